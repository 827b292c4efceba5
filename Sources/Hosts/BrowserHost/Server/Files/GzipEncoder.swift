#if BrowserHost
import Foundation

/// Makes files smaller as the system's zlib does it.
///
/// The library is looked for when the program runs, and not when it is built, so that building needs no headers of it;
/// where there is none, files travel as they are.
enum GzipEncoder {
  /// The bytes in the gzip format (RFC 1952); nil where the system has no zlib. Some ten milliseconds for 150 kB.
  static func encode(_ bytes: [UInt8]) -> [UInt8]? {
    guard let library else { return nil }
    var count = library.compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    // The packed form of zlib (RFC 1950) is the same between its two bytes of header and four of checksum.
    guard library.compress2(&packed, &count, bytes, UInt(bytes.count), mostEffort) == 0, count > 6 else { return nil }
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]
    let checksum = UInt32(truncatingIfNeeded: library.crc32(0, bytes, UInt32(bytes.count)))
    return header + packed[2..<Int(count) - 4] + littleEndian(checksum) + littleEndian(UInt32(bytes.count))
  }

  private static let mostEffort: Int32 = 9

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// The three functions of zlib that are used, as `zlib.h` declares them.
  private struct Library: Sendable {
    typealias CompressBound = @convention(c) (UInt) -> UInt
    typealias Compress2 =
      @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32) ->
      Int32
    typealias CRC32 = @convention(c) (UInt, UnsafePointer<UInt8>, UInt32) -> UInt

    let compressBound: CompressBound
    let compress2: Compress2
    let crc32: CRC32

    init?() {
      #if os(macOS)
      let name = "libz.dylib"
      #else
      let name = "libz.so.1"
      #endif
      guard let handle = dlopen(name, RTLD_NOW), let bound = dlsym(handle, "compressBound"),
        let compress = dlsym(handle, "compress2"), let checksum = dlsym(handle, "crc32")
      else { return nil }
      compressBound = unsafeBitCast(bound, to: CompressBound.self)
      compress2 = unsafeBitCast(compress, to: Compress2.self)
      crc32 = unsafeBitCast(checksum, to: CRC32.self)
    }
  }

  private static let library = Library()
}
#endif
