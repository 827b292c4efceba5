import RasterKernel

/// The description of its pixels in a PNG file.
struct PNGHeader {
  private(set) var width: Int
  private(set) var height: Int
  let isInterlaced: Bool
  private let depth: Int
  private let colorType: UInt8

  /// nil for what no PNG file says.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 13, bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { return nil }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    colorType = bytes[9]
    isInterlaced = bytes[12] == 1
    let depths: [UInt8: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard width > 0, height > 0, depths[colorType]?.contains(depth) == true else { return nil }
  }

  private var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// A part of an interlaced picture: every so many columns and rows from a first one on.
  struct Pass {
    var x, y, stepX, stepY: Int
  }

  /// The parts that a picture comes in (RFC 2083, 2.6): one, or seven where it is interlaced.
  var passes: [Pass] {
    let numbers =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return numbers.map { Pass(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }.filter { $0.x < width && $0.y < height }
  }

  /// A pass as a picture of its own.
  func part(_ pass: Pass) -> PNGHeader {
    var part = self
    part.width = (width - pass.x + pass.stepX - 1) / pass.stepX
    part.height = (height - pass.y + pass.stepY - 1) / pass.stepY
    return part
  }

  /// How many bytes the rows have, each with its filter.
  var length: Int { passes.reduce(0) { $0 + (part($1).rowLength + 1) * part($1).height } }

  var bitsPerPixel: Int { channels * depth }
  var rowLength: Int { (width * bitsPerPixel + 7) / 8 }

  /// Premultiplied pixels of rows without filters, each behind its byte; nil where a colour is not in the palette.
  func pixels(_ rows: [UInt8], palette: [UInt8], alphas: [UInt8]) -> [UInt8]? {
    if depth == 8, colorType == 6 || colorType == 2 && alphas.isEmpty {
      return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        raster_take_rows(rows, Int64(width), Int64(height), Int32(channels), target.baseAddress)
        count = width * height * 4
      }
    }
    var isWhole = true
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      rows.withUnsafeBufferPointer { rows in
        var at = 0
        for y in 0..<height {
          let start = y * (rowLength + 1) + 1
          for x in 0..<width {
            let pixel = pixel(rows, start, x, palette, alphas)
            if pixel == nil { isWhole = false }
            let (red, green, blue, alpha) = pixel ?? (0, 0, 0, 0)
            (target[at], target[at + 1]) = (Self.multiplied(red, alpha), Self.multiplied(green, alpha))
            (target[at + 2], target[at + 3]) = (Self.multiplied(blue, alpha), alpha)
            at += 4
          }
        }
      }
      count = width * height * 4
    }
    return isWhole ? pixels : nil
  }

  private static func multiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 255 ? value : UInt8((Int(value) * Int(alpha) + 127) / 255)
  }

  private func pixel(
    _ rows: UnsafeBufferPointer<UInt8>, _ start: Int, _ x: Int, _ palette: [UInt8], _ alphas: [UInt8]
  ) -> (UInt8, UInt8, UInt8, UInt8)? {
    // Of 16 bits the upper ones count.
    let step = depth / 8
    func channel(_ number: Int) -> UInt8 { rows[start + (x * channels + number) * step] }
    func sixteen(_ number: Int) -> Int {
      let at = start + (x * channels + number) * step
      return depth == 16 ? Int(rows[at]) << 8 | Int(rows[at + 1]) : Int(rows[at])
    }
    func clear(_ values: Int...) -> UInt8 {
      guard alphas.count >= values.count * 2 else { return 255 }
      let isClear = values.enumerated().allSatisfy { $1 == Int(alphas[$0 * 2]) << 8 | Int(alphas[$0 * 2 + 1]) }
      return isClear ? 0 : 255
    }
    switch colorType {
    case 2:
      return (channel(0), channel(1), channel(2), clear(sixteen(0), sixteen(1), sixteen(2)))
    case 4: return (channel(0), channel(0), channel(0), channel(1))
    case 6: return (channel(0), channel(1), channel(2), channel(3))
    default: break
    }
    var value: Int
    if depth >= 8 {
      value = sixteen(0)
    } else {
      let bit = x * depth
      value = Int(rows[start + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
    }
    if colorType == 3 {
      guard value * 3 + 2 < palette.count else { return nil }
      let alpha = value < alphas.count ? alphas[value] : 255
      return (palette[value * 3], palette[value * 3 + 1], palette[value * 3 + 2], alpha)
    }
    let alpha = clear(value)
    let grey = depth == 16 ? value >> 8 : value * 255 / ((1 << depth) - 1)
    return (UInt8(grey), UInt8(grey), UInt8(grey), alpha)
  }
}
