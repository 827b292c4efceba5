#if BrowserHost
import NIOCore

/// The 128 random bits by which a page finds its scene again after its connection was lost.
struct SessionIdentifier: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one, from the system's generator: who does not know it cannot guess it.
  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    // Zero stands for no session.
    low = max(generator.next(), 1)
  }

  /// The session that a host's first message welcomes a page to; nil for any other message.
  init?(ofWelcome message: ByteBuffer) {
    var message = message
    guard message.readSlice(length: MessageHead.length) != nil,
      message.readInteger(as: UInt8.self) == BrowserProtocol.HostKind.welcome.rawValue,
      message.readInteger(endianness: .little, as: UInt16.self) == BrowserProtocol.version,
      let high = message.readInteger(endianness: .little, as: UInt64.self),
      let low = message.readInteger(endianness: .little, as: UInt64.self)
    else { return nil }
    self.init(high: high, low: low)
  }

  var isZero: Bool { high == 0 && low == 0 }
}
#endif
