import OpenCollectionView

/// The bar below the pictures: how many columns there are, with a stepper for those who have no second finger.
final class WaterfallBar: ExhibitBar {
  private let columnsLabel = UILabel()
  private let hintLabel = UILabel()
  private let stepper = UIStepper()

  /// Called with the number of columns that the stepper asks for.
  var didStep: ((Int) -> Void)?

  /// - Parameter range: the numbers of columns that there are.
  init(range: ClosedRange<Int>) {
    super.init(frame: .zero)
    columnsLabel.setGrowingFont(ofSize: 28, weight: .semibold, as: .title1, hasEvenDigits: true)
    hintLabel.text = "Pinch for more columns or fewer, or press 2 to 6. Hold a picture to carry it."
    hintLabel.setGrowingFont(ofSize: 13, as: .footnote)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 0
    stepper.minimumValue = Double(range.lowerBound)
    stepper.maximumValue = Double(range.upperBound)
    stepper.accessibilityLabel = "Columns"
    // The stepper says it.
    columnsLabel.isAccessibilityElement = false
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didStep?(Int(stepper.value))
      }, for: .valueChanged)
    // Room that is left is the words'.
    columnsLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let first = UIStackView(arrangedSubviews: [columnsLabel, stepper])
    first.alignment = .center
    content.spacing = 2
    for view in [first, hintLabel] { content.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says how many columns there are.
  func show(columns: Int) {
    columnsLabel.text = "\(columns) columns"
    stepper.value = Double(columns)
  }
}
