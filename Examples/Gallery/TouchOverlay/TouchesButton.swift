import OpenCollectionView

/// The switch in the bar that has touches shown: a hand, and the word where there is room.
final class TouchesButton: UIButton {
  /// Called with whether touches are to be shown.
  var didSwitch: ((Bool) -> Void)?

  /// Tells whether the word stands beside the hand.
  var showsWord = false {
    didSet { if showsWord != oldValue { update() } }
  }

  /// The size that it has in the bar, in points.
  var size: CGSize {
    hasRoomForWord ? CGSize(width: 112, height: 36) : CGSize(width: isLarge ? 52 : 40, height: isLarge ? 44 : 36)
  }

  /// Tells whether text is so large that only the hand has room.
  private var isLarge: Bool { traitCollection.preferredContentSizeCategory > .extraLarge }

  private var hasRoomForWord: Bool { showsWord && !isLarge }

  /// Tells whether touches are shown.
  var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Show touches"
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isOn.toggle()
        didSwitch?(isOn)
      }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      update()
    }
  }

  private func update() {
    var configuration: UIButton.Configuration = isOn ? .galleryFilled() : .gray()
    configuration.image = UIImage(
      systemName: "hand.tap",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: isLarge ? 22 : 17, weight: .regular))
    configuration.title = hasRoomForWord ? "Touches" : nil
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    self.configuration = configuration
    accessibilityTraits = isOn ? [.button, .selected] : .button
  }
}
