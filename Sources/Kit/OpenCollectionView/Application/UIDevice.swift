/// The device that shows the program: that of the person whose page is being served.
///
/// Difference from UIKit: a page knows little of its device. Battery, proximity and identifiers are left out.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { device }
  private static let device = UIDevice()

  /// Tells whether somebody wants to hear when the device is turned.
  private var listeners = 0

  /// How the device is held, by the shape of its screen: upright, or with its upper end to the left.
  ///
  /// Difference from UIKit: it is known without ``beginGeneratingDeviceOrientationNotifications()``.
  open var orientation: UIDeviceOrientation {
    switch UIApplication.shared.statusBarOrientation {
    case .portrait: .portrait
    case .landscapeRight: .landscapeLeft
    default: .unknown
    }
  }

  /// Tells whether ``orientationDidChangeNotification`` is posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Has ``orientationDidChangeNotification`` posted from now on. Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Takes one call of ``beginGeneratingDeviceOrientationNotifications()`` back.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(listeners - 1, 0) }

  /// The device was turned: its screen is wide now and was high, or the other way round.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Tells whether it is held in a hand or stands on a desk, as the surroundings say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// The person's name for the device; hosts do not know it.
  open var name: String { model }
  /// The kind of device, by its idiom: as UIKit, `iPhone` or `iPad`, by which programs tell them apart.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The same as ``model``.
  open var localizedModel: String { model }
  /// The name of the system that the program runs on.
  open var systemName: String { "Linux" }
  /// The version of UIKit that the library follows.
  open var systemVersion: String { "26.0" }

  /// The screen has another shape.
  func screenDidChange(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    guard old != new, isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
