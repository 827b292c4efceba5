/** Under which name the page keeps what is needed after a reload. */
const stateName = "ocv.state";
const sessionName = "ocv.session";
const textsName = "ocv.texts";
/** The host takes no more. */
const mostAddress = 2_000;
const mostState = 30_000;

/** The schemes of addresses that may be opened beside the page. */
const schemes = new Set(["http:", "https:", "mailto:"]);

/** The address of the page's files and the program's root: the rest of an address behind it is the program's. */
const root = new URL(".", import.meta.url);

/** A browser that goes back does so within this time, in milliseconds; one that has nowhere to go never does. */
const longestStep = 1_000;

/**
 * The page's address, its history, and what a program started anew is to restore.
 *
 * What is in front of the program - sheets, menus - has an entry each above that of its address, with its number, so that Back
 * closes it. When it is closed otherwise the page goes back over its entry by itself.
 */
export class Place {
  /** The entry that is shown, as the program knows it. */
  #href = location.href;
  #front = this.front;
  /** The orders that wait until the page has gone back by itself; null while it does not. */
  #waiting = null;
  #timer = 0;

  /** @param {() => void} moved is called when the person goes back, forward, or to a fragment. */
  constructor(moved) {
    const [navigation] = performance.getEntriesByType("navigation");
    // Somebody who comes by a link wants what the link says, and not what this tab showed before.
    this.restores = navigation === undefined || navigation.type !== "navigate";
    if (!this.restores) {
      for (const name of [stateName, sessionName, textsName]) store(name, "");
    }
    addEventListener("popstate", () => this.#stepped(moved));
  }

  /** How many things are in front where the history is. */
  get front() {
    const front = history.state?.front;
    return Number.isInteger(front) && front > 0 ? Math.min(front, 255) : 0;
  }

  /** Tells what is new to the program about the place in the history; from now on it knows. */
  takeSteps() {
    const steps = { hasOtherFront: this.front !== this.#front, hasOtherAddress: location.href !== this.#href };
    this.#note();
    return steps;
  }

  /** A program begins here: nothing is in front of it, whatever was in front of the one before. */
  begin() {
    this.#note();
    this.showFront(0);
  }

  /** Makes an entry for each thing that has come to the front, or goes back over those of what has gone. */
  showFront(count) {
    this.#order(() => {
      const { front } = this;
      for (let number = front + 1; number <= count; number += 1) this.#set("pushState", location.href, number);
      if (count >= front) return;
      this.#front = count;
      this.#waiting = [];
      this.#timer = setTimeout(() => this.#goOn(), longestStep);
      history.go(count - front);
    });
  }

  /** Does what the program wants, as soon as the page is where it goes by itself. */
  #order(body) {
    if (this.#waiting === null) body();
    else this.#waiting.push(body);
  }

  /** The page has another entry: it went there by itself, or the person did. */
  #stepped(moved) {
    const isOwn = this.#waiting !== null && this.front === this.#front && location.href === this.#href;
    if (!isOwn) moved();
    this.#goOn();
  }

  #goOn() {
    clearTimeout(this.#timer);
    const orders = this.#waiting ?? [];
    this.#waiting = null;
    for (const order of orders) this.#order(order);
  }

  #note() {
    this.#href = location.href;
    this.#front = this.front;
  }

  #set(name, url, front) {
    try {
      history[name](front > 0 ? { front } : null, "", url);
    } catch (error) {
      // Browsers refuse many steps in a short time; the next one is shown again.
      console.warn(error);
    }
    this.#note();
  }

  /** The address as the program has it, below its own root and without the token; empty at the root. */
  get address() {
    const url = new URL(location.href);
    url.searchParams.delete("token");
    if (!url.pathname.startsWith(root.pathname)) return "";
    const path = url.pathname.slice(root.pathname.length);
    const rest = path + url.search + url.hash;
    const whole = `${url.origin}/${rest}`;
    return rest === "" || whole.length > mostAddress ? "" : whole;
  }

  /** Shows where the program is, as a step of its own or in the place of the present one. */
  show(path, replaces) {
    this.#order(() => {
      const url = new URL(`./${path.slice(1)}`, root);
      const token = new URLSearchParams(location.search).get("token");
      if (token !== null) url.searchParams.set("token", token);
      if (url.href !== location.href) this.#set(replaces ? "replaceState" : "pushState", url, this.front);
    });
  }

  /** Opens an address in another tab; one without a scheme is below the program's root. */
  open(address) {
    const url = new URL(address.startsWith("/") ? `.${address}` : address, root);
    if (!schemes.has(url.protocol)) return;
    // The other page is not told of this one, and cannot reach into it.
    window.open(url, "_blank", "noopener,noreferrer");
  }

  /** Keeps what the program needs to be as it is now. */
  keep(bytes) { store(stateName, encoded(bytes)); }

  /** Keeps which session is shown: its last state is newer than what was kept here when it last rested. */
  keepSession(bytes) { store(sessionName, encoded(bytes)); }

  /** Keeps texts that the host has not been told of; `texts` gives them back. */
  keepTexts(texts) { store(textsName, texts.length === 0 ? "" : JSON.stringify(texts)); }

  /** The texts that were kept. */
  get texts() {
    try {
      return JSON.parse(sessionStorage.getItem(textsName) ?? "[]");
    } catch {
      return [];
    }
  }

  /** The state that was kept. */
  get state() {
    const bytes = stored(stateName);
    return bytes.length > mostState ? new Uint8Array() : bytes;
  }

  /** The session that was shown before; zeros for none. */
  get session() {
    const bytes = stored(sessionName);
    return bytes.length === 16 ? bytes : new Uint8Array(16);
  }
}

function encoded(bytes) { return btoa(String.fromCharCode(...bytes)); }

function store(name, text) {
  try {
    if (text === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch (error) {
    // Where storing is switched off, nothing is restored.
    console.warn(error);
  }
}

function stored(name) {
  try {
    return Uint8Array.from(atob(sessionStorage.getItem(name) ?? ""), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
