/// One face of the only family that text is measured in: Liberation Sans, whose advance widths Arial, Helvetica and
/// Arimo share by design.
///
/// A face has no size; ``TextFont`` adds it. All numbers of a face are in font units, 2048 to the em.
public struct FontFace: Hashable, Sendable {
  /// The weight that was asked for. Two weights drawn by the same face measure the same but are not equal.
  public var weight: FontWeight

  /// Tells whether the slanted face is used. It has widths of its own in Greek and Cyrillic, and for Latin the upright
  /// ones.
  public var isItalic: Bool

  /// Tells whether all letters are 0.6 em wide, as in Liberation Mono, Cousine and Courier New. Heights stay those of
  /// Liberation Sans.
  public var isMonospaced: Bool

  /// How high lines and letters count; letters are drawn the same.
  public var heights: FontHeights

  /// Makes a face.
  public init(
    weight: FontWeight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
    heights: FontHeights = .ownFamily
  ) {
    self.isMonospaced = isMonospaced
    self.weight = weight
    self.isItalic = isItalic
    self.heights = heights
  }

  /// Tells whether the bold face draws this weight: from `semibold` on, at which CSS font matching changes over in a
  /// family of two faces (CSS Fonts 4, section 5.2).
  public var isBold: Bool { weight >= .semibold }
}

extension FontFace {
  // The head, hhea and OS/2 tables of Liberation Sans 2, the same in its four faces; Scripts/font-widths checks them.

  /// Font units in one em.
  public static let unitsPerEm = 2048

  static func part(_ units: Int) -> Double { Double(units) / Double(unitsPerEm) }

  /// Font units from the baseline up to the top of a line.
  public static let ascent = 1854
  /// Font units from the baseline down to the bottom of a line; positive.
  public static let descent = 434
  /// Font units that the font suggests between two lines.
  public static let lineGap = 67
  /// Font units from the baseline to the top of a flat capital.
  public static let capHeight = 1409
  /// Font units from the baseline to the top of a flat small letter.
  public static let xHeight = 1082
}
