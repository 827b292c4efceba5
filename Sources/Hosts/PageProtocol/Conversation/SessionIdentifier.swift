/// The 128 random bits by which a page finds its scene again after its connection was lost.
package struct SessionIdentifier: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one, from the system's generator: who does not know it cannot guess it.
  package init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    // Zero stands for no session.
    low = max(generator.next(), 1)
  }

  /// The session that a host's first message welcomes a page to; nil for any other message.
  package init?(ofWelcome message: [UInt8]) {
    var reader = MessageReader(message)
    guard (try? reader.bytes(MessageHead.length, at: 0)) != nil,
      (try? reader.integer(UInt8.self)) == BrowserProtocol.HostKind.welcome.rawValue,
      (try? reader.integer(UInt16.self)) == BrowserProtocol.version,
      let high = try? reader.integer(UInt64.self), let low = try? reader.integer(UInt64.self)
    else { return nil }
    self.init(high: high, low: low)
  }

  package var isZero: Bool { high == 0 && low == 0 }
}
