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
    nameLabel.font = .systemFont(ofSize: 13)
    nameLabel.textColor = .gallerySecondary
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    valueLabel.textAlignment = .right
    valueLabel.text = words(value)
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.value = Float(value)
    slider.accessibilityLabel = name
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let value = CGFloat(slider.value)
        valueLabel.text = self.words(value)
        didSlide?(value)
      }, for: .valueChanged)
    let texts = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
    texts.distribution = .fillEqually
    axis = .vertical
    spacing = 1
    for view in [texts, slider] { addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      texts.heightAnchor.constraint(equalToConstant: 18), slider.heightAnchor.constraint(equalToConstant: 34),
    ])
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }
}
