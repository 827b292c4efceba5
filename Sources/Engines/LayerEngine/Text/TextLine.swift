/// One line of text with its place: what a layer commits to be drawn, in one piece, never wrapped again.
public struct TextLine: Hashable, Sendable {
  /// The characters to draw: without the spaces that hang at the line's end, line ends and control characters, a tab as
  /// a space.
  public var string: String

  /// The place at which the first character starts, in points from the left edge of the layer's coordinates.
  public var x: Double

  /// The place of the baseline, in points down from the top edge of the layer's coordinates.
  public var baseline: Double

  /// The advance width of ``string`` in points, not rounded.
  public var width: Double

  /// The direction of the line's paragraph: the base direction of its bidirectional text.
  public var direction: TextDirection

  /// Makes a line.
  public init(
    string: String, x: Double, baseline: Double, width: Double, direction: TextDirection = .leftToRight
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.direction = direction
  }

  /// The same line moved by a distance in points.
  public func offsetBy(dx: Double, dy: Double) -> TextLine {
    var line = self
    line.x += dx
    line.baseline += dy
    return line
  }
}
