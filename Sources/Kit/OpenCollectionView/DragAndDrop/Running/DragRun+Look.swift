import DragEngine

extension DragRun {
  // MARK: Lift

  /// Shows the previews over their views, and lifts them.
  func beginLift() {
    guard drags.overlay != nil else { return report { $0.interrupt() } }
    // The last item is topmost. // N4
    for part in parts { showPart(part) }
    let animator = UIViewPropertyAnimator(duration: DragProfile.standard.liftDuration, curve: .easeOut) {
      [parts, liftHandlers] in
      for part in parts {
        let isStill = UIAccessibility.isReduceMotionEnabled
        part.shown?.transform = isStill ? .identity : Self.lifted
        part.shown?.center = part.home
        part.shown?.castShadow()
      }
      liftHandlers.animate()
    }
    liftAnimator = animator
    animator.addCompletion { [weak self] position in
      self?.report { position == .start ? $0.setDownDidEnd() : $0.liftDidEnd() }
    }
    animator.startAnimation()
  }

  /// Shows an item's preview where its view is, in front of those that are there. One that is still on its way back from
  /// another drag is taken out of the air.
  func showPart(_ part: DragPart) {
    guard let overlay = drags.overlay, let lifted = part.lifted, lifted.target.container.window != nil else { return }
    let shown = LiftedPreviewView(ContextMenuSource(preview: lifted, controller: nil, badgeCount: 0))
    shown.frame = ContextMenuSource.frame(of: lifted, in: overlay)
    shown.layoutIfNeeded()
    putInFront(shown, in: overlay)
    part.shown = shown
    part.home = shown.center
    part.grip = CGVector(dx: part.home.x - point.x, dy: part.home.y - point.y)
    guard let returning = drags.takeReturning(lifted.view), shown.bounds.width > 0 else { return }
    let seen = returning.layer.presentation() ?? returning.layer
    let scale = seen.frame.width / shown.bounds.width
    part.isCaught = true
    shown.center = seen.position
    shown.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Puts a preview in front of the others, and behind the badge.
  private func putInFront(_ shown: UIView, in overlay: UIView) {
    if let badgeView, badgeView.superview === overlay {
      overlay.insertSubview(shown, belowSubview: badgeView)
    } else {
      overlay.addSubview(shown)
    }
  }

  /// How much larger things are that are lifted: as cells that are carried.
  private static var lifted: CGAffineTransform { CGAffineTransform(scaleX: 1.05, y: 1.05) }

  /// Turns the lift round, or goes back from its end. // N7, N8
  func beginSettingDown() {
    if let liftAnimator, liftAnimator.state == .active {
      guard parts.contains(where: \.isCaught) else {
        liftAnimator.isReversed = true
        return
      }
      // Turned round it would go to where it was caught.
      liftAnimator.stopAnimation(true)
    }
    UIView.animate(
      withDuration: DragProfile.standard.liftDuration,
      animations: { [parts] in
        for part in parts {
          part.shown?.transform = .identity
          part.shown?.center = part.home
          part.shown?.layer.shadowOpacity = 0
        }
      }, completion: { [weak self] _ in self?.report { $0.setDownDidEnd() } })
  }

  // MARK: Drag

  /// The session begins: items that have another preview from now on get it. // N15
  func showDragPreview(of part: DragPart) {
    guard let provider = part.item.previewProvider else { return }
    let preview = provider()
    guard let preview, let overlay = drags.overlay else {
      part.shown?.removeFromSuperview()
      part.shown = nil
      return
    }
    preview.view.updateLook()
    let target = UIDragPreviewTarget(container: overlay, center: point)
    let targeted = UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target)
    let shown = LiftedPreviewView(ContextMenuSource(preview: targeted, controller: nil, badgeCount: 0))
    shown.bounds.size = ContextMenuSource.visiblePart(of: targeted).size
    shown.center = part.shown?.center ?? point
    shown.layoutIfNeeded()
    shown.castShadow()
    let before = part.shown?.bounds.size ?? .zero
    if before.width > 0, before.height > 0 {
      // The same part of it stays under the finger, and it grows or shrinks out of the other.
      part.grip.dx *= shown.bounds.width / before.width
      part.grip.dy *= shown.bounds.height / before.height
      if shown.bounds.width > 0, !UIAccessibility.isReduceMotionEnabled {
        let scale = before.width / shown.bounds.width
        shown.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      part.shown.map { overlay.insertSubview(shown, aboveSubview: $0) }
    } else {
      part.grip = CGVector(dx: 0, dy: 0)
      putInFront(shown, in: overlay)
    }
    part.shown?.removeFromSuperview()
    part.shown = shown
  }

  /// Tells whether a single preview keeps its size here: over its source, or over a target that wants it. // N24
  private var keepsSize: Bool { machine.prefersFullSize || machine.proposal?.prefersFullSize == true }

  /// Places everything under the finger. // N24, N25
  func layOutFlock(animated: Bool) {
    wasKeepingSize = keepsSize
    let visible = parts.filter { $0.shown != nil }
    var corner = point
    var places: [(LiftedPreviewView?, FlockPlace)] = []
    places.reserveCapacity(visible.count)
    for (index, part) in visible.enumerated() {
      let size = part.shown?.bounds.size ?? .zero
      let place = FlockPlace(
        depth: visible.count - 1 - index, size: size, grip: part.grip, isAlone: parts.count == 1, keepsSize: keepsSize,
        before: part.scale)
      part.scale = place.scale
      places.append((part.shown, place))
      corner = CGPoint(
        x: point.x + place.offset.dx + size.width * place.scale / 2,
        y: point.y + place.offset.dy - size.height * place.scale / 2)
    }
    let (point, badgeView) = (point, badgeView)
    badgeCorner = CGVector(dx: corner.x - point.x, dy: corner.y - point.y)
    let changes = {
      for (shown, place) in places {
        shown?.center = CGPoint(x: point.x + place.offset.dx, y: point.y + place.offset.dy)
        shown?.transform = CGAffineTransform(rotationAngle: place.angle).scaledBy(x: place.scale, y: place.scale)
      }
      if let badgeView, let badge = badgeView.badge {
        badgeView.center = DragBadgeView.center(for: badge, atCorner: corner)
      }
    }
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.animate(withDuration: DragProfile.standard.liftDuration, animations: changes)
  }

  /// Follows what has been answered: the badge, and the size where a target wishes another one. // N24, N26
  func reviewLook() {
    guard machine.phase == .dragging else { return removeBadge() }
    if keepsSize != wasKeepingSize { layOutFlock(animated: true) }
    guard let badge = DragBadge(itemCount: parts.count, operation: machine.proposal?.operation) else {
      return removeBadge()
    }
    guard badgeView?.badge != badge else { return }
    let corner = CGPoint(x: point.x + badgeCorner.dx, y: point.y + badgeCorner.dy)
    if let badgeView {
      badgeView.badge = badge
      badgeView.center = DragBadgeView.center(for: badge, atCorner: corner)
      return
    }
    guard let overlay = drags.overlay else { return }
    let new = DragBadgeView()
    new.badge = badge
    new.center = DragBadgeView.center(for: badge, atCorner: corner)
    overlay.addSubview(new)
    badgeView = new
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    new.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(withDuration: DragProfile.standard.liftDuration) { new.transform = .identity }
  }

  private func removeBadge() {
    guard let old = badgeView else { return }
    badgeView = nil
    UIView.animate(
      withDuration: DragProfile.standard.liftDuration, animations: { old.alpha = 0 },
      completion: { _ in old.removeFromSuperview() })
  }
}
