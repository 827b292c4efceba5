import assert from "node:assert/strict";
import { test } from "node:test";
import { cover, cssGradient } from "../../Sources/Hosts/PageSources/Page/backgrounds.js";

const stops = [{ color: "red", at: 0 }, { color: "blue", at: 1 }];
const make = (kind, x1, y1, x2, y2) => ({ kind, start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, stops });
const gradient = (...ends) => make("axial", ...ends);

test("gradients along a side span the box", () => {
  assert.equal(cssGradient(gradient(0.5, 0, 0.5, 1), 100, 50), `linear-gradient(${Math.PI}rad,red 0px,blue 50px)`);
  assert.equal(cssGradient(gradient(0, 0.5, 1, 0.5), 100, 50), `linear-gradient(${Math.PI / 2}rad,red 0px,blue 100px)`);
});

test("a diagonal gradient reaches both corners and is even along the other diagonal", () => {
  const [, angle, from, to] = /\((.*)rad,red (.*)px,blue (.*)px\)/.exec(cssGradient(gradient(0, 0, 1, 1), 200, 100));
  const length = 200 * Math.sin(angle) + 100 * Math.abs(Math.cos(angle));
  assert.ok(Math.abs(from) < 1e-3 && Math.abs(to - length) < 1e-3);
  const place = (x, y) => (x - 100) * Math.sin(angle) - (y - 50) * Math.cos(angle) + length / 2;
  assert.ok(Math.abs(place(200, 0) - length / 2) < 1e-9 && Math.abs(place(0, 100) - length / 2) < 1e-9);
});

test("a gradient without a length is its last colour", () => {
  assert.equal(cssGradient(gradient(0.5, 0.5, 0.5, 0.5), 10, 10), "linear-gradient(blue,blue)");
});

test("a radial gradient is an ellipse of the differences of its ends", () => {
  assert.equal(
    cssGradient(make("radial", 0.5, 0.5, 1, 0.75), 100, 80),
    "radial-gradient(50px 20px at 50px 40px,red 0%,blue 100%)");
});

test("a conic gradient begins where its end lies and runs clockwise", () => {
  assert.equal(
    cssGradient(make("conic", 0.5, 0.5, 1, 0.5), 100, 80),
    `conic-gradient(from ${Math.PI / 2}rad at 50px 40px,red 0%,blue 100%)`);
});

test("colours between a colour and another that is clear are mixed as CoreAnimation does", () => {
  const white = { color: "rgb(255 255 255 / 1)", at: 0 };
  const clear = { color: "rgb(0 0 0 / 0)", at: 1 };
  const css = cssGradient({ ...gradient(0, 0.5, 1, 0.5), stops: [white, clear] }, 100, 100);
  assert.ok(css.includes("rgb(127.5 127.5 127.5 / 0.5) 50px"), css);
  const faded = cssGradient(
    { ...gradient(0, 0.5, 1, 0.5), stops: [white, { color: "rgb(255 255 255 / 0)", at: 1 }] }, 100, 100);
  assert.equal(faded.split("rgb").length - 1, 2);
});

test("a colour over a blur lets nothing through where the browser has no blur", () => {
  assert.equal(cover("rgb(247 247 247 / 0.8)", true), "rgb(247 247 247 / 0.8)");
  assert.equal(cover("rgb(247 247 247 / 0.8)", false), "rgb(247 247 247)");
  assert.equal(cover(null, false), "");
});
