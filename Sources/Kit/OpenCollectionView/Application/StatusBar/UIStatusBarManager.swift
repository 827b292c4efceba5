/// The strip at the upper edge of a scene in which a system shows the time: the upper safe area of the screen. // V132
///
/// Difference from UIKit: hosts here draw nothing in it, so that its style changes nothing that is seen.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  @NotKept private var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The rectangle of the strip in points of the screen; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  /// Tells whether there is no such strip, or the controller in front that decides would have it hidden.
  open var isStatusBarHidden: Bool {
    guard let scene, scene.screen.safeAreaInsets.top > 0 else { return true }
    return scene.askForStatusBar(\.childForStatusBarHidden) { $0.prefersStatusBarHidden } ?? false
  }

  /// The look that the controller in front that decides would give the strip.
  ///
  /// A controller that asks for it while it is asked itself hears what the windows behind its own would give it.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.askForStatusBar(\.childForStatusBarStyle) { $0.preferredStatusBarStyle } ?? .default
  }
}

extension UIWindowScene {
  /// All that is known of the strip at the upper edge of the scene in which a system shows the time.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  /// Asks the controller that says what the status bar is like; nil where there is none.
  ///
  /// Controllers of windows that lie over others keep what those say, for which they ask in their turn. // V132
  func askForStatusBar<Answer>(
    _ child: (UIViewController) -> UIViewController?, _ question: (UIViewController) -> Answer
  ) -> Answer? {
    let seen = windows.filter { window in !window.isHidden && !windowsAskedForStatusBar.contains { $0 === window } }
    guard let window = seen.last(where: \.isKeyWindow) ?? seen.last else { return nil }
    windowsAskedForStatusBar.append(window)
    defer { windowsAskedForStatusBar.removeLast() }
    return controllerOfStatusBar(in: window, child).map(question)
  }

  /// The controller that says what the status bar is like: of those that are presented over each other the last one that covers the
  /// screen or asks for it, and in it the child that it leaves the decision to.
  private func controllerOfStatusBar(
    in window: UIWindow, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = window.rootViewController else { return nil }
    var next = controller.presentedInFront
    while let presented = next {
      if presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance {
        controller = presented
      }
      next = presented.presentedInFront
    }
    // A child that leads back to its parent would never come to an end.
    var seen: Set<ObjectIdentifier> = []
    while let inner = child(controller), seen.insert(ObjectIdentifier(inner)).inserted { controller = inner }
    return controller
  }
}
