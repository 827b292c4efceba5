extension UIApplication {
  /// The direction that the program's content runs in, as the oldest scene says.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    scenes.first?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size that the person likes text to have, as the oldest scene says.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    scenes.first?.traitCollection.preferredContentSizeCategory ?? .large
  }
}
