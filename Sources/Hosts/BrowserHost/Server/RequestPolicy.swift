#if BrowserHost
import NIOHTTP1

/// Who is let in. A refusal is the sentence that the answer holds.
struct RequestPolicy: Sendable {
  /// The port that is listened on.
  let port: Int
  /// The host that is listened on.
  let host: String
  /// Whether only this machine reaches the port.
  let isLoopback: Bool
  /// The secret; nil where none is asked for.
  let token: AccessToken?

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
    return isOurs ? nil : "This server is reached as 127.0.0.1 or localhost only."
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
    guard origins.count == 1, let origin = origins.first, let host = headers["Host"].first,
      origin.lowercased() == "http://" + host.lowercased()
    else { return "Only this server's own page may connect." }
    return pageRefusal(uri: uri)
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
