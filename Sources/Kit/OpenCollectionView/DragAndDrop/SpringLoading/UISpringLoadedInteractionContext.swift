/// How far the loading of a view has come.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is on the view.
  case inactive = 0
  /// A drag is on the view, and may load it.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view has been activated.
  case activated = 3

  /// The name of the case.
  var name: String {
    switch self {
    case .inactive: "inactive"
    case .possible: "possible"
    case .activating: "activating"
    case .activated: "activated"
    }
  }
}

/// A drag on a view that it loads.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is loaded: the interaction's, unless its behaviour says otherwise.
  var targetView: UIView? { get set }
  /// The thing that is loaded, such as an item's index path; nil unless the behaviour says something.
  var targetItem: Any? { get set }
  /// The drag's place in the coordinates of a view, or of the screen for nil.
  func location(in view: UIView?) -> CGPoint
}
