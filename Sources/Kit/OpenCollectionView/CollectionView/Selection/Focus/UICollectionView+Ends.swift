import Foundation

extension UICollectionView {
  /// Brings the first or the last item into view, laid out or not, and as much of what stands around it as the content has.
  /// Answers its cell; nil where there is no item. // V74
  func showEnd(isLast: Bool) -> UICollectionViewCell? {
    let sections = 0..<numberOfSections
    let hasItems = { [self] in numberOfItems(inSection: $0) > 0 }
    guard let section = isLast ? sections.last(where: hasItems) : sections.first(where: hasItems) else { return nil }
    let path = IndexPath(item: isLast ? numberOfItems(inSection: section) - 1 : 0, section: section)
    guard isScrollEnabled else { return cellForItem(at: path) }
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    // A heading above the first item belongs to the beginning, where the content has no more than that.
    if let frame = layoutAttributesForItem(at: path)?.frame {
      let way = contentSize.width + contentSize.height
      for side in [-way, way] {
        let far = CGPoint(
          x: contentOffset.x + (scrollsSideways ? side : 0), y: contentOffset.y + (scrollsSideways ? 0 : side))
        let end = legalOffset(nearest: far)
        guard end != contentOffset, CGRect(origin: end, size: bounds.size).contains(frame) else { continue }
        setContentOffset(end, animated: false)
        layoutIfNeeded()
        break
      }
    }
    return cellForItem(at: path)
  }
}
