import { Kind } from "./numbers.js";

/** Bytes in one record, and the most that is taken from outside at all: limits of the host, with room to spare. */
const partBytes = 30_000;
const mostBytes = 8_000_000;
/** Milliseconds for which a key that pastes waits for what it pastes. */
const patience = 400;

const forms = { text: 1, html: 2, png: 3 };
const utf8 = new TextEncoder();

/** Carries what is copied to the system's clipboard, and what is pasted from it. */
export class Clipboard {
  /**
   * @param {HTMLTextAreaElement} field where a copy is made from when the browser allows no better
   * @param {import("./writer.js").Outbox} outbox
   * @param {() => void} sendNow
   */
  constructor(field, outbox, sendNow) {
    this.field = field;
    this.outbox = outbox;
    this.sendNow = sendNow;
    /** The content that could not be written yet. */
    this.waiting = null;
    /** The key that waits for a paste. */
    this.heldKey = null;
    document.addEventListener("paste", (event) => this.pasted(event));
    for (const name of ["pointerup", "keydown"]) {
      addEventListener(name, () => this.writeWaiting(), { capture: true });
    }
  }

  // MARK: To the clipboard

  /** Puts content on the clipboard, or keeps it until the browser allows that. */
  async write(content) {
    this.waiting = content;
    if (await writeItem(content)) this.done(content, true);
    // The moment after a click or a key may be over: the next one will do.
  }

  writeWaiting() {
    const content = this.waiting;
    if (content === null) return;
    if (this.copyFromField(content)) {
      this.done(content, true);
      return;
    }
    writeItem(content).then((isWritten) => { if (isWritten) this.done(content, true); });
  }

  done(content, isWritten) {
    if (this.waiting === content) this.waiting = null;
    this.outbox.record(Kind.copied);
    this.outbox.uint32(content.number);
    this.outbox.bool(isWritten);
    this.sendNow();
  }

  /** The way that pages have without the clipboard's own functions, within a click or a key. No pictures. */
  copyFromField(content) {
    if (content.text === null && content.html === null) return false;
    const { activeElement } = document;
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (content.text !== null) event.clipboardData.setData("text/plain", content.text);
      if (content.html !== null) event.clipboardData.setData("text/html", content.html);
    };
    document.addEventListener("copy", fill, { capture: true, once: true });
    this.field.value = content.text ?? " ";
    this.field.select();
    const isCopied = document.execCommand("copy");
    document.removeEventListener("copy", fill, { capture: true });
    this.field.value = "";
    this.field.blur();
    activeElement?.focus?.({ preventScroll: true });
    return isCopied;
  }

  // MARK: From the clipboard

  /** Keeps a key that pastes back until its content has been sent; it is sent without where none comes. */
  hold(sendKey) {
    this.release();
    this.heldKey = sendKey;
    this.timer = setTimeout(() => this.release(), patience);
  }

  release() {
    clearTimeout(this.timer);
    const key = this.heldKey;
    this.heldKey = null;
    key?.();
  }

  async pasted(event) {
    if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    // The event's data is gone when it has been dispatched, so all of it is asked for now.
    const { clipboardData } = event;
    const text = clipboardData.getData("text/plain") || null;
    const html = clipboardData.getData("text/html") || null;
    const file = [...clipboardData.files].find((one) => one.type === "image/png") ?? null;
    clearTimeout(this.timer);
    const png = file === null || file.size > mostBytes ? null : new Uint8Array(await file.arrayBuffer());
    this.send({ text, html, png }, 0);
    this.release();
  }

  /** Reads the clipboard because the application asks; answers in any case. */
  async read(request) {
    let content = { text: null, html: null, png: null };
    try {
      const items = await navigator.clipboard.read();
      const get = async (type) => {
        const item = items.find((one) => one.types.includes(type));
        return item === undefined ? null : item.getType(type);
      };
      content = {
        text: await (await get("text/plain"))?.text() ?? null,
        html: await (await get("text/html"))?.text() ?? null,
        png: await bytes(await get("image/png")),
      };
    } catch {
      // Not allowed, not there, or not in front.
    }
    this.send(content, request);
    this.sendNow();
  }

  /** Sends content in parts; `request` is 0 for what was not asked for. */
  send(content, request) {
    const parts = [];
    let total = 0;
    for (const [form, value] of Object.entries(content)) {
      if (value === null) continue;
      const data = typeof value === "string" ? utf8.encode(value) : value;
      total += data.length;
      if (total > mostBytes) break;
      for (let start = 0; start === 0 || start < data.length; start += partBytes) {
        parts.push({ form: forms[form], data: data.subarray(start, start + partBytes) });
      }
    }
    if (parts.length === 0) parts.push({ form: 0, data: new Uint8Array(0) });
    parts.forEach((part, index) => {
      this.outbox.record(Kind.clipboard);
      this.outbox.byte((index === 0 ? 1 : 0) | (index === parts.length - 1 ? 2 : 0));
      this.outbox.byte(part.form);
      this.outbox.uint32(request);
      this.outbox.bytes(part.data);
      // Each message stays within the host's limit.
      this.outbox.flush();
    });
  }
}

async function bytes(blob) {
  return blob === null || blob.size > mostBytes ? null : new Uint8Array(await blob.arrayBuffer());
}

async function writeItem(content) {
  try {
    const parts = {};
    if (content.text !== null) parts["text/plain"] = new Blob([content.text], { type: "text/plain" });
    if (content.html !== null) parts["text/html"] = new Blob([content.html], { type: "text/html" });
    if (content.png !== null) parts["image/png"] = new Blob([content.png], { type: "image/png" });
    if (content.html === null && content.png === null) await navigator.clipboard.writeText(content.text ?? "");
    else await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    return false;
  }
}
