import OpenCollectionView

/// The switch in the bar that has touches shown: a hand, and the word where there is room.
final class TouchesButton: UIButton {
  /// Called with whether touches are to be shown.
  var didSwitch: ((Bool) -> Void)?

  /// Whether the word stands beside the hand.
  var showsWord = false {
    didSet { if showsWord != oldValue { update() } }
  }

  /// The size that it has in the bar, in points.
  var size: CGSize { CGSize(width: showsWord ? 112 : 40, height: 36) }

  private var isOn = false {
    didSet { update() }
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

  private func update() {
    var configuration: UIButton.Configuration = isOn ? .filled() : .gray()
    configuration.image = UIImage(systemName: "hand.tap")
    configuration.title = showsWord ? "Touches" : nil
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    self.configuration = configuration
    accessibilityTraits = isOn ? [.button, .selected] : .button
  }
}
