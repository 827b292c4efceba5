import PageProtocol

/// Builds messages as the page does.
package struct PageMessageBuilder {
  package var bytes: [UInt8] = []

  package init(sentAt: Double = 1000) { double(sentAt) }

  package mutating func byte(_ value: UInt8) { bytes.append(value) }
  package mutating func uint16(_ value: UInt16) { integer(value) }
  package mutating func uint32(_ value: UInt32) { integer(value) }
  package mutating func uint64(_ value: UInt64) { integer(value) }
  private mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
  package mutating func float(_ value: Float) { uint32(value.bitPattern) }
  package mutating func double(_ value: Double) { uint64(value.bitPattern) }
  package mutating func text(_ value: String) {
    uint16(UInt16(value.utf8.count))
    bytes += Array(value.utf8)
  }

  package mutating func hello(
    version: UInt16 = BrowserProtocol.version, high: UInt64 = 0, low: UInt64 = 0, visible: Bool = true,
    address: String = "", state: [UInt8] = [], leftHigh: UInt64 = 0, left: UInt64 = 0
  ) {
    byte(1)
    uint16(version)
    uint64(high)
    uint64(low)
    byte(visible ? 1 : 0)
    screen()
    text(address)
    uint16(UInt16(state.count))
    bytes += state
    uint64(leftHigh)
    uint64(left)
  }

  package mutating func screen(
    width: Float = 320, height: Float = 480, scale: Float = 2, insets: [Float] = [20, 0, 10, 0],
    writesRightToLeft: Bool = false, forced: [UInt8]? = nil
  ) {
    for value in [width, height, scale] + insets { float(value) }
    byte(1)
    byte(0)
    for preference: UInt8 in [1, 0, 0, writesRightToLeft ? 1 : 0] { byte(preference) }
    float(1.5)
    byte(forced == nil ? 0 : 1)
    for part in forced ?? [] { byte(part) }
  }

  package mutating func tick(lastApplied: UInt32, time: Double) {
    byte(2)
    uint32(lastApplied)
    double(time)
  }

  package mutating func address(_ address: String) {
    byte(15)
    text(address)
  }

  package mutating func bye() { byte(11) }

  package mutating func touches(_ samples: [(phase: UInt8, identifier: Int32, x: Float)]) {
    byte(3)
    uint16(UInt16(samples.count))
    for sample in samples { touch(sample.phase, sample.identifier, sample.x) }
  }

  private mutating func touch(_ phase: UInt8, _ identifier: Int32, _ x: Float) {
    byte(phase)
    byte(0)
    integer(identifier)
    double(990)
    for value in [x, 50, 0.5, 11, 1.5, 0, -0.5] { float(value) }
    uint16(1)
    byte(2)
  }
}
