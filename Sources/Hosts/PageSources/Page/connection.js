/** Milliseconds before the first and before any later try to connect again; each wait is twice the one before. */
const firstWait = 250;
const longestWait = 5_000;

/** Codes of a close that are final. */
const takenOver = 4001;
const wrongVersion = 4003;

/** The web socket, opened again whenever it is lost. */
export class Connection {
  /**
   * @param {URL} address
   * @param {{opened: () => void, received: (data: ArrayBuffer) => void,
   *   lost: (reason: string, isFinal: boolean) => void}} page
   */
  constructor(address, page) {
    this.address = address;
    this.page = page;
    this.wait = firstWait;
    this.timer = 0;
    this.socket = null;
    this.isFinal = false;
    this.bytesReceived = 0;
    addEventListener("online", () => this.retry());
    addEventListener("pageshow", () => this.retry());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.retry(); });
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  /**
   * Opens a socket, or goes on with one that opens already.
   *
   * @param {WebSocket} [opening] to which the host has not said anything yet: it waits for the page's hello
   */
  open(opening) {
    clearTimeout(this.timer);
    const isOpening = opening !== undefined && opening.readyState <= WebSocket.OPEN;
    const socket = isOpening ? opening : new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => this.page.opened();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.wait = firstWait;
      this.bytesReceived += event.data.byteLength;
      this.page.received(event.data);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.isFinal = event.code === takenOver || event.code === wrongVersion;
      this.page.lost(event.reason, this.isFinal);
      if (this.isFinal) return;
      // Spread out, so that many pages do not come back in one moment.
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, longestWait);
    };
    if (this.isOpen) this.page.opened();
  }

  /** Tries at once, when there is reason to hope. */
  retry() {
    if (this.socket !== null || this.isFinal) return;
    this.wait = firstWait;
    this.open();
  }

  send(message) { if (this.isOpen) this.socket.send(message); }

  /** Gives a connection up that does not answer. */
  abandon() {
    const { socket } = this;
    if (socket === null) return;
    this.socket = null;
    socket.close();
    this.page.lost("", false);
    this.timer = setTimeout(() => this.open(), firstWait);
  }
}
