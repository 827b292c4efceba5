public import Foundation

/// How a part of a text looks.
public struct TextStyle: Hashable, Sendable {
  /// The face and size.
  public var font: TextFont
  /// The colour of the letters.
  public var color: LayerColor
  /// The colour behind the line; nil for none.
  public var backgroundColor: LayerColor?
  /// The line under the text; nil for none.
  public var underline: TextStroke?
  /// The line through the text; nil for none.
  public var strikethrough: TextStroke?
  /// The shadow of the letters; nil for none.
  public var shadow: TextDecoration.Shadow?
  /// The line along the outlines of the letters; nil for none.
  public var outline: TextDecoration.Outline?
  /// Points that are added after every character; negative brings them together.
  public var letterSpacing: CGFloat = 0
  /// Points that the letters are lifted above the baseline; negative lowers them. Lines grow with it.
  public var baselineOffset: CGFloat = 0
  /// How far letters lean to the right: the tangent of the angle.
  public var slant: CGFloat = 0
  /// The picture that each of the characters stands for; nil for letters.
  public var attachment: TextAttachment?
  /// Directions that are put around the text, the outermost first.
  public var embeddings: [TextEmbedding] = []

  /// A style of a font and a colour.
  public init(font: TextFont, color: LayerColor = .black) {
    self.font = font
    self.color = color
  }
}

/// A direction that is put around a part of a text, as Unicode's embedding and override characters do.
public struct TextEmbedding: Hashable, Sendable {
  /// The direction.
  public var direction: TextDirection
  /// Tells whether characters are read in the direction whatever they are.
  public var overrides: Bool

  /// An embedding.
  public init(direction: TextDirection, overrides: Bool = false) {
    self.direction = direction
    self.overrides = overrides
  }

  /// U+202A LRE, U+202B RLE, U+202D LRO or U+202E RLO.
  var control: Unicode.Scalar {
    switch (direction, overrides) {
    case (.leftToRight, false): "\u{202A}"
    case (.rightToLeft, false): "\u{202B}"
    case (.leftToRight, true): "\u{202D}"
    case (.rightToLeft, true): "\u{202E}"
    }
  }
}

/// A line along the text, without a place: that follows from the font.
public struct TextStroke: Hashable, Sendable {
  /// How the line is drawn.
  public var pattern: TextDecoration.Line.Pattern
  /// Tells whether the line is twice as thick as usual.
  public var isThick: Bool
  /// The colour; nil for the colour of the text.
  public var color: LayerColor?

  /// A line.
  public init(pattern: TextDecoration.Line.Pattern = .solid, isThick: Bool = false, color: LayerColor? = nil) {
    self.pattern = pattern
    self.isThick = isThick
    self.color = color
  }
}
