import OpenCollectionView

extension PhotosController: UIGestureRecognizerDelegate {
  /// How much of the way beyond small and large fingers see.
  private static let give: CGFloat = 0.4
  /// How long a photo that is let go flies on in thought, in seconds: where it would get to says what becomes of it.
  private static let foresight: CGFloat = 0.2
  /// A photo that was pulled down by as many heights of the screen would be as small as in the grid.
  private static let pullLength: CGFloat = 0.9

  func addRecognizers() {
    pinch.addTarget(self, action: Selector(PhotosController.pinched(_:)))
    rotation.addTarget(self, action: Selector(PhotosController.turned(_:)))
    pull.addTarget(self, action: Selector(PhotosController.pulled(_:)))
    pull.maximumNumberOfTouches = 1
    for recognizer in [pinch, rotation, pull] {
      recognizer.delegate = self
      collectionView.addGestureRecognizer(recognizer)
    }
    singleTap.addTarget(self, action: Selector(PhotosController.toggleBars))
    doubleTap.addTarget(self, action: Selector(PhotosController.doubleTapped(_:)))
    doubleTap.numberOfTapsRequired = 2
    singleTap.require(toFail: doubleTap)
    for recognizer in [singleTap, doubleTap] { collectionView.addGestureRecognizer(recognizer) }
    // Two fingers zoom, one scrolls, unless it pulls a photo down.
    collectionView.panGestureRecognizer.maximumNumberOfTouches = 1
    collectionView.panGestureRecognizer.require(toFail: pull)
  }

  // MARK: Two fingers

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      rotation.rotation = 0
      // Fingers that close make more columns, and those that open fewer, as long as there are more than at first.
      if hold == nil, collectionView.collectionViewLayout === grid,
        pinch.scale < 1 || isDense || collectionView.isEditing
      {
        pinchedColumns = 1
      } else {
        take(pinch)
        follow()
      }
    case .changed:
      guard pinchedColumns == nil else { return followColumns() }
      guard hold?.recognizer === pinch else { return }
      hold?.move(to: pinch.location(in: view))
      follow()
    case .ended, .cancelled, .failed:
      guard pinchedColumns == nil else {
        pinchedColumns = nil
        return
      }
      guard let hold, hold.recognizer === pinch else { return }
      let width = way(of: hold)
      let velocity = width.way == 0 ? 0 : hold.width * pinch.velocity / width.way
      letGo(
        finishes: pinch.state == .ended
          && hold.transition.transitionProgress + velocity * Self.foresight > 0.5)
    case .possible: break
    }
  }

  /// How far fingers close, or open, from one number of columns to the next, as a factor.
  private static let columnsStep: CGFloat = 1.4

  private func followColumns() {
    let place = pinch.location(in: collectionView)
    if pinch.scale < 1 / Self.columnsStep {
      pinch.scale = 1
      changeColumns(by: 1, keeping: place)
    } else if pinch.scale > Self.columnsStep {
      pinch.scale = 1
      changeColumns(by: -1, keeping: place)
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === pinch else { return true }
    pinchStarts = pinchStarts.filter { $0.value.touch.phase != .ended && $0.value.touch.phase != .cancelled }
    pinchStarts[ObjectIdentifier(touch)] = (touch, touch.location(in: view))
    return true
  }

  /// Tells whether two fingers go towards each other or apart, rather than along beside each other.
  var fingersPinch: Bool {
    let fingers = pinchStarts.values.filter { $0.touch.phase != .ended && $0.touch.phase != .cancelled }
    guard fingers.count == 2 else { return false }
    let ways = fingers.map { finger -> CGPoint in
      let place = finger.touch.location(in: view)
      return CGPoint(x: place.x - finger.place.x, y: place.y - finger.place.y)
    }
    let along = hypot(ways[0].x + ways[1].x, ways[0].y + ways[1].y)
    let apart = hypot(ways[0].x - ways[1].x, ways[0].y - ways[1].y)
    return apart > along / 2
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    if rotation.state == .changed, hold?.recognizer === pinch { follow() }
  }

  /// Takes hold of the photo under two fingers, or of the one that is on its way.
  private func take(_ recognizer: UIGestureRecognizer) {
    let running = collectionView.collectionViewLayout as? UICollectionViewTransitionLayout
    let item =
      running?.anchor?.item
      ?? (isOpen
        ? IndexPath(item: pages.shownItem, section: 0)
        : collectionView.indexPathForItem(at: recognizer.location(in: collectionView)))
    guard let item, let cell = collectionView.cellForItem(at: item), cell.bounds.width > 0 else { return }
    let width = cell.bounds.width
    let transition = lead(to: running?.nextLayout ?? (isOpen ? grid : pages), item)
    let held = recognizer.location(in: cell)
    let place = recognizer.location(in: view)
    hold = PhotoHold(
      recognizer, transition, width: width, rotation: transition.anchor?.rotation ?? 0, at: place)
    transition.anchor = .init(
      item: item, at: place,
      unitPoint: CGPoint(x: held.x / cell.bounds.width, y: held.y / max(cell.bounds.height, 1)),
      rotation: transition.anchor?.rotation ?? 0, movesContent: false)
  }

  /// The photo's width in the layout that is left, and how much is missing to that in the other.
  private func way(of hold: PhotoHold) -> (start: CGFloat, way: CGFloat) {
    guard let item = hold.transition.anchor?.item else { return (0, 0) }
    let start = hold.transition.currentLayout.layoutAttributesForItem(at: item)?.size.width ?? 0
    let end = hold.transition.nextLayout.layoutAttributesForItem(at: item)?.size.width ?? 0
    return (start, end - start)
  }

  /// The photo is as wide as the fingers want it, where they are, turned as they are.
  private func follow() {
    guard let hold else { return }
    let width = way(of: hold)
    guard width.way != 0 else { return }
    let progress = (hold.width * pinch.scale - width.start) / width.way
    hold.transition.anchor?.location = hold.location
    hold.transition.anchor?.rotation = hold.rotation + rotation.rotation
    hold.transition.transitionProgress = giving(progress)
    hold.transition.invalidateLayout()
  }

  /// Beyond its ends a photo follows less.
  private func giving(_ progress: CGFloat) -> CGFloat {
    progress < 0 ? progress * Self.give : progress > 1 ? 1 + (progress - 1) * Self.give : progress
  }

  // MARK: One finger

  private func pulled(_ pull: UIPanGestureRecognizer) {
    switch pull.state {
    case .began:
      take(pull)
      followPull()
    case .changed:
      guard hold?.recognizer === pull else { return }
      hold?.move(to: pull.location(in: view))
      followPull()
    case .ended, .cancelled, .failed:
      guard let hold, hold.recognizer === pull else { return }
      let way = pull.translation(in: view).y + pull.velocity(in: view).y * Self.foresight
      letGo(finishes: pull.state == .ended && way > view.bounds.height * 0.15)
    case .possible: break
    }
  }

  private func followPull() {
    guard let hold, view.bounds.height > 0 else { return }
    let way = pull.translation(in: view).y / (view.bounds.height * Self.pullLength)
    hold.transition.anchor?.location = hold.location
    hold.transition.transitionProgress = min(max(way, 0), 1)
    hold.transition.invalidateLayout()
  }

  // MARK: Who goes with whom

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A photo that is zoomed, or is about to be, has its fingers to itself.
    if gestureRecognizer === pinch, zoomedPhoto != nil { return zoomedPhoto?.isZoomed == false && pinch.scale < 1 }
    guard gestureRecognizer === pull else { return true }
    let velocity = pull.velocity(in: view)
    return isOpen && collectionView.collectionViewLayout === pages && zoomedPhoto?.isZoomed != true
      && velocity.y > abs(velocity.x)
  }

  /// Two fingers zoom and turn together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let pair = [gestureRecognizer, otherGestureRecognizer]
    return pair.contains { $0 is UIPinchGestureRecognizer } && pair.contains { $0 === rotation }
  }
}
