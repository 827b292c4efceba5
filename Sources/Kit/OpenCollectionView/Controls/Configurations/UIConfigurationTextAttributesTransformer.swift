/// Makes the attributes of a text that is shown from those that it would have.
///
/// Two transformers are equal where they are copies of one.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // Unchecked: transformers are called by views only, on the main actor; the identity is immutable.
  private final class Identity {}

  /// The change of the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// A transformer that does this.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The attributes that are shown for those that are given.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Tells whether both are copies of one transformer.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
