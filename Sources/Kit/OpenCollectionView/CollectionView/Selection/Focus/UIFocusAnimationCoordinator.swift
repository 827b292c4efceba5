/// Animates what changes along with a focus.
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator: NSObject {
  private var pieces: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

  /// How long it takes, in seconds: short, because people hold arrow keys down. Our choice.
  static let duration = 0.2

  /// Adds changes that are animated as soon as all have been told of the focus.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    pieces.append((animations, completion))
  }

  func run() {
    let pieces = pieces
    self.pieces = []
    for piece in pieces {
      UIView.animate(
        withDuration: Self.duration, animations: { piece.animations?() }, completion: { _ in piece.completion?() })
    }
  }
}
