import Foundation

// What the accessibility members of responders answer unless they are set or overridden.
extension UIResponder {
  /// Classes of the library that show text or are worked with say their role, and are elements by that.
  var isElementByDefault: Bool {
    switch accessibilityState?.role {
    case nil, .group, .list, .listItem, .radioGroup, .tabList, .menu, .dialog, .alertDialog, .toolbar, .navigation,
      .separator:
      (self as? UIView)?.isElementForDrag ?? false
    case .image: accessibilityState?.label != nil
    default: true
    }
  }

  var frameOnScreen: CGRect {
    if let element = self as? UIAccessibilityElement { return element.frameOfElement }
    guard let view = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded else { return .zero }
    return view.rectOnScreen(view.bounds)
  }

  var middleOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  var respondsByDefault: Bool {
    let interactive: UIAccessibilityTraits = [.button, .link, .searchField, .adjustable, .keyboardKey, .toggleButton]
    if !accessibilityTraits.isDisjoint(with: interactive) { return true }
    if let role = accessibilityState?.role, role.isInteractive { return true }
    guard let view = self as? UIView else { return false }
    if view.isElementForDrag { return true }
    return view.attachedRecognizers.contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  func listedElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func listedIndex(of element: Any) -> Int {
    let element = element as AnyObject
    for index in 0..<max(accessibilityElementCount(), 0)
    where accessibilityElement(at: index).map({ $0 as AnyObject === element }) ?? false {
      return index
    }
    return NSNotFound
  }

  /// The elements that are listed; nil where there is no list.
  var listedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return accessibilityElements }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }

  var isAccessibilityFocus: Bool { sceneOfElement?.accessibility.focused === self }

  /// The scene in which the responder is an element.
  var sceneOfElement: UIWindowScene? {
    if let element = self as? UIAccessibilityElement { return element.view?.sceneOfElement }
    let view = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
    return ((view as? UIWindow) ?? view?.window)?.windowScene
  }
}

extension UIView {
  /// A rectangle of the view in points of the screen.
  func rectOnScreen(_ rect: CGRect) -> CGRect {
    guard let window = (self as? UIWindow) ?? window else { return layer.convert(rect, to: nil) }
    return layer.convert(rect, to: window.windowScene?.tree.root ?? window.layer)
  }

  /// A rectangle of the screen in the view's coordinates.
  func rectFromScreen(_ rect: CGRect) -> CGRect {
    guard let window = (self as? UIWindow) ?? window else { return layer.convert(rect, from: nil) }
    return layer.convert(rect, from: window.windowScene?.tree.root ?? window.layer)
  }
}

extension LayerAccessibility.Role {
  /// Tells whether people work with things of the role.
  var isInteractive: Bool {
    switch self {
    case .button, .link, .listItem, .slider, .searchField, .toggle, .checkbox, .radio, .tab, .menuItem,
      .menuItemCheckbox, .menuItemRadio, .textField, .textArea, .stepper:
      true
    default: false
    }
  }
}
