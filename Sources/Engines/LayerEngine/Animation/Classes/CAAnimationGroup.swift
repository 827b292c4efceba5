/// Several animations that run together, in the group's time.
///
/// The animations' own delegates hear nothing, and what lasts longer than the group is cut off. An animation without a
/// duration has the group's.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  final override func makeContent() -> AnimationProgram.Content {
    .group(
      (animations ?? []).map { animation in
        // A group within this one gives it on to what is in it.
        if animation.duration == 0 { animation.duration = duration }
        return AnimationProgram(animation, beginTime: animation.beginTime, defaultDuration: duration)
      })
  }
}
