public import Foundation

/// A run of text in one style: the smallest piece that a host draws.
///
/// Lines are broken and runs are placed here, never by a host.
public struct TextRun: Hashable, Sendable {
  /// The characters in logical order; no line breaks.
  public var string: String
  /// The place at which the run starts: its left edge and its baseline, in the layer's coordinates.
  public var origin: CGPoint
  /// The width of the run in points.
  public var width: CGFloat
  /// The face and size.
  public var font: TextFont
  /// The colour.
  public var color: LayerColor
  /// In which direction the run is read. A host orders what it holds by Unicode's bidirectional algorithm (UAX 9) with
  /// this as the base direction, and apart from its surroundings.
  public var direction = TextDirection.leftToRight

  private var box: Boxed<TextDecoration>?

  /// A run of text.
  public init(
    string: String, origin: CGPoint, width: CGFloat, font: TextFont, color: LayerColor,
    direction: TextDirection = .leftToRight, decoration: TextDecoration? = nil
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.direction = direction
    self.decoration = decoration
  }

  /// Lines, shadow, distances and everything else that most text does without; nil for nothing of it.
  public var decoration: TextDecoration? {
    get { box?.content }
    set { box = newValue.flatMap { $0 == TextDecoration() ? nil : .value($0) } }
  }

  /// The same run at another place.
  public func offset(by distance: CGSize) -> TextRun {
    var run = self
    run.origin.x += distance.width
    run.origin.y += distance.height
    return run
  }

  /// Hashes everything but the decoration.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(origin.x)
    hasher.combine(origin.y)
    hasher.combine(width)
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(direction)
  }
}
