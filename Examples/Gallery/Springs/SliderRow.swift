import OpenCollectionView

/// A constant that a slider sets: its name, its value in words, and the slider below them.
final class SliderRow: UIStackView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  let slider = UISlider()
  private let words: (CGFloat) -> String

  /// Called with a value that the slider has been moved to.
  var didSlide: ((CGFloat) -> Void)?

  init(_ name: String, _ range: ClosedRange<CGFloat>, value: CGFloat, words: @escaping (CGFloat) -> String) {
    self.words = words
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.setGrowingFont(ofSize: 13, as: .footnote)
    nameLabel.textColor = .gallerySecondary
    valueLabel.setGrowingFont(ofSize: 13, weight: .semibold, as: .footnote, hasEvenDigits: true)
    valueLabel.textAlignment = .right
    valueLabel.text = words(value)
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.value = Float(value)
    slider.accessibilityLabel = name
    slider.accessibilityValue = words(value)
    // The slider says both.
    for label in [nameLabel, valueLabel] { label.isAccessibilityElement = false }
    slider.addAction(
      UIAction { [weak self] _ in self?.valueDidChange() }, for: .valueChanged)
    let texts = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
    // Words that are large have the room that is theirs, and the value what it needs.
    nameLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    axis = .vertical
    spacing = 1
    for view in [texts, slider] { addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      texts.heightAnchor.constraint(greaterThanOrEqualToConstant: 18),
      slider.heightAnchor.constraint(equalToConstant: 34),
    ])
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  /// Sets the constant as if the slider had been moved there, within its range.
  func slide(to value: Float) {
    slider.value = value
    valueDidChange()
  }

  private func valueDidChange() {
    let value = CGFloat(slider.value)
    valueLabel.text = words(value)
    slider.accessibilityValue = valueLabel.text
    didSlide?(value)
  }
}
