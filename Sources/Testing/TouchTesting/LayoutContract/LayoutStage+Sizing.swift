import Foundation
import OpenCollectionView

// Cells that want a size of their own, and work.
extension LayoutStage {
  /// A layout that follows the sizes that cells prefer has them in the end.
  func examinePreferredSizes() {
    source.preferredSize = CGSize(width: 90, height: 90)
    guard begin() else { return }
    examine(answer(seen))
    guard breaches.isEmpty, view.bounds.width >= 100, view.bounds.height >= 100 else { return }
    for case let cell as ContractCell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let own = layout.layoutAttributesForItem(at: path) else { continue }
      let wanted = Self.copy(own)
      wanted.size = CGSize(width: 90, height: 90)
      guard own.size != wanted.size,
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: own)
      else { continue }
      return report(
        .ignoresPreferredSize,
        "\(own.elementName) prefers 90 × 90, the layout wants to follow, and still it is \(ContractText.size(own.size)): take "
          + "the size over in invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:), or answer no.")
    }
  }

  /// How many elements are answered for what is seen that do not touch it.
  func needlessAnswerCount() -> Int? {
    guard begin() else { return nil }
    let rect = seen
    return answer(rect).count { !$0.frame.intersects(rect) && !$0.frame.isEmpty }
  }

  func examineGrowth(from small: Int, of smallCount: Int, to large: Int, of largeCount: Int) {
    // Rows and columns that end beside the screen are no growth.
    guard large > 2 * small + 50 else { return }
    report(
      .workGrows,
      "the answer for what is seen holds \(large) elements that lie elsewhere; with \(smallCount) items it holds \(small). "
        + "Answer only what touches the rectangle, and find it without looking at all.")
  }
}
