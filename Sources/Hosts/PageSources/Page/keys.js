import { editKeys } from "./numbers.js";

/** Without a modifier, keys that would move the page or its focus. */
const moving = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End", "Enter", "Backspace",
]);

/** Letters of the Edit menu that the browser hears of as well: it brings its clipboard with them. */
const clipboards = new Set(["c", "v", "x"]);

/**
 * With Command, or Control where there is no Command: keys that the application is told of and the browser is not. Those of the
 * Edit menu, and those by which a browser changes letters, keeps the page or shows its source.
 */
const claimed = new Set([...editKeys.filter((key) => !clipboards.has(key)), "b", "d", "i", "s", "u"]);

/** With Command or Control: keys that stay with the browser, and that the application never hears of. */
const browsers = new Set([
  "r", "l", "t", "n", "w", "q", "p", "h", "j", "o", "+", "-", "=", "0", "Tab", "PageUp", "PageDown",
]);
const browsersFunctions = new Set(["F5", "F6", "F7", "F11", "F12"]);

/** Keys that move the focus, and those that are held with others: none of them changes who gets the next key. */
const quiet = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Tab",
  "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock",
]);

/** Tells whether the application may give the next key another meaning when it has dealt with this one. */
export function changesHands(event) { return !quiet.has(event.key); }

const isApple = /Mac|iP/.test(globalThis.navigator?.platform ?? "");

/** Tells whether the key that stands for commands is held, as the one modifier that matters. */
export function isCommand(event, apple = isApple) { return apple ? event.metaKey : event.ctrlKey; }

/**
 * Whose a key is: `"browser"` for one that the application is not told of, `"both"` for one that it is told of while
 * the browser does what it does with it, and `"application"` for one that the browser is kept from.
 */
export function owner(event, apple = isApple) {
  const { key } = event;
  if (browsersFunctions.has(key)) return "browser";
  // Back and forward, and the menus of the window.
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    return key.startsWith("Arrow") || key === "F4" ? "browser" : "both";
  }
  if (event.ctrlKey || event.metaKey) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (!isCommand(event, apple)) return "both";
    // The developer's tools.
    if (event.shiftKey && (name === "i" || name === "j" || name === "c")) return "browser";
    if (apple && event.altKey) return "browser";
    if (browsers.has(name)) return "browser";
    return claimed.has(name) || moving.has(name) ? "application" : "both";
  }
  if (key === "Tab") return "browser";
  return moving.has(key) ? "application" : "both";
}
