import OpenCollectionView

/// The wall behind a shelf: a sheet of paper, or the dark.
final class StoreBand: UICollectionReusableView {
  private let lines = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of a wall.
  static func color(isDark: Bool) -> UIColor { isDark ? night : .galleryCard }

  /// The same by day and by night.
  private static let night = UIColor(red: 0.075, green: 0.085, blue: 0.145, alpha: 1)

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let isDark = layoutAttributes.representedElementKind == StoreLayout.darkWall
    backgroundColor = Self.color(isDark: isDark)
    for line in lines { line.isHidden = isDark }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / traitCollection.displayScale
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    lines[1].frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
