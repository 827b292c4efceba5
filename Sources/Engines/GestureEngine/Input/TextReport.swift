public import TextEngine

/// Something that a person has done in a text that a host shows by an element of its own.
public struct TextReport: Hashable, Sendable, Codable {
  /// Tells what is reported.
  public enum Kind: Hashable, Sendable, Codable {
    /// The text, the selection or what is composed has changed.
    case edit(TextEdit)
    /// A correction has been applied.
    case receipt(TextReceipt)
    /// The element has the focus, and keys go to it. The number is that of the touch whose lift gave it the focus; nil for
    /// other ways, such as Tab.
    case focus(touch: Int32?)
    /// The element has lost the focus, while the page has kept it. Not reported where the host itself has asked for it.
    case blur
  }

  /// When, in seconds of the application's clock.
  public var time: Double
  /// The number of the element's layer in the scene's commits.
  public var layer: UInt32
  /// The number of the exchange, as the layer's field has it: reports of an older one are passed over.
  public var exchange: Int
  /// Tells what is reported.
  public var kind: Kind

  /// A report.
  public init(time: Double, layer: UInt32, exchange: Int, kind: Kind) {
    self.time = time
    self.layer = layer
    self.exchange = exchange
    self.kind = kind
  }
}
