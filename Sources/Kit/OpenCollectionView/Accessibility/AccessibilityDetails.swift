import Foundation

/// The values for assistive tools that few of those have who have any.
@MainActor final class AccessibilityDetails {
  var hint: String?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var ignoresInvertColors: Bool = false
  var navigationStyle: UIAccessibilityNavigationStyle = .automatic
  var containerType: UIAccessibilityContainerType = .none
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var respondsToUserInteraction: Bool?
  var elements: [Any]?
  /// The bounds of its value, and where it stands.
  var range: LayerAccessibility.Range?
  /// The level of a heading, 1 to 6; 0 for the usual.
  var level: Int = 0
  /// The elements without views that were told of last, by number.
  var toldElements: [UIAccessibilityElement] = []
}
