/// The strip at the upper edge of a scene in which a system shows the time: the upper safe area of the screen. // V132
///
/// Difference from UIKit: hosts here draw nothing in it, so that its style changes nothing that is seen.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The rectangle of the strip in points of the screen; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  /// Tells whether there is no such strip, or the controller in front that decides would have it hidden.
  open var isStatusBarHidden: Bool {
    guard let scene, scene.screen.safeAreaInsets.top > 0 else { return true }
    return scene.controllerOfStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// The look that the controller in front that decides would give the strip.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.controllerOfStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
}

extension UIWindowScene {
  /// All that is known of the strip at the upper edge of the scene in which a system shows the time.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  /// The controller that says what the status bar is like: of those that are presented over each other the last one that covers the
  /// screen or asks for it, and in it the child that it leaves the decision to.
  func controllerOfStatusBar(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let window = windows.last { $0.isKeyWindow && !$0.isHidden } ?? windows.last { !$0.isHidden }
    guard var controller = window?.rootViewController else { return nil }
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
