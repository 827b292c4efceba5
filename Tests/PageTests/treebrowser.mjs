/** The little of a document's tree that a text of several styles needs: elements, letters, and a selection among them. */

class FakeNode {
  constructor() { this.parentNode = null; }
  get childNodes() { return []; }
  get isConnected() { return true; }
  get nextSibling() { return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null; }
  remove() { this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1); this.parentNode = null; }
  contains(other) { return other === this || this.childNodes.some((child) => child.contains(other)); }

  /** 16 for what lies within, 4 for what follows, 2 for what comes before. */
  compareDocumentPosition(other) {
    if (other === this) return 0;
    if (this.contains(other)) return 16 | 4;
    if (other.contains(this)) return 8 | 2;
    const [own, others] = [path(this), path(other)];
    const depth = own.findIndex((place, index) => place !== others[index]);
    return others[depth] > own[depth] ? 4 : 2;
  }
}

function path(node) {
  return node.parentNode === null ? [] : [...path(node.parentNode), node.parentNode.childNodes.indexOf(node)];
}

class FakeLetters extends FakeNode {
  constructor(data) {
    super();
    this.nodeType = 3;
    this.data = data;
  }
}

export class FakeTreeElement extends FakeNode {
  constructor(name) {
    super();
    this.nodeType = 1;
    this.localName = name;
    this.className = "";
    this.children_ = [];
    this.style = { cssText: "" };
    this.edited = "inherit";
  }

  get childNodes() { return this.children_; }
  get firstChild() { return this.children_[0] ?? null; }
  get classList() {
    return {
      contains: (name) => this.className.split(" ").includes(name),
      add: (name) => { this.className = `${this.className} ${name}`.trim(); },
    };
  }
  get contentEditable() { return this.edited; }
  set contentEditable(value) {
    if (value === "plaintext-only" && !FakeTreeElement.knowsPlainText) throw new SyntaxError(value);
    this.edited = value;
  }

  insertBefore(child, next) {
    child.remove();
    child.parentNode = this;
    this.children_.splice(next === null ? this.children_.length : this.children_.indexOf(next), 0, child);
  }

  append(child) { this.insertBefore(child, null); }
}

FakeTreeElement.knowsPlainText = true;

/** Makes a document with a selection, and answers it. */
export function openTreeBrowser() {
  FakeTreeElement.knowsPlainText = true;
  globalThis.Node = { TEXT_NODE: 3, DOCUMENT_POSITION_FOLLOWING: 4 };
  const selection = { range: null, get rangeCount() { return this.range === null ? 0 : 1; }, getRangeAt() { return this.range; } };
  selection.setBaseAndExtent = (startContainer, startOffset, endContainer, endOffset) => {
    selection.range = { startContainer, startOffset, endContainer, endOffset };
  };
  globalThis.document = {
    createElement: (name) => new FakeTreeElement(name), createTextNode: (data) => new FakeLetters(data),
    getSelection: () => selection,
  };
  return selection;
}
