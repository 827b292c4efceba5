import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldAttributes, fieldStyles } from "../../Sources/Hosts/PageSources/Page/fieldlook.js";
import { plainField } from "./browser.mjs";

const size = { width: 200, height: 40 };

test("traits are attributes of the element", () => { // X21
  const of = (changes) => fieldAttributes(plainField(changes));
  assert.deepEqual(of({}), {
    type: "text", inputmode: "text", enterkeyhint: null, autocapitalize: "sentences", autocorrect: "on", spellcheck: "true",
    autocomplete: "off", placeholder: null, readonly: null, disabled: null, maxlength: "524288", form: null, dir: "ltr",
  });
  const modes = [0, 1, 2, 3, 4, 5, 6].map((keyboard) => of({ keyboard }).inputmode);
  assert.deepEqual(modes, ["text", "email", "url", "numeric", "decimal", "tel", "search"]);
  const keys = [1, 2, 3, 4, 5].map((returnKey) => of({ returnKey }).enterkeyhint);
  assert.deepEqual(keys, ["go", "done", "next", "search", "send"]);
  const capitals = [0, 1, 2, 3].map((capitalization) => of({ capitalization }).autocapitalize);
  assert.deepEqual(capitals, ["none", "words", "sentences", "characters"]);
  assert.equal(of({ correction: 1 }).autocorrect, "off");
  assert.equal(of({ spelling: 1 }).spellcheck, "false");
  assert.equal(of({ content: "one-time-code" }).autocomplete, "one-time-code");
  assert.equal(of({ showsKeyboard: false }).inputmode, "none");
  assert.equal(of({ form: 3 }).form, "form-3");
  assert.equal(of({ isRightToLeft: true }).dir, "rtl");
});

test("a secure field is one for a password, of which nothing is corrected", () => { // X21
  const { type, autocapitalize, autocorrect, spellcheck } = fieldAttributes(plainField({ isSecure: true }));
  assert.deepEqual([type, autocapitalize, autocorrect, spellcheck], ["password", "none", "off", "false"]);
});

test("many lines have no type, and what cannot be edited is only read", () => { // X21, X24
  const { type, readonly } = fieldAttributes(plainField({ holdsLines: true, isEditable: false }));
  assert.deepEqual([type, readonly], [null, ""]);
  assert.equal(fieldAttributes(plainField({ isEnabled: false })).disabled, "");
});

test("a line has the box of its letters, with its baseline where the program has it", () => { // X39, X40
  const styles = fieldStyles(plainField({ size: 20, lineHeight: 24, baseline: 19, left: 7, right: 9, top: 3 }), size);
  assert.equal(styles.left, "7px");
  assert.equal(styles.width, "184px");
  assert.equal(styles.height, "24px");
  assert.equal(styles.lineHeight, "24px");
  // 24 - 1.1172 * 20 is shared by above and below, and the letters rise by 0.9053 * 20: to 18.934.
  assert.ok(Math.abs(parseFloat(styles.top) - (3 + 19 - 18.934)) < 1e-6, styles.top);
  assert.equal(styles.transform, "");
});

test("small letters are made large enough for a phone, and scaled down", () => { // X40
  const styles = fieldStyles(plainField({ size: 12, lineHeight: 15, baseline: 12, left: 5, right: 5 }), size);
  assert.equal(styles.fontSize, "16px");
  assert.equal(styles.transform, "scale(0.75)");
  assert.equal(parseFloat(styles.width) * 0.75, 190);
  assert.equal(parseFloat(styles.lineHeight) * 0.75, 15);
  assert.equal(styles.left, "5px");
});

test("many lines fill the layer, with the edges left free", () => { // X23, X39
  const styles = fieldStyles(plainField({ holdsLines: true, top: 8, left: 5, bottom: 8, right: 5 }), size);
  assert.deepEqual([styles.width, styles.height, styles.padding], ["200px", "40px", "8px 5px 8px 5px"]);
});

test("colours, sides and letters of one width are the layer's", () => { // X40
  const styles = fieldStyles(
    plainField({ isMonospaced: true, isItalic: true, weight: 600, alignment: 1, letterSpacing: 2, color: "red" }), size);
  assert.match(styles.fontFamily, /Mono/);
  assert.deepEqual(
    [styles.fontStyle, styles.fontWeight, styles.textAlign, styles.letterSpacing, styles.color, styles["--tint"]],
    ["italic", "600", "center", "2px", "red", "blue"]);
});
