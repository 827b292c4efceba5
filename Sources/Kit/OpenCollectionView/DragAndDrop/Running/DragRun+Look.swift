import DragEngine

extension DragRun {
  /// Shows the previews over their views, and lifts them.
  func beginLift() {
    guard drags.overlay != nil else { return report { $0.interrupt() } }
    // The last item is topmost. // N4
    for part in parts { showPart(part) }
    let animator = UIViewPropertyAnimator(duration: DragProfile.standard.liftDuration, curve: .easeOut) {
      [parts, liftHandlers] in
      for part in parts {
        if !UIAccessibility.isReduceMotionEnabled { part.shown?.transform = Self.lifted }
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

  /// Shows an item's preview where its view is, in front of those that are there.
  func showPart(_ part: DragPart) {
    guard let overlay = drags.overlay, let lifted = part.lifted, lifted.target.container.window != nil else { return }
    let shown = LiftedPreviewView(ContextMenuSource(preview: lifted, controller: nil, badgeCount: 0))
    shown.frame = ContextMenuSource.frame(of: lifted, in: overlay)
    shown.layoutIfNeeded()
    overlay.addSubview(shown)
    part.shown = shown
    part.grip = CGVector(dx: shown.center.x - point.x, dy: shown.center.y - point.y)
  }

  /// How much larger things are that are lifted: as cells that are carried.
  private static var lifted: CGAffineTransform { CGAffineTransform(scaleX: 1.05, y: 1.05) }

  /// Turns the lift round, or goes back from its end. // N7, N8
  func beginSettingDown() {
    if let liftAnimator, liftAnimator.state == .active {
      liftAnimator.isReversed = true
      return
    }
    UIView.animate(
      withDuration: DragProfile.standard.liftDuration,
      animations: { [parts] in
        for part in parts {
          part.shown?.transform = .identity
          part.shown?.layer.shadowOpacity = 0
        }
      }, completion: { [weak self] _ in self?.report { $0.setDownDidEnd() } })
  }

  /// Places everything under the finger. // N24, N25
  func layOutFlock(animated: Bool) {
    let visible = parts.filter { $0.shown != nil }
    let places = visible.enumerated().map { index, part -> (LiftedPreviewView?, FlockPlace) in
      let place = FlockPlace(
        depth: visible.count - 1 - index, size: part.shown?.bounds.size ?? .zero, grip: part.grip,
        isAlone: parts.count == 1,
        keepsSize: machine.prefersFullSize || machine.proposal?.prefersFullSize == true, before: part.scale)
      part.scale = place.scale
      return (part.shown, place)
    }
    let point = point
    let changes = {
      for (shown, place) in places {
        shown?.center = CGPoint(x: point.x + place.offset.dx, y: point.y + place.offset.dy)
        shown?.transform = CGAffineTransform(rotationAngle: place.angle).scaledBy(x: place.scale, y: place.scale)
      }
    }
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.animate(withDuration: DragProfile.standard.liftDuration, animations: changes)
  }

  /// A preview of an item as it is seen now; nil for one that is not.
  func presentPreview(_ place: Int) -> UITargetedDragPreview? {
    guard let shown = parts[place].shown, let overlay = drags.overlay else { return nil }
    let target = UIDragPreviewTarget(container: overlay, center: shown.center, transform: shown.transform)
    // Of a part of a view no more than that is seen, wherever it goes: its middle is the middle of the preview. // N22
    let lifted = parts[place].lifted
    let view = lifted?.parameters.visiblePath == nil ? lifted?.view : nil
    return UITargetedDragPreview(view: view ?? shown, parameters: UIDragPreviewParameters(), target: target)
  }

  /// Lets everything go to its place, from where it is seen; what has none fades and shrinks where it is. // N37, N39, N40
  func beginEnding(because reason: String, _ completion: @escaping () -> Void) {
    guard let overlay = drags.overlay else { return completion() }
    let profile = DragProfile.standard
    var goals: [(part: DragPart, frame: CGRect?)] = []
    var duration = reason == "cancel" ? profile.cancelDuration : profile.dropDuration
    for part in parts {
      let goal = part.goal.flatMap { $0.target.container.window == nil ? nil : $0 }
      let frame = goal.map { ContextMenuSource.frame(of: $0, in: overlay) }
      if let frame, let shown = part.shown, reason != "cancel" {
        let way = hypot(frame.midX - shown.center.x, frame.midY - shown.center.y)
        duration = max(duration, profile.dropDuration(over: way))
      }
      goals.append((part, frame))
    }
    let isStill = UIAccessibility.isReduceMotionEnabled
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: {
        for (part, frame) in goals {
          part.shown?.layer.shadowOpacity = 0
          if let frame, !isStill {
            part.shown?.transform = .identity
            part.shown?.frame = frame
            part.shown?.layoutIfNeeded()
          } else {
            part.shown?.alpha = 0
            if !isStill { part.shown?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
          }
          part.animator?.animate()
        }
      },
      completion: { _ in
        for (part, _) in goals { part.animator?.complete(.end) }
        completion()
      })
  }
}
