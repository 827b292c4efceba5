extension UIApplication {
  /// The direction that the program's content runs in, as the oldest scene says; before there is one, as the host says.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    guard let scene = scenes.first else { return Self.directionWithoutScenes }
    return scene.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size that the person likes text to have, as the oldest scene says.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    scenes.first?.traitCollection.preferredContentSizeCategory ?? .large
  }
}
