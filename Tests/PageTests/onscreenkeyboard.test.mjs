import assert from "node:assert/strict";
import { test } from "node:test";
import { OnScreenKeyboard, keyboardFrame } from "../../Sources/Hosts/PageSources/Page/onscreenkeyboard.js";

const layout = { width: 390, height: 800 };

test("what lies over more of the page than a bar does is a keyboard", () => { // X53
  assert.deepEqual(keyboardFrame(layout, { height: 500, scale: 1 }), { x: 0, y: 500, width: 390, height: 300 });
  assert.equal(keyboardFrame(layout, { height: 740, scale: 1 }), null);
  assert.equal(keyboardFrame(layout, { height: 800, scale: 1 }), null);
});

test("who has zoomed in sees less without a keyboard", () => { // X53
  assert.equal(keyboardFrame(layout, { height: 400, scale: 2 }), null);
});

/** A keyboard that tells what it does. */
function open() {
  const told = [];
  const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  const page = { isTyping: true, answers: [] };
  const keyboard = new OnScreenKeyboard(viewport, { clientWidth: 390, clientHeight: 800 }, {
    isTyping: () => page.isTyping, tell: (frame) => told.push(frame?.y ?? null),
    whenAnswered: (body) => page.answers.push(body), shiftBack: () => told.push("shifted back"),
  });
  const resize = (height, offsetTop = 0) => {
    Object.assign(viewport, { height, offsetTop });
    viewport.dispatchEvent(new Event("resize"));
  };
  return { told, page, keyboard, resize };
}

test("a keyboard is told when it comes, changes and goes, and not twice", () => { // X53
  const { told, resize } = open();
  resize(500);
  resize(500);
  resize(460);
  resize(800);
  assert.deepEqual(told, [500, 460, null]);
});

test("without a field that is edited nothing is a keyboard", () => { // X53
  const { told, page, keyboard, resize } = open();
  page.isTyping = false;
  resize(500);
  assert.deepEqual(told, []);
  page.isTyping = true;
  keyboard.update();
  assert.deepEqual(told, [500]);
  page.isTyping = false;
  keyboard.update();
  assert.deepEqual(told, [500, null]);
});

test("a page that the browser has moved to the field moves back when the program has made room", () => { // X54
  const { told, page, resize } = open();
  resize(500, 120);
  assert.deepEqual(told, [500]);
  page.answers[0]();
  assert.deepEqual(told, [500, "shifted back"]);
});
