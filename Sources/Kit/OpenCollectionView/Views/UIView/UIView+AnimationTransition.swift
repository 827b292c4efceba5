extension UIView {
  /// How a view turns into what it becomes, for ``setAnimationTransition(_:for:cache:)``.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none = 0
    /// About the vertical axis, the left side to the front first.
    case flipFromLeft = 1
    /// About the vertical axis, the right side to the front first.
    case flipFromRight = 2
    /// Up, like a page.
    case curlUp = 3
    /// Down, like a page.
    case curlDown = 4

    var effect: TransitionEffect? {
      switch self {
      case .none: nil
      case .flipFromLeft: .flip(.left)
      case .flipFromRight: .flip(.right)
      case .curlUp: .turnUp
      case .curlDown: .turnDown
      }
    }
  }
}
