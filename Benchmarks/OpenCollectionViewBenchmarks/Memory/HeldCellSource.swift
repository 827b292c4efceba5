import OpenCollectionView

/// Ten thousand items, each with a text of its own.
@MainActor final class HeldCellSource: NSObject, UICollectionViewDataSource {
  static let identifier = "cell"

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    switch cell {
    case let cell as LabelCell: cell.label.text = "Item \(indexPath.item)"
    case let cell as CellOfFiveViews: cell.label.text = "Item \(indexPath.item)"
    default: break
    }
    return cell
  }
}
