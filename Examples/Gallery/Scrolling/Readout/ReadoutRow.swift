import OpenCollectionView

/// The name of a number and the number.
final class ReadoutRow: UIView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()

  init(_ name: String, fontSize: CGFloat = 14) {
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.setGrowingFont(ofSize: fontSize, as: .footnote, upTo: 20)
    nameLabel.textColor = .gallerySecondary
    valueLabel.setGrowingFont(ofSize: fontSize, weight: .medium, as: .footnote, upTo: 20, hasEvenDigits: true)
    addSubview(nameLabel)
    addSubview(valueLabel)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    nameDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// How high a line of it is, in points.
  var lineHeight: CGFloat { valueLabel.font.lineHeight }

  var name: String {
    get { nameLabel.text ?? "" }
    set {
      guard newValue != nameLabel.text else { return }
      nameLabel.text = newValue
      nameDidChange()
    }
  }

  var value: String {
    get { valueLabel.text ?? "" }
    set {
      guard newValue != valueLabel.text else { return }
      valueLabel.text = newValue
      nameDidChange()
    }
  }

  /// A dash stands for nothing.
  private func nameDidChange() {
    accessibilityLabel = "\(name): \(value.isEmpty || value == "–" ? "none" : value)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.48, height: bounds.height)
    valueLabel.frame = CGRect(x: bounds.width * 0.3, y: 0, width: bounds.width * 0.7, height: bounds.height)
    valueLabel.textAlignment = endAlignment
    mirrorForReading(subviews)
  }
}
