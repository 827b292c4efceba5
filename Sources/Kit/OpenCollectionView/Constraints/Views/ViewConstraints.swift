/// The constraints of a view, and their state, which few views have.
@MainActor final class ViewConstraints {
  /// Active constraints that the view owns.
  @exclusivity(unchecked) var owned: [NSLayoutConstraint] = []
  /// Tells whether the view is placed by its frame.
  var translatesMask = true
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var needsUpdate = false
  /// How many subviews are placed by constraints.
  var placedSubviews = 0
  /// Subviews that are to be put where they belong.
  var unplaced: [LayoutItem] = []
  /// Tells whether nothing but those asked for the layout to come, so that all others stand where they belong.
  var placesListedOnly = false
  /// Tells whether the frame is being set because of constraints.
  var isBeingPlaced = false
  /// Tells whether it has its new size, and not yet its new centre: where its edges are follows from both.
  var isHalfPlaced = false

  /// The reference by which constraints know the view.
  nonisolated(unsafe) let reference: LayoutItemReference

  init(of view: UIView) { reference = LayoutItemReference(view) }

  deinit { reference.clear() }

  /// The number of the last call that made several constraints active, of which the view came to own some; 0 for none.
  var lastCall = 0

  /// How many constraints were ever made active: a program that has none pays for nothing.
  @exclusivity(unchecked) static var activations = 0

  /// The view whose frame is being set because its superview has another size.
  static var viewFollowingMask: ObjectIdentifier?
}
