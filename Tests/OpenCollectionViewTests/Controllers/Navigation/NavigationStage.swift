import GestureEngine
import OpenCollectionView
import TouchTesting

/// A navigation controller on a screen, with a delegate that notes what it is told.
@MainActor final class NavigationStage: UINavigationControllerDelegate {
  let screen: VirtualScreen
  let journal = Journal()
  let navigation: UINavigationController
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// A stack of screens with the names A, B, C…
  init(_ names: String, width: CGFloat = 390, height: CGFloat = 844) {
    screen = VirtualScreen(width: width, height: height)
    navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = names.map { Screenful(String($0), journal) }
    navigation.delegate = self
    screen.show(navigation)
    screen.advanceUntilRest()
    journal.clear()
  }

  func make(_ name: String) -> Screenful { Screenful(name, journal) }

  /// The names of the controllers in the stack.
  var stack: String { navigation.viewControllers.map { ($0 as? Screenful)?.name ?? "?" }.joined() }

  /// A finger that comes in from the left edge and goes as far as `x`.
  func swipe(to x: CGFloat, y: CGFloat = 400) -> TouchScript {
    .drag(from: CGPoint(x: 2, y: y), to: CGPoint(x: x, y: y), duration: 0.3, holding: 0.3)
  }

  /// A report of one finger, and the frame after it.
  func finger(_ phase: TouchSample.Phase, at x: CGFloat, y: CGFloat = 400) {
    screen.receive(
      .touches([
        TouchSample(
          time: screen.now, identifier: 77, phase: phase, kind: .finger, location: CGPoint(x: x, y: y), buttons: 0)
      ]))
    screen.advance(by: 1.0 / 60)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { journal.note("willShow(\((viewController as? Screenful)?.name ?? "?"))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { journal.note("didShow(\((viewController as? Screenful)?.name ?? "?"))") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
