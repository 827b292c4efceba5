public import Foundation

/// Something that is no view and yet stands for itself to assistive tools, such as a part of a drawing.
///
/// Put the elements of a view into its `accessibilityElements`. A page shows each as an invisible box at its place.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or the element that contains this one. Held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// The view that lists the element.
  weak var listingView: UIView?

  /// An element of a view, or of another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibilityState = AccessibilityState()
    accessibilityState?.isElement = true
  }

  /// The frame of the element, in the coordinates of the view that contains it; it moves with the view. Zero for an
  /// element whose `accessibilityFrame` is set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { storedFrameInContainer ?? .zero }
    set {
      storedFrameInContainer = newValue
      accessibilityDidChange()
    }
  }
  private var storedFrameInContainer: CGRect?

  /// The container, where it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder ?? listingView }

  override func accessibilityDidChange() { view?.accessibilityDidChange() }

  /// The view that the element is in.
  var view: UIView? {
    if let listingView { return listingView }
    if let element = accessibilityContainer as? UIAccessibilityElement { return element.view }
    return accessibilityContainer as? UIView ?? (accessibilityContainer as? UIViewController)?.viewIfLoaded
  }

  var frameOfElement: CGRect {
    guard let frame = storedFrameInContainer else { return .zero }
    let space = accessibilityContainer as? UIView ?? view
    return space?.rectOnScreen(frame) ?? frame
  }
}
