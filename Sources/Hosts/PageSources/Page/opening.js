// Stands in the page itself: the web socket opens while the script is on its way, which goes on with it.
{
  const address = new URL(`${document.documentElement.dataset.root}socket`, location.href);
  const token = new URLSearchParams(location.search).get("token");
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = token === null ? "" : new URLSearchParams({ token });
  window.opening = { address, socket: new WebSocket(address) };
}
