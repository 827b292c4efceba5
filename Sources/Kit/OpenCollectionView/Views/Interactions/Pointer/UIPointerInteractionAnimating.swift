/// Takes what is animated while a pointer comes to a region or leaves it.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called afterwards, with whether the animations came to their natural end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects what programs add, and animates it.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  /// How long a change takes, in seconds: our choice.
  static let duration = 0.2

  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { for animation in animations { animation() } },
      completion: { finished in for completion in completions { completion(finished) } })
  }
}
