extension ImageHeader {
  static func gif(_ file: FileBytes) -> ImageHeader? {
    guard file.says("GIF87a") || file.says("GIF89a"), let width = file.little(6, 2), let height = file.little(8, 2)
    else { return nil }
    return ImageHeader(
      mediaType: "image/gif", width: Double(width), height: Double(height), duration: gifAnimation(file))
  }

  /// The delays before the pictures.
  private static func gifAnimation(_ file: FileBytes) -> Double {
    var index = 13
    if let flags = file[10], flags & 0x80 != 0 { index += 3 << (Int(flags & 7) + 1) }
    var delay = 0
    var delays: [Int] = []
    while let kind = file[index] {
      switch kind {
      case 0x21:
        if file[index + 1] == 0xF9, let hundredths = file.little(index + 4, 2) { delay = hundredths }
        index = afterBlocks(file, index + 2)
      case 0x2C:
        delays.append(delay)
        let flags = file[index + 9] ?? 0
        index += 10
        if flags & 0x80 != 0 { index += 3 << (Int(flags & 7) + 1) }
        index = afterBlocks(file, index + 1)
      default: index = file.count
      }
    }
    // Browsers take less than two hundredths for a tenth of a second.
    return delays.count > 1 ? delays.reduce(0) { $0 + Double($1 < 2 ? 10 : $1) / 100 } : 0
  }

  private static func afterBlocks(_ file: FileBytes, _ start: Int) -> Int {
    var index = start
    while let length = file[index], length > 0 { index += Int(length) + 1 }
    return index + 1
  }
}
