import OpenCollectionView

/// A cell that knows what it shows.
final class ThrashCell: UICollectionViewCell {
  var text = ""
  /// The size that the cell asks for, where the layout lets it.
  var fittingSize: CGSize?
  private(set) var preparedCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparedCount += 1
    text = ""
    fittingSize = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fittingSize, let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    fitting.size = fittingSize
    return fitting
  }
}

/// A header or footer that knows what it shows.
final class ThrashHeader: UICollectionReusableView {
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}
