import Foundation
import OpenCollectionView
import TouchTesting

/// A list of cells that are as high as their constraints make them, on a screen of its own.
@MainActor final class ConstrainedList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let screen = VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
  private let count: Int

  init(itemCount: Int) {
    count = itemCount
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: Grid.screenSize.width, height: 300)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(origin: .zero, size: Grid.screenSize), collectionViewLayout: layout)
    super.init()
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: ConstrainedCell.identifier)
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ConstrainedCell.identifier, for: indexPath)
    if let labels = (cell as? ConstrainedCell)?.labels {
      labels[0].text = "\(indexPath.item)"
      labels[9].text = Array(repeating: "word", count: 1 + indexPath.item % 40).joined(separator: " ")
    }
    return cell
  }
}
