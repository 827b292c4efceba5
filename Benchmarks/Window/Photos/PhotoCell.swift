import OpenCollectionView

/// A photo with two lines of words on it.
final class PhotoCell: UICollectionViewCell {
  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 15)
    subtitleLabel.font = .systemFont(ofSize: 12)
    for label in [titleLabel, subtitleLabel] { label.textColor = .white }
    for view in [pictureView, titleLabel, subtitleLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, picture: UIImage) {
    pictureView.image = picture
    titleLabel.text = "Photo \(number)"
    subtitleLabel.text = "Day \(number / 7), roll \(number % 7)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = bounds
    titleLabel.frame = CGRect(x: 12, y: bounds.height - 46, width: bounds.width - 24, height: 19)
    subtitleLabel.frame = CGRect(x: 12, y: bounds.height - 26, width: bounds.width - 24, height: 15)
  }
}
