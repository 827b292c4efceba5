// What the host is told of an element, made of what its properties answer.
extension UIResponder {
  /// The description of the responder; nil for one that assistive tools do not see.
  func makeLayerAccessibility() -> LayerAccessibility? {
    let state = accessibilityState
    let isElement = isAccessibilityElement
    let listed = isElement ? nil : listedElements
    let hides = accessibilityElementsHidden || state?.isLeftOut ?? false || isSilenced
    let isModal = accessibilityViewIsModal
    guard isElement || hides || isModal || listed != nil || state?.role != nil || needsGroup else { return nil }
    let traits = accessibilityTraits
    let responds = (isElement || state?.role == .listItem) && accessibilityRespondsToUserInteraction
    let role = shownRole(traits, responds: responds, isModal: isModal)
    let isEnabled = !traits.contains(.notEnabled)
    var told = LayerAccessibility(
      role: role, label: accessibilityLabel ?? nameFromSurroundings ?? "", value: accessibilityValue,
      isSelected: role.tellsSelection ? traits.contains(.selected) : traits.contains(.selected) ? true : nil,
      isEnabled: isEnabled, isInteractive: isEnabled && responds)
    var details = LayerAccessibility.Details()
    details.hint = accessibilityHint
    details.language = accessibilityLanguage
    details.isHidden = hides
    details.isModal = isModal
    details.isGroup = shouldGroupAccessibilityChildren || accessibilityNavigationStyle == .combined
    details.isElement = isElement && !((self as? UIView)?.subviews.isEmpty ?? true)
    details.takesKeys = traits.contains(.allowsDirectInteraction) || isCarriedByKeys
    if isElement, isEnabled, canBecomeFirstResponder, self is any UIKeyInput, !(self is any TextOwner) {
      details.takesText = true
      details.isTypedInto = isFirstResponder
    }
    details.actions = offeredActions.map(\.name)
    details.place = placeInList
    details.allowsMultiple = selectsSeveral
    details.scrollsSideways = role == .list && (self as? UIScrollView)?.scrollsSideways == true
    if let state { state.addDetails(to: &details) }
    details.isExpanded = accessibilityExpandedStatus.isExpanded
    if let outline = (self as? UICollectionViewCell)?.conditions.outline { details.level = outline.level + 1 }
    settleValue(of: &told, details: &details)
    if let listed { list(listed, in: &details) }
    told.details = details
    return told
  }

  /// Tells whether it is a cell that arrows carry from place to place.
  private var isCarriedByKeys: Bool {
    guard let cell = self as? UICollectionViewCell else { return false }
    guard let view = cell.collectionViewAround else { return false }
    if KeyedDrag.isUsed, view.state.drags != nil, view.window?.windowScene?.drags?.keyed != nil { return true }
    return view.movements != nil && view.keyedMovement?.cell === cell
  }

  /// A text, a picture or a wheel that is to be left out, with nothing in it that could be read.
  private var isSilenced: Bool {
    guard accessibilityState?.isElement == false, let role = accessibilityState?.role else { return false }
    return role == .text || role == .image || role == .activity
  }

  private var needsGroup: Bool {
    guard let state = accessibilityState else { return false }
    return state.groupsChildren || state.isLive || state.rank != nil || state.containerType != .none
  }

  private func shownRole(
    _ traits: UIAccessibilityTraits, responds: Bool, isModal: Bool
  ) -> LayerAccessibility.Role {
    let role = accessibilityState?.role
    switch role {
    case .text where traits.contains(.updatesFrequently):
      // iOS asks for such a value again and again; here a change of it is told.
      return .status
    case nil, .group, .text, .image, .button:
      if let said = Self.role(of: traits) { return said }
    default: return role ?? .group
    }
    switch accessibilityState?.containerType {
    case .list: return .list
    case .landmark: return .navigation
    default: break
    }
    if isModal { return .dialog }
    // Something that answers to taps is a button to a tool, whatever it shows.
    if responds, role != .image || accessibilityLabel != nil { return .button }
    return role ?? .group
  }

  /// Returns the role that the traits name; nil where they name none. They say more than the class knows: a label can
  /// head a section.
  private static func role(of traits: UIAccessibilityTraits) -> LayerAccessibility.Role? {
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.tabBar) { return .tabList }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : nil
  }

  /// Values that are numbers or states to a tool stand as such.
  private func settleValue(of told: inout LayerAccessibility, details: inout LayerAccessibility.Details) {
    switch told.role {
    case .toggle, .checkbox, .menuItemCheckbox, .menuItemRadio:
      let said: LayerAccessibility.CheckedState? =
        switch told.value {
        case "1": .on
        case "0": .off
        case "2": .mixed
        default: nil
        }
      if said != nil { told.value = nil }
      details.state = details.state ?? said ?? (told.isSelected == true ? .on : .off)
      told.isSelected = nil
    case .slider, .progress, .stepper:
      if details.range == nil, let value = told.value, value.hasSuffix("%"),
        let number = Double(value.dropLast().trimmingCharacters(in: .whitespaces)), number.isFinite
      {
        details.range = LayerAccessibility.Range(least: 0, most: 100, now: number)
      }
    case .text where told.label.isEmpty || self is UITextView:
      // What a text says is what it is called: behind the name that a program gives it.
      told.label = [told.label, told.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      told.value = nil
    case .button where told.isSelected == true:
      details.state = .on
      told.isSelected = nil
    default: break
    }
  }
}

extension AccessibilityState {
  func addDetails(to details: inout LayerAccessibility.Details) {
    details.range = range
    details.state = checked
    details.opensMenu = opensMenu
    details.level = level
    details.isLive = isLive
    details.rank = rank
  }
}

extension LayerAccessibility.Role {
  /// Tells whether not being selected is worth telling.
  fileprivate var tellsSelection: Bool { self == .listItem || self == .tab || self == .radio }
}
