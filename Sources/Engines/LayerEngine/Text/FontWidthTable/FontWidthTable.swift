/// The advance widths of one of the four faces of Liberation Sans, for the 668 code points that they have.
///
/// The tables in the files beside this one are facts, written by Scripts/font-widths.
struct FontWidthTable: Sendable {
  /// In the order of ``runs``. The first 319 are U+0020...U+007E and U+00A0...U+017F, without a gap.
  private let advances: [UInt16]

  init(face: FontFace) {
    if face.isMonospaced {
      advances = Self.monospacedAdvances
      return
    }
    advances =
      switch (face.isBold, face.isItalic) {
      case (false, false): Self.regularAdvances
      case (true, false): Self.boldAdvances
      case (false, true): Self.italicAdvances
      case (true, true): Self.boldItalicAdvances
      }
  }

  /// The advance of a printable ASCII character. Cost: one look-up.
  func advance(ofPrintable byte: UInt8) -> Int { Int(advances[Int(byte) - 0x20]) }

  /// The advance of a code point, nil where the font does not have it.
  ///
  /// Cost: one look-up up to U+017F, a binary search among 94 runs from there to U+FB02, nothing above.
  func advance(of point: UInt32) -> Int? {
    if point <= 0x17F {
      if point >= 0xA0 { return Int(advances[Int(point) - 0xA0 + 95]) }
      return point >= 0x20 && point <= 0x7E ? Int(advances[Int(point) - 0x20]) : nil
    }
    guard point <= 0xFB02 else { return nil }
    let point = UInt16(point)
    var low = 0
    var high = Self.offsets.count
    while low < high {
      let middle = (low + high) / 2
      if Self.runs[2 * middle + 1] < point { low = middle + 1 } else { high = middle }
    }
    guard low < Self.offsets.count, Self.runs[2 * low] <= point else { return nil }
    return Int(advances[Self.offsets[low] + Int(point - Self.runs[2 * low])])
  }

  /// The index at which the advances of each run start.
  private static let offsets: [Int] = {
    var next = 0
    return stride(from: 0, to: runs.count, by: 2).map { index in
      defer { next += Int(runs[index + 1] - runs[index]) + 1 }
      return next
    }
  }()

  /// 1229 units for every character: the faces of Liberation Mono say so.
  private static let monospacedAdvances = regularAdvances.map { $0 == 0 ? 0 : 1229 as UInt16 }
}
