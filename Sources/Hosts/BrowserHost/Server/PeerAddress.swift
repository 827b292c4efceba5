#if BrowserHost
import NIOCore
import NIOHTTP1

/// The origin of a connection.
struct PeerAddress: Hashable, Sendable {
  /// The address in numbers; nil where there is none, as for sockets of the file system.
  let text: String?

  /// An address as a system or a proxy writes it: of all its spellings one is kept, without a port, brackets, quotes and the
  /// name of a network card. What is no address stays as it is, in small letters.
  init(_ text: String?) { self.text = text.map(Self.spelledAsOne) }

  private static func spelledAsOne(_ text: String) -> String {
    var rest = Substring(text.lowercased())
    let isAround: (Character) -> Bool = { $0 == "\"" || $0.isWhitespace }
    rest = rest.drop(while: isAround)
    while let last = rest.last, isAround(last) { rest.removeLast() }
    let whole = rest
    if rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: rest.startIndex)..<end]
    } else if let colon = rest.firstIndex(of: ":"), rest.contains("."), rest.lastIndex(of: ":") == colon {
      // One colon stands behind an IPv4 address, several are those of IPv6.
      rest = rest[..<colon]
    }
    rest = rest.prefix { $0 != "%" }
    guard let known = try? SocketAddress(ipAddress: String(rest), port: 0).ipAddress else { return String(whole) }
    // The form of an IPv4 address at a socket for both families.
    let mapped = "::ffff:"
    return known.hasPrefix(mapped) && known.contains(".") ? String(known.dropFirst(mapped.count)) : known
  }

  /// The other end of a connection.
  init(of channel: any Channel) { self.init(channel.remoteAddress?.ipAddress) }

  /// The sender of a request: the other end of its connection. A proxy that was named is not the sender, but names it.
  ///
  /// Proxies add the address that asked them to the end of `X-Forwarded-For`; anybody can have made up the entries
  /// before that.
  init(of connection: PeerAddress, headers: HTTPHeaders, proxies: Set<PeerAddress>) {
    var address = connection
    for item in headers[canonicalForm: "X-Forwarded-For"].reversed() {
      guard proxies.contains(address) else { break }
      address = PeerAddress(String(item))
    }
    self = address
  }

  /// The address under which pages are counted; nil for this machine's own, which is not.
  var counted: String? {
    guard let text, text != "::1", !text.hasPrefix("127.") else { return nil }
    return text
  }
}
#endif
