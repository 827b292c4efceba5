import OpenCollectionView

extension UIButton {
  /// A gray button in a card.
  static func inCard(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }
}
