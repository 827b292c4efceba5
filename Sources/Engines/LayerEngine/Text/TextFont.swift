/// A face at a size: all that measuring and setting text needs to know of a font.
///
/// Every metric is the font's number times the size over 2048 and is **not rounded**, so it is the same on every
/// machine and scales with the size. Round positions and sizes to pixels where they are drawn.
public struct TextFont: Hashable, Sendable {
  /// The face.
  public let face: FontFace

  /// The size of the em in points; finite and above zero.
  public let size: Double

  /// How much wider than usual letters are drawn: 1 for as they are.
  public let stretch: Double

  /// Makes a font. Traps on a size that is not finite and above zero.
  public init(face: FontFace = FontFace(), size: Double) { self.init(face: face, size: size, stretch: 1) }

  /// Makes a font of another width. Traps on a size or a stretch that is not finite and above zero.
  public init(face: FontFace, size: Double, stretch: Double) {
    guard size.isFinite, size > 0 else {
      fatalError("TextFont needs a finite size above zero, not \(size) points; 17 is UIKit's body size.")
    }
    guard stretch.isFinite, stretch > 0 else {
      fatalError("TextFont needs a finite stretch above zero, not \(stretch); 1 is that of the face.")
    }
    self.face = face
    self.size = size
    self.stretch = stretch
  }

  /// Makes a font of a weight. Traps on a size that is not finite and above zero.
  public init(size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.init(face: FontFace(weight: weight, isItalic: isItalic), size: size)
  }

  /// The same face at another size in points.
  public func withSize(_ size: Double) -> TextFont { TextFont(face: face, size: size, stretch: stretch) }
}

extension TextFont {
  /// Points from the baseline up to the top of a line: 0.9053 of the size.
  public var ascender: Double { points(FontFace.ascent) }

  /// Points from the baseline to the bottom of a line, negative as UIKit has it: -0.2119 of the size.
  public var descender: Double { -points(FontFace.descent) }

  /// Points from one baseline to the next, `ascender - descender`: 1.1172 of the size, 18.9922 points at 17.
  ///
  /// `n` lines are exactly `n` times as tall; ``leading`` is not added between them.
  ///
  /// Difference from UIKit: the system font there has other proportions (20.287 points at 17), the rule is the same.
  public var lineHeight: Double { points(FontFace.ascent + FontFace.descent) }

  /// Points from the baseline to the top of a flat capital: 0.688 of the size.
  public var capHeight: Double { points(FontFace.capHeight) }

  /// Points from the baseline to the top of a flat small letter: 0.5283 of the size.
  public var xHeight: Double { points(FontFace.xHeight) }

  /// Points that the font suggests between two lines, 0.0327 of the size. Typesetting does not add them.
  public var leading: Double { points(FontFace.lineGap) }

  /// Font units along the line as points at this size.
  func advance(_ units: Int) -> Double { points(units) * stretch }

  /// Font units as points at this size.
  func points(_ units: Int) -> Double { Double(units) * size / Double(FontFace.unitsPerEm) }
}
