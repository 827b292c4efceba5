/// Why nothing was ported, in a sentence with the place.
public struct PortingError: Error, CustomStringConvertible, Equatable {
  /// The sentence.
  public let description: String

  /// A reason.
  public init(_ description: String) { self.description = description }
}
