extension MessageWriter {
  /// Writes who a page is from now on, as its first record, and how many ticks it may have under way.
  package mutating func write(_ session: SessionIdentifier, ticksUnderWay: UInt8) {
    write(.welcome)
    write(integer: BrowserProtocol.version)
    write(integer: session.high)
    write(integer: session.low)
    write(byte: ticksUnderWay)
  }
}
