// Ported by uikit-port; the source is Programs/20-flow-layout-delegate.swift.
#sourceLocation(file: "Programs/20-flow-layout-delegate.swift", line: 1)
import OpenCollectionViewShim

class P20Layout: UICollectionViewFlowLayout {
  func width(at indexPath: IndexPath) -> CGFloat {
    guard let view = collectionView, let delegate = view.delegate as? UICollectionViewDelegateFlowLayout,
      let size = Optional(delegate.collectionView(view, layout: self, sizeForItemAt: indexPath))
    else { return itemSize.width }
    return size.width
  }
}
class P20Delegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    CGSize(width: 30, height: 30)
  }
}
class P20Bare: NSObject, UICollectionViewDelegateFlowLayout {}

@MainActor func program20() -> String {
  let layout = P20Layout()
  let (delegate, bare) = (P20Delegate(), P20Bare())
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.delegate = delegate
  let first = Int(layout.width(at: IndexPath(item: 0, section: 0)))
  view.delegate = bare
  return "\(first) \(Int(layout.width(at: IndexPath(item: 0, section: 0))))"
}
