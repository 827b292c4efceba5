import FrameClock
import MotionEngine

extension UIScrollView {
  /// The room that the refresh control takes above the content, in points.
  var refreshRoom: CGFloat { refreshControl?.room ?? 0 }

  /// The insets as they are without the refresh control.
  var insetWithoutRoom: UIEdgeInsets {
    var inset = appliedInset
    inset.top -= refreshRoom
    return inset
  }

  /// How far the content stands below where it would rest without the room for the refresh control, in points.
  var pullBelowTop: CGFloat {
    legalRange(ofContent: storedContentSize, inset: insetWithoutRoom).minimum.y - bounds.minY
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.abandon()
    if let new = refreshControl {
      if let other = new.scrollViewAround, other !== self { other.refreshControl = nil }
      if new.superview !== self { insertSubview(new, at: 0) }
      new.place()
      new.takeRoom()
    }
    adjustInset()
  }

  /// Takes back the room above the content without a jump: content that stands in it moves back.
  func closeRoom() {
    var inset = appliedInset
    inset.top -= UIRefreshControl.standardHeight
    let edge = legalRange(ofContent: storedContentSize, inset: inset).minimum.y
    let isHeld = activity == .tracking || activity == .dragging || activity == .wheeling
    guard vertical.offset < edge, !isHeld, UIView.areAnimationsEnabled,
      let clock = window?.windowScene?.application.clock
    else {
      // Content elsewhere stays, and what is held gives way at the lift.
      adjustInset(movesContent: !isHeld)
      return
    }
    switch vertical.phase {
    case .bouncing:
      // The spring goes on, to the new edge.
      adjustInset()
    case .decelerating:
      let velocity = vertical.velocity
      vertical.stop()
      adjustInset(movesContent: false)
      vertical.release(velocity: velocity, at: clock.now)
    case .animating where vertical.restingOffset >= edge:
      adjustInset()
    case .animating, .resting, .dragging:
      vertical.stop()
      adjustInset(movesContent: false)
      vertical.animate(to: edge, at: clock.now)
      runMotion()
    }
  }
}

extension UIRefreshControl {
  /// The scroll view that the control is in, whether it is that one's refresh control or not.
  var scrollViewAround: UIScrollView? { superview as? UIScrollView }
}
