import OpenCollectionView

/// A cell that knows what it shows.
final class ThrashCell: UICollectionViewCell {
  var text = ""
  /// The size that the cell asks for, where the layout lets it.
  var fittingSize: CGSize? { didSet { box?.content = fittingSize ?? Box().content } }
  /// What makes the cell as large as it asks, where constraints do.
  private var box: Box?
  private(set) var preparedCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparedCount += 1
    text = ""
    fittingSize = nil
  }

  /// From now on constraints say which size the cell asks for.
  func takeConstraints() {
    guard box == nil else { return }
    let box = Box()
    contentView.addSubview(box)
    box.fill(contentView, inset: 0)
    self.box = box
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fittingSize, let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    if box != nil { return super.preferredLayoutAttributesFitting(layoutAttributes) }
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
