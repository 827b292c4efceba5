/// The state that few views have, kept apart so that the others stay small. Constraints are not among it: a screen of views that they
/// place has nothing else that is rare.
@MainActor final class RareViewState {
  weak var owner: UIViewController?
  var propertyObservers: PropertyObservers?
  var safeArea = UIEdgeInsets.zero
  var interactions: [any UIInteraction] = []
  var traits = TraitNode() { didSet { changesTraits = traits.changesTraits } }
  /// Tells whether the view's surroundings are others than those around it.
  private(set) var changesTraits = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The covered edges that a scroll view has moved its content away from, and does not hand down.
  var clearedEdges: UIRectEdge = []
  var margins = ViewMargins()
  var layoutGuides: [UILayoutGuide] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var regionGuides: [UIView.LayoutRegion.Kind: RegionLayoutGuide] = [:]
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var needsUpdateProperties = false
  var contentScaleFactor: CGFloat?
  /// Of a view around all others.
  var layoutEngine: LayoutEngine? {
    didSet { if layoutEngine !== oldValue { ViewConstraints.engineExchanges += 1 } }
  }
  /// The engine that finds out how large the view would like to be. It is kept so that the next time costs only the
  /// changes.
  var fittingEngine: LayoutEngine? {
    didSet { if fittingEngine !== oldValue { ViewConstraints.engineExchanges += 1 } }
  }
  /// Of a view around all others: whether some in it ask for an update of their constraints.
  var awaitsConstraintUpdates = false
  /// The layer of which assistive tools are told what the view is, where that is not its own.
  var describedLayer: CALayer?
  /// The view that assistive tools are told of in place of this one, which is a part of it.
  weak var describedView: UIView?
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  /// How the corners are rounded, where the view says so and not its layer.
  var corners: UICornerConfiguration?
  /// The mask that rounds corners of different radii.
  var cornerMask: CAShapeLayer?
  /// The insets of a scroll view with a name as it left its window.
  var insetWhenShown: UIEdgeInsets?
  /// Of a cell of a storyboard: the segue that is followed when a person selects its item.
  var segue: String?
  /// The values that appearances have given the view, by the names of properties: the program has not set them.
  var appearance: [AnyHashable: Any] = [:]

  /// Tells whether any view has been given a name by which it is found again: without one nobody need be looked for.
  static var namesAreUsed = false
}

extension UIView {
  func makeRare() -> RareViewState {
    if let rare { return rare }
    let new = RareViewState()
    rare = new
    return new
  }
}
