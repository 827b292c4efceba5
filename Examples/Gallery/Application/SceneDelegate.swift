import OpenCollectionView

/// One visitor's gallery.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private weak var gallery: GalleryController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.backDismissesPresentations = true
    let window = GalleryWindow(windowScene: scene)
    let gallery = GalleryController(exhibits: Exhibit.all)
    gallery.didShow = { [weak scene] in
      scene?.userActivity = $0
      scene?.title = Self.name(of: $0)
    }
    window.tintColor = .galleryTint
    window.rootViewController = gallery
    window.makeKeyAndVisible()
    self.window = window
    self.gallery = gallery
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      gallery.restoreUserActivityState(activity)
    }
  }

  /// What the page is called: what is seen, and whose it is.
  static func name(of activity: NSUserActivity) -> String {
    let name = "OpenCollectionView"
    guard let title = activity.title, title != name else { return name }
    return "\(title) – \(name)"
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    gallery?.restoreUserActivityState(userActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { gallery?.activity }
}
