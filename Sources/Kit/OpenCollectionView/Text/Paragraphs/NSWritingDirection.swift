/// In which direction text is read.
public enum NSWritingDirection: Int, Sendable {
  /// As the first letter of a paragraph says.
  case natural = -1
  /// From the left to the right.
  case leftToRight = 0
  /// From the right to the left.
  case rightToLeft = 1

  var engineDirection: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How a direction is put around a part of a text; added to an ``NSWritingDirection`` in the attribute
/// `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Characters keep their own directions.
  case embedding = 0
  /// Characters are read in the direction whatever they are.
  case override = 2
}
