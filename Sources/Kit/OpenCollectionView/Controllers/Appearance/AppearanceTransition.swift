/// The callbacks of two controllers of which one takes the other's place, for containers and presentations.
///
/// ```swift
/// let appearance = AppearanceTransition(from: top, to: next, animated: true, order: .navigation)
/// appearance.begin()
/// // … views are exchanged …
/// appearance.finish()  // or cancel(), which turns both round
/// ```
@MainActor struct AppearanceTransition {
  /// The order in which controllers hear of the end: UIKit's containers differ in it.
  enum Order {
    /// The one that goes: navigation.
    case navigation
    /// The one that comes: presentations.
    case presentation
  }

  /// The one that goes; nil when none does.
  var from: UIViewController?
  /// The one that comes; nil when none does.
  var to: UIViewController?
  var animated: Bool
  var order: Order

  /// `viewWillDisappear` of the one, `viewWillAppear` of the other.
  func begin() {
    from?.beginGoing(animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
  }

  /// `viewDidDisappear` of the one and `viewDidAppear` of the other.
  func finish() {
    switch order {
    case .navigation:
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    case .presentation:
      to?.endAppearanceTransition()
      from?.endAppearanceTransition()
    }
  }

  /// The one that was to come goes, without having been there; the one that was to go comes back.
  func cancel() {
    to?.beginGoing(animated: animated)
    to?.endAppearanceTransition()
    from?.beginAppearanceTransition(true, animated: animated)
    from?.endAppearanceTransition()
  }
}
