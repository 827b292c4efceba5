import OpenCollectionView

extension CircleController {
  /// Shows what `body` makes of the discs: those that stay move to where they belong now, a new one grows from nothing,
  /// and one that is gone shrinks away.
  func change(_ body: () -> Void) {
    let before = visibleDiscs
    var places: [Disc: (center: CGPoint, size: CGSize)] = [:]
    for (disc, cell) in before {
      let shown = cell.layer.presentation() ?? cell.layer
      places[disc] = (shown.position, shown.bounds.size)
    }
    body()
    for (disc, cell) in before where !discs.contains(disc) { shrink(cell) }
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    for (disc, cell) in visibleDiscs {
      let (center, size) = (cell.center, cell.bounds.size)
      if let old = places[disc] {
        cell.center = old.center
        cell.transform = CGAffineTransform(scaleX: old.size.width / size.width, y: old.size.height / size.height)
      } else {
        cell.transform = Self.nothing
        cell.alpha = 0
      }
      UIView.animate(springDuration: 0.45, bounce: 0.25) {
        cell.center = center
        cell.transform = .identity
        cell.alpha = 1
      }
    }
  }

  /// A picture of a cell shrinks in its place; the cell itself is used for another disc.
  private func shrink(_ cell: DiscCell) {
    guard let picture = cell.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = cell.frame
    picture.isUserInteractionEnabled = false
    collectionView.addSubview(picture)
    UIView.animate(withDuration: 0.25) {
      picture.transform = Self.nothing
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
    }
  }

  private var visibleDiscs: [(disc: Disc, cell: DiscCell)] {
    collectionView.visibleCells.compactMap { cell in
      guard let cell = cell as? DiscCell, let disc = cell.disc else { return nil }
      return (disc, cell)
    }
  }

  private static let nothing = CGAffineTransform(scaleX: 0.05, y: 0.05)
}
