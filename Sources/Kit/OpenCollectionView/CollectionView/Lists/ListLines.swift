import CollectionEngine

/// The lines between the rows of lists: views of the collection view itself, for the rows that are in sight and no others. // I39
///
/// Lines stand where their cells do, and go where these go. What they are is decided when a row comes into sight, when its place in
/// its section has become another and when the layout is prepared anew, so a frame that only scrolls costs nothing.
@MainActor final class ListLines {
  /// The slots of elements that have come into sight since the lines were decided last.
  private(set) var arrivals: [Int32] = []
  /// Tells of all elements that they may stand elsewhere.
  private(set) var isRenewed = false
  /// Tells of all elements that the layout has said anew where they stand, as it does for a tile of what is scrolled.
  private(set) var isAnswered = false
  /// The number of times that a layout has asked for its sections: what was decided before is of no use.
  private(set) var generation = 0
  /// Tells whether a cell may be selected or pressed, so that lines beside it give way: seldom, and then no longer looked for. // I44
  var hasMarkedCells = false
  /// All of them, each at its index, and by cell.
  private(set) var rows: [RowLines] = []
  private var byCell: [ObjectIdentifier: RowLines] = [:]
  /// Lines that wait to be used again.
  private var spare: [ListLine] = []

  /// Elements have come into sight.
  func note(arrivals: [Int32]) { self.arrivals.append(contentsOf: arrivals) }

  /// All elements may stand elsewhere.
  func noteRenewal() { isRenewed = true }

  /// A layout has said where elements stand, and is what it was.
  func noteAnswer() { isAnswered = true }

  func didUpdate() {
    isAnswered = false
    arrivals.removeAll(keepingCapacity: true)
    isRenewed = false
  }

  /// A layout has asked for its sections.
  func sectionsWereAsked() {
    generation += 1
    isRenewed = true
  }

  /// The lines of a cell; nil where it stands for no row.
  subscript(cell: UICollectionViewCell) -> RowLines? { byCell[ObjectIdentifier(cell)] }

  /// The lines of a cell that has come to stand for a row.
  func make(for cell: UICollectionViewCell, _ key: ElementKey) -> RowLines {
    let made = RowLines(cell, key)
    byCell[ObjectIdentifier(cell)] = made
    made.index = rows.count
    rows.append(made)
    return made
  }

  /// A cell stands for its row no longer: what it is used for next is another one.
  func end(_ view: UICollectionReusableView) { byCell[ObjectIdentifier(view)]?.isOver = true }

  /// A cell has left and is not used again: its lines wait to be used again.
  func release(_ view: UICollectionReusableView) {
    guard let row = byCell.removeValue(forKey: ObjectIdentifier(view)) else { return }
    let last = rows.removeLast()
    if last !== row {
      rows[row.index] = last
      last.index = row.index
    }
    for case let line? in [row.top.view, row.bottom.view] {
      line.isHidden = true
      spare.append(line)
    }
  }

  /// A line in a view: one that waits, or a new one.
  func takeLine(in host: UIView) -> ListLine {
    let line = spare.popLast() ?? ListLine()
    line.isUserInteractionEnabled = false
    line.isHidden = false
    // What the collection view adds by itself needs no other pass.
    if !line.isChild(of: host) { host.insert(line, at: host.children.count, needsLayout: false) }
    return line
  }
}
