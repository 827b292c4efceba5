import OpenCollectionView

/// The bar below the cells: what to do, more cells, another order, and ropes between neighbours.
final class DynamicCellsBar: UIView {
  private let line = UIView()
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
    // A bar keeps its height, as the system's do: words that are larger would be cut.
    maximumContentSizeCategory = .extraLarge
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    hintLabel.text = "Hold cells with any number of fingers, and throw them. A finger that moves at once scrolls."
    hintLabel.font = .systemFont(ofSize: 13)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 2
    ropesLabel.text = "Ropes"
    ropesLabel.font = .systemFont(ofSize: 15)
    ropesLabel.textAlignment = .right
    ropesSwitch.accessibilityLabel = "Ropes between neighbours"
    addButton.addAction(UIAction { [weak self] _ in self?.didTapAdd?() }, for: .touchUpInside)
    shuffleButton.addAction(UIAction { [weak self] _ in self?.didTapShuffle?() }, for: .touchUpInside)
    ropesSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didSwitchRopes?(ropesSwitch.isOn)
      }, for: .valueChanged)
    for view in [line, hintLabel, addButton, shuffleButton, ropesLabel, ropesSwitch] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height without what the device covers, in points.
  static func height(forWidth width: CGFloat) -> CGFloat { width < 700 ? 104 : 62 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safeAreaInsets.left + margin
    let right = max(left, bounds.width - safeAreaInsets.right - margin)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    var x = left
    for button in [addButton, shuffleButton] {
      let width = button.sizeThatFits(.zero).width.rounded(.up)
      button.frame = CGRect(x: x, y: 12, width: width, height: 36)
      x += width + 8
    }
    let size = ropesSwitch.intrinsicContentSize
    ropesSwitch.frame = CGRect(
      x: max(left, right - size.width), y: (60 - size.height) / 2, width: size.width, height: size.height)
    let labelWidth: CGFloat = 56
    let labelLeft = max(x, right - size.width - 8 - labelWidth)
    ropesLabel.frame = CGRect(
      x: labelLeft, y: 12, width: max(0, min(labelWidth, right - size.width - 8 - labelLeft)), height: 36)
    if bounds.width < 700 {
      hintLabel.frame = CGRect(x: left, y: 56, width: right - left, height: 38)
    } else {
      hintLabel.frame = CGRect(x: x + 8, y: 12, width: max(0, labelLeft - x - 16), height: 36)
    }
  }
}
