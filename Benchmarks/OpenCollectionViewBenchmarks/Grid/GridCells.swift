import OpenCollectionView

/// A cell that its data source counts when it sees it first.
class CountedCell: UICollectionViewCell {
  var isCounted = false
}

/// A cell without anything in it.
final class EmptyCell: CountedCell {}

/// A cell with one label that fills it.
final class LabelCell: CountedCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
