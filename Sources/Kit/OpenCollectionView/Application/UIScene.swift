/// One instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// The application that the scene belongs to.
  public let application: UIApplication

  /// The name that the host shows for the scene.
  open var title: String?

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The application. // R1
  open override var next: UIResponder? { application }
}

extension UIScene {
  /// What came with the wish to connect a scene.
  @preconcurrency @MainActor public final class ConnectionOptions {
    init() {}
  }
}
