import Foundation

extension UIView {
  /// The view around all others.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The superview goes, and with it what was known of the constraints in this view.
  nonisolated func loseParent(thatLostItsScreen: Bool) {
    if thatLostItsScreen { hasLostItsScreen = true }
    parent = nil
    hasLostParent = true
  }

  /// The engine of the view around all others; nil while nothing there is constrained.
  var layoutEngine: LayoutEngine? {
    guard ViewConstraints.activations > 0 else { return nil }
    let root = layoutRoot
    if root.hasLostParent { root.recoverConstraints() }
    return root.rare?.layoutEngine
  }

  /// Calls for each engine that knows of the view: for those that find out sizes of views around it, and for that of the
  /// view around all others.
  func forEachEngine(_ action: (LayoutEngine) -> Void) {
    guard ViewConstraints.activations > 0 else { return }
    var next: UIView? = self
    while let view = next {
      if let rare = view.rare {
        if let engine = rare.fittingEngine { action(engine) }
        if let engine = rare.layoutEngine { action(engine) }
      }
      next = view.parent
    }
  }

  /// Constraints in the view, or what those depend on, are others: calls for each engine that knows of it, and tells the
  /// views around it.
  func constraintsDidChange(_ action: (LayoutEngine) -> Void) {
    forEachEngine(action)
    tellOfConstraints()
  }

  /// Tells this view and those around it that constraints in it are others.
  ///
  /// - Parameter call: A number of what is told together, each view once.
  func tellOfConstraints(in call: Int = 0) {
    var next: UIView? = self
    // What is in a cell is as large as the layout lets it be: controllers around it need not know.
    var reachesControllers = true
    while let view = next {
      if call != 0, let state = view.constraintState {
        if state.lastTold == call { return }
        if reachesControllers { state.lastTold = call }
      }
      view.constraintsWithinDidChange()
      if view is UICollectionReusableView { reachesControllers = false }
      if reachesControllers { view.owner?.fittingSizeMayDiffer() }
      next = view.parent
    }
  }

  /// Forgets the sizes of this view and those around it, which were found with other views in it.
  private func forgetSizes() {
    var next: UIView? = self
    while let view = next {
      view.rare?.fittingEngine = nil
      next = view.parent
    }
  }

  func makeConstraints() -> ViewConstraints {
    if let constraintState { return constraintState }
    let new = ViewConstraints(of: self)
    constraintState = new
    return new
  }

  /// The reference by which constraints know the view.
  var layoutReference: LayoutItemReference { makeConstraints() }

  func requireLayoutEngine() { _ = makeLayoutEngine() }

  private func makeLayoutEngine() -> LayoutEngine {
    let root = layoutRoot
    if root.hasLostParent { root.recoverConstraints() }
    let rare = root.makeRare()
    if let engine = rare.layoutEngine { return engine }
    let engine = LayoutEngine(root: root)
    rare.layoutEngine = engine
    // From now on the views in it are asked for their constraints.
    root.awaitConstraintUpdates()
    return engine
  }

  // MARK: Owning

  func own(_ constraint: NSLayoutConstraint) {
    var call = ActivationCall()
    call.add(constraint, to: makeConstraints())
  }

  func disown(_ constraint: NSLayoutConstraint) {
    guard let state = constraintState, constraint.ownerReference === state else { return }
    // Mostly all go, in the order in which they came, or the last one.
    let isFirst = state.owned.first === constraint
    guard let place = isFirst ? 0 : state.owned.lastIndex(where: { $0 === constraint }) else { return }
    state.owned.remove(at: place)
    constraint.ownerReference = nil
    constraintsDidChange { $0.remove(constraint) }
  }

  func takeOver(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return ProgrammingErrors.report(
        "\(AnchorPlace.name(self)) cannot own a constraint of views outside of it: \(constraint.readable). Activate it with "
          + "isActive, which finds the view.", instead: "it stays as it is")
    }
    constraint.activate(in: self)
  }

  // MARK: Changes

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    makeConstraints().translatesMask = translates
    parent?.countPlacedSubviews(translates ? -1 : 1)
    constraintsMayDiffer()
    tellSubviewsWithMasks()
  }

  func maskDidChange(from old: AutoresizingMask) {
    if autoresizingMask != old { frameMayDiffer() }
  }

  /// Subviews that go by their masks do so in terms of something else.
  func tellSubviewsWithMasks() {
    guard ViewConstraints.activations > 0 else { return }
    for child in children where !child.autoresizingMask.isEmpty { child.frameMayDiffer() }
  }

  /// Brings engines up to date: a value of the view that constraints go by has become another.
  func constraintsMayDiffer() {
    guard ViewConstraints.activations > 0 else { return }
    // A plain one that is in no other yet, and has no engine, is of interest to nobody.
    if parentReference == nil, rare == nil, type(of: self) == UIView.self { return }
    constraintsDidChange { $0.update(self) }
  }

  /// Tells whether the view's frame follows from constraints.
  var placesItselfByConstraints: Bool {
    guard let constraints = constraintState else { return false }
    return !constraints.translatesMask
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    let (size, anchor, center) = (layer.bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// The program, or a mask, has set a frame.
  func frameMayDiffer() {
    guard ViewConstraints.activations > 0, constraintState?.isBeingPlaced != true else { return }
    forEachEngine { $0.frameDidChange(of: self) }
  }

  /// The content has another size by itself, which those must know that are made of it.
  func ownSizeMayDiffer() {
    constraintsMayDiffer()
    parent?.contentSizeDidChange(of: self)
  }

  func contentSizeMayDiffer() {
    constraintsMayDiffer()
    guard let parent else { return }
    parent.childInvalidatedSize()
    parent.contentSizeDidChange(of: self)
  }

  func setHidden(_ isHidden: Bool) {
    let wasHidden = layer.isHidden
    layer.isHidden = isHidden
    propertyObservers?.check()
    if isHidden != wasHidden { parent?.visibilityDidChange(of: self) }
  }

  // MARK: Layout

  /// Lays out what is marked, until constraints that layouts change agree.
  ///
  /// Where the view itself stands is for the layout of the views around it: they are left alone unless they are marked, and the
  /// view too. But what constraints say is found out for all. // L32
  func layOutMarked() {
    // What follows from constraints marks views further out, too, which are laid out with the next frame.
    let first = layer.firstToBeLaidOut
    var round = 0
    while true {
      updateConstraintsAround()
      let engine = layoutEngine
      engine?.solveIfNeeded()
      first.layoutMarked()
      guard let engine = engine ?? layoutEngine else { return }
      guard engine.isDirty, round < LayoutEngine.roundsOfLayout else {
        return engine.layoutEnded(isDone: !engine.isDirty)
      }
      round += 1
    }
  }

  /// Asks all views of the hierarchy for their constraints that wait to be asked.
  private func updateConstraintsAround() {
    let root = layoutRoot
    if root.rare?.awaitsConstraintUpdates == true { root.updateAwaitedConstraints() }
  }

  /// Subviews that are placed by constraints have come or gone.
  func countPlacedSubviews(_ change: Int) { makeConstraints().placedSubviews += change }

  /// Has a subview put where it belongs with the next layout, whenever that is.
  func listForPlacing(_ item: LayoutItem) {
    guard !item.awaitsPlacing else { return }
    item.awaitsPlacing = true
    makeConstraints().unplaced.append(item)
  }

  /// A subview has got another place: it is put there with the next layout, and where nothing else asks for that layout it alone.
  func setNeedsPlacing(_ item: LayoutItem) {
    listForPlacing(item)
    // Of a thousand views in one the first asks for its layout.
    guard !layer.needsLayout() else { return }
    setNeedsLayout()
    makeConstraints().placesListedOnly = true
  }

  func markForLayout() {
    constraintState?.placesListedOnly = false
    layer.setNeedsLayout()
  }

  /// Puts the subviews where constraints say.
  ///
  /// - Parameter isBegun: Whether this layout has done so before: then those alone that have changed since.
  func placeConstrainedSubviews(isBegun: Bool = false) {
    guard ViewConstraints.activations > 0 else { return }
    let (rare, state) = (rare, constraintState)
    // A look into a table costs something even where there is nothing in it.
    var guide: RegionLayoutGuide?
    if let rare, !rare.regionGuides.isEmpty { guide = rare.regionGuides[.scrolledContent] }
    guard rare?.layoutEngine != nil || guide != nil || (state?.placedSubviews ?? 0) > 0, let engine = layoutEngine
    else { return }
    let placesListedOnly = isBegun || state?.placesListedOnly == true
    if !isBegun { state?.placesListedOnly = false }
    engine.solveIfNeeded()
    let listed = state?.unplaced ?? []
    state?.unplaced.removeAll()
    for item in listed {
      item.awaitsPlacing = false
      if placesListedOnly, let child = item.view, child.parent === self { child.place(by: engine) }
    }
    if !placesListedOnly { for child in children { child.place(by: engine) } }
    if let scrollView = self as? UIScrollView, let guide, let content = engine.frame(of: guide) {
      scrollView.takeSolvedContentSize(content.size, of: guide)
    }
  }

  private func place(by engine: LayoutEngine) {
    if placesItselfByConstraints, let frame = engine.frame(of: self) { place(at: frame) }
  }

  /// A frame on device pixels. Edges are rounded, not lengths: so views that touch each other still do. // L5
  func edgesOnPixels(_ frame: CGRect) -> CGRect {
    let scale = max(pixelsPerPoint, 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(
      x: left, y: top, width: max(0, rounded(frame.maxX) - left), height: max(0, rounded(frame.maxY) - top))
  }

  /// Tells whether the view is where a frame puts it that follows from constraints.
  func isPlaced(at frame: CGRect) -> Bool {
    let frame = edgesOnPixels(frame)
    return layer.bounds.size == frame.size && layer.position == CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The view's centre is put in the middle, wherever its anchor point is. // L33
  private func place(at frame: CGRect) {
    let frame = edgesOnPixels(frame)
    let size = frame.size
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let state = makeConstraints()
    state.isBeingPlaced = true
    defer { state.isBeingPlaced = false }
    if hasPlainGeometry, propertyObservers == nil { return placeAtOnce(size, center) }
    if bounds.size != size {
      // Between the two it lies elsewhere: nothing is covered there, and no content moves for it. // L33, S6
      state.isHalfPlaced = self.center != center
      bounds.size = size
      noteReadableWidth()
    }
    let isResized = state.isHalfPlaced
    state.isHalfPlaced = false
    if self.center != center { self.center = center }
    if isResized { placeInSafeAreaDidChange(movesContent: true) }
  }

  /// Tells whether the view is of a class whose geometry no program can have overridden: a class itself, and none below it.
  private var hasPlainGeometry: Bool {
    let own = type(of: self)
    return own == UIView.self || own == UILabel.self || own == UIImageView.self
  }

  /// Sets size and centre as one change: nobody hears of them one by one, and what follows from either is done once.
  private func placeAtOnce(_ size: CGSize, _ center: CGPoint) {
    let bounds = storedLayer.bounds
    guard bounds.size != size || storedLayer.position != center else { return }
    changeGeometry {
      storedLayer.bounds = CGRect(origin: bounds.origin, size: size)
      storedLayer.position = center
    }
    if bounds.size != size { noteReadableWidth() }
  }

  /// The view is placed in another size: how far the readable content is from the edges depends on the width.
  private func noteReadableWidth() {
    guard let rare, !rare.regionGuides.isEmpty, rare.regionGuides[.readableContent] != nil else { return }
    layoutEngine?.update(self)
  }

  /// Asks for a layout in which constraints place the views in this one, which is around all others. A layout under way
  /// does so at its end.
  func awaitSolution() {
    if !layer.isBeingLaidOut { setNeedsLayout() }
  }

  // MARK: Updates of constraints

  func markConstraints() {
    let state = makeConstraints()
    guard !state.needsUpdate else { return }
    state.needsUpdate = true
    setNeedsLayout()
    layoutRoot.awaitConstraintUpdates()
  }

  /// Some views in this one, which is around all others, ask for an update.
  private func awaitConstraintUpdates() {
    makeRare().awaitsConstraintUpdates = true
    setNeedsLayout()
  }

  /// A class says that its views are of no use without constraints: so they are asked for theirs.
  func noteNeedOfConstraints() {
    guard type(of: self).requiresConstraintBasedLayout else { return }
    makeConstraints().needsUpdate = true
    makeRare().awaitsConstraintUpdates = true
  }

  /// Asks the views in this one, which is around all others, for their constraints, and those that come meanwhile.
  func updateAwaitedConstraints() {
    var round = 0
    while rare?.awaitsConstraintUpdates == true, round < LayoutEngine.roundsOfLayout {
      rare?.awaitsConstraintUpdates = false
      updateMarkedConstraints(alsoNew: rare?.layoutEngine != nil)
      round += 1
    }
  }

  /// Asks this view and those in it for their constraints, views within others first: where that is wanted, and where constraints
  /// are in use also those that never were. // L26
  func updateMarkedConstraints(alsoNew: Bool) {
    for child in children { child.updateMarkedConstraints(alsoNew: alsoNew) }
    let isMarked = constraintState?.needsUpdate == true
    guard isMarked || (alsoNew && !wasAskedForConstraints) else { return }
    constraintState?.needsUpdate = false
    wasAskedForConstraints = true
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Moving

  /// Constraints between the view and what it leaves go; those within it go along.
  func takeConstraints(outOf superview: UIView) {
    if superview.layoutRoot.rare?.awaitsConstraintUpdates == true { makeRare().awaitsConstraintUpdates = true }
    guard ViewConstraints.activations > 0, let engine = superview.layoutEngine else { return }
    var inside: [NSLayoutConstraint] = []
    collectConstraints(into: &inside)
    var outer: UIView? = superview
    while let view = outer {
      for constraint in view.constraintState?.owned ?? []
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        view.disown(constraint)
      }
      outer = view.parent
    }
    for constraint in inside { engine.remove(constraint) }
    guard !inside.isEmpty else { return }
    superview.forgetSizes()
    let own = LayoutEngine(root: self)
    own.add(inside)
    makeRare().layoutEngine = own
  }

  /// The view has come to a superview: its constraints are part of that one's.
  func bringConstraints() {
    if hasLostParent { recoverConstraints() }
    if let rare, rare.awaitsConstraintUpdates {
      rare.awaitsConstraintUpdates = false
      layoutRoot.awaitConstraintUpdates()
    } else if ViewConstraints.activations > 0, !wasAskedForConstraints {
      let root = layoutRoot
      // Where nothing is constrained yet, all are asked once that is otherwise.
      if root.rare?.layoutEngine != nil || root.wasAskedForConstraints { root.awaitConstraintUpdates() }
    }
    guard ViewConstraints.activations > 0, let former = rare?.layoutEngine else { return }
    rare?.layoutEngine = nil
    parent?.forgetSizes()
    var inside: [NSLayoutConstraint] = []
    if former.solutions > 0 { collectConstraints(into: &inside) } else { inside = former.takePending() }
    makeLayoutEngine().add(inside)
  }

  /// The views around this one went without it, and their engine with them: the constraints in this view have one again.
  private func recoverConstraints() {
    hasLostParent = false
    var inside: [NSLayoutConstraint] = []
    collectConstraints(into: &inside)
    guard !inside.isEmpty else { return }
    let own = LayoutEngine(root: self)
    own.add(inside)
    let rare = makeRare()
    rare.layoutEngine = own
    // Whether any of them waits for an update nobody knows any longer.
    rare.awaitsConstraintUpdates = true
  }

  /// A guide leaves: constraints that name it go.
  func dropConstraints(of guide: UILayoutGuide) {
    var outer: UIView? = self
    while ViewConstraints.activations > 0, let view = outer {
      for constraint in view.constraintState?.owned ?? []
      where constraint.references.contains(where: { $0.guide === guide }) {
        view.disown(constraint)
      }
      outer = view.parent
    }
  }

  /// All constraints of this view and of those in it.
  func collectConstraints(into list: inout [NSLayoutConstraint]) {
    if let owned = constraintState?.owned { list += owned }
    for child in children { child.collectConstraints(into: &list) }
  }

  // MARK: Sizes

  /// The size that constraints give the view; nil if there are none in it.
  func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard ViewConstraints.activations > 0 else { return nil }
    updateMarkedConstraints(alsoNew: rare?.fittingEngine == nil)
    if let engine = rare?.fittingEngine {
      return engine.hasConstraints
        ? engine.size(fitting: target, horizontal: horizontal, vertical: vertical) : nil
    }
    var inside: [NSLayoutConstraint] = []
    collectConstraints(into: &inside)
    guard !inside.isEmpty else { return nil }
    let engine = LayoutEngine(root: self, isFitting: true)
    engine.add(inside)
    makeRare().fittingEngine = engine
    return engine.size(fitting: target, horizontal: horizontal, vertical: vertical)
  }
}

extension ViewConstraints {
  /// Takes note of a constraint that becomes active.
  @MainActor func register(_ constraint: NSLayoutConstraint) {
    Self.activations += 1
    constraint.serial = Self.activations
    constraint.ownerReference = self
    // As much room as comes with one of them, if it is asked for at once.
    if content.owned.isEmpty { content.owned.reserveCapacity(3) }
    content.owned.append(constraint)
  }
}
