/// The state of a view that can be chosen, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection
  /// Tells whether it does not answer.
  public var isDisabled = false
  /// Tells whether a finger is on it.
  public var isHighlighted = false
  /// Tells whether it is chosen.
  public var isSelected = false
  /// Tells whether keys go to it.
  public var isFocused = false
  /// Tells whether it is held at an edge while content moves on.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the program keeps with the state under a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
