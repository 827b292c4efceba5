import Foundation
import OpenCollectionView

/// Four columns of labels, 200 by 40 points each.
final class GridStage: NSObject, Stage, UICollectionViewDataSource {
  private static let identifier = "cell"
  private static let itemCount = 100_000
  /// What a frame scrolls by, in points.
  private static let step: CGFloat = 37

  private let grid: UICollectionView
  private var random: UInt32 = 12_345

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    grid = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    super.init()
    grid.backgroundColor = .white
    grid.showsVerticalScrollIndicator = false
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(LabelCell.self, forCellWithReuseIdentifier: Self.identifier)
    grid.dataSource = self
  }

  var view: UIView { grid }

  func step() { grid.contentOffset.y += Self.step }

  func jump() {
    // The constants and bits that the peer takes.
    random = random &* 1_103_515_245 &+ 12_345
    let end = grid.contentSize.height - grid.bounds.height
    grid.contentOffset.y = (end * CGFloat((random >> 8) & 0xFFFF) / 65_536).rounded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? LabelCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }
}
