/// Tells what a window needs in order to be as it was, as bytes of a file: what the scene said, under a head that says whether the
/// file is whole.
package enum KeptState {
  /// Bytes of a scene's state at most: more is not kept. [choice]
  package static let mostBytes = 1 << 20
  private static let head: [UInt8] = Array("OpenCollectionView window 1\n".utf8)

  /// The file's bytes; nil where there are too many.
  package static func file(of state: [UInt8]) -> [UInt8]? {
    guard state.count <= mostBytes else { return nil }
    return head + bytes(of: checksum(of: state)) + state
  }

  /// Tells what a file holds; nil where it is none of these, or not whole.
  package static func state(of file: [UInt8]) -> [UInt8]? {
    guard file.count >= head.count + 8, file.count <= head.count + 8 + mostBytes, file.starts(with: head) else {
      return nil
    }
    let state = Array(file[(head.count + 8)...])
    guard Array(file[head.count..<head.count + 8]) == bytes(of: checksum(of: state)) else { return nil }
    return state
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The sum by Fowler, Noll and Vo, of 64 bits: it finds files that were cut off, which is all that happens to them.
  private static func checksum(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
