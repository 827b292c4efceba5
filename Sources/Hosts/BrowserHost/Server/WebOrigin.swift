#if BrowserHost
/// The origin of a page: a scheme, a host and a port, as the header `Origin` has them.
struct WebOrigin: Hashable, Sendable {
  let scheme: String
  /// The host, with its port unless that is the scheme's own.
  let authority: String

  /// An origin such as `https://gallery.example` or `http://127.0.0.1:8080`; nil for anything else.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "http" || parts[0] == "https" else { return nil }
    let scheme = String(parts[0])
    guard let authority = Self.authority(String(parts[1]), scheme: scheme) else { return nil }
    self.scheme = scheme
    self.authority = authority
  }

  /// A `Host` header as an authority of a scheme; nil for what is none.
  static func authority(_ text: String, scheme: String) -> String? {
    var text = text.lowercased()
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || ".-_:[]".utf8.contains(byte)
    }
    let own = scheme == "https" ? ":443" : ":80"
    if text.hasSuffix(own) { text.removeLast(own.count) }
    return text.isEmpty || !isPlain ? nil : text
  }

  /// The origin as text.
  var text: String { "\(scheme)://\(authority)" }
}
#endif
