import { boundsOf } from "./box.js";
import { Prediction } from "./prediction.js";
import { place, placeSpace } from "./style.js";

/** Milliseconds of a way there and back from which on the host is asked for what can be predicted: nearly a frame. */
const longWay = 15;
/** The way below which it is asked no more: between both nothing changes, so that nothing goes to and fro. */
const shortWay = 10;
/** How much longer or shorter a way must be for the host to hear of it again. */
const another = 0.25;

/** Shows scrolls under a finger ahead of the host: the document's part of `Prediction`. */
export class Leads {
  /**
   * @param {import("./tree.js").Tree} tree
   * @param {import("./pacing.js").Pacing} pacing
   */
  constructor(tree, pacing) {
    this.tree = tree;
    this.pacing = pacing;
    this.prediction = new Prediction();
    /** The scrolls of the commit that is being read: those under fingers, and those that go on by themselves. */
    this.drags = [];
    this.motions = [];
    /** When the ticks were that wait for their answers, by number; and that of the commit that is shown. */
    this.ticks = new Map();
    this.frame = 0;
    this.isFrameRequested = false;
    /** The way that the host has been told of; 0 for none. */
    this.toldWay = 0;
    /** The layers that are shown ahead. */
    this.led = new Set();
    tree.noteCarried = (layer) => this.prediction.distrust(layer);
  }

  /** The connection is another: the host knows nothing of the way. */
  reset() {
    this.toldWay = 0;
    this.ticks.clear();
    for (const touch of [...this.prediction.fingers.keys()]) this.prediction.lift(touch, 0, true);
    this.forget();
  }

  /** The layers are gone. */
  forget() {
    this.prediction.reset();
    this.led.clear();
  }

  /** Tells whether everything is where the host has it, and stays there. */
  get isSettled() { return !this.prediction.isMoving; }

  /** The way that the host is to be told of, in milliseconds; undefined where it knows enough. */
  wayToTell() {
    const way = this.pacing.window.way;
    if (way === undefined) return undefined;
    this.prediction.roundTrip = way;
    const told = this.toldWay;
    const isNews = way >= longWay ? Math.abs(way - told) > told * another : told > 0 && way < shortWay;
    if (!isNews) return undefined;
    this.toldWay = way >= longWay ? way : 0;
    return this.toldWay;
  }

  /** A tick was asked for, of a frame of this time. */
  tick(time) {
    if (this.toldWay > 0) this.ticks.set(this.pacing.asked, time);
  }

  /** The time of the frame that a finger touches; before all times where nothing is shown ahead that moves by itself. */
  get shownTime() { return this.prediction.shownTime; }

  down(touch, x, y, time, isPointer) {
    const isOver = (layer) => {
      const node = this.tree.nodes.get(layer);
      if (node === undefined) return false;
      const box = boundsOf(node);
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    };
    this.prediction.down(touch, x, y, this.pacing.asked, time, isPointer, isOver);
  }

  move(touch, x, y, time) { this.prediction.move(touch, x, y, time); }

  turn(x, y, time) {
    this.prediction.turn(x, y, this.pacing.asked, time);
    this.show();
  }

  lift(touch, time, isTaken) {
    this.prediction.lift(touch, time, isTaken);
    this.show();
  }

  /** A commit has been applied, with `drags` and `motions`. */
  commit(tick, now) {
    for (const [number, time] of this.ticks) {
      if (number > tick) break;
      this.frame = time;
      this.ticks.delete(number);
    }
    if (this.drags.length > 0 || this.motions.length > 0 || !this.prediction.isIdle) {
      this.prediction.commit(this.drags, tick, this.motions, this.frame, now, (layer) => this.place(layer));
      this.show();
    }
    this.drags.length = 0;
    this.motions.length = 0;
  }

  /** The place of a layer's content in the last commit. */
  place(layer) {
    const values = this.tree.nodes.get(layer)?.values;
    return values === undefined ? undefined : { x: values.originX, y: values.originY };
  }

  show() {
    if (this.prediction.isIdle && this.led.size === 0) return;
    const rest = new Set(this.led);
    for (const { layer, x, y, held } of this.prediction.leads(this.tree.pixelsPerPoint)) {
      const node = this.tree.nodes.get(layer);
      if (node === undefined || node.space === null) continue;
      rest.delete(node);
      this.lead(node, x, y, held);
    }
    for (const node of rest) this.lead(node, 0, 0, []);
    if (this.prediction.isMoving) this.requestFrame();
  }

  /** Shows a layer's content ahead of where it is; what is held stays. */
  lead(node, x, y, held) {
    const { lead } = node;
    const isLed = x !== 0 || y !== 0;
    if (isLed) this.led.add(node);
    else this.led.delete(node);
    if (lead === null && !isLed) return;
    node.lead = isLed ? { x, y, held: new Set(held) } : null;
    if (this.tree.nodes.get(node.id) !== node) return;
    placeSpace(this.tree, node);
    for (const layer of new Set([...held, ...(lead?.held ?? [])])) {
      const child = this.tree.nodes.get(layer);
      if (child?.parent === node) place(this.tree, child);
    }
  }

  requestFrame() {
    if (this.isFrameRequested) return;
    this.isFrameRequested = true;
    requestAnimationFrame((time) => {
      this.isFrameRequested = false;
      this.prediction.advance(time);
      this.show();
    });
  }
}
