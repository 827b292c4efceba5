/** Families with the widths that text was measured in, in the order in which they are tried; page.css has the same. */
export const families = '"Liberation Sans", Arimo, Helvetica, Arial, sans-serif';

/**
 * Shows runs of text, each at its own place; elements are used again.
 * @param {HTMLElement} element
 */
export function showRuns(element, runs) {
  runs.forEach((run, index) => {
    const span = element.children[index] ?? element.appendChild(document.createElement("span"));
    span.className = "run";
    if (span.textContent !== run.string) span.textContent = run.string;
    const { style } = span;
    style.left = `${run.origin.x}px`;
    // The baseline lies two ems below the top: see page.css.
    style.top = `${run.origin.y - 2 * run.size}px`;
    style.fontSize = `${run.size}px`;
    style.fontWeight = run.weight === 400 ? "" : String(run.weight);
    style.fontStyle = run.italic ? "italic" : "";
    style.color = run.color ?? "transparent";
  });
  while (element.children.length > runs.length) element.lastElementChild.remove();
}
