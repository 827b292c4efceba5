extension UINavigationController {
  /// The changes of the stack of controllers.
  public enum Operation: Int, Sendable {
    /// Nothing that is to be seen.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers go from the top.
    case pop = 2

    var barDirection: NavigationBarTransition.Direction { self == .pop ? .back : .forward }
  }
}
