/// What a program has said of a view for assistive tools.
struct AccessibilityState {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var identifier: String?
  /// What the view's class is, where its traits do not say.
  var role: LayerAccessibility.Role?

  var layerAccessibility: LayerAccessibility? {
    guard isElement || role != nil else { return nil }
    let isSelected: Bool? = traits.contains(.selected) ? true : role == .listItem ? false : nil
    return LayerAccessibility(
      role: shownRole, label: label ?? "", value: value, isSelected: isSelected,
      isEnabled: !traits.contains(.notEnabled))
  }

  /// An item stays one whatever its traits: a list without items would make no sense to anybody.
  private var shownRole: LayerAccessibility.Role {
    role == .listItem || role == .list ? role ?? .list : traitRole ?? role ?? .group
  }

  /// What the traits say, which is more than the class knows: a label can head a section.
  private var traitRole: LayerAccessibility.Role? {
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.searchField) { return .searchField }
    return traits.contains(.staticText) ? .text : nil
  }
}

extension UIView {
  func updateAccessibility(_ change: (inout AccessibilityState) -> Void) {
    var state = accessibilityState ?? AccessibilityState()
    change(&state)
    accessibilityState = state
    layer.accessibility = state.layerAccessibility
  }
}
