// Elements of SVG for what a script draws over a page.
const SVG = "http://www.w3.org/2000/svg";

export function made(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}
