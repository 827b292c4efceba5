import DragEngine

extension DragRun {
  /// A preview of an item as it is seen now; nil for one that is not.
  func presentPreview(_ place: Int) -> UITargetedDragPreview? {
    guard let shown = parts[place].shown, let overlay = drags.overlay else { return nil }
    let lifted = parts[place].lifted
    // On its way it is elsewhere than where it goes.
    let seen = endings > 0 ? shown.layer.presentation() ?? shown.layer : shown.layer
    let target = UIDragPreviewTarget(container: overlay, center: seen.position, transform: shown.transform)
    // Of a part of a view no more than that is seen, wherever it goes: its middle is the middle of the preview. // N22
    guard let lifted, lifted.parameters.visiblePath == nil else {
      return UITargetedDragPreview(view: shown, parameters: UIDragPreviewParameters(), target: target)
    }
    return UITargetedDragPreview(view: lifted.view, parameters: lifted.parameters, target: target)
  }

  /// Lets everything go to its place, from where it is seen; what has none fades and shrinks where it is. // N37, N39, N40
  func beginEnding(isCancelled: Bool, _ completion: @escaping () -> Void) {
    guard let overlay = drags.overlay else { return completion() }
    let profile = DragProfile.standard
    var duration = isCancelled ? profile.cancelDuration : profile.dropDuration
    if !isCancelled {
      for part in parts {
        guard let shown = part.shown, let frame = goalFrame(of: part, in: overlay) else { continue }
        let way = hypot(frame.midX - shown.center.x, frame.midY - shown.center.y)
        duration = max(duration, profile.dropDuration(over: way))
      }
    }
    for part in parts { prepareArrival(of: part, in: overlay) }
    whenEnded = completion
    animateEnding(for: duration) { [parts] in
      for part in parts {
        Self.end(part, at: self.goalFrame(of: part, in: overlay))
        part.animator?.animate()
      }
    }
  }

  /// All that goes to its end, also what was sent elsewhere meanwhile, is over before anybody hears of it.
  private func animateEnding(for duration: Double, _ animations: @escaping () -> Void) {
    endings += 1
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: animations, completion: { [weak self] _ in self?.endingDidEnd() })
  }

  private func endingDidEnd() {
    endings -= 1
    guard endings == 0, let whenEnded else { return }
    self.whenEnded = nil
    for part in parts { part.animator?.complete(.end) }
    whenEnded()
  }

  private func goalFrame(of part: DragPart, in overlay: UIWindow) -> CGRect? {
    guard let goal = part.goal, goal.target.container.window != nil else { return nil }
    return ContextMenuSource.frame(of: goal, in: overlay)
  }

  /// Has the picture of another view come in while that of the lifted one fades, where an item goes to another view.
  private func prepareArrival(of part: DragPart, in overlay: UIWindow) {
    guard let goal = part.goal, goal.target.container.window != nil, let shown = part.shown,
      goal.view !== part.lifted?.view || part.item.previewProvider != nil, !(goal.view is LiftedPreviewView)
    else { return }
    part.arriving?.removeFromSuperview()
    let arriving = LiftedPreviewView(ContextMenuSource(preview: goal, controller: nil, badgeCount: 0))
    arriving.bounds.size = ContextMenuSource.visiblePart(of: goal).size
    guard arriving.bounds.width > 0 else { return }
    let seen = shown.layer.presentation() ?? shown.layer
    let scale = seen.frame.width / arriving.bounds.width
    arriving.center = seen.position
    arriving.transform = CGAffineTransform(scaleX: scale, y: scale)
    arriving.layoutIfNeeded()
    arriving.alpha = 0
    overlay.insertSubview(arriving, aboveSubview: shown)
    part.arriving = arriving
  }

  /// The end of an item's way, in a frame or where it is: the values that are animated to.
  private static func end(_ part: DragPart, at frame: CGRect?) {
    let isStill = UIAccessibility.isReduceMotionEnabled
    part.shown?.layer.shadowOpacity = 0
    guard let frame, !isStill else {
      part.shown?.alpha = 0
      if !isStill { part.shown?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
      return
    }
    part.shown?.transform = .identity
    part.shown?.frame = frame
    part.shown?.layoutIfNeeded()
    guard let arriving = part.arriving else { return }
    arriving.transform = .identity
    arriving.frame = frame
    arriving.alpha = 1
    arriving.layoutIfNeeded()
    part.shown?.alpha = 0
  }

  /// Asks the target anew where an item goes that is on its way to it.
  func updateDropPreview(of item: UIDragItem) {
    guard machine.phase == .dropping, endings > 0, let place = parts.firstIndex(where: { $0.item === item }),
      let target = machine.target.flatMap(drags.interaction), let overlay = drags.overlay,
      let present = presentPreview(place)
    else { return }
    let part = parts[place]
    part.goal = target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: present)
    note(
      "asks \(name(of: target)) previewForDropping",
      because: part.goal == nil ? "none, after an update" : "after an update")
    prepareArrival(of: part, in: overlay)
    let way = goalFrame(of: part, in: overlay).map {
      hypot($0.midX - present.target.center.x, $0.midY - present.target.center.y)
    }
    animateEnding(for: DragProfile.standard.dropDuration(over: way ?? 0)) {
      Self.end(part, at: self.goalFrame(of: part, in: overlay))
    }
  }
}
