extension UIView {
  /// An animation that the system knows.
  public enum SystemAnimation: UInt, Sendable {
    /// Views go away, and are removed from their superviews.
    case delete = 0
  }

  /// Performs a system animation on views, and with it what `parallelAnimations` changes.
  ///
  /// Deleted views shrink and fade for a quarter of a second, our choice, and are removed; their values are then as they
  /// were before.
  ///
  /// - Parameters:
  ///   - animation: what is done to the views.
  ///   - views: the views that go, each out of its own superview.
  ///   - options: as with ``animate(withDuration:delay:options:animations:completion:)``.
  ///   - parallelAnimations: changes of other views, which take as long; nil for none.
  ///   - completion: called when it is over, after the views have been removed. // A8
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform3D) }
    animate(withDuration: deletionDuration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform3D = CATransform3DScale(view.transform3D, deletionScale, deletionScale, 1)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, alpha, transform) in before {
        view.removeFromSuperview()
        performWithoutAnimation {
          view.alpha = alpha
          view.transform3D = transform
        }
      }
      completion?(finished)
    }
  }

  /// In seconds. Our choice.
  private static let deletionDuration = 0.25
  /// To what part of their size deleted views shrink. Our choice.
  private static let deletionScale: CGFloat = 0.1
}
