/// The room that a keyboard on the screen takes from a view.
///
/// Difference from UIKit: the screens that the library is shown on have keyboards of their own, which make the window
/// smaller and cover nothing. The guide therefore is as UIKit's while no keyboard is shown: at the lower edge of its view, as
/// high as what is covered there by the device, near that edge and away from the others.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  init(of view: UIView) {
    super.init()
    owningView = view
    identifier = "UIKeyboardLayoutGuide"
  }

  /// Tells whether a keyboard that is not at the lower edge is followed, too; false unless set. There is none here.
  open var followsUndockedKeyboard = false

  /// How far from the keyboard a drag begins to take it away, in points; 0 unless set. There is none here.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide is as high as the lower safe area while there is no keyboard; true unless set. Otherwise it is empty.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsMayDiffer() } }
  }

  override var hasVariables: Bool { false }

  override var heightAtBottom: CGFloat? { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// The rectangle in the coordinates of ``UILayoutGuide/owningView``.
  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds, let height = heightAtBottom else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The room that a keyboard takes; see ``UIKeyboardLayoutGuide`` for what that is here.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let rare = makeRare()
    if let guide = rare.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    rare.keyboardGuide = guide
    return guide
  }
}
