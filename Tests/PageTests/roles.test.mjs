import assert from "node:assert/strict";
import { test } from "node:test";
import { attributes, describe, isSealed, roles } from "../../Sources/Hosts/PageSources/Page/roles.js";

const thing = (role, more = {}) => ({
  role, label: "Thing", value: null, enabled: true, selected: null, interactive: false, hint: null, language: null,
  level: 0, state: null, expanded: null, opensMenu: false, isModal: false, isHidden: false, isGroup: false,
  isElement: false, listsElements: false, rank: 0, isLive: false, range: null, actions: [], elements: [], ...more,
});

/** The attributes that are there. */
const told = (accessibility, readsItself) =>
  Object.fromEntries(Object.entries(attributes(accessibility, readsItself)).filter(([, value]) => value !== null));

/** An element with a text. */
function made(textContent = "Thing") {
  const values = new Map();
  return {
    textContent, hasAttribute: (name) => values.has(name), getAttribute: (name) => values.get(name) ?? null,
    setAttribute: (name, value) => values.set(name, value), removeAttribute: (name) => values.delete(name),
  };
}

test("nothing is told of what is no element", () => {
  assert.deepEqual(told(null), {});
});

test("what a layer draws for a field is not read beside the field", () => { // X39, X57
  const [element, contents] = [made(), made()];
  describe(element, contents, null, true);
  assert.equal(contents.getAttribute("aria-hidden"), "true");
  // It is no field any longer: the text is read by itself.
  describe(element, contents, thing("text"), false);
  assert.equal(contents.getAttribute("aria-hidden"), null);
  assert.equal(element.getAttribute("role"), null);
});

test("text that says itself is told nothing of", () => {
  assert.deepEqual(told(thing("text"), true), {});
  assert.deepEqual(told(thing("text"), false), { role: "group", "aria-label": "Thing" });
});

test("a layer needs no box for tools where its text says all there is, and where it is kept from them", () => {
  const isSilent = (accessibility, text) => describe(made(), made(text), accessibility);
  for (const silent of [null, thing("text"), thing("text", { isHidden: true }), thing("group", { isHidden: true })]) {
    assert.equal(isSilent(silent), true);
  }
  assert.equal(isSilent(thing("text"), "Other"), false);
  const others = [
    thing("text", { interactive: true }), thing("text", { hint: "Says more" }), thing("text", { actions: ["Delete"] }),
    thing("group", { isHidden: true, interactive: true }), thing("group", { isHidden: true, elements: [{}] }), thing("button"),
  ];
  for (const other of others) assert.equal(isSilent(other), false);
});

test("a button can be reached, and says that it is pressed or opens a menu", () => {
  assert.deepEqual(told(thing("button", { interactive: true })), { role: "button", "aria-label": "Thing", tabindex: "-1" });
  assert.equal(told(thing("button", { state: 1 }))["aria-pressed"], "true");
  assert.equal(told(thing("button", { opensMenu: true }))["aria-haspopup"], "menu");
  assert.equal(told(thing("button", { enabled: false }))["aria-disabled"], "true");
});

test("switches and boxes are checked or not", () => {
  assert.equal(told(thing("switch", { state: 1 }))["aria-checked"], "true");
  assert.equal(told(thing("checkbox", { state: 2 }))["aria-checked"], "mixed");
  assert.equal(told(thing("menuitemcheckbox"))["aria-checked"], "false");
  assert.equal(told(thing("radio", { selected: true }))["aria-checked"], "true");
});

test("a slider has its bounds, its value and its words", () => {
  const slider = told(thing("slider", { value: "40%", range: { least: 0, most: 100, now: 40 } }));
  assert.equal(slider["aria-valuemin"], "0");
  assert.equal(slider["aria-valuemax"], "100");
  assert.equal(slider["aria-valuenow"], "40");
  assert.equal(slider["aria-valuetext"], "40%");
  assert.equal(slider["aria-description"], undefined);
});

test("what is adjusted without a range has the number of its words", () => {
  const now = (role, value) => told(thing(role, { value }))["aria-valuenow"];
  assert.equal(now("slider", "page 1 of 5"), "1");
  assert.equal(now("spinbutton", "-2.5 degrees"), "-2.5");
  assert.equal(now("slider", "none"), "0");
  assert.equal(now("slider", null), "0");
  // A bar of progress without a number is one that nobody knows the end of.
  assert.equal(now("progressbar", "soon"), undefined);
});

test("what turns without a name says that something is under way", () => {
  assert.equal(told(thing("activity", { label: "" }))["aria-label"], "In progress");
  assert.equal(told(thing("activity", { label: "Sending" }))["aria-label"], "Sending");
});

test("value and hint of other things describe them", () => {
  assert.equal(told(thing("button", { value: "3 new", hint: "Opens the mail" }))["aria-description"], "3 new, Opens the mail");
});

test("options and tabs are selected or not, other things are the current one", () => {
  assert.equal(told(thing("option", { selected: false }))["aria-selected"], "false");
  assert.equal(told(thing("tab", { selected: true }))["aria-selected"], "true");
  assert.equal(told(thing("link", { selected: true }))["aria-current"], "true");
});

test("a row of an outline has its level, its place among its siblings, and is open or closed", () => {
  const row = told(thing("option", {
    level: 2, expanded: false, selected: false, place: { number: 3, count: 7 }, interactive: true,
  }));
  assert.deepEqual(row, {
    role: "treeitem", "aria-label": "Thing", "aria-level": "2", "aria-expanded": "false", "aria-posinset": "3",
    "aria-setsize": "7", "aria-selected": "false", tabindex: "-1",
  });
  assert.equal(told(thing("option", { level: 1, expanded: null, selected: true }))["aria-expanded"], undefined);
  assert.equal(told(thing("option", { selected: true }))["aria-level"], undefined);
});

test("a panel that shuts all else out is modal", () => {
  assert.equal(told(thing("dialog", { isModal: true }))["aria-modal"], "true");
  assert.equal(told(thing("alertdialog", { isModal: true }))["aria-modal"], "true");
});

test("headings have a level, fields their lines, activities no value", () => {
  assert.equal(told(thing("heading"))["aria-level"], "2");
  assert.equal(told(thing("heading", { level: 1 }))["aria-level"], "1");
  assert.deepEqual(told(thing("textarea")), { role: "textbox", "aria-label": "Thing", "aria-multiline": "true" });
  assert.deepEqual(told(thing("activity")), { role: "progressbar", "aria-label": "Thing" });
});

test("one element is sealed where browsers would read what is in it", () => {
  assert.equal(isSealed(thing("group", { isElement: true })), true);
  assert.equal(isSealed(thing("button", { isElement: true })), false);
  assert.equal(isSealed(thing("group")), false);
  assert.equal(isSealed(null), false);
});

test("there is a role for each number of the host", () => {
  assert.equal(roles.length, 32);
  assert.equal(roles[10], "switch");
  assert.equal(roles[31], "activity");
});
