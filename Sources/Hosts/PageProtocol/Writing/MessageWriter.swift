/// Writes a message to a page, little-endian, into memory that is used again for the next message.
package struct MessageWriter {
  /// The message, and room behind it, so that no field takes memory.
  private var storage: [UInt8] = []
  /// How many bytes have been written.
  package private(set) var count = 0

  /// A writer that has written nothing and holds no memory.
  package init() {}

  /// The message so far, from index 0 on. It shares the writer's memory: while somebody holds it, more is written to
  /// other memory.
  package var bytes: ArraySlice<UInt8> { storage[..<count] }

  /// How many bytes the writer holds memory for.
  package var capacity: Int { storage.count }

  /// Begins anew, in the same memory.
  package mutating func clear() { count = 0 }

  package mutating func write(byte: UInt8) {
    let place = count
    makeRoom(for: 1)
    storage[place] = byte
  }

  mutating func write<T: FixedWidthInteger>(integer value: T) {
    append(MemoryLayout<T>.size) { $0.storeBytes(of: value.littleEndian, as: T.self) }
  }

  package mutating func write(bytes: some Collection<UInt8>) {
    append(bytes.count) { $0.copyBytes(from: bytes) }
  }

  /// Replaces a byte that has been written.
  mutating func overwrite(_ byte: UInt8, at place: Int) { storage[place] = byte }

  /// Appends `length` bytes, which `fill` writes: all of them.
  mutating func append(_ length: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let place = count
    makeRoom(for: length)
    storage.withUnsafeMutableBytes { fill(UnsafeMutableRawBufferPointer(rebasing: $0[place..<(place + length)])) }
  }

  /// Counts `length` more bytes in, and takes memory for at least twice as many where there is no room for them.
  private mutating func makeRoom(for length: Int) {
    count += length
    guard count > storage.count else { return }
    let size = max(count, 2 * storage.count, Self.leastCapacity)
    storage.append(contentsOf: repeatElement(0, count: size - storage.count))
  }

  private static let leastCapacity = 256
}
