import CollectionEngine
import FrameClock
import LayerEngine

/// One layout becomes another under a finger: beginning, catching, letting go and the end. // T5, T9, T11
extension UICollectionView {
  /// The transition that is shown; nil for none.
  var installedTransition: InteractiveTransition? {
    guard let transition = changes.transition, transition.isInstalled else { return nil }
    return transition
  }

  /// The clock of the view's screen.
  var transitionClock: FrameClock {
    window?.windowScene?.application.clock ?? UIApplication.animationContext.clock
  }

  /// The layout that the view has, or the two between which it is.
  var layoutsInUse: [UICollectionViewLayout] { installedTransition?.sides.map(\.layout) ?? [storedLayout] }

  /// The layout at which a decoration view of a kind is at home.
  func decorationLayout(ofKind kind: String, _ view: UICollectionReusableView? = nil) -> UICollectionViewLayout {
    let layouts = layoutsInUse
    if let view, let known = layouts.first(where: { $0.decorations.knows(view, kind: kind) }) { return known }
    return layouts.first { !$0.decorations.identifiers(kind: kind).isEmpty } ?? layouts[0]
  }

  // MARK: Beginning

  func beginTransition(
    to target: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    guard MainQueue.admits("UICollectionView.startInteractiveTransition(to:completion:)") else {
      return UICollectionViewTransitionLayout(currentLayout: storedLayout, nextLayout: storedLayout)
    }
    closeLayoutChanges()
    guard canLead(to: target) else {
      if let completion { tell([{ _ in completion(false, false) }], finished: false) }
      return UICollectionViewTransitionLayout(currentLayout: storedLayout, nextLayout: storedLayout)
    }
    changes.transitionWasReplaced = false
    settleBeforeUpdates()
    let transition = lead(to: target)
    guard let completion else { return transition.layout }
    let waiting = TransitionCompletion(
      origin: transition.current.layout, goal: transition.next.layout, action: completion)
    if transition === installedTransition {
      transition.completions.append(waiting)
    } else {
      // Whoever was told of the beginning has put another layout in its place.
      let layout = storedLayout
      tell([{ _ in waiting.tell(layout) }], finished: true)
    }
    return transition.layout
  }

  /// Begins a transition from where the view is, which may be on its way already.
  ///
  /// - Parameter asksDelegate: whether the delegate is asked for the layout between, where it was not just now.
  private func lead(to target: UICollectionViewLayout, asksDelegate: Bool = true) -> InteractiveTransition {
    if let running = installedTransition { return redirect(running, to: target, asksDelegate: asksDelegate) }
    let former = storedLayout
    let caught = catchChange(towards: target, asksDelegate: asksDelegate)
    // The delegate, asked for the layout between, may have changed the one that there is: then it goes from that.
    guard storedLayout === former else { return lead(to: target, asksDelegate: false) }
    if let caught {
      trace("catches its change of layout", because: "at \(percent(caught.transition.shown)) of the way")
      show(TransitionStart(of: self, caught.transition, catching: caught.elements), isSeen: true)
      guard !caught.leads, caught.transition === installedTransition else { return caught.transition }
      return redirect(caught.transition, to: target, asksDelegate: asksDelegate)
    }
    let side = TransitionSide(of: self)
    let transition = makeTransition(
      from: side, to: target === storedLayout ? side : TransitionSide(target), asksForTarget: target !== storedLayout,
      asksDelegate: asksDelegate)
    guard storedLayout === side.layout else { return lead(to: target, asksDelegate: false) }
    trace("begins a transition", because: "from \(type(of: storedLayout)) to \(type(of: target))")
    show(TransitionStart(of: self, transition), isSeen: false)
    return transition
  }

  /// Tells whether a layout can be that of the view.
  private func canLead(to target: UICollectionViewLayout) -> Bool {
    if let owner = target.collectionView, owner !== self {
      ProgrammingErrors.report(
        "A transition to a \(type(of: target)) was begun that is the layout of another collection view, \(owner): "
          + "make a layout for each.", instead: "the layout stays")
      return false
    }
    guard !(target is UICollectionViewTransitionLayout) else {
      ProgrammingErrors.report(
        "A transition to a \(type(of: target)) was begun, which is itself a layout between two others: "
          + "begin one to either of these.", instead: "the layout stays")
      return false
    }
    return true
  }

  private func makeTransition(
    from current: TransitionSide, to next: TransitionSide, at progress: CGFloat = 0, asksForTarget: Bool = false,
    asksDelegate: Bool = true
  ) -> InteractiveTransition {
    let (old, new) = (current.layout, next.layout)
    var layout =
      (asksDelegate
        ? collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new) : nil)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    if layout.currentLayout !== old || layout.nextLayout !== new || layout.run != nil {
      ProgrammingErrors.report(
        "\(collectionDelegate.map { "\(type(of: $0))" } ?? "").collectionView(_:transitionLayoutForOldLayout:newLayout:) "
          + "answered a \(type(of: layout)) between other layouts, or one that is in use: answer with a new one, made of "
          + "the two layouts that are given.", instead: "a plain one is used")
      layout = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
    layout.progress.restart(at: progress)
    return InteractiveTransition(
      of: self, in: layout, from: current, to: next, at: progress, asksForTarget: asksForTarget)
  }

  /// Makes the transition's layout that of the view.
  ///
  /// - Returns: whether it is. Where those who are told of it put another layout in the place of the present one, that stays.
  @discardableResult func install(_ transition: InteractiveTransition) -> Bool {
    let (old, new) = (transition.current.layout, transition.next.layout)
    let former = storedLayout
    tellOfLayoutChanges()
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for slot in elements.slots { slot.view?.willTransition(from: old, to: new) }
    guard storedLayout === former else {
      trace("begins no transition", because: "a \(type(of: storedLayout)) was set when it was told of")
      changes.transitionWasReplaced = true
      for side in transition.sides { side.layout.finalizeLayoutTransition() }
      return false
    }
    // They may also have changed the data, or made the present layout invalid.
    if !pass.isPrepared, let side = transition.side(of: former) { side.isPrepared = false }
    let layout = transition.layout
    changes.transition = transition
    storedLayout = layout
    layout.run = transition
    layout.attachedCollectionView = self
    for side in transition.sides { side.layout.attachedCollectionView = self }
    for side in transition.sides where !side.isPrepared {
      let context = side.layout.makeInvalidationContext()
      context.invalidateEverything = true  // C4
      side.layout.invalidate(with: context)
    }
    pass.isPrepared = false
    pass.tile = nil
    setNeedsLayout()
    return true
  }

  private func show(_ start: TransitionStart, isSeen: Bool) {
    // In the middle of a pass, or before there are views, there is nothing to move: the next pass sees to it.
    guard pass.isResting else {
      start.prepareLayout()
      return start.finish()
    }
    if isSeen, !UIAccessibility.isReduceMotionEnabled { return carryOut(start) { _ in } }
    UIView.performWithoutAnimation { carryOut(start) { _ in } }
  }

  // MARK: Catching

  private func redirect(
    _ running: InteractiveTransition, to target: UICollectionViewLayout, asksDelegate: Bool
  ) -> InteractiveTransition {
    running.hold()
    if target === running.next.layout {
      trace("holds its transition", because: "at \(percent(running.shown)) of the way to \(type(of: target))")
      return running
    }
    if target === running.current.layout {
      trace("turns its transition round", because: "at \(percent(running.shown)) of the way")
      let reversed = makeTransition(
        from: running.next, to: running.current, at: 1 - running.shown, asksDelegate: asksDelegate)
      guard running === installedTransition else { return lead(to: target, asksDelegate: false) }
      reversed.takeOver(from: running)
      guard install(reversed) else { return reversed }
      running.layout.attachedCollectionView = nil
      running.layout.run = nil
      if pass.isResting { settleBeforeUpdates() }
      return reversed
    }
    trace(
      "leads its transition elsewhere", because: "at \(percent(running.shown)) of the way, to \(type(of: target))")
    let start = running.nearer
    start.offset = running.origin(of: start)
    let redirected = makeTransition(
      from: start, to: TransitionSide(target), asksForTarget: true, asksDelegate: asksDelegate)
    guard running === installedTransition else { return lead(to: target, asksDelegate: false) }
    redirected.completions = running.completions
    show(TransitionStart(of: self, redirected, ending: running), isSeen: true)
    return redirected
  }

  /// An animated change of layout that was caught.
  private struct CaughtChange {
    var transition: InteractiveTransition
    /// Elements that were on their way out of sight.
    var elements: [ShownElement]
    /// Tells whether the transition leads where it is to lead; or else it is led there from where it is.
    var leads: Bool
  }

  /// The animated change of layout that is seen just now, as a transition between its layouts.
  private func catchChange(towards target: UICollectionViewLayout, asksDelegate: Bool) -> CaughtChange? {
    guard let change = changes.running.last(where: { $0 is LayoutTransition }) as? LayoutTransition,
      change.new === storedLayout, change.origin.layout.attachedCollectionView == nil,
      !(change.origin.layout is UICollectionViewTransitionLayout), let part = change.part(at: transitionClock.now)
    else { return nil }
    let old = TransitionSide(change.origin.layout)
    old.offset = change.origin.offset
    let new = TransitionSide(of: self)
    let isBack = target === old.layout
    let leads = isBack || target === new.layout
    let transition =
      isBack
      ? makeTransition(from: new, to: old, at: 1 - part, asksDelegate: asksDelegate)
      : makeTransition(from: old, to: new, at: part, asksDelegate: leads && asksDelegate)
    guard change.new === storedLayout else { return nil }
    return CaughtChange(transition: transition, elements: takeSeenElements(of: change), leads: leads)
  }

  /// Leaves the views of a change where they are seen, and takes those that were on their way out of sight.
  private func takeSeenElements(of change: LayoutTransition) -> [ShownElement] {
    // In the middle of a pass they go on leaving, unless the pass after it wants them back.
    let leaving = !pass.isResting ? [] : change.outOfSight
    if pass.isResting { change.outOfSight = [] }
    // A change that began between two layouts is nowhere between those of the transition: its views go there from where they
    // are seen, by their own animations.
    if !change.beganBetween {
      ViewAnimation.run(nil) {
        for slot in elements.slots { slot.view?.stayWhereSeen() }
        for element in leaving { element.view.stayWhereSeen() }
      }
    }
    return leaving.map { element in
      var element = element
      element.attributes = element.view.appliedAttributes ?? element.attributes
      return element
    }
  }

  /// Tells how many elements stand between both layouts in a frame, those beyond the edges that are known among them.
  func traceTransition(_ count: Int, at progress: CGFloat) {
    trace("shows its transition", because: "\(count) elements at \(percent(progress)) of the way")
  }

  private func percent(_ progress: CGFloat) -> String { "\(Int((progress * 100).rounded())) %" }

  // MARK: Letting go

  func letTransitionGo(finishes: Bool) {
    guard let transition = installedTransition else {
      if changes.transitionWasReplaced {
        changes.transitionWasReplaced = false
        return trace("lets no transition go", because: "another layout has taken its place meanwhile")
      }
      let call = finishes ? "finishInteractiveTransition()" : "cancelInteractiveTransition()"
      return ProgrammingErrors.report(
        "\(call) was called, but no transition is under way: call startInteractiveTransition(to:completion:) first.",
        instead: "nothing happens")
    }
    guard pass.isResting else {
      // What is asked for in the middle of a pass is done after it.
      return tell([{ [weak self] _ in self?.letGo(transition, finishes: finishes) }], finished: true)
    }
    letGo(transition, finishes: finishes)
  }

  private func letGo(_ transition: InteractiveTransition, finishes: Bool) {
    guard transition === installedTransition else { return }
    // What was set last is where it is let go.
    if !pass.isPrepared { settleBeforeUpdates() }
    guard transition === installedTransition else { return }
    let settling = TransitionSettling(transition, finishes: finishes)
    transition.settling?.stop()
    trace(
      finishes ? "finishes its transition" : "cancels its transition",
      because:
        "let go at \(percent(transition.shown)) with \(percent(settling.velocity(at: transition.clock.now))) a second")
    transition.settling = settling
    if !settling.begin() { endTransition(transition, finishes: finishes, because: "there are no frames, or no way") }
  }

  func endTransition(_ transition: InteractiveTransition, finishes: Bool, because reason: String) {
    guard transition === installedTransition else { return }
    let layout = (finishes ? transition.next : transition.current).layout
    trace("ends its transition in \(type(of: layout))", because: reason)
    transition.settling = nil
    let (owed, completions) = (changes.owed, transition.completions)
    let number = owed.add(finished: true) { _ in
      for completion in completions { completion.tell(layout) }
    }
    UIView.performWithoutAnimation {
      carryOut(TransitionFinish(of: self, transition, finishes: finishes)) { owed.settle(number, finished: $0) }
    }
    if changes.transition === transition { changes.transition = nil }
    // What a finger has scrolled too far meanwhile comes back, and what is on its way too far ends at the edge.
    guard activity == .none else { return bringAxesBack() }
    let legal = legalOffset(nearest: contentOffset)
    if legal != contentOffset { setContentOffset(legal, animated: window != nil) }
  }

  /// Another layout takes the place of a transition at once.
  func dropTransition(for layout: UICollectionViewLayout) {
    guard let transition = installedTransition else { return }
    trace("drops its transition", because: "the program has set a \(type(of: layout))")
    transition.settling?.stop()
    transitionIsReplaced(transition)
    for side in transition.sides {
      side.layout.finalizeLayoutTransition()
      side.layout.attachedCollectionView = nil
    }
    transition.layout.run = nil
    let (owed, completions) = (changes.owed, transition.completions)
    let number = owed.add(finished: true) { _ in
      for completion in completions { completion.tell(layout) }
    }
    tell([{ owed.settle(number, finished: $0) }], finished: true)
  }

  /// A layout takes the place of a transition that held the content.
  func transitionIsReplaced(_ replaced: InteractiveTransition) {
    changes.transitionIsReplaced(replaced)
    content.release()
  }

  /// Brings content back to where it may rest: a transition may have held it elsewhere, and a layout of the same size
  /// moves nothing.
  func bringReleasedContentBack() {
    if !isTracking { bringAxesBack() }
  }

  func windowDidChange() {
    guard window == nil else { return storedLayout.surroundingsDidChange() }
    movements?.cancelAll(because: "the view has left its window")
    state.swipes?.endAll(because: "the view has left its window")
    if installedTransition?.settling != nil { whenSettled { $0.endTransitionOutOfWindow() } }
  }

  /// There are no frames any longer that would bring a transition to its end.
  private func endTransitionOutOfWindow() {
    guard let transition = installedTransition, let settling = transition.settling else { return }
    settling.stop()
    // A view that is in a window by now has frames again.
    if window != nil, settling.begin() { return }
    endTransition(transition, finishes: settling.finishes, because: "the view has left its window")
  }

  /// The scene is over, and with it all frames: rows that are swiped are back, and a transition comes to its end and tells who waits
  /// for it. // V14
  func endMotionWithScene() {
    state.swipes?.endAll(because: "the scene is over")
    guard installedTransition != nil else { return }
    whenSettled { view in
      guard let transition = view.installedTransition else { return }
      transition.settling?.stop()
      view.endTransition(transition, finishes: transition.settling?.finishes ?? false, because: "the scene is over")
    }
  }
}

extension InteractiveTransition {
  /// Somebody takes hold of it: it stands still where it is seen.
  func hold() {
    guard let settling else { return }
    settling.stop()
    let share = settling.anchorShare
    self.settling = nil
    if var anchor = layout.anchor?.asCounted(in: view.view), let item = between(anchor.item) {
      let origin = view.view.unroundedOffset
      anchor.rotation *= share
      let reach = anchor.reach(in: item.size)
      anchor.location = CGPoint(x: item.center.x + reach.x - origin.x, y: item.center.y + reach.y - origin.y)
      layout.anchor = anchor.asCounted(in: view.view)
    }
    layout.progress.restart(at: shown)
  }

  /// Goes on from where another one between the same layouts is.
  func takeOver(from other: InteractiveTransition) {
    completions = other.completions
    other.noteDrift()
    drift = other.drift
    anchorShift = other.anchorShift
    layout.anchor = other.layout.anchor
    layout.settlingDuration = other.layout.settlingDuration
    layout.settlingTiming = other.layout.settlingTiming
  }

  func frame(of key: ElementKey, in side: TransitionSide) -> CGRect? {
    // It was noted before calls of the program, in which its item may have gone.
    guard view.view.currentCounts.contains(section: key.section, item: key.item) else { return nil }
    return asking(side) {
      guard let answer = side.layout.layoutAttributesForItem(at: key.indexPath) else { return nil }
      let frame = side.placed(answer, in: view.view).frame
      return frame.isFinite ? frame : nil
    }
  }
}

extension UICollectionReusableView {
  /// Ends what moves the view, and leaves it where it is seen.
  func stayWhereSeen() {
    guard layer.animationKeys() != nil, let seen = layer.presentation(),
      let attributes = appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
    else { return }
    attributes.center = seen.position
    attributes.size = seen.bounds.size
    attributes.alpha = CGFloat(seen.opacity)
    attributes.transform3D = seen.transform
    endPlacement()
    center = attributes.center
    bounds.size = attributes.size
    alpha = attributes.alpha
    transform3D = attributes.transform3D
    appliedAttributes = attributes
  }
}
