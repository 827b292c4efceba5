#if BrowserHost
import OpenCollectionView
import TouchScripts

/// Numbers in rows that scroll sideways, in a view that scrolls up and down; a press carries them.
final class CarriedInRows: NSObject, UICollectionViewDataSource {
  /// Twelve rows of twenty numbers: 0 to 19, 20 to 39 and so on.
  private(set) var rows = (0..<12).map { row in Array(row * 20..<row * 20 + 20) }
  private(set) weak var view: UICollectionView?

  /// A controller with its standard gesture: rows of cells 100 points wide and high, 10 points apart.
  func makeController() -> UICollectionViewController {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view: UICollectionView = controller.collectionView
    view.backgroundColor = .white
    view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    self.view = view
    return controller
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.show(rows[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let number = rows[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    rows[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
}
#endif
