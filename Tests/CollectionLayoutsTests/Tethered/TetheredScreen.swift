import CollectionLayouts
import OpenCollectionView
import TouchTesting

/// A screen of 320 × 480 points with a grid of three columns of tethered items, 100 by 80 points with 10 between them.
@MainActor final class TetheredScreen: NSObject, UICollectionViewDataSource {
  let screen = VirtualScreen(width: 320, height: 480)
  let layout = TetheredFlowLayout()
  let view: UICollectionView
  var counts: [Int]
  private var drags: [ObjectIdentifier: ItemDrag] = [:]

  init(_ counts: [Int]) {
    self.counts = counts
    layout.itemSize = CGSize(width: 100, height: 80)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
    view.isScrollEnabled = false
    screen.show(view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  /// Each cell has a recognizer of its own, so that each finger drags another one.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if cell.gestureRecognizers?.isEmpty != false {
      let pan = UIPanGestureRecognizer()
      pan.addAction { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) } }
      cell.addGestureRecognizer(pan)
    }
    return cell
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let cell = pan.view as? UICollectionViewCell else { return }
    let place = pan.location(in: view)
    switch pan.state {
    case .began:
      drags[ObjectIdentifier(pan)] = view.indexPath(for: cell).flatMap { layout.beginDragging(itemAt: $0, from: place) }
    case .changed: drags[ObjectIdentifier(pan)]?.move(to: place)
    default: drags.removeValue(forKey: ObjectIdentifier(pan))?.end(velocity: pan.velocity(in: view))
    }
  }

  func frames(_ count: Int) {
    for _ in 0..<count { screen.advance(by: 1.0 / 60) }
  }

  /// Where an item is shown.
  func center(_ item: Int, _ section: Int = 0) -> CGPoint {
    view.cellForItem(at: IndexPath(item: item, section: section))?.center ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  }

  /// Tells whether every cell in sight stands where a flow layout has it, upright, and nothing moves any longer.
  var isAtRest: Bool {
    final class Turning: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let flow = Turning()
    flow.itemSize = layout.itemSize
    let other = UICollectionView(frame: view.frame, collectionViewLayout: flow)
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    other.semanticContentAttribute = view.semanticContentAttribute
    other.dataSource = self
    other.layoutIfNeeded()
    return !screen.scene.wantsFrames && !view.visibleCells.isEmpty
      && view.visibleCells.allSatisfy { cell in
        guard let path = view.indexPath(for: cell) else { return false }
        return cell.center == other.layoutAttributesForItem(at: path)?.center && cell.transform == .identity
      }
  }
}
