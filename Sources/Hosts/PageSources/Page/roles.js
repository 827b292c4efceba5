/** The roles of ARIA, by the numbers of `LayerAccessibility.Role`. */
export const roles = [
  "group", "text", "heading", "img", "button", "link", "listbox", "option", "slider", "searchbox", "switch",
  "checkbox", "radio", "radiogroup", "tab", "tablist", "progressbar", "menu", "menuitem", "menuitemcheckbox",
  "menuitemradio", "dialog", "alertdialog", "toolbar", "navigation", "status", "alert", "textbox", "textarea",
  "spinbutton", "separator", "activity",
];

/** Roles whose elements are called by what is in them, so that a name of their own is not a second one. */
const containers = new Set([
  "listbox", "tree", "list", "radiogroup", "tablist", "menu", "dialog", "alertdialog", "toolbar", "navigation",
]);
const checkable = new Set(["switch", "checkbox", "radio", "menuitemcheckbox", "menuitemradio"]);
const selectable = new Set(["option", "treeitem", "tab"]);
/** Roles whose elements have a place among others. */
const placed = new Set(["option", "treeitem"]);
const ranged = new Set(["slider", "progressbar", "spinbutton"]);
/** Ranged roles that ARIA wants a number of, whether the program has one or says its value in words. */
const valued = new Set(["slider", "spinbutton"]);
/** Roles whose contents browsers leave out by themselves. */
const leaves = new Set([
  "img", "button", "slider", "switch", "checkbox", "radio", "tab", "progressbar", "menuitemcheckbox",
  "menuitemradio", "separator", "spinbutton",
]);

/** Tells whether what is in an element is to be kept from tools by the page. */
export function isSealed(accessibility) {
  return accessibility !== null && accessibility.isElement && !leaves.has(accessibility.role);
}

/** Tells whether it only holds other things, and nothing can be said of it. */
function isNameless(accessibility) {
  return accessibility.role === "group" && accessibility.label === "" && !accessibility.isElement
    && !accessibility.interactive;
}

/** The number that a value in words begins with or holds; 0 if it holds none. What is read out is the words. */
function firstNumber(value) { return /-?\d+(\.\d+)?/.exec(value ?? "")?.[0] ?? "0"; }

/** The role as ARIA has it. */
function ariaRole(accessibility) {
  switch (accessibility.role) {
  case "text": return "group";
  // A row of an outline: only that may have a level, and be open or closed.
  case "option": return accessibility.level > 0 ? "treeitem" : "option";
  case "textarea": return "textbox";
  case "activity": return "progressbar";
  default: return accessibility.role;
  }
}

/** Tells whether there is nothing to tell of an element but the text that it shows. */
function isPlain(accessibility, readsItself) {
  return accessibility === null || (readsItself && !accessibility.isHidden && !accessibility.interactive);
}

/**
 * The attributes that tell assistive tools about an element, null for none.
 * @param {boolean} readsItself whether the element's own text says all there is
 */
export function attributes(accessibility, readsItself = false) {
  const isSaid = isPlain(accessibility, readsItself);
  const told = isSaid ? { label: "", role: null } : accessibility;
  const role = isSaid || isNameless(accessibility) ? null : ariaRole(accessibility);
  const { state, selected, range, value } = told;
  const checked = ["false", "true", "mixed"][state ?? (role === "radio" && selected !== null ? Number(selected) : -1)];
  const isRanged = ranged.has(role);
  const description = [isRanged ? null : value, told.hint].filter((text) => text).join(", ");
  return {
    role,
    "aria-label": told.label || (told.role === "activity" ? "In progress" : null),
    "aria-level": role === "heading" ? String(told.level || 2) : role === "treeitem" ? String(told.level) : null,
    "aria-valuemin": isRanged && range ? String(range.least) : null,
    "aria-valuemax": isRanged && range ? String(range.most) : null,
    "aria-valuenow": isRanged && range ? String(range.now) : valued.has(role) ? firstNumber(value) : null,
    "aria-valuetext": isRanged && (value || role === "slider") ? value ?? "" : null,
    "aria-description": description === "" ? null : description,
    "aria-multiselectable": role === "listbox" && told.allowsMultiple ? "true" : null,
    "aria-posinset": placed.has(role) && told.place ? String(told.place.number) : null,
    "aria-setsize": placed.has(role) && told.place ? String(told.place.count) : null,
    "aria-selected": selectable.has(role) ? String(selected ?? false) : null,
    "aria-checked": checkable.has(role) ? checked ?? "false" : null,
    "aria-pressed": role === "button" && checked !== undefined ? checked : null,
    "aria-current": !isSaid && selected === true && !selectable.has(role) && role !== "radio" ? "true" : null,
    "aria-disabled": isSaid || told.enabled ? null : "true",
    "aria-expanded": told.expanded === undefined || told.expanded === null ? null : String(told.expanded),
    "aria-haspopup": told.opensMenu ? "menu" : null,
    "aria-modal": told.isModal && (role === "dialog" || role === "alertdialog") ? "true" : null,
    "aria-hidden": told.isHidden ? "true" : null,
    "aria-live": told.isLive ? "polite" : null,
    "aria-multiline": told.role === "textarea" ? "true" : null,
    lang: told.language ?? null,
    // For the page's own keys.
    "data-takes-keys": told.takesKeys ? "" : null,
    // The page moves the focus itself: only one element at a time is in the browser's own order.
    tabindex: told.interactive ? "-1" : null,
  };
}

/** Sets attributes; null takes one away. */
export function setAttributes(element, values) {
  for (const name in values) {
    const value = values[name];
    if (value === null) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** Tells assistive tools which place among others an element has. */
export function tellPlace(element, accessibility) {
  if (!placed.has(ariaRole(accessibility))) return;
  element.setAttribute("aria-posinset", String(accessibility.place.number));
  element.setAttribute("aria-setsize", String(accessibility.place.count));
}

/**
 * Tells assistive tools about a layer.
 * @param {HTMLElement} element
 * @param {HTMLElement | null} contents what the layer draws, which is not to be read twice
 * @param {boolean} isField whether the element of a field in it says what is drawn
 * @returns {boolean} whether there is nothing to tell of the layer but its text, or that it is not to be told of
 */
export function describe(element, contents, accessibility, isField = false) {
  const readsItself = accessibility?.role === "text" && accessibility.value === null && !accessibility.hint
    && contents?.textContent === accessibility.label;
  const isSilent = accessibility === null || (readsItself || accessibility.isHidden) && !accessibility.interactive
    && !accessibility.actions?.length && !accessibility.elements?.length;
  const isUntold = !isField && isPlain(accessibility, readsItself);
  // Most labels say themselves, whatever their text comes to be: nothing was told of this one, and nothing is.
  if (isUntold && element.isUntold) return isSilent;
  element.isUntold = isUntold;
  const values = attributes(accessibility, readsItself);
  setAttributes(element, values);
  if (contents === null) return isSilent;
  const isNamed = values.role !== null && !containers.has(values.role) && accessibility.label !== "";
  if (isNamed || isField) contents.setAttribute("aria-hidden", "true");
  else if (contents.hasAttribute("aria-hidden")) contents.removeAttribute("aria-hidden");
  return isSilent;
}
