import OpenCollectionView

/// A number on its colour.
final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    label.textAlignment = .center
    contentView.layer.cornerRadius = 10
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number % 60) / 60, saturation: 0.55, brightness: 0.85, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
