extension ViewAnimation {
  /// Begins a transition by the animation's timing. A spring's pace is that of its curve without one; repeats are left out.
  func begin(_ transition: LayerTransition, _ effect: TransitionEffect, in view: UIView) {
    let timing: CAMediaTimingFunction
    if case .curve(let function) = pace { timing = function } else { timing = options.timingFunction }
    let blocks = blocksTouches
    let hasBegun = transition.begin(effect, duration: duration, timing: timing, delay: delay, group: group) {
      [weak view] _ in
      if blocks { view?.blockingAnimations -= 1 }
    }
    if hasBegun, blocks { view.blockingAnimations += 1 }
  }
}
