public import OpenCollectionView

/// Ten thousand photos in a grid that fills its screen, of pictures in the folder that the environment's `PHOTOS` names.
public final class PhotosDelegate: UIResponder, UIApplicationDelegate {
  /// The window that shows the grid.
  public var window: UIWindow?

  /// A delegate that has no window yet.
  public override init() { super.init() }

  /// Shows the grid.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PhotosController()
    window?.makeKeyAndVisible()
    return true
  }
}
