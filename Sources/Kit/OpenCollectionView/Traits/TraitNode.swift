/// The changes that a view or a controller makes to the surroundings that it finds, and the registrations for them.
@MainActor struct TraitNode {
  var style = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverrides()
  /// The traits that a controller gives to the controllers in it.
  var assigned: UITraitCollection?
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  /// The appearance of the list that a collection view shows a view in.
  var listEnvironment: UIListEnvironment?
  var registrations = TraitChangeRegistrations()
  /// The surroundings that a controller was told of last; a view keeps its own.
  var environment: UITraitCollection?

  nonisolated init() {}

  var changesTraits: Bool {
    style != .unspecified || listEnvironment != nil || !overrides.values.isEmpty || minimumCategory != nil
      || maximumCategory != nil
  }

  func applied(to traits: UITraitCollection, assigned: UITraitCollection? = nil) -> UITraitCollection {
    guard changesTraits || assigned != nil else { return traits }
    var values = traits.values
    if let assigned { values.merge(assigned.values) }
    if style != .unspecified { values.userInterfaceStyle = style }
    if let listEnvironment { values.listEnvironment = listEnvironment }
    values.merge(overrides.values)
    let category = values.preferredContentSizeCategory ?? .large
    if let minimumCategory, category < minimumCategory { values.preferredContentSizeCategory = minimumCategory }
    if let maximumCategory, category > maximumCategory { values.preferredContentSizeCategory = maximumCategory }
    return UITraitCollection(values: values)
  }
}
