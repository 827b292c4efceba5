import OpenCollectionView

/// Items whose sizes a delegate tells: one column, heights of 60 to 200 points, which can be changed.
final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) var heights: [Float]
  /// How often the delegate has been asked for a size.
  private(set) var sizesAsked = 0

  init(count: Int) {
    heights = (0..<count).map { Float(60 + ($0 &* 7_919) % 141) }
  }

  func makeTaller(_ item: Int) { heights[item] = heights[item] == 250 ? 90 : 250 }

  func insert(at item: Int) { heights.insert(120, at: item) }

  func remove(at item: Int) { heights.remove(at: item) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: GridSource.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return CGSize(width: 400, height: CGFloat(heights[indexPath.item]))
  }
}
