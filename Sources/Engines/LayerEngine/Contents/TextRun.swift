public import Foundation

/// A run of text in one style: the smallest piece that a host draws.
///
/// Lines are broken and runs are placed here, never by a host.
public struct TextRun: Hashable, Sendable {
  /// The characters; no line breaks.
  public var string: String
  /// Where the run starts: its left edge and its baseline, in the layer's coordinates.
  public var origin: CGPoint
  /// The width of the run in points.
  public var width: CGFloat
  /// The face and size.
  public var font: TextFont
  /// The colour.
  public var color: LayerColor

  /// A run of text.
  public init(string: String, origin: CGPoint, width: CGFloat, font: TextFont, color: LayerColor) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
  }
}
