/** Under which name the page keeps what is needed after a reload. */
const stateName = "ocv.state";
/** The host takes no more. */
const mostAddress = 2_000;
const mostState = 30_000;

/** What may be opened beside the page. */
const schemes = new Set(["http:", "https:", "mailto:"]);

/** Where the files of the page are, and with them the program's root: what comes behind it is the program's. */
const root = new URL(".", import.meta.url);

/** The page's address, its history, and what a program started anew is to restore. */
export class Place {
  /** @param {() => void} moved is called when the person goes back, forward, or to a fragment. */
  constructor(moved) {
    const [navigation] = performance.getEntriesByType("navigation");
    // Somebody who comes by a link wants what the link says, and not what this tab showed before.
    this.restores = navigation === undefined || navigation.type !== "navigate";
    if (!this.restores) this.keep(new Uint8Array());
    addEventListener("popstate", moved);
  }

  /** The address as the program has it, below its own root and without the token; empty at the root. */
  get address() {
    const url = new URL(location.href);
    url.searchParams.delete("token");
    if (!url.pathname.startsWith(root.pathname)) return "";
    const path = url.pathname.slice(root.pathname.length);
    const rest = path + url.search + url.hash;
    const whole = `${url.origin}/${rest}`;
    return rest === "" || whole.length > mostAddress ? "" : whole;
  }

  /** Shows where the program is, as a step of its own or in the place of the present one. */
  show(path, replaces) {
    const url = new URL(`./${path.slice(1)}`, root);
    const token = new URLSearchParams(location.search).get("token");
    if (token !== null) url.searchParams.set("token", token);
    if (url.href === location.href) return;
    try {
      history[replaces ? "replaceState" : "pushState"](null, "", url);
    } catch (error) {
      // Browsers refuse many steps in a short time; the next one is shown again.
      console.warn(error);
    }
  }

  /** Opens an address in another tab; one without a scheme is below the program's root. */
  open(address) {
    const url = new URL(address.startsWith("/") ? `.${address}` : address, root);
    if (!schemes.has(url.protocol)) return;
    // The other page is not told of this one, and cannot reach into it.
    window.open(url, "_blank", "noopener,noreferrer");
  }

  /** Keeps what the program needs to be as it is now. */
  keep(bytes) {
    try {
      if (bytes.length === 0) sessionStorage.removeItem(stateName);
      else sessionStorage.setItem(stateName, btoa(String.fromCharCode(...bytes)));
    } catch (error) {
      // Where storing is switched off, nothing is restored.
      console.warn(error);
    }
  }

  /** What was kept. */
  get state() {
    try {
      const text = sessionStorage.getItem(stateName) ?? "";
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      return bytes.length > mostState ? new Uint8Array() : bytes;
    } catch {
      return new Uint8Array();
    }
  }
}
