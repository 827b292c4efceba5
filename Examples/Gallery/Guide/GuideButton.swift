import OpenCollectionView

/// The button in the bar that opens an exhibit's card, and closes it.
final class GuideButton: UIButton {
  /// The size that it has in the bar, in points.
  static let size = CGSize(width: 40, height: 36)

  /// Tells whether the card is open.
  var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "About this exhibit"
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    var configuration: UIButton.Configuration = isOn ? .galleryFilled() : .gray()
    configuration.image = UIImage(
      systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .regular))
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    self.configuration = configuration
    accessibilityTraits = isOn ? [.button, .selected] : .button
  }
}
