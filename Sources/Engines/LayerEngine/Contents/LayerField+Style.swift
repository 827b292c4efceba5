public import Foundation

extension LayerField {
  /// How the text of a field looks: one style for all of it.
  public struct Style: Hashable, Sendable {
    /// The face and size, already made smaller where the field shrinks its text.
    public var font: TextFont
    /// The colour of the text.
    public var color: LayerColor
    /// The colour of caret and selection.
    public var tint: LayerColor
    /// On which side the lines stand.
    public var alignment: TextAlignment
    /// In which direction it is read.
    public var direction: TextDirection
    /// Points from one baseline to the next.
    public var lineHeight: CGFloat
    /// Points from the top of a line to its baseline.
    public var baseline: CGFloat
    /// Points that are added after each letter.
    public var letterSpacing: CGFloat = 0

    /// A style.
    public init(
      font: TextFont, color: LayerColor, tint: LayerColor, alignment: TextAlignment = .natural,
      direction: TextDirection = .leftToRight, lineHeight: CGFloat? = nil, baseline: CGFloat? = nil
    ) {
      self.font = font
      self.color = color
      self.tint = tint
      self.alignment = alignment
      self.direction = direction
      self.lineHeight = lineHeight ?? font.lineHeight
      self.baseline = baseline ?? font.ascender
    }
  }
}
