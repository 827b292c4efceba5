extension Typesetter {
  /// Tells whether the paragraph that starts at a byte is read from the right, by its first letter.
  ///
  /// Cost: one look at the first letter for most text.
  func isRightToLeft(paragraphAt start: Int) -> Bool {
    switch request.baseDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case nil: break
    }
    var offset = start
    // Nearly all text is decided within ASCII.
    while offset < bytes.count, bytes[offset] < 0x80 {
      switch bytes[offset] | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return false
      default: break
      }
      if (0x0A...0x0D).contains(bytes[offset]) { return false }
      offset += 1
    }
    guard offset < bytes.count else { return false }
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    return BidirectionalText.firstStrongDirection(ScalarBytes(bytes: rest)) == .rightToLeft
  }
}

/// The code points of well-formed UTF-8, read as they are asked for.
private struct ScalarBytes: Sequence, IteratorProtocol {
  let bytes: UnsafeBufferPointer<UInt8>
  var decoder = UTF8()
  var iterator: UnsafeBufferPointer<UInt8>.Iterator

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    iterator = bytes.makeIterator()
  }

  mutating func next() -> Unicode.Scalar? {
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { scalar } else { nil }
  }
}
