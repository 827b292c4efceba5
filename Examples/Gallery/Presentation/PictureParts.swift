import OpenCollectionView

/// One colour turning into another from top to bottom.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var colors: [UIColor] = [] {
    didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
  }
}

/// A rounded button.
final class PillView: UIView {
  var didTap: (() -> Void)?
  private let label = UILabel()

  init(_ title: String, filled: Bool) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.textColor = filled ? .white : .systemBlue
    label.isAccessibilityElement = false
    backgroundColor = filled ? .systemBlue : .secondarySystemFill
    layer.cornerRadius = 12
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PillView.tapped)))
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { didTap?() }

  override func accessibilityActivate() -> Bool {
    didTap?()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
