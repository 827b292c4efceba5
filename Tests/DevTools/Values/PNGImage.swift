#if BrowserHost
public import Foundation

/// A PNG file in memory: its bytes and its size. A page reads its pixels: ``Page/pixels(at:in:)``.
public struct PNGImage: Sendable, Hashable {
  /// The bytes of the file, ready to be written.
  public let data: Data
  /// Columns of pixels.
  public let width: Int
  /// Rows of pixels.
  public let height: Int

  /// Takes the bytes of a PNG file; nil where they do not begin like one. Only the header is looked at.
  public init?(data: Data) {
    // PNG, third edition, 5.2 and 11.2.1: 8 bytes of signature, then the chunk IHDR with 32-bit sizes at 16 and 20.
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func size(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.data = data
    width = size(at: 16)
    height = size(at: 20)
  }
}
#endif
