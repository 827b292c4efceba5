import Foundation

/// The values that a program, or a class of the library, has given a responder for assistive tools.
///
/// A class, because few responders have one.
@MainActor final class AccessibilityState {
  /// Tells whether the program has said that it is an element, or none.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = []
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var hidesElements = false
  var ignoresInvertColors = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var respondsToUserInteraction: Bool?
  var elements: [Any]?

  // What the library's own classes say beside that.

  /// The name where the program gives none: the words on a control.
  var defaultLabel: String?

  /// The role of the class, where its traits do not say.
  var role: LayerAccessibility.Role?
  /// The bounds of its value, and where it stands.
  var range: LayerAccessibility.Range?
  /// Tells whether it is on; where it is not said, traits and value tell.
  var checked: LayerAccessibility.CheckedState?
  /// Tells whether what it opens is open.
  var isExpanded: Bool?
  /// Tells whether it opens a menu.
  var opensMenu = false
  /// The level of a heading, 1 to 6; 0 for the usual.
  var level = 0
  /// Tells whether changes of it are read out by themselves.
  var isLive = false

  /// Its place among the elements of the view that lists it; nil where none does.
  var rank: Int?
  /// Tells whether the view that it is in lists its elements, and neither this one nor anything in it.
  var isLeftOut = false
  /// The elements without views that were told of last, by number.
  var toldElements: [UIAccessibilityElement] = []
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
