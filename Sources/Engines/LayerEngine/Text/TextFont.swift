import DecisionTrace

/// A face at a size: all that measuring and setting text needs to know of a font.
///
/// Every metric is the font's number times the size and is **not rounded**, so it is the same on every machine and scales
/// with the size. Round positions and sizes to pixels where they are drawn.
public struct TextFont: Hashable, Sendable {
  /// The face.
  public let face: FontFace

  /// The size of the em in points; finite and above zero.
  public let size: Double

  /// How much wider than usual letters are drawn: 1 for as they are.
  public let stretch: Double

  /// Makes a font. A size that is not finite and above zero is an error of the program.
  public init(face: FontFace = FontFace(), size: Double) { self.init(face: face, size: size, stretch: 1) }

  /// Makes a font of another width. A size or a stretch that is not finite and above
  /// zero is an error of the program.
  public init(face: FontFace, size: Double, stretch: Double) {
    let (hasSize, hasStretch) = (size.isFinite && size > 0, stretch.isFinite && stretch > 0)
    if !hasSize {
      ProgrammingErrors.report(
        "TextFont needs a finite size above zero, not \(size) points; 17 is UIKit's body size.",
        instead: "the font has 17 points")
    }
    if !hasStretch {
      ProgrammingErrors.report(
        "TextFont needs a finite stretch above zero, not \(stretch); 1 is that of the face.",
        instead: "letters are as wide as in the face")
    }
    self.face = face
    self.size = hasSize ? size : 17
    self.stretch = hasStretch ? stretch : 1
  }

  /// Makes a font of a weight. A size that is not finite and above zero is an error of the program.
  public init(size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.init(face: FontFace(weight: weight, isItalic: isItalic), size: size)
  }

  /// The same face at another size in points.
  public func withSize(_ size: Double) -> TextFont { TextFont(face: face, size: size, stretch: stretch) }
}

extension TextFont {
  /// Points from the baseline up to the top of a line: 0.9053 of the size, and 0.9522 in the system's font.
  public var ascender: Double { size * face.heights.ascent }

  /// Points from the baseline to the bottom of a line, negative as UIKit has it: -0.2119 of the size, and -0.2412 in the
  /// system's font.
  public var descender: Double { -size * face.heights.descent }

  /// Points from one baseline to the next, `ascender - descender`: 1.1172 of the size, 18.9922 points at 17; in the system's
  /// font 1.1934, 20.2871 points at 17.
  ///
  /// `n` lines are exactly `n` times as tall; ``leading`` is not added between them.
  public var lineHeight: Double { size * (face.heights.ascent + face.heights.descent) }

  /// Points from the baseline to the top of a flat capital: 0.688 of the size, and 0.7047 in the system's font.
  public var capHeight: Double { size * face.heights.capHeight }

  /// Points from the baseline to the top of a flat small letter: 0.5283 of the size, and 0.5263 in the system's font.
  public var xHeight: Double { size * face.heights.xHeight }

  /// Points that the font suggests between two lines: 0.0327 of the size, and none in the system's font. Typesetting does
  /// not add them.
  public var leading: Double { size * face.heights.lineGap }

  /// Font units along the line as points at this size.
  func advance(_ units: Int) -> Double { points(units) * stretch }

  /// Font units as points at this size.
  func points(_ units: Int) -> Double { Double(units) * size / Double(FontFace.unitsPerEm) }
}
