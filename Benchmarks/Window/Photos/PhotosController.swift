import Foundation
import OpenCollectionView

/// The grid: four columns on 1,024 points.
final class PhotosController: UIViewController, UICollectionViewDataSource {
  private static let pictureCount = 24
  private let pictures: [UIImage]

  init() {
    let folder = ProcessInfo.processInfo.environment["PHOTOS"] ?? "."
    pictures = (0..<Self.pictureCount).compactMap { UIImage(contentsOfFile: "\(folder)/\($0).png") }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 232, height: 174)
    layout.minimumInteritemSpacing = 16
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    let grid = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    grid.backgroundColor = UIColor(white: 0.95, alpha: 1)
    grid.contentInsetAdjustmentBehavior = .never
    grid.showsVerticalScrollIndicator = false
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    view = grid
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(indexPath.item, picture: pictures[indexPath.item % pictures.count])
    return cell
  }
}
