// A personal link: its secret stands behind the # of the address, goes into the form, and leaves the address.
"use strict";
(() => {
  const form = document.getElementById("open-link");
  form.elements.secret.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
})();
