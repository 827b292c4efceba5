extension ImageHeader {
  /// Walks the segments up to the one that starts a frame.
  static func jpeg(_ file: FileBytes) -> ImageHeader? {
    guard file.bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var index = 2
    var orientation: UIImage.Orientation?
    while let marker = file[index + 1] {
      // Markers may be filled up with FF; decoders pass over bytes between segments that are none.
      guard file[index] == 0xFF, marker != 0xFF, marker != 0 else {
        index += 1
        continue
      }
      switch marker {
      // C4, C8 and CC are tables in the middle of the range of frame markers.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard let height = file.big(index + 5, 2), let width = file.big(index + 7, 2) else { return nil }
        let isLying = orientation?.exchangesSides ?? false
        var header = ImageHeader(
          mediaType: "image/jpeg", width: Double(isLying ? height : width), height: Double(isLying ? width : height))
        header.orientation = orientation ?? .up
        return header
      // The picture begins, or ends, without a frame.
      case 0xD9, 0xDA: return nil
      case 0x01, 0xD0...0xD8: index += 2
      default:
        guard let length = file.big(index + 2, 2), length >= 2 else { return nil }
        if marker == 0xE1, orientation == nil { orientation = exif(file, index + 4, index + 2 + length) }
        index += 2 + length
      }
    }
    return nil
  }

  /// The orientation in a segment of EXIF data; nil where it has none.
  private static func exif(_ file: FileBytes, _ start: Int, _ end: Int) -> UIImage.Orientation? {
    guard file.says("Exif\0\0", at: start) else { return nil }
    let base = start + 6
    let isLittle = file.says("II", at: base)
    guard isLittle || file.says("MM", at: base) else { return nil }
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= base, index + count <= end else { return nil }
      return isLittle ? file.little(index, count) : file.big(index, count)
    }
    guard number(base + 2, 2) == 42, let offset = number(base + 4, 4), let count = number(base + offset, 2)
    else { return nil }
    for entry in 0..<count {
      let index = base + offset + 2 + entry * 12
      guard let tag = number(index, 2) else { return nil }
      // The tag is "Orientation", the type a short number.
      if tag == 0x0112 { return number(index + 2, 2) == 3 ? number(index + 8, 2).flatMap(orientation) : nil }
    }
    return nil
  }

  /// EXIF 2.3, "Orientation".
  private static func orientation(_ value: Int) -> UIImage.Orientation? {
    switch value {
    case 1: .up
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: nil
    }
  }
}
