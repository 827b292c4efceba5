import OpenCollectionView

/// A scroll view of the fuzz, with what was seen of it.
@MainActor final class WatchedScrollView {
  let view: UIScrollView
  let witness: ScrollWitness
  /// Tells whether a program may have put the content outside its range.
  var isPlaced = false
  /// Tells whether a program has done something that may have changed a motion.
  var isMeddled = false
  private var animationStarts = 0
  private var startOffset = CGPoint.zero
  private var startVelocity = CGPoint.zero
  private var startOvershoot = CGPoint.zero
  private var wasCoasting = false
  private var hasPaged = false
  private var callsBefore = 0

  init(_ name: String, frame: CGRect) {
    view = UIScrollView(frame: frame)
    witness = ScrollWitness(name)
    view.delegate = witness
  }

  /// Counts the animations that a program begins.
  func noteAnimation(_ change: () -> Void) {
    let wasAnimating = view.isScrollAnimating
    let ends = witness.animationEnds
    let starts = animationStarts
    change()
    let isAnimating = view.isScrollAnimating
    // One that takes over from another has no end of its own, unless the other one was ended first.
    // One that a delegate began meanwhile has been counted.
    guard isAnimating, animationStarts == starts else { return }
    if !wasAnimating || witness.animationEnds > ends { animationStarts += 1 }
  }

  func noteStart() {
    // What a program did before counts no longer when the content rests.
    if !view.isTracking, view.contentVelocity == .zero, !view.isScrollAnimating { isMeddled = false }
    startOffset = view.contentOffset
    startVelocity = view.contentVelocity
    startOvershoot = overshoot
    if view.isPagingEnabled { hasPaged = true }
    wasCoasting = view.isDecelerating && isInside
    callsBefore = witness.log.count
  }

  private var least: CGPoint {
    let inset = view.adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  private var greatest: CGPoint {
    let inset = view.adjustedContentInset
    let least = least
    return CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height))
  }

  private var isInside: Bool {
    let offset = view.contentOffset
    return offset.x >= least.x && offset.x <= greatest.x && offset.y >= least.y && offset.y <= greatest.y
  }

  /// How far the content is outside its range.
  private var overshoot: CGPoint {
    let offset = view.contentOffset
    return CGPoint(
      x: offset.x - min(max(offset.x, least.x), greatest.x), y: offset.y - min(max(offset.y, least.y), greatest.y))
  }

  /// What must hold after some time in which the program did nothing.
  ///
  /// - Parameter pushed: how far fingers and wheels have moved meanwhile, in points.
  func check(after elapsed: Double, pushed: Double, isDisturbed: Bool) {
    let offset = view.contentOffset
    let velocity = view.contentVelocity
    if !offset.x.isFinite || !offset.y.isFinite { witness.blame("wild: the offset is \(offset)") }
    if !velocity.x.isFinite || !velocity.y.isFinite { witness.blame("wild: the velocity is \(velocity)") }
    let isBeyondLaw = isMeddled || witness.target != nil || hasPaged || view.isPagingEnabled || view.zoomScale != 1
    let calls = witness.log[callsBefore...]
    guard !isDisturbed, !isBeyondLaw, !isPlaced, !calls.contains(where: { $0.contains("Anim") || $0.contains("Zoom") }),
      !view.isScrollAnimating, elapsed < 0.07
    else { return }
    checkEnergy(pushed: pushed)
    // A spring gains no more speed than its stretch is worth.
    func limit(_ start: CGFloat, _ now: CGFloat, _ thrown: CGFloat, _ overshoot: CGFloat) -> CGFloat {
      (max(abs(start), abs(now), abs(thrown)) + 22 * abs(overshoot)) * elapsed + pushed + 1
    }
    let (overshoot, thrown) = (overshoot, witness.thrown)
    let moved = CGPoint(x: offset.x - startOffset.x, y: offset.y - startOffset.y)
    if abs(moved.x) > limit(startVelocity.x, velocity.x, thrown.x, max(abs(overshoot.x), abs(startOvershoot.x)))
      || abs(moved.y) > limit(startVelocity.y, velocity.y, thrown.y, max(abs(overshoot.y), abs(startOvershoot.y)))
    {
      witness.blame("leaps: from \(startOffset) to \(offset) in \(elapsed) s at \(startVelocity)")
    }
  }

  /// Content inside its range never gains speed by itself.
  private func checkEnergy(pushed: Double) {
    guard wasCoasting, view.isDecelerating, isInside, pushed == 0 else { return }
    let (before, now) = (startVelocity, view.contentVelocity)
    // Content that went beyond its edge and came back was not inside all the time.
    guard before.x * now.x >= 0, before.y * now.y >= 0 else { return }
    if abs(now.x) > abs(before.x) + 1e-6 || abs(now.y) > abs(before.y) + 1e-6 {
      witness.blame("energy: \(before) becomes \(now) inside the range")
    }
  }

  /// What must hold when nothing moves any longer.
  ///
  /// - Parameter isUndisturbed: whether nothing but fingers moved the content.
  func checkRest(isUndisturbed: Bool) {
    witness.checkRest()
    if view.isTracking || view.isDragging || view.isDecelerating || view.isScrollAnimating || view.isZooming {
      witness.blame(
        "states: tracking \(view.isTracking), dragging \(view.isDragging), decelerating \(view.isDecelerating), "
          + "animating \(view.isScrollAnimating), zooming \(view.isZooming)")
    }
    if view.contentVelocity != .zero { witness.blame("moving: \(view.contentVelocity) at rest") }
    if witness.animationEnds != animationStarts {
      witness.blame("animations: \(animationStarts) begun, \(witness.animationEnds) ended")
    }
    let offset = view.contentOffset
    let isLegal =
      offset.x >= least.x - 0.5 && offset.x <= greatest.x + 0.5 && offset.y >= least.y - 0.5
      && offset.y <= greatest.y + 0.5
    if !isLegal, !isPlaced {
      witness.blame("illegal: \(offset) is not within \(least) and \(greatest)")
    }
    guard isUndisturbed, view.isPagingEnabled, view.zoomScale == 1 else { return }
    func isPage(_ offset: CGFloat, _ least: CGFloat, _ greatest: CGFloat, _ length: CGFloat) -> Bool {
      let page = (offset - least) / length
      return abs(page - page.rounded()) * length < 0.6 || abs(offset - greatest) < 0.6
    }
    if !isPage(offset.x, least.x, greatest.x, view.bounds.width)
      || !isPage(offset.y, least.y, greatest.y, view.bounds.height)
    {
      witness.blame("pages: \(offset) is not a page of \(view.bounds.size)")
    }
  }
}
