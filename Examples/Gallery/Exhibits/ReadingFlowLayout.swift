import OpenCollectionView

/// A flow layout whose lines begin where reading begins: at the right, where people read from right to left.
class ReadingFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
