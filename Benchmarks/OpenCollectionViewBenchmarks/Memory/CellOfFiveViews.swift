import OpenCollectionView

/// A cell of five views: itself, its content view, a label and two that are coloured.
final class CellOfFiveViews: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, color) in [UIColor.red, .blue].enumerated() {
      let view = UIView(frame: CGRect(x: 4 + index * 26, y: 4, width: 20, height: 20))
      view.backgroundColor = color
      contentView.addSubview(view)
    }
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
