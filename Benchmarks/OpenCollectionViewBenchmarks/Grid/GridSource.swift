import OpenCollectionView

/// The data of a grid.
final class GridSource: NSObject, UICollectionViewDataSource {
  static let identifier = "cell"
  /// Few enough that the text cache, with 512 results a generation, holds them all.
  private static let knownTexts = (0..<256).map { "Item \($0)" }

  private let itemCount: Int
  private let content: GridContent
  private(set) var askedCount = 0
  private(set) var madeCount = 0
  private var newTextCount = 1_000

  init(itemCount: Int, content: GridContent) {
    self.itemCount = itemCount
    self.content = content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    if let counted = cell as? CountedCell, !counted.isCounted {
      counted.isCounted = true
      madeCount += 1
    }
    switch content {
    case .empty: break
    case .knownText: (cell as? LabelCell)?.label.text = Self.knownTexts[indexPath.item % Self.knownTexts.count]
    case .newText:
      newTextCount += 1
      (cell as? LabelCell)?.label.text = "Item \(newTextCount)"
    }
    return cell
  }
}
