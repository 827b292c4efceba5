import OpenCollectionView

extension UIButton.Configuration {
  /// A filled button whose white words can be read by day and by night.
  static func galleryFilled() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .galleryFill
    return configuration
  }
}
