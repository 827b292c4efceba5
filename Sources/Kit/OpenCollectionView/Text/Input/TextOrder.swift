public import TextEngine

/// Something that a host is to do with the element of a field.
public struct TextOrder: Sendable, Equatable {
  /// Tells what is to be done.
  public enum Kind: Sendable, Equatable {
    /// The text is to be changed, if nothing stands against it.
    case correct(TextCorrection)
    /// The exchange goes on after the line was lost; the page answers with an edit.
    case resume(TextResumption)
    /// The element is to have the focus again: the program does not let go of it.
    case focus
    /// The element is not to have the focus: the program refuses, or the touch meant something else.
    case blur
    /// A tap of this touch would edit the field: where it stays one, the element may have the focus when it is lifted.
    case tapEdits(touch: Int32)
  }

  /// The layer of the field, as the commits call it.
  public var layer: LayerID
  /// The number of the exchange: where the element shows another one the order is passed over.
  public var exchange: Int
  /// Tells what is to be done.
  public var kind: Kind

  /// An order.
  public init(layer: LayerID, exchange: Int, kind: Kind) {
    self.layer = layer
    self.exchange = exchange
    self.kind = kind
  }
}
