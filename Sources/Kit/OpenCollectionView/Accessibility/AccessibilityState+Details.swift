import Foundation

extension AccessibilityState {
  var hint: String? {
    get { details?.hint }
    set { if details != nil || newValue != nil { makeDetails().hint = newValue } }
  }

  var identifier: String? {
    get { details?.identifier }
    set { if details != nil || newValue != nil { makeDetails().identifier = newValue } }
  }

  var language: String? {
    get { details?.language }
    set { if details != nil || newValue != nil { makeDetails().language = newValue } }
  }

  var frame: CGRect? {
    get { details?.frame }
    set { if details != nil || newValue != nil { makeDetails().frame = newValue } }
  }

  var activationPoint: CGPoint? {
    get { details?.activationPoint }
    set { if details != nil || newValue != nil { makeDetails().activationPoint = newValue } }
  }

  var ignoresInvertColors: Bool {
    get { details?.ignoresInvertColors ?? false }
    set { if details != nil || newValue { makeDetails().ignoresInvertColors = newValue } }
  }

  var navigationStyle: UIAccessibilityNavigationStyle {
    get { details?.navigationStyle ?? .automatic }
    set { if details != nil || newValue != .automatic { makeDetails().navigationStyle = newValue } }
  }

  var containerType: UIAccessibilityContainerType {
    get { details?.containerType ?? .none }
    set { if details != nil || newValue != .none { makeDetails().containerType = newValue } }
  }

  var customActions: [UIAccessibilityCustomAction]? {
    get { details?.customActions }
    set { if details != nil || newValue != nil { makeDetails().customActions = newValue } }
  }

  var userInputLabels: [String]? {
    get { details?.userInputLabels }
    set { if details != nil || newValue != nil { makeDetails().userInputLabels = newValue } }
  }

  var dragSources: [UIAccessibilityLocationDescriptor]? {
    get { details?.dragSources }
    set { if details != nil || newValue != nil { makeDetails().dragSources = newValue } }
  }

  var dropPoints: [UIAccessibilityLocationDescriptor]? {
    get { details?.dropPoints }
    set { if details != nil || newValue != nil { makeDetails().dropPoints = newValue } }
  }

  var respondsToUserInteraction: Bool? {
    get { details?.respondsToUserInteraction }
    set { if details != nil || newValue != nil { makeDetails().respondsToUserInteraction = newValue } }
  }

  var elements: [Any]? {
    get { details?.elements }
    set { if details != nil || newValue != nil { makeDetails().elements = newValue } }
  }

  /// The bounds of its value, and where it stands.
  var range: LayerAccessibility.Range? {
    get { details?.range }
    set { if details != nil || newValue != nil { makeDetails().range = newValue } }
  }

  /// The level of a heading, 1 to 6; 0 for the usual.
  var level: Int {
    get { details?.level ?? 0 }
    set { if details != nil || newValue != 0 { makeDetails().level = newValue } }
  }

  /// The elements without views that were told of last, by number.
  var toldElements: [UIAccessibilityElement] {
    get { details?.toldElements ?? [] }
    set { if details != nil || !newValue.isEmpty { makeDetails().toldElements = newValue } }
  }

  private func makeDetails() -> AccessibilityDetails {
    if let details { return details }
    let new = AccessibilityDetails()
    details = new
    return new
  }
}
