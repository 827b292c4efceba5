/// The few colours that a person lets all programs use, as the forced colours of browsers and the contrast themes of
/// Windows have them.
///
/// Each is 24 bits: red in the highest byte, then green and blue.
public struct ForcedColors: Hashable, Sendable, Codable {
  /// Behind everything.
  public var canvas: UInt32
  /// Text, and all that stands out from the canvas.
  public var text: UInt32
  /// The colour of links.
  public var link: UInt32
  /// The colour of text that does not answer now.
  public var disabled: UInt32
  /// The colour of chosen things.
  public var highlight: UInt32

  /// Five colours.
  public init(canvas: UInt32, text: UInt32, link: UInt32, disabled: UInt32, highlight: UInt32) {
    self.canvas = canvas
    self.text = text
    self.link = link
    self.disabled = disabled
    self.highlight = highlight
  }
}
