import OpenCollectionView

/// One visitor's gallery.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = GalleryWindow(windowScene: scene)
    window.rootViewController = GalleryController(exhibits: Exhibit.all)
    window.makeKeyAndVisible()
    self.window = window
  }
}
