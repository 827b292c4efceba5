#if BrowserHost
import NIOCore
import NIOPosix

/// The address that a person opens.
enum PrintedAddress {
  /// The address of a server, with its token.
  ///
  /// - Parameter machine: the address of this machine for others, where the server listens on all addresses.
  static func text(
    _ configuration: BrowserHostConfiguration, port: Int, token: AccessToken?, machine: String?
  ) -> String {
    let query = token.map { "?token=\($0.text)" } ?? ""
    if let origin = configuration.publicOrigins.first.flatMap({ WebOrigin($0) }) { return "\(origin.text)/\(query)" }
    let host = isAny(configuration.host) ? machine ?? configuration.host : configuration.host
    let name = host.contains(":") ? "[\(host)]" : host
    return "http://\(name):\(port)/\(query)"
  }

  /// Tells whether a host stands for all addresses of this machine, so that it is none that could be opened.
  static func isAny(_ host: String) -> Bool { host == "0.0.0.0" || host == "::" }

  /// The address under which other machines most likely reach this one: that from which it would speak to the rest of the
  /// world, or else the first that is not its own; nil without any.
  static func ofThisMachine() async -> String? {
    // A datagram socket is given its address when it is connected, and nothing is sent. The other end is one of those
    // that RFC 5737 keeps for documentation.
    let channel = try? await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "192.0.2.1", port: 9).get()
    let own = channel?.localAddress?.ipAddress
    channel?.close(promise: nil)
    if let own, own != "0.0.0.0", PeerAddress(own).counted != nil { return own }
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.lazy.compactMap { $0.address }.filter { $0.protocol == .inet }.compactMap(\.ipAddress)
      .first { PeerAddress($0).counted != nil }
  }
}
#endif
