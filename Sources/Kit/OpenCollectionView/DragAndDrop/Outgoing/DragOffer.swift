public import GestureEngine

/// Things under a pressed pointer that may leave the screen, in the forms that a host can give others. // N85
public struct DragOffer: Hashable, Sendable {
  /// The number of the drag that may come of it, which no other one of the scene has.
  public let number: UInt32
  /// The touch that may drag it: the identifier that the host has given it.
  public let touch: Int32
  /// Tells whether the source lets things be taken away. // N87
  public let allowsMove: Bool
  /// The texts of all items, one of each type at most: `text/uri-list`, `text/html` and `text/plain`; up to 1,048,576 bytes together.
  /// Empty where the items hold no texts: then only scenes of the same process can make anything of them.
  public let texts: [ForeignText]
  /// A secret by which other scenes of the process find the items, to be given with the texts as one of type ``tokenType``. It means
  /// something until the drag is over. // N86
  public let token: String

  /// The type of ``token``, which no program sees.
  public static let tokenType = "application/x-opencollectionview-drag"
}
