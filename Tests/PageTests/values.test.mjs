import assert from "node:assert/strict";
import { test } from "node:test";
import { Bit } from "../../Sources/Hosts/PageSources/Page/numbers.js";
import { Reader } from "../../Sources/Hosts/PageSources/Page/reader.js";
import { newValues, readValues } from "../../Sources/Hosts/PageSources/Page/values.js";

const read = (mask, bytes, values) => {
  const reader = new Reader(new Uint8Array(bytes).buffer);
  readValues(reader, mask, values);
  assert.equal(reader.isAtEnd, true);
};

/** A number in four bytes. */
const float = (value) => [...new Uint8Array(new Float32Array([value]).buffer)];

test("other words come in the look and on the baseline of those before", () => {
  const values = newValues();
  read(Bit.contents, [2, 1, 2, 72, 105, ...float(8), ...float(20), ...float(30), 4, ...float(13), 1, 2, 3, 255], values);
  const before = structuredClone(values.contents.runs[0]);
  read(Bit.contents, [3, 3, 79, 110, 101, 16], values);
  assert.deepEqual(values.contents.runs, [{ ...before, string: "One", origin: { x: 0.5, y: 20 } }]);
  read(Bit.contents, [3, 3, 84, 119, 111, 3, ...float(0.1)], values);
  assert.deepEqual(values.contents.runs, [{ ...before, string: "Two", origin: { x: Math.fround(0.1), y: 20 } }]);
});

test("a coordinate is exact, whether it is a whole number of eighths or not", () => {
  const bits = (value) => [...new Uint8Array(new Float64Array([value]).buffer)];
  const numbers = [
    [[0], 0], [[4], 0.125], [[6], -0.125], [[0x80, 0x96, 0x01], 600], [[0x82, 0x96, 0x01], -600], [[1, ...bits(0.1)], 0.1],
    [[1, ...bits(-Infinity)], -Infinity], [[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10], 2 ** 48],
  ];
  for (const [bytes, number] of numbers) {
    const reader = new Reader(new Uint8Array([...bytes, 9]).buffer);
    assert.equal(reader.coordinate(), number);
    assert.equal(reader.byte(), 9);
  }
});

test("a text that says all there is goes on being one with other words, and is the same description", () => {
  const values = newValues();
  read(Bit.contents, [2, 1, 2, 72, 105, ...float(8), ...float(20), ...float(30), 4, ...float(13), 1, 2, 3, 255], values);
  read(Bit.accessibility, [3], values);
  const told = values.accessibility;
  assert.deepEqual([told.role, told.label, told.enabled, told.selected, told.value], ["text", "Hi", true, null, null]);
  assert.deepEqual([told.interactive, told.isHidden, told.elements], [false, false, []]);
  read(Bit.contents | Bit.accessibility, [3, 3, 79, 110, 101, 16, 3], values);
  assert.equal(values.accessibility, told);
  assert.equal(told.label, "One");
  // A description in full is another one, and so is the next that says the words.
  read(Bit.accessibility, [1, 1, 1, 1, 65], values);
  assert.equal(values.accessibility.label, "A");
  read(Bit.accessibility, [3], values);
  assert.equal(values.accessibility.label, "One");
  assert.equal(told.label, "One");
  assert.notEqual(values.accessibility, told);
});

test("a description keeps all but its place, and is the same one", () => {
  const values = newValues();
  // An item that can be worked with, with a label and a place.
  read(Bit.accessibility, [1, 7, 1 | 16 | 32, 1, 65, 0, 0, 1, 0, 3, 0xac, 2], values);
  const told = values.accessibility;
  assert.deepEqual([told.role, told.label, told.interactive, told.place], ["option", "A", true, { number: 3, count: 300 }]);
  assert.deepEqual([told.isModal, told.hint, told.actions], [false, null, []]);
  read(Bit.accessibility, [2, 4, 5], values);
  assert.equal(values.accessibility, told);
  assert.deepEqual([told.label, told.place], ["A", { number: 4, count: 5 }]);
  read(Bit.accessibility, [0], values);
  assert.equal(values.accessibility, null);
});

test("texts are read alike whether their letters have one byte each or more, and never past the end", () => {
  for (const text of ["", "Item 12", "Straße", "x".repeat(60), "日本"]) {
    const bytes = new TextEncoder().encode(text);
    const reader = new Reader(new Uint8Array([bytes.length, ...bytes, 9]).buffer);
    assert.equal(reader.text(), text);
    assert.equal(reader.byte(), 9);
  }
  assert.throws(() => new Reader(new Uint8Array([5, 65]).buffer).text(), RangeError);
});

test("a colour is read alike the second time", () => {
  const reader = new Reader(new Uint8Array([1, 2, 3, 255, 1, 2, 3, 255, 0, 0, 0, 0, 0, 0, 0, 0, 7]).buffer);
  assert.deepEqual([reader.color(), reader.color(), reader.color(), reader.color()], ["rgb(1 2 3 / 1)", "rgb(1 2 3 / 1)", null, null]);
  assert.equal(reader.byte(), 7);
});
