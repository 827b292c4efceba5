/// The state of a view as its configuration sees it: what it is in, and what the program adds.
public protocol UIConfigurationState {
  /// The surroundings of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value that the program keeps with the state under a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)
}

/// A name for something that a program keeps with a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
