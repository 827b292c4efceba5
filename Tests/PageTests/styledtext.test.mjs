import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PageText } from "../../Sources/Hosts/PageSources/Page/pagetext.js";
import { StyledText } from "../../Sources/Hosts/PageSources/Page/styledtext.js";
import { caret, plainField } from "./browser.mjs";
import { FakeTreeElement, openTreeBrowser } from "./treebrowser.mjs";

let selection;
beforeEach(() => { selection = openTreeBrowser(); });

const red = { weight: 700, isMonospaced: false, isItalic: false, size: 20, lineHeight: 24, color: "red" };
const picture = { ...red, attachment: { width: 10, ascent: 8, descent: 2, picture: 5 } };

/** A text in the styles of a field: 0 its own, 1 red and 2 a picture. */
function open(text, runs, at = caret(text.length)) {
  const element = new FakeTreeElement("div");
  const shown = new FakeTreeElement("img");
  const pictures = { byId: new Map([[5, {}]]), makeElement: () => shown, layOut: () => shown };
  const styled = new StyledText(element, { pictures, pixelsPerPoint: 2 });
  const law = new PageText(text, at, runs);
  const field = plainField({ isStyled: true, styles: [red, picture] });
  styled.show(law, field);
  return { element, styled, law, field };
}

const parts = (element) => element.childNodes.map(({ className, firstChild }) => firstChild?.data ?? className);

test("each run is an element in its style, and a line break stands behind them", () => { // X25, X39
  const { element, styled } = open("abcd", [{ length: 1, style: 0 }, { length: 3, style: 1 }]);
  assert.deepEqual(parts(element), ["a", "bcd", "end"]);
  assert.match(element.childNodes[1].style.cssText, /^font:normal 700 20px\/24px .*;color:red$/u);
  assert.match(element.childNodes[0].style.cssText, /400 17px\/20px .*;color:black$/u);
  assert.equal(styled.value, "abcd");
});

test("what is right stays as it is, so that a caret stays where it is", () => { // X39, X47
  const { element, styled, law, field } = open("ab", [{ length: 1, style: 0 }, { length: 1, style: 1 }]);
  const before = [...element.childNodes];
  element.childNodes[1].firstChild.data = "bc";
  law.change(styled.value, caret(3), null, "insertText");
  assert.equal(styled.show(law, field), false);
  assert.deepEqual(element.childNodes, before);
  law.styling.typing = 0;
  element.childNodes[1].firstChild.data = "bcd";
  law.change(styled.value, caret(4), null, "insertText");
  assert.equal(styled.show(law, field), true);
  assert.deepEqual(parts(element), ["a", "bc", "d", "end"]);
});

test("another colour changes no letters, and what holds them", () => { // X25
  const { element, styled, law, field } = open("ab", [{ length: 2, style: 1 }]);
  const [letters] = element.childNodes;
  assert.equal(styled.show(law, { ...field, styles: [{ ...red, color: "green" }] }), false);
  assert.equal(element.firstChild, letters);
  assert.match(letters.style.cssText, /color:green/u);
});

test("what a browser makes of a text is read as it is", () => { // X45
  const { element, styled } = open("ab", [{ length: 2, style: 0 }]);
  const [letters, end] = element.childNodes;
  element.insertBefore(document.createElement("br"), end);
  // Browsers put line breaks in where nothing else would hold a line open.
  assert.equal(styled.value, "ab");
  letters.append(document.createTextNode("c"));
  assert.equal(styled.value, "abc");
  end.remove();
  assert.equal(styled.value, "abc");
  while (element.firstChild !== null) element.firstChild.remove();
  assert.equal(styled.value, "");
});

test("places are those of letters, in whatever they lie", () => { // X17, X51
  const { element, styled } = open("ab\ncd", [{ length: 1, style: 0 }, { length: 2, style: 1 }, { length: 2, style: 0 }]);
  for (let place = 0; place <= 5; place += 1) {
    styled.setSelectionRange(place, place);
    assert.deepEqual(styled.selection, caret(place));
  }
  // Behind the letter before it, so that what is typed joins it; but behind the end of a line it is in the next one.
  styled.setSelectionRange(1, 3);
  const { startContainer, startOffset, endContainer, endOffset } = selection.range;
  assert.deepEqual([startContainer.data, startOffset, endContainer.data, endOffset], ["a", 1, "cd", 0]);
  assert.deepEqual(styled.selection, caret(1, 3));
  selection.setBaseAndExtent(element, 1, element, 3);
  assert.deepEqual(styled.selection, caret(1, 5));
  selection.setBaseAndExtent(element, 4, element, 4);
  assert.deepEqual(styled.selection, caret(5));
  // A selection elsewhere is none of it.
  const other = document.createTextNode("x");
  selection.setBaseAndExtent(other, 0, other, 1);
  assert.deepEqual(styled.selection, caret(5));
});

test("the caret of an empty last line stands in it", () => { // X51
  const { element, styled } = open("a\n", [{ length: 2, style: 0 }]);
  styled.setSelectionRange(2, 2);
  assert.equal(selection.range.startContainer, element.childNodes[1]);
  assert.deepEqual(styled.selection, caret(2));
  const empty = open("", []);
  empty.styled.setSelectionRange(0, 0);
  assert.deepEqual(parts(empty.element), ["end"]);
  assert.deepEqual(empty.styled.selection, caret(0));
});

test("a picture is one letter, and is made once", () => { // X25
  const { element, styled, law, field } = open("a\uFFFCb", [{ length: 1, style: 0 }, { length: 1, style: 2 }, { length: 1, style: 0 }]);
  assert.deepEqual(parts(element), ["a", "attached", "b", "end"]);
  const place = element.childNodes[1];
  assert.match(place.style.cssText, /width:10px;height:10px;vertical-align:-2px$/u);
  assert.equal(place.childNodes.length, 1);
  assert.equal(styled.value, "a\uFFFCb");
  for (let at = 0; at <= 3; at += 1) {
    styled.setSelectionRange(at, at);
    assert.deepEqual(styled.selection, caret(at));
  }
  element.firstChild.firstChild.data = "ax";
  law.change(styled.value, caret(2), null, "insertText");
  styled.show(law, field);
  assert.equal(element.childNodes[1], place);
  // A letter that has come to have its style is a letter.
  law.change("ax\uFFFCyb", caret(4), null, "insertText");
  styled.show(law, field);
  assert.deepEqual(parts(element), ["ax", "attached", "y", "b", "end"]);
  place.remove();
  assert.equal(styled.value, "axyb");
});

/** An event as a browser tells of it before something changes. */
const event = (inputType, changes = {}) => ({
  inputType, data: null, isComposing: false, cancelable: true, isPrevented: false, preventDefault() { this.isPrevented = true; },
  ...changes,
});

test("lines and what is pasted come in as text", () => { // X5, X49
  const { styled } = open("abc", [{ length: 3, style: 0 }]);
  styled.setSelectionRange(1, 2);
  assert.deepEqual(styled.replacementOf(event("insertParagraph")), { value: "a\nc", selection: caret(2) });
  const dataTransfer = { getData: (type) => (type === "text/plain" ? "x\r\ny" : "<b>x</b>") };
  assert.deepEqual(styled.replacementOf(event("insertFromPaste", { dataTransfer })), { value: "ax\nyc", selection: caret(4) });
  assert.deepEqual(styled.replacementOf(event("insertText", { data: "1\n2" })), { value: "a1\n2c", selection: caret(4) });
  assert.equal(styled.replacementOf(event("insertText", { data: "1" })), null);
  assert.equal(styled.replacementOf(event("insertLineBreak", { isComposing: true })), null);
});

test("what is deleted goes by the range that the browser has for it, and a picture by itself", () => { // X12, X25
  const { styled, element } = open("a\uFFFCb", [{ length: 1, style: 0 }, { length: 1, style: 2 }, { length: 1, style: 0 }]);
  styled.setSelectionRange(1, 2);
  assert.deepEqual(styled.replacementOf(event("deleteByCut")), { value: "ab", selection: caret(1) });
  styled.setSelectionRange(2, 2);
  assert.deepEqual(styled.replacementOf(event("deleteContentBackward")), { value: "ab", selection: caret(1) });
  assert.equal(styled.replacementOf(event("deleteContentForward")), null);
  styled.setSelectionRange(1, 1);
  assert.deepEqual(styled.replacementOf(event("deleteContentForward")), { value: "ab", selection: caret(1) });
  const [letters] = element.childNodes;
  const range = { startContainer: letters.firstChild, startOffset: 0, endContainer: letters.firstChild, endOffset: 1 };
  const word = event("deleteWordBackward", { getTargetRanges: () => [range] });
  assert.deepEqual(styled.replacementOf(word), { value: "\uFFFCb", selection: caret(0) });
  assert.equal(styled.replacementOf(event("deleteContentBackward", { isComposing: true })), null);
});

test("what is dropped comes where it is dropped", () => { // X56
  const { element, styled } = open("abc", [{ length: 1, style: 0 }, { length: 2, style: 1 }]);
  const letters = element.childNodes[1].firstChild;
  const range = { startContainer: letters, startOffset: 2, endContainer: letters, endOffset: 2 };
  const drop = event("insertFromDrop", { data: "!", getTargetRanges: () => [range] });
  assert.deepEqual(styled.replacementOf(drop), { value: "abc!", selection: caret(4) });
});

test("no command gives letters a style by itself", () => { // X39
  const { styled } = open("abc", [{ length: 3, style: 0 }]);
  const bold = event("formatBold");
  assert.equal(styled.replacementOf(bold), null);
  assert.equal(bold.isPrevented, true);
});

test("what is pasted beyond the longest text is cut", () => { // X50
  const { styled } = open("a".repeat(524_287), [{ length: 524_287, style: 0 }], caret(0));
  styled.setSelectionRange(0, 0);
  assert.equal(styled.replacementOf(event("insertFromPaste", { data: "xyz" })).value.length, 524_288);
});

test("the element is a text box of several lines", () => { // X57
  const { styled } = open("", []);
  const given = {
    type: null, inputmode: "text", enterkeyhint: null, autocapitalize: "sentences", autocorrect: "on", spellcheck: "true",
    autocomplete: "off", placeholder: null, readonly: null, disabled: null, maxlength: "9", form: null, dir: "ltr", role: null,
  };
  const { role, contenteditable, ...rest } = styled.ownAttributes(given);
  assert.deepEqual([role, contenteditable, rest["aria-multiline"], rest["aria-disabled"]], ["textbox", "plaintext-only", "true", null]);
  assert.equal("type" in rest || "maxlength" in rest || "placeholder" in rest, false);
  const disabled = styled.ownAttributes({ ...given, disabled: "" });
  assert.deepEqual([disabled.contenteditable, disabled["aria-disabled"]], ["false", "true"]);
  FakeTreeElement.knowsPlainText = false;
  assert.equal(styled.ownAttributes(given).contenteditable, "true");
});

test("letters are underlined, struck through, lifted, spaced, shadowed and outlined", () => { // X25
  const all = {
    ...red, isMonospaced: true, isItalic: true, underline: { pattern: 129, color: "blue" }, strikethrough: { pattern: 0, color: "red" },
    background: "gray", shadow: { color: "black", x: 1, y: 2, blur: 3 }, outline: { width: 1, isFilled: false, color: "green" },
    letterSpacing: 2, lift: 4,
  };
  const { styled, element, law, field } = open("a", [{ length: 1, style: 1 }]);
  styled.show(law, { ...field, styles: [all] });
  const css = element.firstChild.style.cssText.split(";");
  assert.match(css[0], /^font:italic 700 20px\/24px .*Mono/u);
  assert.deepEqual(css.slice(1), [
    "color:transparent", "letter-spacing:2px", "vertical-align:4px", "background-color:gray",
    "text-decoration:underline line-through double blue 2px", "text-shadow:1px 2px 3px black", "-webkit-text-stroke:1px green",
  ]);
});
