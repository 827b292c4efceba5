#if BrowserHost
import NIOCore

/// A file that the server has ready.
struct PageFile: Sendable {
  let bytes: ByteBuffer
  /// The bytes in the gzip format, where that makes them fewer.
  let compressed: ByteBuffer?
  let mediaType: String
  /// A name for these very bytes, of letters and digits.
  let hash: String

  init(_ bytes: [UInt8], _ mediaType: String) {
    self.bytes = ByteBuffer(bytes: bytes)
    self.mediaType = mediaType
    // FNV-1a, 64 bits: tells versions of a file apart, and need not withstand anybody.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = String(hash, radix: 16)
    let isPicture = mediaType.hasPrefix("image/") && mediaType != "image/svg+xml"
    let packed = isPicture ? nil : GzipEncoder.encode(bytes)
    compressed = packed.flatMap { $0.count < bytes.count ? ByteBuffer(bytes: $0) : nil }
  }

  /// The name of the bytes as an `ETag` has it.
  var tag: String { "\"\(hash)\"" }
}
#endif
