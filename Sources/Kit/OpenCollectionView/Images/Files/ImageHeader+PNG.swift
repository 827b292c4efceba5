extension ImageHeader {
  static func png(_ file: FileBytes) -> ImageHeader? {
    guard file.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), file.says("IHDR", at: 12),
      let width = file.big(16, 4), let height = file.big(20, 4)
    else { return nil }
    return ImageHeader(
      mediaType: "image/png", width: Double(width), height: Double(height), duration: animation(file))
  }

  /// The delays of a file of several pictures: those of its `fcTL` chunks, if an `acTL` chunk announces them.
  private static func animation(_ file: FileBytes) -> Double {
    var index = 8
    var isAnimated = false
    var delays: [Double] = []
    while let length = file.big(index, 4), index + 12 + length <= file.count {
      if file.says("acTL", at: index + 4) { isAnimated = true }
      if file.says("IDAT", at: index + 4), !isAnimated { return 0 }
      if file.says("fcTL", at: index + 4), length >= 24, let numerator = file.big(index + 28, 2),
        let denominator = file.big(index + 30, 2)
      {
        // No denominator means hundredths, as specified.
        delays.append(Double(numerator) / Double(denominator == 0 ? 100 : denominator))
      }
      index += 12 + length
    }
    return delays.count > 1 ? delays.reduce(0, +) : 0
  }
}
