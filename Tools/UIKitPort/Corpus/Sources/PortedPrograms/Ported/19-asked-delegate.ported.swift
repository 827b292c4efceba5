// Ported by uikit-port; the source is Programs/19-asked-delegate.swift.
#sourceLocation(file: "Programs/19-asked-delegate.swift", line: 1)
import OpenCollectionViewShim

class P19Proxy: NSObject, UICollectionViewDelegate {
  weak var next: UICollectionViewDelegate?
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    return next?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }
}
class P19No: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
}

@MainActor func program19() -> String {
  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let (proxy, no) = (P19Proxy(), P19No())
  let first = proxy.collectionView(view, shouldSelectItemAt: IndexPath(item: 0, section: 0))
  proxy.next = no
  return "\(first) \(proxy.collectionView(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)))"
}
