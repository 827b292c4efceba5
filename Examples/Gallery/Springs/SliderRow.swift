import OpenCollectionView

/// A constant that a slider sets: its name, its value in words, and the slider below them.
final class SliderRow: UIView {
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
    for view in [nameLabel, valueLabel, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  static let height: CGFloat = 54

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let half = (width / 2).rounded()
    nameLabel.frame = CGRect(x: 0, y: 0, width: half, height: 18)
    valueLabel.frame = CGRect(x: half, y: 0, width: max(0, width - half), height: 18)
    slider.frame = CGRect(x: 0, y: 19, width: width, height: 34)
  }
}
