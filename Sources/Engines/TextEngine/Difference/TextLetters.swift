/// Letters of a piece of text that can be compared without regard to case.
struct TextLetters {
  /// Likeness of a letter or digit and itself, of a capital and its small letter, and of two blanks or marks. What programs
  /// put in are blanks and marks: all of them together count less than one letter. Our choice.
  private static let same: Int32 = 1_024
  private static let otherCase: Int32 = 768
  private static let mark: Int32 = 1

  /// The place of the first of them in the whole text.
  let start: Int
  private let units: [UInt16]
  private let small: [UInt16]

  var count: Int { units.count }

  init(_ units: ArraySlice<UInt16>) {
    start = units.startIndex
    self.units = Array(units)
    small = units.map(Self.small)
  }

  /// The likeness of a letter and one of another text; 0 for none.
  func likeness(_ index: Int, _ other: TextLetters, _ otherIndex: Int) -> Int32 {
    if units[index] == other.units[otherIndex] { return Self.isMark(units[index]) ? Self.mark : Self.same }
    return small[index] == other.small[otherIndex] ? Self.otherCase : 0
  }

  /// Tells whether a unit is a blank or a mark of ASCII, or a blank that does not break.
  private static func isMark(_ unit: UInt16) -> Bool {
    switch unit {
    case 48...57, 65...90, 97...122: false
    case 0..<128, 0xA0, 0x202F: true
    default: false
    }
  }

  private static func small(_ unit: UInt16) -> UInt16 {
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    if scalar.isASCII { return unit >= 65 && unit <= 90 ? unit + 32 : unit }
    let mapping = scalar.properties.lowercaseMapping.utf16
    return mapping.count == 1 ? mapping.first! : unit
  }
}
