extension ImageHeader {
  static func webP(_ file: FileBytes) -> ImageHeader? {
    guard file.says("RIFF"), file.says("WEBP", at: 8) else { return nil }
    var size: (Int, Int)?
    if file.says("VP8 ", at: 12), file[23] == 0x9D, file[24] == 0x01, file[25] == 0x2A {
      if let width = file.little(26, 2), let height = file.little(28, 2) { size = (width & 0x3FFF, height & 0x3FFF) }
    } else if file.says("VP8L", at: 12), file[20] == 0x2F {
      if let bits = file.little(21, 4) { size = ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1) }
    } else if file.says("VP8X", at: 12) {
      if let width = file.little(24, 3), let height = file.little(27, 3) { size = (width + 1, height + 1) }
    }
    guard let size else { return nil }
    return ImageHeader(
      mediaType: "image/webp", width: Double(size.0), height: Double(size.1), duration: webPAnimation(file))
  }

  /// The milliseconds of the pictures.
  private static func webPAnimation(_ file: FileBytes) -> Double {
    // 2: the flag of a file of several pictures.
    guard file.says("VP8X", at: 12), let flags = file[20], flags & 2 != 0 else { return 0 }
    var index = 12
    var delays: [Int] = []
    while let length = file.little(index + 4, 4) {
      if file.says("ANMF", at: index), let milliseconds = file.little(index + 20, 3) { delays.append(milliseconds) }
      // Chunks are filled up to an even length.
      index += 8 + length + length % 2
    }
    return delays.count > 1 ? Double(delays.reduce(0, +)) / 1000 : 0
  }
}
