import UIKit

class P26Base: UIViewController, UICollectionViewDelegate {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    grid.delegate = self
  }
}
class P26Photos: P26Base {
  var log = ""
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log = "selected \(indexPath.item)"
  }
}

@MainActor func program26() -> String {
  let photos = P26Photos()
  photos.loadViewIfNeeded()
  photos.grid.delegate?.collectionView?(photos.grid, didSelectItemAt: IndexPath(item: 3, section: 0))
  return photos.log
}
