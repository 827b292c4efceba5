import OpenCollectionView

/// The bar below the cells: what to do, more cells, another order, and ropes between neighbours.
final class DynamicCellsBar: ExhibitBar {
  private let first = UIStackView()
  /// Where words are large in a narrow window, the switch has a line of its own.
  private let second = UIStackView()
  private let hintLabel = UILabel()
  private let addButton = UIButton.inExhibitBar("Add", margin: 14)
  private let shuffleButton = UIButton.inExhibitBar("Shuffle", margin: 14)
  private let ropesLabel = UILabel()
  private let ropesSwitch = UISwitch()

  var didTapAdd: (() -> Void)?
  var didTapShuffle: (() -> Void)?
  var didSwitchRopes: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    hintLabel.text = "Hold cells with any number of fingers, and throw them. A finger that moves at once scrolls."
    hintLabel.setGrowingFont(ofSize: 13, as: .footnote)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 0
    ropesLabel.text = "Ropes"
    ropesLabel.setGrowingFont(ofSize: 15, as: .subheadline)
    // The switch says more.
    ropesLabel.isAccessibilityElement = false
    ropesSwitch.accessibilityLabel = "Ropes between neighbours"
    addButton.addAction(UIAction { [weak self] _ in self?.didTapAdd?() }, for: .touchUpInside)
    shuffleButton.addAction(UIAction { [weak self] _ in self?.didTapShuffle?() }, for: .touchUpInside)
    ropesSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didSwitchRopes?(ropesSwitch.isOn)
      }, for: .valueChanged)
    // Room that is left is the hint's, and where that stands below the others the name's.
    hintLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    hintLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    ropesLabel.setContentHuggingPriority(UILayoutPriority(2), for: .horizontal)
    for button in [addButton, shuffleButton] { button.heightAnchor.constraint(equalToConstant: 36).isActive = true }
    for view in [addButton, shuffleButton, ropesLabel, ropesSwitch] { first.addArrangedSubview(view) }
    first.alignment = .center
    first.spacing = 8
    first.setCustomSpacing(16, after: shuffleButton)
    content.spacing = 8
    second.alignment = .center
    second.spacing = 8
    for view in [first, hintLabel] { content.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func arrange(forWidth width: CGFloat) {
    super.arrange(forWidth: width)
    let splits = !isWide && width < 400 && traitCollection.hasLargeText
    if splits != second.arrangedSubviews.contains(ropesSwitch) {
      for view in [ropesLabel, ropesSwitch] { (splits ? second : first).addArrangedSubview(view) }
      if splits { content.insertArrangedSubview(second, at: 1) } else { second.removeFromSuperview() }
      ropesLabel.textAlignment = splits ? .natural : endAlignment
    }
    guard isWide != first.arrangedSubviews.contains(hintLabel) else { return }
    if isWide { first.insertArrangedSubview(hintLabel, at: 2) } else { content.addArrangedSubview(hintLabel) }
  }
}
