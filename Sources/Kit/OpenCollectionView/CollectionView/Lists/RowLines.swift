import CollectionEngine

/// The lines above and below the cell of a row.
@MainActor final class RowLines {
  /// One of the two.
  struct Side {
    /// Its view; nil as long as it was never to be seen.
    var view: ListLine?
    /// Tells of one that is seen as long as neither row beside it is selected.
    var isWanted = false
  }

  let cell: UICollectionViewCell
  /// The item that the cell is shown for, and its place in its list.
  private(set) var key: ElementKey
  private(set) var row: ListPlace?
  /// The generation of lines in which they were decided.
  private var generation = 0
  private(set) var configuration: UIListSeparatorConfiguration?
  /// The number of the row among all of them.
  var index = 0
  /// Tells of a cell that has left its row; it may have come to stand for another one.
  var isOver = false
  var top = Side()
  var bottom = Side()

  /// The place, the size and the opacity of the cell when its lines were settled last.
  private var settled: (center: CGPoint, size: CGSize, alpha: CGFloat)?

  init(_ cell: UICollectionViewCell, _ key: ElementKey) {
    self.cell = cell
    self.key = key
  }

  /// Tells whether the cell is no longer as it was when its lines were settled last.
  var hasMoved: Bool {
    guard let settled else { return true }
    return settled.center != cell.center || settled.size != cell.bounds.size || settled.alpha != cell.alpha
  }

  /// Its lines stand and look as the cell says.
  func didSettle() { settled = (cell.center, cell.bounds.size, cell.alpha) }

  /// Tells whether nothing has changed that its lines depend on.
  func isDecided(_ key: ElementKey, _ row: ListPlace?, _ generation: Int) -> Bool {
    !isOver && self.generation == generation && self.key == key && self.row == row
  }

  /// Takes over what has been decided of its lines.
  func decide(
    _ key: ElementKey, _ row: ListPlace?, _ generation: Int, _ configuration: UIListSeparatorConfiguration?
  ) {
    (self.key, self.row, self.generation, self.configuration) = (key, row, generation, configuration)
    isOver = false
    guard let configuration, let row, row.role == .row else {
      (top.isWanted, bottom.isWanted) = (false, false)
      return
    }
    // I38
    top.isWanted = configuration.topSeparatorVisibility == .visible
    switch configuration.bottomSeparatorVisibility {
    case .automatic: bottom.isWanted = !row.isLast || row.environment == .plain || row.environment == .sidebarPlain
    case .visible: bottom.isWanted = true
    case .hidden: bottom.isWanted = false
    }
  }
}

extension UICollectionViewCell {
  /// Tells whether lines beside the cell give way to its background, or to what is done to it. // I44
  var isMarked: Bool { isSelected || isHighlighted || conditions.isSwiped }
}
