/// Takes what is to be animated together with a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is shown beside the menu.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes what is to be animated when a person chooses the preview itself.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves; ``UIContextMenuInteractionCommitStyle/dismiss`` unless set.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview leaves when it is chosen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows until it fills the screen, for a controller that takes its place.
  case pop = 1
}

/// Collects what programs add, and runs it.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController? = nil) { self.previewViewController = previewViewController }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  func complete() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
