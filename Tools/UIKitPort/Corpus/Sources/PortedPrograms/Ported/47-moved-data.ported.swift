// Ported by uikit-port; the source is Programs/47-moved-data.swift.
#sourceLocation(file: "Programs/47-moved-data.swift", line: 1)
import OpenCollectionViewShim

class P47Layout: UICollectionViewFlowLayout {
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    collectionView!.dataSource?.collectionView(collectionView!, moveItemAt: previousIndexPaths[0], to: targetIndexPaths[0])
    return context
  }
}
class P47Data: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log = ""
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    log = "\(source.item) > \(destination.item)"
  }
}

@MainActor func program47() -> String {
  let (layout, data) = (P47Layout(), P47Data())
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.dataSource = data
  view.delegate = data
  _ = layout.invalidationContext(
    forInteractivelyMovingItems: [IndexPath(item: 5, section: 0)], withTargetPosition: .zero,
    previousIndexPaths: [IndexPath(item: 2, section: 0)], previousPosition: .zero)
  return data.log
}
