import Foundation
import OpenCollectionView

/// The places of a layout's items, by their numbers through all sections.
protocol ItemGeometry {
  @MainActor func place(_ attributes: UICollectionViewLayoutAttributes, ofItem index: Int)
}

/// The places of items that follow each other from left to right.
protocol RowGeometry: ItemGeometry {
  /// The items that may touch a part of the content; some of them may not.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int>
}
