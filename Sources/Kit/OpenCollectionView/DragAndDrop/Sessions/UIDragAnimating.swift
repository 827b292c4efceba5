/// Takes what is to be animated together with a lift, a drop or something that goes back.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated together with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when it is over: at its end, or at its start where it was turned round.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what programs add, and runs it.
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func animate() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  func complete(_ position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
