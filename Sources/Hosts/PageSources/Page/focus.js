import { isField } from "./fields.js";
import { nearest } from "./order.js";
import { flattened, goesSideways, isComposite, isList, Reading } from "./reading.js";
import { Action } from "./writer.js";

/** Milliseconds of rest after which the order of reading is settled, and the longest time it waits for rest. */
const rest = 150;
const longestWait = 1_000;
/** Milliseconds for which a move beyond the edge of a list waits for more of the list to come. */
const patience = 2_000;

/** The ring's corners around something that has none. */
const leastRadius = "4px";

/** Parts of the screen that lead about in it. */
const bars = "[role=navigation], [role=toolbar], [role=tablist]";

const arrows = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
/** The keys that mean something at an element that the keyboard has reached. */
const meant = new Set(["Enter", " ", "Escape", "Home", "End", ...Object.keys(arrows)]);
const directions = { down: 0, up: 1, left: 2, right: 3, first: 4, last: 5 };

/**
 * The focus of the keyboard and of assistive tools.
 *
 * Tab goes from element to element in reading order and leaves the page at the ends; arrow keys go about in lists and
 * change sliders; Enter and Space activate. All other keys are the application's, and so are these while no element was
 * reached by the keyboard.
 */
export class Focus {
  /**
   * @param {import("./tree.js").Tree} tree
   * @param {HTMLElement} layers
   * @param {HTMLElement} ring
   * @param {HTMLElement[]} ends elements before and after the layers, at which the browser's own focus comes in
   * @param {HTMLElement} skip the link that leads past bars to the content
   * @param {(action: object) => void} send
   */
  constructor(tree, layers, ring, ends, skip, send) {
    this.tree = tree;
    this.layers = layers;
    this.ring = ring;
    this.ends = ends;
    this.send = send;
    this.reading = new Reading(tree);
    this.isByKeyboard = false;
    /**
     * Tells whether a key was pressed last, and no pointer came down since. An element that the application focuses
     * then counts as reached by keys.
     */
    this.isAfterKey = false;
    this.pendingMove = null;
    this.timer = 0;
    this.lastChange = 0;
    this.firstChange = 0;
    /** The layer that text is typed into; null where there is none. */
    this.typedInto = null;
    /** The panel in front that keeps the focus in it; null where there is none. */
    this.panel = null;
    /** The places of the focus when panels came, by their layers: it goes back there when they are gone. */
    this.origins = new Map();
    layers.addEventListener("focusin", (event) => this.came(event.target));
    layers.addEventListener("focusout", (event) => this.went(event.target));
    this.skip = skip;
    skip.addEventListener("click", (event) => {
      event.preventDefault();
      this.skipToContent();
    });
    ends.forEach((end, index) => end.addEventListener("focus", () => this.enter(index === 1)));
  }

  /** The focused element; null where the focus is on none of ours. */
  get current() {
    const { activeElement } = document;
    return activeElement !== null && this.tree.targets.has(activeElement) ? activeElement : null;
  }

  /** The focused element, if the keyboard brought the focus there. */
  get reached() { return this.isByKeyboard ? this.current : null; }

  /** Tells whether the order of reading is that of what is shown. */
  get isSettled() { return this.timer === 0; }

  // MARK: Keys

  /** Tells whether a key is the browser's own at the link that leads past bars: all but Tab, which goes on. */
  isForBrowser(event) { return event.target === this.skip && event.key !== "Tab"; }

  /** Tells whether a key that went down may be meant for the focus; no if the element wants it for itself. */
  mayTake(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Tab") return true;
    if (this.reached === null || event.shiftKey || !meant.has(event.key)) return false;
    // Text is typed into it: spaces and line ends are text.
    return this.reached !== this.typedInto?.element && this.isWorkedWith(this.reached);
  }

  /**
   * Tells whether keys mean anything at an element. One that is only read, such as a heading, leaves them to the
   * application.
   */
  isWorkedWith(element) {
    const { layer, element: number } = this.tree.targets.get(element);
    const told = this.tree.nodes.get(layer)?.values.accessibility;
    const described = number === 0 ? told : told?.elements.find((one) => one.number === number)?.accessibility;
    return described?.interactive === true;
  }

  /** Takes a key that went down; answers whether it was meant for the focus and not for the application. */
  take(event) {
    if (!this.mayTake(event)) return false;
    if (event.key === "Tab") return this.tab(event);
    const element = this.reached;
    if (element.hasAttribute("data-takes-keys")) return false;
    const role = element.getAttribute("role");
    switch (event.key) {
    case "Enter":
    case " ":
      if (!event.repeat) this.act(element, Action.activate);
      return true;
    case "Escape":
      this.act(element, Action.escape);
      return true;
    case "Home":
    case "End":
      return this.moveToEnd(element, event.key === "End");
    default: {
      const direction = arrows[event.key];
      if (direction === undefined) return false;
      // Rows of an outline are opened and closed by the host, which knows those that are not shown, too.
      if (role === "treeitem" && (direction === "left" || direction === "right")) return false;
      if (role === "slider" || role === "spinbutton") {
        const isUp = direction === "up" || direction === (this.reading.isFromRight ? "left" : "right");
        this.act(element, isUp ? Action.increment : Action.decrement);
        return true;
      }
      return this.move(element, direction);
    }
    }
  }

  tab(event) {
    this.followPanel();
    const stops = this.reading.stops(this.current);
    const index = stops.findIndex((stop) => stop.element === this.current);
    const next = index === -1 ? (event.shiftKey ? stops.length - 1 : 0) : index + (event.shiftKey ? -1 : 1);
    this.isByKeyboard = true;
    if (this.current === null && !event.shiftKey && event.target !== this.skip && this.content() !== null) {
      this.skip.hidden = false;
      this.skip.focus();
      return true;
    }
    if (next >= 0 && next < stops.length) {
      this.go(stops[next].element);
      return true;
    }
    this.letOut();
    return false;
  }

  /** Lets the browser take the focus out of the page: what would bring it back in stands aside for a moment. */
  letOut() {
    const waiting = [...this.ends, this.skip];
    for (const end of waiting) end.tabIndex = -1;
    setTimeout(() => { for (const end of waiting) end.tabIndex = 0; }, 0);
  }

  /** Passes by what stands before what the screen is about. */
  skipToContent() {
    const stop = this.content();
    this.isByKeyboard = true;
    if (stop !== null) this.go(stop.element);
  }

  /**
   * What the screen is about: the first stop in the largest of its lists, or else the first one that is in no bar; null
   * where that comes first anyway.
   */
  content(entries = this.reading.entries()) {
    const area = ({ left, top, right, bottom }) => Math.max(right - left, 0) * Math.max(bottom - top, 0);
    const lists = flattened(entries)
      .filter((entry) => isList(entry.element) && this.reading.interactive([entry]).length > 0);
    const largest = lists.reduce((best, entry) => best === null || area(entry) > area(best) ? entry : best, null);
    const all = this.reading.stops(null, entries);
    const stops = largest === null ? all : this.reading.stops(null, [largest]);
    const stop = stops.find(({ element }) => element.closest(bars) === null) ?? all[0];
    return stop === undefined || stop.element === all[0].element ? null : stop;
  }

  /** The browser's focus comes in from before the page or, backwards, from after it. */
  enter(isBackwards) {
    const stops = this.reading.stops(null);
    const stop = isBackwards ? stops.at(-1) : stops[0];
    this.isByKeyboard = true;
    if (stop !== undefined) this.go(stop.element);
  }

  /** The container in which arrow keys go about, and what is in it. */
  composite(element) {
    for (let box = element.parentElement; box !== null && box !== this.layers; box = box.parentElement) {
      if (isComposite(box)) return box;
    }
    return null;
  }

  members(container) {
    return this.reading.interactive().filter((entry) => this.composite(entry.element) === container);
  }

  move(element, direction) {
    const container = this.composite(element);
    if (container === null) return false;
    const members = this.members(container);
    const from = members.find((entry) => entry.element === element);
    if (from === undefined) return false;
    const isSideways = goesSideways(container);
    let index = nearest(members, from, direction, isSideways);
    const isForward = direction === "down" || direction === (this.reading.isFromRight ? "left" : "right");
    // Rows go on in the next: right of the last of a row is the first of the next one.
    if (index === -1 && !isSideways && (direction === "left" || direction === "right")) {
      index = members.indexOf(from) + (isForward ? 1 : -1);
    }
    if (members[index] !== undefined) {
      this.pendingMove = null;
      this.go(members[index].element);
    } else if (isList(container)) {
      // In rows more lies below their end, and above their beginning.
      const isAlong = isSideways || direction === "up" || direction === "down";
      this.wait(element, direction, isAlong ? direction : isForward ? "down" : "up");
    } else if (members.length > 1) {
      // Menus and choices go round.
      this.go((isForward ? members[0] : members.at(-1)).element);
    }
    return true;
  }

  moveToEnd(element, isEnd) {
    const container = this.composite(element);
    if (container === null) return false;
    const members = this.members(container);
    // Most of a long list is not laid out: the host has its end come into view, and the focus go there.
    if (members.some((entry) => entry.element === element && entry.accessibility.place)) {
      this.act(element, Action.scroll, isEnd ? directions.last : directions.first);
      return true;
    }
    const end = isEnd ? members.at(-1) : members[0];
    if (end !== undefined) this.go(end.element);
    return true;
  }

  /** More of a list may come when it scrolls; the move is made when it has. */
  wait(element, direction, side) {
    this.pendingMove = { element, direction, until: performance.now() + patience };
    this.act(element, Action.scroll, directions[side]);
  }

  act(element, kind, detail = 0) {
    this.send({ kind, detail, ...this.tree.targets.get(element), time: performance.now() });
  }

  // MARK: The focus

  go(element) { element.focus({ preventScroll: true }); }

  /** A pointer came down: the keys are the application's again. */
  leave() {
    this.isByKeyboard = false;
    this.isAfterKey = false;
    this.pendingMove = null;
    // Who edits goes on with it wherever else a pointer comes down.
    if (!isField(this.current)) this.current?.blur();
    this.placeRing();
  }

  came(element) {
    if (this.tree.isMoving || !this.tree.targets.has(element)) return;
    this.act(element, Action.focus);
    this.placeRing();
  }

  went(element) {
    if (this.tree.isMoving) return;
    if (this.tree.targets.has(element)) this.act(element, Action.blur);
    this.placeRing();
  }

  /** The application moves the focus. */
  receive({ layer, element, isNewScreen }) {
    let target = null;
    this.followPanel();
    if (layer === 0) {
      const entries = this.reading.entries();
      target = (this.reading.interactive(entries)[0] ?? entries[0])?.element ?? null;
      // A new screen without a place to go to: only who goes by elements is taken along.
      if (!isNewScreen || this.current === null) return;
    } else {
      target = this.find(layer, element);
    }
    // To bring the focus into a field is to edit it, which is for the person to begin, or for the program by other ways.
    if (target === null || isField(target)) return;
    if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
    // Keys for what a pointer has opened, such as a menu, stay with that.
    if (this.isAfterKey && this.panel === null) this.isByKeyboard = true;
    this.go(target);
    this.placeRing();
  }

  /**
   * A panel that shuts all else out has come, or has gone. The focus of somebody who goes by elements goes in with it, stays
   * in, and comes back to where it was.
   */
  followPanel() {
    const panel = this.reading.front();
    if (panel === this.panel) return;
    const gone = this.panel;
    this.panel = panel;
    const { current } = this;
    if (panel !== null && !this.origins.has(panel) && !panel.element.contains(current)) {
      const box = current?.getBoundingClientRect();
      this.origins.set(panel, current === null ? null : { element: current, box });
    }
    const origin = this.origins.get(gone) ?? null;
    for (const known of this.origins.keys()) if (!this.tree.panels.has(known)) this.origins.delete(known);
    const entries = this.reading.entries();
    // A menu takes the focus however it was opened: a reader would hear nothing of one that came by a click.
    // So does the reader of a field that lies behind a panel from now on.
    const isTyping = document.activeElement?.id === "field" && ![...this.tree.fields].some(({ element, values }) =>
      values.accessibility.isTypedInto && panel?.element.contains(element));
    const takesIn = current !== null || isTyping || flattened(entries).some(({ accessibility }) => accessibility.role === "menu");
    if (panel !== null && takesIn && !panel.element.contains(current)) {
      this.goInto(panel, entries);
    } else if (origin !== null && (this.current === null || gone.element.contains(this.current))) {
      this.comeBack(origin, entries);
    }
    this.placeRing();
  }

  /** Text is typed into another layer from now on: all keys are for that, until Tab leads on from there. */
  followTyping() {
    const node = [...this.tree.fields].find(({ values }) => values.accessibility.isTypedInto) ?? null;
    if (node === this.typedInto) return;
    this.typedInto = node;
    if (node === null) return;
    this.isByKeyboard = false;
    if (this.current !== null && this.current !== node.element) this.current.blur();
    this.placeRing();
  }

  goInto(panel, entries) {
    // Of a menu its first command, and not the picture of what it is about.
    const menu = flattened(entries).filter(({ accessibility }) => accessibility.role === "menu");
    const target = (this.reading.interactive(menu)[0] ?? this.reading.interactive(entries)[0])?.element ?? panel.element;
    if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
    this.go(target);
  }

  /** Goes to where the focus was or, where that is gone, to what is nearest to its place. */
  comeBack({ element, box }, entries) {
    const found = this.reading.interactive(entries);
    const middle = (one) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 });
    const place = middle(box);
    const distance = (entry) => {
      const { x, y } = middle(entry);
      return (x - place.x) ** 2 + (y - place.y) ** 2;
    };
    const target = found.find((entry) => entry.element === element)
      ?? found.reduce((best, entry) => best === null || distance(entry) < distance(best) ? entry : best, null);
    if (target !== null) this.go(target.element);
  }

  find(layer, element) {
    const node = this.tree.nodes.get(layer);
    if (node === undefined) return null;
    if (element !== 0) {
      return [...node.parts?.children ?? []].find((box) => this.tree.targets.get(box)?.element === element) ?? null;
    }
    if (node.values.accessibility?.interactive) return node.field?.element ?? node.element;
    const inside = this.reading.interactive().find((entry) => node.element.contains(entry.element));
    // What has no box cannot have the focus.
    if (inside === undefined) this.tree.want(node);
    return inside?.element ?? node.element;
  }

  // MARK: Changes

  /** Layers have changed: the ring follows, and the order is settled when they rest. */
  layersDidChange(isDescribedAnew) {
    if (isDescribedAnew) {
      this.followPanel();
      this.followTyping();
    }
    if (this.isByKeyboard) this.placeRing();
    if (!isDescribedAnew && this.timer === 0) return;
    const now = performance.now();
    this.lastChange = now;
    if (this.timer !== 0) return;
    this.firstChange = now;
    this.timer = setTimeout(() => this.settle(), rest);
  }

  settle() {
    const now = performance.now();
    const wait = this.lastChange + rest - now;
    if (wait > 1 && now - this.firstChange < longestWait) {
      this.timer = setTimeout(() => this.settle(), wait);
      return;
    }
    this.timer = 0;
    // A panel that has faded in since is no change of what is described.
    this.followPanel();
    const entries = this.reading.entries();
    if (document.activeElement !== this.skip) this.skip.hidden = this.content(entries) === null;
    const { pendingMove } = this;
    if (pendingMove === null) return;
    const container = this.composite(pendingMove.element);
    if (now > pendingMove.until || this.current !== pendingMove.element || container === null) {
      this.pendingMove = null;
      return;
    }
    const members = this.members(container);
    const from = members.find((entry) => entry.element === pendingMove.element);
    const index = from === undefined ? -1 : nearest(members, from, pendingMove.direction, goesSideways(container));
    if (index < 0) return;
    this.pendingMove = null;
    this.go(members[index].element);
  }

  placeRing() {
    const element = this.reached;
    this.ring.hidden = element === null;
    if (element === null) return;
    const box = element.getBoundingClientRect();
    const { style } = this.ring;
    style.transform = `translate(${box.x}px, ${box.y}px)`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    const { borderRadius } = getComputedStyle(element);
    style.borderRadius = borderRadius === "0px" ? leastRadius : borderRadius;
  }
}
