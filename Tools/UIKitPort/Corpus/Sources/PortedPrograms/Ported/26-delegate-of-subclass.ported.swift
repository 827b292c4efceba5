// Ported by uikit-port; the source is Programs/26-delegate-of-subclass.swift.
#sourceLocation(file: "Programs/26-delegate-of-subclass.swift", line: 1)
import OpenCollectionViewShim

class P26Base: UIViewController, UICollectionViewDelegate {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    grid.delegate = self
  }

#sourceLocation(file: "Programs/26-delegate-of-subclass.swift", line: 12)
func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { final class Defaults: NSObject, UICollectionViewDelegate {}; return Defaults().collectionView(collectionView, didSelectItemAt: indexPath) }
#sourceLocation(file: "Programs/26-delegate-of-subclass.swift", line: 9)
}
class P26Photos: P26Base {
  var log = ""
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log = "selected \(indexPath.item)"
  }
}

@MainActor func program26() -> String {
  let photos = P26Photos()
  photos.loadViewIfNeeded()
  photos.grid.delegate?.collectionView(photos.grid, didSelectItemAt: IndexPath(item: 3, section: 0))
  return photos.log
}
