import PageScripts
import Testing

@testable import PageProtocol

@Suite("Messages that no page sends")
struct PageMessageFuzzTests {
  /// SplitMix64: the same bytes on every machine.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  private func valid() -> [UInt8] {
    var builder = PageMessageBuilder()
    builder.hello(high: 1, low: 2)
    builder.touches([(0, 1, 10), (1, 1, 11), (2, 1, 12)])
    builder.tick(lastApplied: 1, time: 999)
    builder.byte(7)
    builder.double(998)
    for value: UInt8 in [1, 0, 3] { builder.byte(value) }
    builder.text("Enter")
    builder.text("NumpadEnter")
    builder.byte(8)
    builder.screen()
    return builder.bytes
  }

  /// Tells whether the bytes were accepted; anything but an answer or a typed error would end the test's process.
  private func isAccepted(_ bytes: [UInt8]) -> Bool {
    (try? PageMessage(decoding: [UInt8](bytes), limits: PageLimits())) != nil
  }

  @Test func `the message that is broken below is whole`() {
    #expect(isAccepted(valid()))
  }

  @Test func `cutting a message short is noticed unless it ends with a record`() {
    let bytes = valid()
    let accepted = (0..<bytes.count).filter { isAccepted(Array(bytes[..<$0])) }
    // After the head, the hello, the touches, the tick and the key.
    #expect(accepted == [8, 87, 225, 238, 270])
  }

  @Test func `flipped bits never do harm`() {
    let bytes = valid()
    var accepted = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        var broken = bytes
        broken[index] ^= 1 << bit
        if isAccepted(broken) { accepted += 1 }
      }
    }
    #expect(accepted < bytes.count * 8)
  }

  @Test func `random bytes never do harm`() {
    var generator = Generator(state: 2026)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...200, using: &generator)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      // Half of them get past the head.
      if count > 8, Bool.random(using: &generator) {
        bytes.replaceSubrange(0..<8, with: [0, 0, 0, 0, 0, 0, 0xf0, 0x3f])
        bytes[8] = UInt8.random(in: 1...11, using: &generator)
      }
      _ = isAccepted(bytes)
    }
  }
}
