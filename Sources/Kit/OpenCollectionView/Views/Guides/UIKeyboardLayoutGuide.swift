/// The room that a keyboard on the screen takes from a view.
///
/// While a keyboard stands at the lower edge of the screen the guide is as high as what it covers of its view, and follows its
/// animation. Otherwise it is at the lower edge of its view, as high as what is covered there by the device, near that edge and
/// away from the others. // X28
///
/// Difference from UIKit: a keyboard that floats is not followed, whatever ``followsUndockedKeyboard`` says.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  init(of view: UIView) {
    super.init()
    owningView = view
    identifier = "UIKeyboardLayoutGuide"
    Self.made.removeAll { $0.guide == nil }
    Self.made.append(Made(guide: self))
  }

  private struct Made {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static var made: [Made] = []

  /// The guides that views of a scene have.
  static func all(in scene: UIWindowScene) -> [UIKeyboardLayoutGuide] {
    made.compactMap(\.guide).filter { $0.owningView?.window?.windowScene === scene }
  }

  /// Tells whether a keyboard that is not at the lower edge is followed, too; false unless set. Nothing follows from it here.
  open var followsUndockedKeyboard = false

  /// How far above the keyboard a drag begins to take it away, in points; 0 unless set. // X29
  open var keyboardDismissPadding: CGFloat = 0

  /// Tells whether the guide is as high as the lower safe area while there is no keyboard; true unless set. Otherwise
  /// it is empty.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsMayDiffer() } }
  }

  override var hasVariables: Bool { false }

  override var heightAtBottom: CGFloat? {
    guard let view = owningView else { return 0 }
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let scene = view.window?.windowScene, let keyboard = scene.keyboard.frame,
      keyboard.maxY >= scene.screen.bounds.maxY - 1
    else { return least }
    let top = view.convert(CGPoint(x: 0, y: keyboard.minY), from: nil).y
    return max(view.bounds.maxY - top, least)
  }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// The rectangle in the coordinates of ``UILayoutGuide/owningView``.
  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds, let height = heightAtBottom else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The room that a keyboard takes.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let rare = makeRare()
    if let guide = rare.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    rare.keyboardGuide = guide
    return guide
  }
}
