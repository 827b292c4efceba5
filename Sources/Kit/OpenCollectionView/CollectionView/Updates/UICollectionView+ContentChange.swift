import CollectionEngine

extension UICollectionView {
  /// How long an update or a change of layout takes unless an animation around it says otherwise, in seconds. Our
  /// choice. // C31
  static let changeDuration = 0.3

  /// Carries a change out: the layout is made ready, the content takes its place, a pass finds out what stays, comes
  /// and goes, and all of it moves from where it is seen to where it stands now. // C21
  ///
  /// What is under way already is added to and not interrupted, so a change may begin while another one is shown.
  func carryOut(_ change: ContentChange, completion: @escaping (Bool) -> Void) {
    UIView.describe(
      Self.changeDuration, 0, .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction),
      [.allowUserInteraction, .layoutSubviews], inheritsPace: true,
      { [self] finished in
        changes.running.removeAll { $0 === change }
        change.endDepartures()
        change.didEnd()
        completion(finished)
      },
      { animation in
        let isSeen = window != nil && bounds.width > 0 && bounds.height > 0
        let animation = animation.flatMap { isSeen && $0.takesTime ? $0 : nil }
        changes.running.append(change)
        ViewAnimation.run(nil) { holdingCalls { make(change, animation) } }
      })
  }

  /// Makes a change, step by step. Where a step calls programs, nothing that was known before is used after it but what
  /// the step before has handed on.
  private func make(_ change: ContentChange, _ animation: ViewAnimation?) {
    let outer = pass.begin(change)
    let beginning = noteBeginning(of: change, isAnimated: animation != nil)
    pass.goOn(to: .preparing)
    content.hold()
    change.prepareLayout()
    content.closeHold()
    pass.goOn(to: .settling)
    settleContent(with: change, since: beginning)
    pass.goOn(to: .exchangingKeys)
    let leaving = takeOut(with: change, isAnimated: animation != nil)
    pass.goOn(to: .passing)
    let found = findElements(isAnimated: animation != nil, wasLaidOut: beginning.wasLaidOut, during: change)
    pass.goOn(to: .animating)
    finish(found, of: change)
    let arrivals = askForBeginnings(of: found, in: change)
    if let animation {
      animate(found, arrivals, leaving, of: change, in: animation)
    } else {
      showAtOnce(found, arrivals, of: change)
    }
    if pass.end(to: outer) { setNeedsLayout() }
    doPostponed()
  }

  /// The state of the view before the layout hears of a change.
  private struct ChangeBeginning {
    var corner: CGPoint
    var anchor: ContentAnchor?
    /// The width about which content that runs from right to left was mirrored; nil for other content.
    var mirroredWidth: CGFloat?
    /// Tells whether the view has had a pass. Outside of a window, too, what the change takes away must not be missing
    /// until somebody asks for a layout.
    var wasLaidOut: Bool
  }

  private func noteBeginning(of change: ContentChange, isAnimated: Bool) -> ChangeBeginning {
    let corner = bounds.origin
    let wasLaidOut = lookAhead.tile != nil
    let anchor = anchorsVisibleContent && change.anchorsContent ? anchor(surviving: change) : nil
    if isAnimated { change.rememberPlaces() }
    return ChangeBeginning(
      corner: corner, anchor: anchor, mirroredWidth: standsFromRight && change.goesByBeginning ? mirroringWidth : nil,
      wasLaidOut: wasLaidOut)
  }

  private func settleContent(with change: ContentChange, since beginning: ChangeBeginning) {
    if let width = beginning.mirroredWidth { content.keepDistanceToBeginning(mirroredOver: width, in: self) }
    content.settle(because: .change(change, beginning.anchor), in: self)
    moveViews(
      by: CGPoint(x: bounds.minX - beginning.corner.x, y: bounds.minY - beginning.corner.y), during: change)
  }

  private func takeOut(with change: ContentChange, isAnimated: Bool) -> LeavingElements {
    // Views of data that has been reloaded are of no use: the pass takes them back as they are. // C34
    guard elements.needsNewViews else {
      return change.exchangesViews() ? LeavingElements() : exchangeKeys(change, isAnimated: isAnimated)
    }
    // Those that join the ones in sight with the change are not among them, and nobody else takes them back.
    for element in change.returning { endDisplaying(element) }
    return LeavingElements()
  }

  /// Has a pass find out what stays, comes and goes; what is measured in it may move the content.
  private func findElements(isAnimated: Bool, wasLaidOut: Bool, during change: ContentChange) -> ElementChange {
    let found = ElementChange(
      takesDepartures: isAnimated ? nil : { [self] in endDisplaying($0, isStillThere: true) })
    let corner = bounds.origin
    // Where all views are made anew nothing has a place to come from.
    pass.collect(into: elements.needsNewViews ? nil : found)
    // Before it is shown for the first time a view has time.
    if window != nil || wasLaidOut { reconcile() }
    pass.collect(into: nil)
    found.distance = CGPoint(x: bounds.minX - corner.x, y: bounds.minY - corner.y)
    return found
  }

  /// Takes over the elements that the pass has found. They hold from now on until all of them are on their way: a pass
  /// that a program brings about, or views that are laid out, comes afterwards.
  private func finish(_ found: ElementChange, of change: ContentChange) {
    for element in found.unseen { endDisplaying(element, isStillThere: true) }
    if !found.unseen.isEmpty { hideDeparted() }
    follow(found.distance, found, change)
  }

  private func askForBeginnings(of found: ElementChange, in change: ContentChange) -> [Arrival] {
    let arrivals = found.arrivals.map { arrival -> Arrival in
      let regular = arrival.attributes.copied
      let initial = change.initialAttributes(of: arrival.key, regular)
      return Arrival(element: arrival, regular: regular, initial: initial)
    }
    for stay in found.stays { _ = change.initialAttributes(of: stay.key, stay.attributes) }
    if state.rows != nil {
      for stay in found.stays { bring(stay.view, into: host(of: stay.attributes)) }
    }
    return arrivals
  }

  private func showAtOnce(_ found: ElementChange, _ arrivals: [Arrival], of change: ContentChange) {
    for stay in found.stays { applyIfChanged(stay.attributes, to: stay.view) }
    // What was measured has moved on since it arrived.
    for arrival in arrivals { applyIfChanged(arrival.regular, to: arrival.element.view) }
    change.finish()
    if let lines = state.lines { updateLines(lines) }
  }

  private func animate(
    _ found: ElementChange, _ arrivals: [Arrival], _ leaving: LeavingElements, of change: ContentChange,
    in animation: ViewAnimation
  ) {
    let motions = arrivals.isEmpty ? [] : displacements(in: found)
    for arrival in arrivals { begin(arrival, in: change, motions) }
    let departures = found.departures.map { leaving.outOfSight($0) } + leaving.gone
    change.outOfSight = found.departures
    change.gone = leaving.gone.map(\.element)
    let ends = departures.map { end(of: $0, in: change) }
    if state.rows != nil {
      for (departure, end) in zip(departures, ends) { bring(departure.element.view, into: host(of: end)) }
    }
    if let lines = state.lines { prepareLines(lines) }
    ViewAnimation.run(animation) {
      for stay in found.stays where !change.takesOver(stay, in: animation) {
        applyIfChanged(stay.attributes, to: stay.view)
      }
      for arrival in arrivals { applyIfChanged(arrival.regular, to: arrival.element.view) }
      for (departure, end) in zip(departures, ends) { applyIfChanged(end, to: departure.element.view) }
      change.finish()
      if let lines = state.lines { settleLines(lines) }
    }
  }

  // MARK: The place of the content

  private func anchor(surviving change: ContentChange) -> ContentAnchor? {
    let anchor = contentAnchor { key in
      guard let shown = shownElement(of: key) else { return false }
      if case .goes = change.fate(of: shown) { return false }
      return true
    }
    guard var anchor, let shown = shownElement(of: anchor.key) else { return nil }
    switch change.fate(of: shown) {
    case .stays(let key), .isReplaced(let key): anchor.key = key
    case .goes: return nil
    }
    return anchor
  }

  private func shownElement(of key: ElementKey) -> ShownElement? {
    guard let slot = elements.shownSlot(of: key), let view = elements.slots[Int(slot)].view,
      let attributes = view.appliedAttributes
    else { return nil }
    return ShownElement(key: key, view: view, attributes: attributes)
  }

  /// The content has moved by a distance: what is on the screen moves with it, so that nobody sees it jump. What runs
  /// goes on from there.
  private func moveViews(by distance: CGPoint, during change: ContentChange) {
    guard distance != .zero else { return }
    for slot in elements.slots {
      if let view = slot.view { move(view, by: distance) }
    }
    for other in changes.running {
      for departure in other.outOfSight + other.gone { move(departure.view, by: distance) }
    }
    change.movePlaces(by: distance)
  }

  /// The content was moved in the course of the pass, by what was measured: what begins elsewhere is moved with it.
  private func follow(_ distance: CGPoint, _ found: ElementChange, _ change: ContentChange) {
    guard distance != .zero else { return }
    for view in found.stays.map(\.view) + found.departures.map(\.view) { move(view, by: distance) }
    change.movePlaces(by: distance)
  }

  func move(_ view: UICollectionReusableView, by distance: CGPoint) {
    // Between places that are finite lies a distance that need not be.
    let center = view.center.moved(by: distance)
    if center.isFinite { view.center = center }
    guard let applied = view.appliedAttributes else { return }
    let appliedCenter = applied.center.moved(by: distance)
    if appliedCenter.isFinite { applied.center = appliedCenter }
  }

  // MARK: What stays and what goes

  /// Gives what stays its new keys, and takes out what does not.
  private func exchangeKeys(_ change: ContentChange, isAnimated: Bool) -> LeavingElements {
    var leaving = LeavingElements()
    var kept: [ShownElement] = []
    for element in takeBackOutOfSight(besides: change.returning) + change.returning {
      change.asked = element
      let final = change.finalAttributes(of: element).map(change.placedBefore).map { listed($0, from: element.view) }
      change.asked = nil
      let departure = Departure(element: element, final: final, key: nil)
      switch change.fate(of: element) {
      case .stays(let key):
        var element = element
        element.key = key
        kept.append(element)
        if final != nil { leaving.finals[key] = final }
      case .isReplaced(let key) where isAnimated:
        endTyping(in: element.view)
        leaving.gone.append(Departure(element: element, final: final, key: key))
      case .goes where isAnimated:
        endTyping(in: element.view)
        leaving.gone.append(departure)
      case .isReplaced, .goes: endDisplaying(element)
      }
    }
    adopt(kept)
    // What was on its way out may have been selected meanwhile.
    for element in kept {
      if let cell = element.view as? UICollectionViewCell { showInteraction(with: element.key, in: cell) }
    }
    change.configureAnew(kept)
    return leaving
  }

  /// The elements with views, and those on their way out of sight: they may come back before they have left.
  private func takeBackOutOfSight(besides returning: [ShownElement]) -> [ShownElement] {
    var shown = takeShownElements()
    var keys = Set(shown.map(\.key))
    // What is carried has a view, too.
    keys.formUnion(returning.map(\.key))
    for element in returning { noteReturn(of: element) }
    if let movements { keys.formUnion(movements.carried.map(\.key)) }
    for other in changes.running {
      other.outOfSight.removeAll { element in
        // Where there is another view for the element, this one leaves for good: its number may soon be another's.
        if keys.insert(element.key).inserted {
          shown.append(element)
          noteReturn(of: element)
        } else {
          other.gone.append(element)
        }
        return true
      }
    }
    return shown
  }

  /// A view joins those in sight that did not stand among them: meanwhile nobody has asked it how large it would like
  /// to be.
  private func noteReturn(of element: ShownElement) { fitting.again.append(element.view) }

  /// The view of an element that comes into sight while it still is on its way out.
  func viewOnItsWay(of key: ElementKey) -> UICollectionReusableView? {
    for change in changes.running {
      guard let index = change.outOfSight.firstIndex(where: { $0.key == key }) else { continue }
      return change.outOfSight.remove(at: index).view
    }
    return nil
  }

  /// The data is another: what is on its way out of sight still leaves, but does not come back for an element that has
  /// the same number by chance.
  func forgetWaysOut() {
    for change in changes.running {
      change.gone += change.outOfSight
      change.outOfSight.removeAll()
    }
  }

  // MARK: From where and to where

  /// The beginning of what has come into sight. // C28
  private func begin(_ arrival: Arrival, in change: ContentChange, _ motions: [Displacement]) {
    let (view, regular) = (arrival.element.view, arrival.regular)
    var start = arrival.initial.flatMap { $0.hasBuiltInValues(of: regular) ? nil : $0 }
    if start == nil, change.isNew(arrival.element.key) {
      start = (change.placeBefore(of: arrival.element.key)?.renumbered(like: regular) ?? regular).faded
    }
    start = start ?? change.placeBefore(of: arrival.element.key)?.renumbered(like: regular)
    start = start ?? motions.start(of: regular)
    guard var start else { return }
    if regular.isInRow, !start.isInRow { start = start.inRow(plus: rowShift(of: regular)) }
    applyIfChanged(start, to: view)
    if start.size != regular.size { view.layoutIfNeeded() }
  }

  /// The end of what has gone, or is out of sight. // C28
  private func end(of departure: Departure, in change: ContentChange) -> UICollectionViewLayoutAttributes {
    let last = listed(departure.element.attributes.copied, from: departure.element.view)
    if let final = departure.final, !final.hasBuiltInValues(of: last) { return final }
    var element = departure.element
    guard departure.isStillThere else {
      guard let key = departure.key else { return last.faded }
      element.key = key
      let after = change.placeAfter(of: element).map { listed($0, by: collectionViewLayout) }
      return (after?.renumbered(like: last) ?? last).faded
    }
    guard let after = change.placeAfter(of: element) else { return last.faded }
    return host(of: after) === self ? listed(after, by: collectionViewLayout) : after
  }

  /// Says in the content what is said of a view that stands in a row: the row may be that of another section by now, or
  /// gone.
  private func listed(
    _ attributes: UICollectionViewLayoutAttributes, from view: UICollectionReusableView
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.isInRow else { return attributes }
    return attributes.listed(less: (view.superview as? RowScrollView)?.shift ?? .zero)
  }
}

/// An element that has come into sight with a change.
private struct Arrival {
  var element: ShownElement
  /// How it looks when the change is over.
  var regular: UICollectionViewLayoutAttributes
  /// The layout's attributes for its beginning.
  var initial: UICollectionViewLayoutAttributes?
}

/// An element whose view is to leave with a change.
private struct Departure {
  var element: ShownElement
  /// The layout's attributes for its end.
  var final: UICollectionViewLayoutAttributes?
  /// The key of the element that takes its place.
  var key: ElementKey?
  /// Tells whether the element is only out of sight.
  var isStillThere = false
}

/// The elements that leave with a change, and the layout's attributes for their ends.
private struct LeavingElements {
  var gone: [Departure] = []
  /// About the end of elements that are still there, by their new keys.
  var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  func outOfSight(_ element: ShownElement) -> Departure {
    Departure(element: element, final: finals[element.key], key: nil, isStillThere: true)
  }
}

/// The way of an element that stays in sight.
private struct Displacement {
  var end: CGPoint
  var way: CGPoint
}

extension UICollectionView {
  fileprivate func displacements(in found: ElementChange) -> [Displacement] {
    // Not by closures, at whose beginning the actor would be looked up.
    var displacements: [Displacement] = []
    for stay in found.stays where stay.attributes.representedElementCategory == .cell {
      guard let before = stay.view.appliedAttributes?.center else { continue }
      let after = stay.attributes.center
      displacements.append(Displacement(end: after, way: CGPoint(x: after.x - before.x, y: after.y - before.y)))
    }
    for slot in elements.slots {
      guard let key = slot.key, key.category == .cell, slot.view != nil, elements.window.isVisible(key),
        !found.holds(key)
      else { continue }
      displacements.append(Displacement(end: CGPoint(x: slot.frame.midX, y: slot.frame.midY), way: .zero))
    }
    return displacements
  }
}

extension [Displacement] {
  /// Returns the beginning of an element of which only the end is known: as far off as that of its nearest neighbour.
  /// Our choice.
  fileprivate func start(of regular: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    func distance(_ point: CGPoint) -> CGFloat {
      let (x, y) = (point.x - regular.center.x, point.y - regular.center.y)
      return x * x + y * y
    }
    guard let nearest = self.min(by: { distance($0.end) < distance($1.end) }), nearest.way != .zero else { return nil }
    let start = regular.copied
    start.center = CGPoint(x: start.center.x - nearest.way.x, y: start.center.y - nearest.way.y)
    return start.frame.isFinite ? start : nil
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}

extension UICollectionViewLayoutAttributes {
  var copied: UICollectionViewLayoutAttributes {
    // Most are of this class: copying them needs no search for what they conform to.
    guard type(of: self) == UICollectionViewLayoutAttributes.self else {
      return copy() as? UICollectionViewLayoutAttributes ?? self
    }
    let made = UICollectionViewLayoutAttributes()
    made.takeOver(self)
    return made
  }

  /// The same, not to be seen.
  var faded: UICollectionViewLayoutAttributes {
    let copy = copied
    copy.alpha = 0
    return copy
  }

  /// The same for the element that others are about.
  fileprivate func renumbered(like other: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = copied
    copy.section = other.section
    copy.item = other.item
    copy.unusualIndexPath = other.unusualIndexPath
    return copy
  }
}
