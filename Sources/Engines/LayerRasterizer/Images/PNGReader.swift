import RasterKernel

/// Reads PNG files (RFC 2083): all five colour types with 1 to 16 bits, interlaced or not.
enum PNGReader {
  /// Why a file is no picture.
  enum Fault: Error, Equatable, CustomStringConvertible {
    case notPNG
    case cutShort
    case damaged(String)
    case tooLarge(width: Int, height: Int)

    #if SystemLibraries
    private static let whatIsRead = "it is no PNG, JPEG or WebP file"
    #else
    private static let whatIsRead = "only PNG files can be decoded without the package trait SystemLibraries"
    #endif

    var description: String {
      switch self {
      case .notPNG: Self.whatIsRead
      case .cutShort: "the file ends too early"
      case .damaged(let part): "its \(part) is damaged"
      case .tooLarge(let width, let height): "it claims to have \(width) by \(height) pixels"
      }
    }
  }

  struct Image: Equatable {
    var width, height: Int
    /// Red, green, blue and opacity, premultiplied.
    var pixels: [UInt8]
  }

  /// [choice] 2^26 pixels: what fits into a quarter of a gigabyte.
  static let mostPixels = 67_108_864

  static func read(_ file: [UInt8]) throws(Fault) -> Image {
    guard file.count > 45, Array(file[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { throw .notPNG }
    func long(_ place: Int) -> Int {
      Int(file[place]) << 24 | Int(file[place + 1]) << 16 | Int(file[place + 2]) << 8 | Int(file[place + 3])
    }
    var header: PNGHeader?
    var (palette, alphas, data): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var at = 8
    var isDone = false
    while !isDone {
      guard at + 12 <= file.count else { throw .cutShort }
      let length = long(at)
      guard length <= file.count - at - 12 else { throw .cutShort }
      let sum = file.withUnsafeBufferPointer { raster_check(0, $0.baseAddress.map { $0 + at + 4 }, Int64(length + 4)) }
      let kind = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      guard Int(sum) == long(at + 8 + length) else { throw .damaged("chunk '\(kind)'") }
      let body = file[at + 8..<at + 8 + length]
      switch kind {
      case "IHDR": header = PNGHeader(Array(body))
      case "PLTE": palette = Array(body)
      case "tRNS": alphas = Array(body)
      case "IDAT": data += body
      case "IEND": isDone = true
      default: break
      }
      at += 12 + length
    }
    guard let header else { throw .damaged("header") }
    guard header.width <= 1 << 20, header.height <= 1 << 20, header.width * header.height <= mostPixels else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    let length = header.length
    // Nothing that is packed makes more than 1,032 bytes of one: a short file cannot claim much memory.
    guard length <= data.count * 1_032 + 1_032 else { throw .cutShort }
    var rows = [UInt8](repeating: 0, count: length)
    guard raster_unpack(data, Int64(data.count), &rows, Int64(rows.count)) != 0 else { throw .damaged("data") }
    var pixels = [UInt8](repeating: 0, count: header.isInterlaced ? header.width * header.height * 4 : 0)
    var start = 0
    for pass in header.passes {
      let part = header.part(pass)
      let count = (part.rowLength + 1) * part.height
      let isRestored = rows.withUnsafeMutableBufferPointer { rows in
        raster_restore_rows(
          rows.baseAddress.map { $0 + start }, Int64(part.rowLength), Int64(part.height),
          Int64(max(1, header.bitsPerPixel / 8)))
      }
      guard isRestored != 0 else { throw .damaged("data") }
      let own = header.isInterlaced ? Array(rows[start..<start + count]) : rows
      guard let found = part.pixels(own, palette: palette, alphas: alphas) else { throw .damaged("palette") }
      start += count
      guard header.isInterlaced else { return Image(width: header.width, height: header.height, pixels: found) }
      for index in 0..<part.width * part.height {
        let (x, y) = (
          pass.x + index % part.width * pass.stepX, pass.y + index / part.width * pass.stepY
        )
        for channel in 0..<4 { pixels[(y * header.width + x) * 4 + channel] = found[index * 4 + channel] }
      }
    }
    return Image(width: header.width, height: header.height, pixels: pixels)
  }
}
