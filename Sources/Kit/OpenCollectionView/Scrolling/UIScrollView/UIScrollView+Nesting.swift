import FrameClock
import MotionEngine

// One finger moves scroll views within each other: the innermost to its end, then the next one.
extension UIScrollView {
  private func axis(isAcross: Bool) -> MotionEngine.ScrollAxis { isAcross ? horizontal : vertical }

  private func scrolls(isAcross: Bool) -> Bool { isAcross ? scrollsHorizontally : scrollsVertically }

  private func transfersScrolling(isAcross: Bool) -> Bool {
    isAcross ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// The scroll views around this one that go on where it is at its end, from the inside. Those that recognize drags at
  /// the same time by themselves are left to the program.
  private func successors(isAcross: Bool) -> [UIScrollView] {
    guard transfersScrolling(isAcross: isAcross) else { return [] }
    var result: [UIScrollView] = []
    var view = superview
    while let current = view {
      view = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.scrolls(isAcross: isAcross), pan.allowsCompany(of: scrollView.pan) == nil
      else { continue }
      result.append(scrollView)
      if !scrollView.transfersScrolling(isAcross: isAcross) { break }
    }
    return result
  }

  /// Tells whether a drag in a direction is left to an enclosing scroll view from the start: this one stands at its
  /// end.
  func leavesDragToParent(isAcross: Bool, towardsEnd: Bool) -> Bool {
    let axis = axis(isAcross: isAcross)
    guard axis.overshoot == 0, !axis.hasRoom(towardsEnd: towardsEnd, pixel: pixel) else { return false }
    let parent = successors(isAcross: isAcross).first { parent in
      parent.pan.numberOfTouches > 0
        && parent.axis(isAcross: isAcross).hasRoom(
          towardsEnd: towardsEnd != (isAcross && isTurnedOver(against: parent)), pixel: pixel)
    }
    guard parent != nil else { return false }
    trace("leaves the drag", because: "an enclosing scroll view can move, and this one is at its end")
    return true
  }

  /// Tells whether a finger that moves the content of one of the two towards its end moves that of the other one towards its
  /// beginning.
  func isTurnedOver(against other: UIScrollView) -> Bool {
    storedLayer.countsFromRight != other.storedLayer.countsFromRight
  }

  private var pixel: Double { 1 / Double(max(pixelsPerPoint, 1)) }

  /// Finds out who moves on where this view is at its end.
  func buildChains() {
    // Fingers that zoom hold on to what they zoom.
    guard !zoomHasFingers else { return }
    func chain(isAcross: Bool) -> ScrollChain? {
      let parents = successors(isAcross: isAcross)
      return parents.isEmpty ? nil : ScrollChain(members: [self] + parents, isAcross: isAcross)
    }
    drag.chainX = drag.followsX ? chain(isAcross: true) : nil
    drag.chainY = drag.followsY ? chain(isAcross: false) : nil
  }

  /// Divides the finger's travel; the answer is this view's own part.
  func divide(_ travel: Double, in chain: ScrollChain?) -> Double {
    guard let chain else { return travel }
    chain.split.move(to: travel) { member in
      guard member > 0 else {
        let room = axis(isAcross: chain.isAcross).room
        return TravelSplit.Room(
          before: chain.isPulledBefore ? .infinity : room.before, after: chain.isPulledAfter ? .infinity : room.after)
      }
      let view = chain.members[member]
      guard view.canBeDragged(by: self) else { return .none }
      let room = view.axis(isAcross: chain.isAcross).room
      let scale = chain.scales[member]
      guard scale > 0 else { return TravelSplit.Room(before: room.after / -scale, after: room.before / -scale) }
      return TravelSplit.Room(before: room.before / scale, after: room.after / scale)
    }
    return chain.split.parts[0]
  }

  /// Moves the enclosing scroll views by their parts of the finger's travel.
  func moveParents(in chain: ScrollChain?) {
    guard let chain else { return }
    for member in 1..<chain.members.count {
      let part = chain.split.parts[member] * chain.scales[member]
      // A delegate may have ended the drag.
      guard activity == .dragging else { return }
      guard part != chain.applied[member] else { continue }
      let view = chain.members[member]
      if view.canBeDragged(by: self) {
        if !view.isDragged(by: self, isAcross: chain.isAcross) {
          view.beginDrag(by: self, isAcross: chain.isAcross)
          chain.base[member] = chain.applied[member]
        }
        view.follow(travel: part - chain.base[member], isAcross: chain.isAcross)
      }
      chain.applied[member] = part
    }
  }

  /// Ends the drags of the enclosing scroll views. The one that was moving at the lift is thrown.
  func endDragsOfParents(in chains: (x: ScrollChain?, y: ScrollChain?), velocity: CGPoint, at time: Double) {
    for chain in [chains.x, chains.y].compactMap({ $0 }) {
      for view in chain.members.dropFirst() where view.activity == .dragging && view.drag.driver === self {
        view.letGo(
          velocity: CGPoint(
            x: velocity.x * (chains.x?.share(of: view) ?? 0), y: velocity.y * (chains.y?.share(of: view) ?? 0)),
          at: time)
      }
    }
  }

  /// How fast the finger that drags the content moves at `time`, along the axes that follow it; zero while it moves
  /// another scroll view instead.
  func fingerVelocity(at time: Double) -> CGPoint {
    let source = drag.driver ?? self
    let own = source === self ? 1.0 : 0
    return CGPoint(
      x: drag.followsX
        ? source.asCounted(source.estimators.x.velocity(at: time)) * (source.drag.chainX?.share(of: self) ?? own) : 0,
      y: drag.followsY ? source.estimators.y.velocity(at: time) * (source.drag.chainY?.share(of: self) ?? own) : 0)
  }

  // MARK: As an enclosing scroll view

  /// A view with a finger of its own goes with that.
  private func canBeDragged(by inner: UIScrollView) -> Bool {
    isScrollEnabled && window != nil && (activity != .dragging || drag.driver === inner)
  }

  private func isDragged(by inner: UIScrollView, isAcross: Bool) -> Bool {
    activity == .dragging && drag.driver === inner && (isAcross ? drag.followsX : drag.followsY)
  }

  private func beginDrag(by inner: UIScrollView, isAcross: Bool) {
    if activity != .dragging {
      if motionIsRunning { stopMotion() }
      guard window != nil, !motionIsRunning else { return }
      activity = .dragging
      drag = ScrollDrag()
      drag.driver = inner
      baseDelegate?.scrollViewWillBeginDragging(self)
      // The delegate may have begun an animation, or have removed the view.
      guard activity == .dragging else { return }
      guard inner.activity == .dragging, isScrollEnabled else { return endDrag(isCancelled: true) }
      trace("dragging", because: "the scroll view in it is at its end")
      indicators.show()
    }
    if isAcross {
      horizontal.beginDrag()
      drag.followsX = true
    } else {
      vertical.beginDrag()
      drag.followsY = true
    }
  }

  private func follow(travel: Double, isAcross: Bool) {
    guard activity == .dragging else { return }
    if isAcross { horizontal.drag(travel: travel) } else { vertical.drag(travel: travel) }
    showOffset()
  }
}

extension MotionEngine.ScrollAxis {
  /// Tells whether content that is shown on whole pixels can be moved on.
  fileprivate func hasRoom(towardsEnd: Bool, pixel: Double) -> Bool {
    (towardsEnd ? room.after : room.before) >= pixel / 2
  }
}
