package import OpenCollectionView

/// Numbers in cells, which a press carries by the four methods of the collection view.
package final class CarriedNumbers: NSObject, UICollectionViewDataSource {
  /// The numbers, in their order.
  package private(set) var numbers = Array(0..<60)
  /// The states of the press, in order; what repeats at once is there once.
  package private(set) var states: [UIGestureRecognizer.State] = []
  /// The view that was made last.
  package private(set) weak var view: UICollectionView?

  package override init() {}

  /// A collection view of three columns of cells, 100 points wide and high, 20 points from the edges.
  package func makeView() -> UICollectionView {
    let made = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    prepare(made)
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak self] press in self?.carry(with: press) }
    made.addGestureRecognizer(press)
    return made
  }

  /// A controller with such a view and its standard gesture.
  package func makeController() -> UICollectionViewController {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    prepare(controller.collectionView)
    return controller
  }

  private var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    return layout
  }

  private func prepare(_ view: UICollectionView) {
    view.backgroundColor = .white
    view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    self.view = view
  }

  private func carry(with press: UIGestureRecognizer) {
    guard let view else { return }
    if states.last != press.state { states.append(press.state) }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      guard let path = view.indexPathForItem(at: point) else { return }
      _ = view.beginInteractiveMovementForItem(at: path)
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.show(numbers[indexPath.item])
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
