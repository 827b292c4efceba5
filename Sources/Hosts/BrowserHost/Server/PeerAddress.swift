#if BrowserHost
import NIOCore
import NIOHTTP1

/// Where a connection comes from.
struct PeerAddress: Hashable, Sendable {
  /// The address in numbers; nil where there is none, as for sockets of the file system.
  let text: String?

  /// An address as a system or a proxy writes it.
  init(_ text: String?) {
    // The form of an IPv4 address at a socket for both families.
    let mapped = "::ffff:"
    self.text = text.map { $0.lowercased() }.map {
      $0.hasPrefix(mapped) && $0.contains(".") ? String($0.dropFirst(mapped.count)) : $0
    }
  }

  /// The other end of a connection.
  init(of channel: any Channel) { self.init(channel.remoteAddress?.ipAddress) }

  /// Who a request is from: the other end of its connection, unless that is a proxy that was named, which says who.
  ///
  /// Proxies add whom they were asked by to the end of `X-Forwarded-For`; what stands before that anybody can have made
  /// up.
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
