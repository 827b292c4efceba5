public import Foundation
import FrameClock

/// One instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The object that is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// The application that the scene belongs to.
  public let application: UIApplication

  /// The session that the scene is connected with.
  open private(set) var session = UISceneSession(configuration: UISceneConfiguration(name: nil))

  /// Tells whether the scene can be seen, and whether it takes touches.
  open internal(set) var activationState = ActivationState.unattached

  /// The name that the host shows for the scene: in a browser the page's, in its tab and in its history. Where it is nil the
  /// host shows the name that the scene was connected with. // V71
  open var title: String? {
    didSet { if title != oldValue { (self as? UIWindowScene)?.frameLoop.setNeedsFrame() } }
  }

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Has the host of this scene open an address beside it; see ``UIApplication/open(_:options:completionHandler:)``. The options
  /// are kept for programs that give some; none changes anything here.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isTried = (self as? UIWindowScene)?.hand(url) ?? false
    if let completion { application.clock.nextTurn { completion(isTried) } }
  }

  /// The application. // R1
  open override var next: UIResponder? { application }
}

extension UIScene {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected, or not yet.
    case unattached = -1
    /// It is in front and takes touches.
    case foregroundActive = 0
    /// It can be seen and does not take touches: on its way into the front, or out of it.
    case foregroundInactive = 1
    /// It cannot be seen.
    case background = 2
  }

  /// The options that came with the wish to connect a scene.
  @preconcurrency @MainActor public final class ConnectionOptions {
    /// The activities that the scene is to show to begin with: where somebody opened an address, one of the type
    /// ``NSUserActivityTypeBrowsingWeb`` with it. Empty where the program was opened at its root, and where
    /// ``UISceneSession/stateRestorationActivity`` is of that very address and says more.
    public internal(set) var userActivities: Set<NSUserActivity> = []

    /// Addresses of the program's own schemes: none here; see ``UIOpenURLContext``.
    public var urlContexts: Set<UIOpenURLContext> { [] }

    /// The program that wished it; nil, since none can here.
    public var sourceApplication: String? { nil }

    /// The type of an activity that comes from another device; nil, since none does.
    public var handoffUserActivityType: String? { nil }

    init() {}
  }
}
