/// Text as it is drawn.
enum DrawnText {
  /// A part of the text as it is drawn: without control characters, a tab as a space.
  static func string(_ part: UnsafeBufferPointer<UInt8>) -> String {
    // Controls are U+0000...U+001F, U+007F and U+0080...U+009F, which is 0xC2 and a byte below 0xA0.
    let isClean = part.indices.allSatisfy { index in
      let byte = part[index]
      if byte < 0x80 { return byte >= 0x20 && byte != 0x7F }
      return byte != 0xC2 || part[index + 1] >= 0xA0
    }
    let string = String(decoding: part, as: UTF8.self)
    guard !isClean else { return string }
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
