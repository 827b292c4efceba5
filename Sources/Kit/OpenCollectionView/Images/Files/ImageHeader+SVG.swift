import Foundation

extension ImageHeader {
  /// The size of the outermost element of an SVG file: its `width` and `height`, or its `viewBox` where they are
  /// missing or parts of something.
  ///
  /// 300 by 150 where it says nothing, as in CSS; where it says one side alone, the other follows the `viewBox`.
  static func svg(_ file: FileBytes) -> ImageHeader? {
    var reader = MarkupReader(file.bytes)
    guard let attributes = reader.root("svg") else { return nil }
    let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.map { Double($0) ?? .nan }
    let viewBox = box.count == 4 && box[2] > 0 && box[3] > 0 ? (width: box[2], height: box[3]) : nil
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    let size: (width: Double, height: Double) =
      switch (width, height, viewBox) {
      case (let width?, let height?, _): (width, height)
      case (let width?, nil, let box?): (width, width * box.height / box.width)
      case (nil, let height?, let box?): (height * box.width / box.height, height)
      case (nil, nil, let box?): box
      case (let width, let height, nil): (width ?? 300, height ?? 150)
      }
    return ImageHeader(mediaType: "image/svg+xml", width: size.width, height: size.height)
  }

  /// A length in points, one of CSS's pixels each; nil for percentages and for what is none.
  private static func length(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    // CSS Values 4, 6: how many pixels a unit has. The font of a file by itself has 16 pixels.
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("rem", 16),
      ("em", 16), ("ex", 8), ("q", 96 / 101.6), ("", 1),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.0.count)), number.isFinite, number > 0
    else { return nil }
    return number * unit.1
  }
}
