#if BrowserHost
import NIOHTTP1

/// The rule that says who is let in. A refusal is the sentence that the answer holds.
struct RequestPolicy: Sendable {
  /// The port that is listened on.
  let port: Int
  /// The host that is listened on.
  let host: String
  /// Tells whether only this machine reaches the port.
  let isLoopback: Bool
  /// The secret; nil where none is asked for.
  let token: AccessToken?
  /// The other origins that the page may be from: the addresses that people type who come through a proxy.
  var publicOrigins: Set<WebOrigin> = []
  /// The proxies whose word is taken for who is behind them.
  var proxies: Set<PeerAddress> = []

  /// Why a request for anything is refused; nil when it is not.
  ///
  /// A web page that has its name resolved to 127.0.0.1 (DNS rebinding) still sends its own name as the host.
  func refusal(headers: HTTPHeaders) -> String? {
    let hosts = headers["Host"]
    guard hosts.count == 1, let name = hosts.first, !name.isEmpty else { return "A request needs one Host header." }
    guard isLoopback else { return nil }
    let names = ["127.0.0.1", "localhost", "[::1]", host]
    let suffixes = port == 80 ? ["", ":80"] : [":\(port)"]
    let isOurs = names.contains { known in suffixes.contains { name.lowercased() == known + $0 } }
    let isPublic = publicOrigins.contains { WebOrigin.authority(name, scheme: $0.scheme) == $0.authority }
    return isOurs || isPublic ? nil : "This server is not reached under that name: see its public origins."
  }

  /// Why the page is refused; nil when it is not.
  func pageRefusal(uri: String) -> String? {
    guard let token, !token.matches(Self.query("token", in: uri)) else { return nil }
    return "This address needs its token: open the whole address that the program has printed."
  }

  /// Why a web socket is refused; nil when it is not.
  ///
  /// Any web page may open a socket to any server, but a browser always tells where that page is from.
  func socketRefusal(uri: String, headers: HTTPHeaders) -> String? {
    if let refusal = refusal(headers: headers) { return refusal }
    let origins = headers["Origin"]
    guard origins.count == 1, let origin = origins.first.flatMap({ WebOrigin($0) }), isOurs(origin, headers)
    else { return "Only this server's own page may connect." }
    return pageRefusal(uri: uri)
  }

  /// Tells whether a page's origin is this server: under the name that the request has, or a public one.
  private func isOurs(_ origin: WebOrigin, _ headers: HTTPHeaders) -> Bool {
    if publicOrigins.contains(origin) { return true }
    guard origin.scheme == "http", let host = headers["Host"].first else { return false }
    // A page that came unencrypted under a name that people reach encrypted may be anybody's on the way.
    if publicOrigins.contains(where: { WebOrigin.authority(host, scheme: $0.scheme) == $0.authority }) { return false }
    return WebOrigin.authority(host, scheme: "http") == origin.authority
  }

  /// The path of a request's target.
  static func path(of uri: String) -> Substring { uri.prefix { $0 != "?" && $0 != "#" } }

  /// The value of a name in the query of a request's target, as it stands.
  static func query(_ name: String, in uri: String) -> String? {
    guard let mark = uri.firstIndex(of: "?") else { return nil }
    for item in uri[uri.index(after: mark)...].split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == name { return String(parts[1]) }
    }
    return nil
  }
}
#endif
