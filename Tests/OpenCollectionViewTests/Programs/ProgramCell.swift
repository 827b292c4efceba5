import OpenCollectionView

/// A cell that knows what it shows, and tells the world of what it is called for.
final class ProgramCell: UICollectionViewCell {
  weak var world: ProgramWorld?
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
    world?.note(.prepareForReuse)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    world?.note(.applyAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    world?.note(.preferredAttributes)
    guard world?.shape == .fitted, let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    // As high as its number says, in three steps.
    let name = Int(text.prefix { $0 != "." }) ?? 0
    wish.size.height = CGFloat(40 + name % 3 * 35)
    return wish
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.note(.cellLayout)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    world?.note(.cellState)
  }

  isolated deinit { world?.note(.cellEnds) }
}
