import Foundation
import OpenCollectionView

/// Items with numbers, which stay theirs wherever they go, in cells that may want a size of their own.
@MainActor final class ContractSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  /// The size that cells want; nil for the one that they have.
  var preferredSize: CGSize?
  private var nextNumber = 0

  init(_ counts: [Int]) {
    sections = []
    super.init()
    sections = counts.map { count in (0..<count).map { _ in newNumber() } }
  }

  func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func register(in view: UICollectionView) {
    view.register(ContractCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? ContractCell {
      cell.source = self
      cell.number = sections[indexPath.section][indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// A cell that knows which item it shows, and may want another size than it is given.
final class ContractCell: UICollectionViewCell {
  weak var source: ContractSource?
  var number = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = source?.preferredSize else { return layoutAttributes }
    let wanted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    wanted.size = size
    return wanted
  }
}
