extension UIView {
  /// Animates changes that are made one after the other in the course of one animation.
  ///
  /// Say in `animations` what changes when, with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``;
  /// what is changed there without a keyframe takes the whole time. The views have the values that were set last at once,
  /// and show them at the end. Between the keyframes of a property its value holds; where they overlap, the one that
  /// begins later takes over.
  ///
  /// Seen on iOS: the animation as a whole is slow at both ends, unless the options hold a curve of ``AnimationOptions``.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less makes the changes at once.
  ///   - delay: in seconds.
  ///   - options: how values go from one keyframe to the next, and how the animation deals with those around it and those
  ///     that run.
  ///   - animations: adds the keyframes. It runs once, before the call returns.
  ///   - completion: called as with ``animate(withDuration:delay:options:animations:completion:)``. // A8
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let general = options.general
    describe(duration, delay, .curve(general.timingFunction), general, inheritsPace: true, completion) { animation in
      guard let animation else {
        ViewAnimation.run(nil, animations)
        return
      }
      let keyframes = ViewKeyframes()
      animation.keyframes = keyframes
      ViewAnimation.run(animation, animations)
      keyframes.animate(by: animation, mode: options.mode)
    }
  }

  /// Makes changes in a part of the time of the animation by keyframes that is being described; outside of one, as if they
  /// stood alone.
  ///
  /// - Parameters:
  ///   - frameStartTime: as a part of the whole, 0 to 1; what lies outside is held within, and what is not a number is 0.
  ///   - frameDuration: as a part of the whole; 0 changes at once when the time has come.
  ///   - animations: makes the changes. It runs once, before the call returns.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current, let keyframes = animation.keyframes else {
      animations()
      return
    }
    keyframes.describe(start: frameStartTime, duration: frameDuration) {
      animations()
      animation.layOutResizedViews()
    }
  }
}
