import OpenCollectionView

extension NoteTree {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// All rows, in which some are open; what is no row that can be opened is passed over.
  func outline(open: [Int] = []) -> Outline {
    var outline = Outline()
    outline.append(children(of: nil))
    for book in children(of: nil) { append(to: book, of: &outline) }
    outline.expand(open.filter { rows.indices.contains($0) && isParent($0) })
    return outline
  }

  private func append(to row: Int, of outline: inout Outline) {
    let children = children(of: row)
    outline.append(children, to: row)
    for child in children where isParent(child) { append(to: child, of: &outline) }
  }
}
