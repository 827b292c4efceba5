public import Foundation

/// The lines, background, shadow and outline of a run's letters, and their spread: all that most text does without.
public struct TextDecoration: Hashable, Sendable {
  /// A line along the text: under it or through it.
  public struct Line: Hashable, Sendable {
    /// How a line is drawn.
    public enum Pattern: UInt8, Hashable, Sendable, CaseIterable {
      case solid
      case double
      case dotted
      case dashed
    }

    /// How the line is drawn.
    public var pattern: Pattern
    /// How thick the line is, in points.
    public var thickness: CGFloat
    /// How far the top of the line lies below the baseline, in points; negative above it.
    public var offset: CGFloat
    /// The line's colour; nil for the colour of the text.
    public var color: LayerColor?

    /// A line.
    public init(pattern: Pattern = .solid, thickness: CGFloat, offset: CGFloat, color: LayerColor? = nil) {
      self.pattern = pattern
      self.thickness = thickness
      self.offset = offset
      self.color = color
    }
  }

  /// A shadow of the letters.
  public struct Shadow: Hashable, Sendable {
    /// The colour.
    public var color: LayerColor
    /// How far the shadow lies to the right and below, in points.
    public var offset: CGSize
    /// How soft it is, in points: twice the standard deviation.
    public var blur: CGFloat

    /// A shadow.
    public init(color: LayerColor, offset: CGSize, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }

  /// A colour behind the run.
  public struct Background: Hashable, Sendable {
    /// The colour.
    public var color: LayerColor
    /// How far the colour reaches above the baseline, in points.
    public var ascent: CGFloat
    /// How far the colour reaches below the baseline, in points.
    public var descent: CGFloat

    /// A background.
    public init(color: LayerColor, ascent: CGFloat, descent: CGFloat) {
      self.color = color
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// A line along the outlines of the letters.
  public struct Outline: Hashable, Sendable {
    /// How thick the line is, in points.
    public var width: CGFloat
    /// The colour; nil for the colour of the text.
    public var color: LayerColor?
    /// Tells whether the letters are filled as well.
    public var isFilled: Bool

    /// An outline.
    public init(width: CGFloat, color: LayerColor? = nil, isFilled: Bool) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// The line under the text.
  public var underline: Line?
  /// The line through the text.
  public var strikethrough: Line?
  /// The colour behind the text.
  public var background: Background?
  /// The shadow of the letters.
  public var shadow: Shadow?
  /// The line along the outlines of the letters.
  public var outline: Outline?
  /// Points that are added after every character.
  public var letterSpacing: CGFloat = 0
  /// Points that are added to every space.
  public var wordSpacing: CGFloat = 0
  /// How far letters lean to the right: the tangent of the angle.
  public var slant: CGFloat = 0

  /// The picture in the place of the letters; nil for letters. Whoever shows the run shows it by itself.
  public var attachment: TextAttachment?

  /// Nothing of it all.
  public init() {}
}
