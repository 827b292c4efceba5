/// The bytes of a file, read at any place without trapping: what lies beyond the end is not there.
struct FileBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  /// A number of which the first byte counts most.
  func big(_ index: Int, _ count: Int) -> Int? { number(index, count) { $0 << 8 | Int($1) } }

  /// A number of which the last byte counts most.
  func little(_ index: Int, _ count: Int) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Tells whether the letters of a text, all of ASCII, stand at an index.
  func says(_ text: StaticString, at index: Int = 0) -> Bool {
    text.withUTF8Buffer { letters in
      guard index >= 0, index <= bytes.count - letters.count else { return false }
      return bytes[index..<index + letters.count].elementsEqual(letters)
    }
  }

  private func number(_ index: Int, _ count: Int, _ add: (Int, UInt8) -> Int) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    return bytes[index..<index + count].reduce(0, add)
  }
}
