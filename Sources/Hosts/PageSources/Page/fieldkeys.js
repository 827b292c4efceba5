import { isCommand, owner } from "./keys.js";

/** With Command, or Control where there is no Command: what an element with text does by itself. */
const edits = new Set([
  "a", "c", "v", "x", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Backspace", "Delete", "Home", "End",
  "Insert",
]);

/**
 * What a key means that goes down in an element with text: `"element"` where it is for that, `"return"` for Return of one line,
 * `"nothing"` for a backspace that finds nothing to take away, `"focus"` for Tab, `"browser"` for one that the application is
 * not told of either, and `"application"` or `"both"` for one that it is told of, without or with the browser.
 *
 * What is typed is not told by keys: keyboards of phones have none, and what is composed is none yet.
 * @param {{holdsLines: boolean, isRightToLeft: boolean}} field
 * @param {{value: string, selectionStart: number, selectionEnd: number}} element it, or what stands for it
 */
export function meaningOf(event, field, element, apple) {
  // Return that takes a candidate is no Return; Safari tells of it when the composition is over, as of a key without a name.
  if (event.isComposing || event.keyCode === 229 || event.key === "Process" || event.key === "Unidentified") return "element";
  const { key } = event;
  if (key === "Tab") return event.ctrlKey || event.metaKey || event.altKey ? "browser" : "focus";
  if (event.ctrlKey || event.metaKey) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (!isCommand(event, apple) || edits.has(name)) return "element";
    return owner(event, apple);
  }
  if (event.altKey) return "element";
  if (key === "Escape") return "both";
  if (key === "Enter") return field.holdsLines ? "element" : "return";
  if (key === "Backspace" && element.value === "") return "nothing";
  return key.startsWith("Arrow") && !event.shiftKey && cannotMove(key, field, element) ? "both" : "element";
}

/** Tells whether the caret is where an arrow would move it to. */
function cannotMove(key, field, { value, selectionStart, selectionEnd }) {
  if (selectionStart !== selectionEnd) return false;
  const [isFirst, isLast] = [selectionStart === 0, selectionEnd === value.length];
  switch (key) {
  case "ArrowLeft": return field.isRightToLeft ? isLast : isFirst;
  case "ArrowRight": return field.isRightToLeft ? isFirst : isLast;
  // One line has nothing above and below it.
  case "ArrowUp": return isFirst || !field.holdsLines;
  case "ArrowDown": return isLast || !field.holdsLines;
  default: return false;
  }
}
