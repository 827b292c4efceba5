import OpenCollectionView

/// A flow layout whose notes grow as they come and shrink as they go.
final class NotesLayout: ReadingFlowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.shrunk(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.shrunk(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }

  /// What only moves is not faded, and stays as it is.
  private static func shrunk(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    if let attributes, attributes.alpha == 0 { attributes.transform = CGAffineTransform(scaleX: 0.7, y: 0.7) }
    return attributes
  }
}
