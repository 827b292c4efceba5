/// The state of a view that can be chosen, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection
  /// Whether it does not answer.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether keys go to it.
  public var isFocused = false
  /// Whether it is held at an edge while content moves on.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the program keeps with the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
