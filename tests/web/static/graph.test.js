// The measures of the graph of chances.
import assert from "node:assert/strict";
import { test } from "node:test";

import { BOX, nearest, smoothed, xOf, yOf } from "./graph.js";

test("a spike is smoothed and the ends stay", () => {
  const values = [0.5, 0.5, 0.5, 1, 0.5, 0.5, 0];
  const found = smoothed(values);
  assert.equal(found[0], 0.5);
  assert.equal(found.at(-1), 0);
  assert.ok(found[3] < 0.7);
});

test("a place on the graph finds its decision again", () => {
  for (const at of [0, 3, 9]) assert.equal(nearest(xOf(at, 10, 400), 10, 400), at);
  assert.equal(nearest(-50, 10, 400), 0);
  assert.equal(nearest(900, 10, 400), 9);
});

test("a sure win lies at the top", () => {
  assert.equal(yOf(1, 136), BOX.top);
  assert.ok(yOf(0, 136) > yOf(0.5, 136));
});
