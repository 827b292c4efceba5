public import Foundation
public import OpenCollectionView
public import PlaneGeometry

/// Says of single items and sections what a waterfall's properties say of all.
///
/// It is the collection view's `delegate`. Every method is optional: where a delegate does not implement one, the layout's
/// property of the same meaning counts.
@preconcurrency @MainActor public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  /// The size of what an item shows, in any unit: the item is as wide as its column, and has this shape. Where the width is
  /// zero (the height, where the content scrolls across) the other side counts as points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// How many columns a section has, 1 to 255.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int
  /// The space around a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The distance between a section's columns, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The distance between the items of a section's columns, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// How long a section's header is along the scrolling, in points; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    lengthForHeaderInSection section: Int
  ) -> CGFloat
  /// How long a section's footer is along the scrolling, in points; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    lengthForFooterInSection section: Int
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.itemSize }
  /// The layout's `columnCount`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int { collectionViewLayout.columnCount }
  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.sectionInset }
  /// The layout's `columnSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.columnSpacing }
  /// The layout's `itemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.itemSpacing }
  /// The layout's `headerLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    lengthForHeaderInSection section: Int
  ) -> CGFloat { collectionViewLayout.headerLength }
  /// The layout's `footerLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    lengthForFooterInSection section: Int
  ) -> CGFloat { collectionViewLayout.footerLength }
}
