import Foundation

/// Brings pixels of 8-bit components into the order of a PNG file: red, green, blue and opacity, not premultiplied.
struct PixelReader {
  private let bytesPerPixel: Int
  private let space: CGColorSpace
  private let alphaInfo: CGImageAlphaInfo
  private let isReversed: Bool

  /// nil for arrangements that are none of those that `CGImage` takes.
  init?(bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
    let order = bitmapInfo.intersection(.byteOrderMask)
    guard let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
      !bitmapInfo.contains(.floatComponents)
    else { return nil }
    switch (space.numberOfComponents, bitsPerPixel) {
    case (1, 8), (3, 24):
      guard alphaInfo == .none, order == .byteOrderDefault else { return nil }
    case (3, 32):
      guard alphaInfo != .none, alphaInfo != .alphaOnly else { return nil }
      guard [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little].contains(order) else { return nil }
    default: return nil
    }
    bytesPerPixel = bitsPerPixel / 8
    self.space = space
    self.alphaInfo = alphaInfo
    isReversed = order == .byteOrder32Little
  }

  /// nil for sizes that are none, or for which there are too few bytes.
  func pixels(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> [UInt8]? {
    // 30,000: what browsers can show on a side is less; the area is then a number of 32 bits.
    guard (1...30_000).contains(width), (1...30_000).contains(height) else { return nil }
    let rowLength = width * bytesPerPixel
    let (lastRow, isTooFar) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let (count, isTooMuch) = (width * height).multipliedReportingOverflow(by: 4)
    guard !isTooFar, !isTooMuch, bytesPerRow >= rowLength, data.count - rowLength >= lastRow else { return nil }
    return data.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        for row in 0..<height {
          var place = row * bytesPerRow
          for index in row * width..<(row + 1) * width {
            let pixel = pixel(source, at: place)
            for component in 0..<4 { target[index * 4 + component] = pixel[component] }
            place += bytesPerPixel
          }
        }
        initialized = count
      }
    }
  }

  private func pixel(_ source: UnsafeRawBufferPointer, at place: Int) -> SIMD4<UInt8> {
    var pixel: SIMD4<UInt8>
    switch bytesPerPixel {
    case 1: pixel = SIMD4(source[place], source[place], source[place], 255)
    case 3: pixel = SIMD4(source[place], source[place + 1], source[place + 2], 255)
    default:
      pixel = SIMD4(source[place], source[place + 1], source[place + 2], source[place + 3])
      if isReversed { pixel = SIMD4(pixel.w, pixel.z, pixel.y, pixel.x) }
      if alphaInfo.isFirst { pixel = SIMD4(pixel.y, pixel.z, pixel.w, pixel.x) }
      if alphaInfo.isOpaque { pixel.w = 255 }
      if alphaInfo.isPremultiplied { pixel = divided(pixel) }
    }
    return space.primaries == .displayP3 || space.isLinear ? converted(pixel) : pixel
  }

  /// The colour without the opacity that it was multiplied by.
  private func divided(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = Int(pixel.w)
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return .zero }
    func whole(_ value: UInt8) -> UInt8 { UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha)) }
    return SIMD4(whole(pixel.x), whole(pixel.y), whole(pixel.z), pixel.w)
  }

  private func converted(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let standard = space.standardComponents(SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 255)
    func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    return SIMD4(byte(standard.x), byte(standard.y), byte(standard.z), pixel.w)
  }
}
