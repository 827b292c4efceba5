#if BrowserHost
import CollectionLayouts
import OpenCollectionView
import TouchScripts

/// Six numbers on tethers, each with a recognizer of its own.
@MainActor final class TetheredNumbers: NSObject, UICollectionViewDataSource {
  let layout = TetheredFlowLayout()
  private weak var view: UICollectionView?
  private var drags: [ObjectIdentifier: ItemDrag] = [:]

  var bounds: CGRect { view?.bounds ?? .zero }

  func makeView() -> UIView {
    layout.itemSize = CGSize(width: 120, height: 100)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 20
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    self.view = view
    return view
  }

  func center(_ item: Int) -> CGPoint? { view?.cellForItem(at: IndexPath(item: item, section: 0))?.center }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.show(indexPath.item)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.1
    press.addAction { [weak self] in if let press = $0 as? UILongPressGestureRecognizer { self?.drag(press) } }
    cell.addGestureRecognizer(press)
    return cell
  }

  private func drag(_ press: UILongPressGestureRecognizer) {
    guard let view, let cell = press.view as? UICollectionViewCell else { return }
    let (key, place) = (ObjectIdentifier(press), press.location(in: view))
    switch press.state {
    case .began: drags[key] = view.indexPath(for: cell).flatMap { layout.beginDragging(itemAt: $0, from: place) }
    case .changed: drags[key]?.move(to: place)
    default: drags.removeValue(forKey: key)?.end()
    }
  }
}
#endif
