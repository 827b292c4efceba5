import OpenCollectionView

/// Tells a flow layout sizes and metrics, and notes what it is asked.
@MainActor final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var heights: [[CGFloat]]
  var headers: [CGFloat]
  private(set) var askedItems: [IndexPath] = []
  private(set) var askedMetrics = 0

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
    headers = [CGFloat](repeating: 0, count: heights.count)
  }

  func forgetQuestions() {
    askedItems.removeAll()
    askedMetrics = 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedItems.append(indexPath)
    return CGSize(width: 320, height: heights[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    askedMetrics += 1
    return CGSize(width: 0, height: headers[section])
  }
}
