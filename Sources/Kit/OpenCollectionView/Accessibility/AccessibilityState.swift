import Foundation

/// The values that a program, or a class of the library, has given a responder for assistive tools.
///
/// A class, because few responders have one.
@MainActor final class AccessibilityState {
  var label: String?
  var value: String?
  /// The name where the program gives none: the words on a control.
  var defaultLabel: String?
  var traits: UIAccessibilityTraits = []
  var details: AccessibilityDetails?
  /// Its place among the elements of the view that lists it; nil where none does.
  var rank: Int?
  /// Tells whether the program has said that it is an element, or none.
  var isElement: Bool?
  /// The role of the class, where its traits do not say.
  var role: LayerAccessibility.Role?
  /// Tells whether it is on; where it is not said, traits and value tell.
  var checked: LayerAccessibility.CheckedState?
  /// Tells whether what it opens is open.
  var isExpanded: Bool?
  /// Tells whether it opens a menu.
  var opensMenu = false
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  /// Tells whether changes of it are read out by themselves.
  var isLive = false
  /// Tells whether the view that it is in lists its elements, and neither this one nor anything in it.
  var isLeftOut = false
}

extension UIResponder {
  /// Changes what assistive tools are told of the responder.
  func updateAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibilityState ?? AccessibilityState()
    accessibilityState = state
    change(state)
    accessibilityDidChange()
  }
}
