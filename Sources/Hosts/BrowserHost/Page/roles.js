/**
 * Tells assistive tools about a layer.
 * @param {HTMLElement} element
 * @param {HTMLElement | null} contents what the layer draws, which is not to be read twice
 */
export function describe(element, contents, accessibility) {
  const set = (name, value) => {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  const readsItself = accessibility?.role === "text" && accessibility.value === null
    && contents?.textContent === accessibility.label;
  const isPlain = accessibility === null || readsItself;
  const role = isPlain ? null : accessibility.role === "text" ? "group" : accessibility.role;
  set("role", role);
  set("aria-label", role === null || accessibility.label === "" ? null : accessibility.label);
  set("aria-level", role === "heading" ? "2" : null);
  set("aria-valuetext", role === "slider" ? accessibility.value ?? "" : null);
  set("aria-description", role !== null && role !== "slider" ? accessibility.value : null);
  set("aria-selected", role === null || accessibility.selected === null ? null : String(accessibility.selected));
  set("aria-disabled", role === null || accessibility.enabled ? null : "true");
  if (contents === null) return;
  const isNamed = role !== null && role !== "listbox" && accessibility.label !== "";
  if (isNamed) contents.setAttribute("aria-hidden", "true");
  else contents.removeAttribute("aria-hidden");
}
