import OpenCollectionView

extension UIButton {
  /// A gray capsule in the bar below an exhibit, with so many points beside its title.
  static func inExhibitBar(_ title: String, margin: CGFloat) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    return UIButton(configuration: configuration)
  }
}
