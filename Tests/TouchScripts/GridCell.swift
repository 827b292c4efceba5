package import OpenCollectionView

/// A cell with a number, which its colour tells, too.
package final class GridCell: UICollectionViewCell {
  private let label = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .black
    contentView.addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  /// Red carries the number by 256, green the number within, so that a screenshot tells which cell is where.
  package func show(_ item: Int) {
    label.text = "Item \(item)"
    accessibilityLabel = "Item \(item)"
    contentView.backgroundColor = UIColor(
      red: CGFloat(item / 256 % 256) / 255, green: CGFloat(item % 256) / 255, blue: 1, alpha: 1)
  }

  package override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 10 : 0
      contentView.layer.borderColor = UIColor.red.cgColor
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 20)
  }
}
