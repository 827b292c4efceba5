/// The state of a controller whose content is not there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// The text that is searched for: that of the search bar of the controller's navigation item; nil without a search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The values that the program keeps with the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
