import OpenCollectionView

/// The bar below the pictures: how many columns there are, with a stepper for those who have no second finger.
final class WaterfallBar: UIView {
  private let line = UIView()
  private let columnsLabel = UILabel()
  private let hintLabel = UILabel()
  private let stepper = UIStepper()

  /// Called with the number of columns that the stepper asks for.
  var didStep: ((Int) -> Void)?

  /// - Parameter range: the numbers of columns that there are.
  init(range: ClosedRange<Int>) {
    super.init(frame: .zero)
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    columnsLabel.font = .monospacedDigitSystemFont(ofSize: 28, weight: .semibold)
    hintLabel.text = "Pinch for more columns or fewer, or press 2 to 6. Hold a picture to carry it."
    hintLabel.font = .systemFont(ofSize: 13)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 2
    stepper.minimumValue = Double(range.lowerBound)
    stepper.maximumValue = Double(range.upperBound)
    stepper.accessibilityLabel = "Columns"
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didStep?(Int(stepper.value))
      }, for: .valueChanged)
    for view in [line, columnsLabel, hintLabel, stepper] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says how many columns there are.
  func show(columns: Int) {
    columnsLabel.text = "\(columns) columns"
    stepper.value = Double(columns)
  }

  /// The height without what the device covers, in points.
  static func height(forWidth width: CGFloat) -> CGFloat { width < 700 ? 96 : 80 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let right = bounds.width - safe.right - margin
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let size = stepper.intrinsicContentSize
    stepper.frame = CGRect(x: right - size.width, y: 12, width: size.width, height: size.height)
    columnsLabel.frame = CGRect(x: left, y: 10, width: max(0, right - size.width - 16 - left), height: 36)
    hintLabel.frame = CGRect(x: left, y: 48, width: max(0, right - left), height: bounds.width < 700 ? 36 : 18)
  }
}
