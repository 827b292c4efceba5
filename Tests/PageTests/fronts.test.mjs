import assert from "node:assert/strict";
import { test } from "node:test";
import { frontField, visibleBox } from "../../Sources/Hosts/PageSources/Page/fronts.js";

/** A layer of a box: left, top, right, bottom. */
function layer([left, top, right, bottom], values = {}, children = []) {
  const node = {
    element: { inert: false, getBoundingClientRect: () => ({ left, top, right, bottom }) },
    values: {
      hidden: false, opacity: 1, clips: false, field: null, background: null, contents: null, gradient: null, shape: null,
      backdrop: "", borderWidth: 0, accessibility: null, z: 0, ...values,
    },
    isOrdered: children.some((child) => child.values.z !== 0), children, parent: null,
  };
  for (const child of children) child.parent = node;
  return node;
}

const field = (box, children = []) => layer(box, { field: {} }, children);
const inside = { x: 15, y: 15 };

test("a tap is for the field that is there", () => { // X42
  const one = field([10, 10, 20, 20]);
  const root = layer([0, 0, 100, 100], { background: "white" }, [one]);
  assert.equal(frontField(root, inside), one);
  assert.equal(frontField(root, { x: 5, y: 5 }), null);
  assert.equal(frontField(undefined, inside), null);
});

test("what lies in front of a field takes the tap, by the order of layers and by their height", () => { // X42
  const covered = layer([0, 0, 100, 100], {}, [field([10, 10, 20, 20]), layer([0, 0, 50, 50], { background: "red" })]);
  assert.equal(frontField(covered, inside), null);
  const lifted = layer([0, 0, 100, 100], {}, [layer([0, 0, 50, 50], { background: "red", z: 1 }), field([10, 10, 20, 20])]);
  assert.equal(frontField(lifted, inside), null);
  const clear = layer([0, 0, 100, 100], {}, [field([10, 10, 20, 20]), layer([0, 0, 50, 50])]);
  assert.notEqual(frontField(clear, inside), null);
});

test("a picture in a field is the field's, and a button in it is not", () => { // X42
  const picture = layer([12, 12, 18, 18], { contents: {} });
  const one = field([10, 10, 20, 20], [picture]);
  assert.equal(frontField(layer([0, 0, 100, 100], {}, [one]), inside), one);
  const button = layer([12, 12, 18, 18], { contents: {}, accessibility: { interactive: true } });
  assert.equal(frontField(layer([0, 0, 100, 100], {}, [field([10, 10, 20, 20], [button])]), inside), null);
});

test("what is hidden, cut off, or behind a panel is not tapped", () => { // X42
  const one = field([10, 10, 20, 20]);
  assert.equal(frontField(layer([0, 0, 100, 100], { hidden: true }, [one]), inside), null);
  assert.equal(frontField(layer([0, 0, 12, 12], { clips: true }, [one]), inside), null);
  const silenced = field([10, 10, 20, 20]);
  silenced.element.inert = true;
  assert.equal(frontField(layer([0, 0, 100, 100], {}, [silenced]), inside), null);
});

test("the part of a field that is seen is cut by what cuts it", () => { // X42
  const one = field([10, 10, 60, 60]);
  layer([0, 0, 100, 100], {}, [layer([20, 0, 40, 40], { clips: true }, [one])]);
  assert.deepEqual(visibleBox(one, one.element), { left: 20, top: 10, right: 40, bottom: 40 });
  const out = field([50, 10, 60, 20]);
  layer([0, 0, 20, 20], { clips: true }, [out]);
  assert.equal(visibleBox(out, out.element), null);
});
