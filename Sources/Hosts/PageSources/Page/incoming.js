/**
 * Hears of what is dragged over the page from elsewhere. What is done with it is loaded when that happens first, since most
 * visits have none of it.
 */
export class Incoming {
  /**
   * @param {import("./fields.js").Fields} fields those that take drops by themselves
   * @param {() => Promise<import("./drops.js").Drops>} load
   */
  constructor(fields, load) {
    this.load = load;
    /** The effect of a drop, as the program has said last. Until it has: a browser that is told of nothing drops nothing. */
    this.effect = "copy";
    /** The object that hears of drags that have begun here, while there is one. */
    this.own = null;
    for (const name of ["dragenter", "dragover", "dragleave", "drop"]) {
      addEventListener(name, (event) => { if (!fields.owns(event.target)) this.note(event); });
    }
  }

  note(event) {
    if (this.own !== null) {
      this.own.note(event);
      return;
    }
    event.preventDefault();
    const { type, dataTransfer: data } = event;
    data.dropEffect = this.effect;
    const isDrop = type === "drop";
    // What the event holds is gone when it has been dispatched, so all of it is asked for now.
    const items = type === "dragover" ? [] : [...data.items].map((item) => ({
      isFile: item.kind === "file",
      type: item.type,
      value: isDrop ? item.kind === "file" ? item.getAsFile() : data.getData(item.type) : null,
    }));
    this.tell((drops) => drops.note({
      type, x: event.clientX, y: event.clientY, time: event.timeStamp, items, types: [...data.types],
      isOut: event.relatedTarget === null,
    }));
  }

  /** Has something done by what is loaded, in the order in which it is asked for. */
  tell(body) {
    this.drops ??= this.load();
    // Where it cannot be had now, as without a network, the next drag tries again.
    this.drops.then(body, () => { this.drops = null; });
  }
}
