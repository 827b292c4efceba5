/// The place of a view among others, and what events and frames ask of each.
struct ViewState {
  var children: [UIView] = []
  /// The superview, which says when it goes. Asked often, and mostly for one thing only: without a count of its own.
  var parentReference: Unmanaged<UIView>?
  var attachedRecognizers: [UIGestureRecognizer] = []
  /// The frames in which the view was laid out.
  var layoutRun: LayoutRun = LayoutRun()
  /// How many animations run that keep touches from the view. // A4
  var blockingAnimations: Int32 = 0
  var hasSafeArea: Bool = false
  /// Tells whether the superview went, and with it what was known of the constraints in this view.
  var hasLostParent: Bool = false
  /// Tells whether the screen of a test that showed the view, or a view around it, has ended.
  var hasLostItsScreen: Bool = false
  /// Tells whether the view was asked to update its constraints, since there were any around it.
  var wasAskedForConstraints: Bool = false
  /// Tells whether links are to hear when the view comes into a window and leaves it.
  var isDisplayLinkTarget: Bool = false
  /// Tells whether ``UIView/draw(_:)`` of that class itself ran in the last display: a class that draws overrides it.
  var baseDrawWasCalled: Bool = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var autoresizesSubviews = true
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(maskBits)) }
    set { maskBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }
  private var maskBits: UInt8 = 0
}
