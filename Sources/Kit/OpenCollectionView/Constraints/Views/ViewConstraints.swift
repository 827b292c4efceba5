/// The constraints of a view, and their state, which few views have: the reference by which constraints know the view.
///
/// It belongs to the main actor, but for the view's end.
final class ViewConstraints: LayoutItemReference {
  /// The parts that are looked at for each constraint and each view that is placed.
  struct Content {
    /// Active constraints that the view owns.
    var owned: [NSLayoutConstraint] = []
    /// Subviews that are to be put where they belong.
    var unplaced: [LayoutItem] = []
    /// How many subviews are placed by constraints.
    var placedSubviews = 0
    /// The number of the last call that made several constraints active, of which the view came to own some; 0 for none.
    var lastCall = 0
    /// The number of the last call in which the view, and those around it, were told that constraints in it are others.
    var lastTold = 0
    /// Tells whether the view is placed by its frame.
    var translatesMask = true
    var needsUpdate = false
    /// Tells whether nothing but those asked for the layout to come, so that all others stand where they belong.
    var placesListedOnly = false
    /// Tells whether the frame is being set because of constraints.
    var isBeingPlaced = false
    /// Tells whether it has its new size, and not yet its new centre: where its edges are follows from both.
    var isHalfPlaced = false
  }

  @exclusivity(unchecked) var content = Content()
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

  init(of view: UIView) { super.init(view) }

  override var ofView: ViewConstraints? { self }

  /// The view goes: nothing that knows of it is to find any more in it.
  override func clear() {
    super.clear()
    (content.owned, content.unplaced) = ([], [])
  }

  /// How many constraints were ever made active: a program that has none pays for nothing.
  @MainActor static var activations = 0

  /// How many times several were made active together.
  @MainActor static var calls = 0

  /// How many times a view has got another engine, or lost one.
  @MainActor static var engineExchanges = 0

  /// The view whose frame is being set because its superview has another size.
  @MainActor static var viewFollowingMask: ObjectIdentifier?
}

/// The parts of the content by their names.
extension ViewConstraints {
  var owned: [NSLayoutConstraint] {
    @inline(__always) _read { yield content.owned }
    @inline(__always) _modify { yield &content.owned }
  }
  var unplaced: [LayoutItem] {
    @inline(__always) _read { yield content.unplaced }
    @inline(__always) _modify { yield &content.unplaced }
  }
  var placedSubviews: Int {
    @inline(__always) get { content.placedSubviews }
    @inline(__always) set { content.placedSubviews = newValue }
  }
  var lastTold: Int {
    @inline(__always) get { content.lastTold }
    @inline(__always) set { content.lastTold = newValue }
  }
  var translatesMask: Bool {
    @inline(__always) get { content.translatesMask }
    @inline(__always) set { content.translatesMask = newValue }
  }
  var needsUpdate: Bool {
    @inline(__always) get { content.needsUpdate }
    @inline(__always) set { content.needsUpdate = newValue }
  }
  var placesListedOnly: Bool {
    @inline(__always) get { content.placesListedOnly }
    @inline(__always) set { content.placesListedOnly = newValue }
  }
  var isBeingPlaced: Bool {
    @inline(__always) get { content.isBeingPlaced }
    @inline(__always) set { content.isBeingPlaced = newValue }
  }
  var isHalfPlaced: Bool {
    @inline(__always) get { content.isHalfPlaced }
    @inline(__always) set { content.isHalfPlaced = newValue }
  }
}
