/**
 * Shows the further actions of an element to assistive tools, as buttons that nobody sees and that the keyboard passes
 * by.
 *
 * They lie beside the layers: what is in a button is no button to a tool.
 */
export function showActions(tree, node) {
  const { accessibility } = node.values;
  const names = accessibility?.actions ?? [];
  if (names.length === 0) {
    node.actions?.remove();
    node.actions = null;
    return;
  }
  const group = node.actions ?? document.createElement("div");
  if (node.actions === null) {
    node.actions = group;
    group.className = "unseen";
    group.setAttribute("role", "group");
    tree.actionList.append(group);
  }
  group.setAttribute("aria-label", accessibility.label);
  const buttons = names.map((name, index) => {
    const button = group.children[index] ?? document.createElement("button");
    button.tabIndex = -1;
    button.textContent = name;
    tree.targets.set(button, { layer: node.id, element: 0, action: index });
    return button;
  });
  group.replaceChildren(...buttons);
}
