/// An animator for those who must not keep it alive: its behaviors, frames and layout.
///
/// Not a weak reference, because one puts the counts of the animator into a table of their own, where every retain costs some
/// times as much; and the layout of a springy list asks its animator for each element in each frame.
@MainActor final class AnimatorReference {
  /// The animator; nil when it has gone. It says so itself, as the first thing when it goes.
  unowned(unsafe) private(set) var animator: UIDynamicAnimator?

  /// Called by the animator.
  func begin(_ animator: UIDynamicAnimator) { self.animator = animator }

  /// Called by the animator when it goes.
  func end() { animator = nil }
}
