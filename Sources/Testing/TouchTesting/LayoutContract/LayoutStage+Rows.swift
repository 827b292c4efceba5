import Foundation
import OpenCollectionView

// Sections of compositional layouts that scroll across the layout.
extension LayoutStage {
  /// Tells whether an element of a section that scrolls lies where its row can be scrolled to.
  func isWithinReachOfRow(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) -> Bool {
    guard attributes.representedElementCategory != .decorationView, attributes.indexPath.count == 2 else {
      return false
    }
    let section = attributes.indexPath[0]
    guard view.orthogonalContentOffset(forSection: section) != nil else { return false }
    // Rows out of sight have no views, and are looked at when they are scrolled to.
    guard let row = view.orthogonalScrollView(forSection: section) else { return true }
    let reach = CGRect(
      x: -row.contentInset.left, y: -row.contentInset.top,
      width: row.contentInset.left + row.contentSize.width + row.contentInset.right,
      height: row.contentInset.top + row.contentSize.height + row.contentInset.bottom)
    // Across itself a row clips nothing.
    let isUpright = reach.width <= row.bounds.width && reach.height > row.bounds.height
    // One that is longer than what is seen of the row comes into sight with its middle.
    return isUpright
      ? frame.midY >= reach.minY && frame.midY <= reach.maxY : frame.midX >= reach.minX && frame.midX <= reach.maxX
  }

  /// Tells whether an item of a row lies beside the content, to which answers for rectangles are limited.
  func isFurtherAlongRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    return !CGRect(origin: .zero, size: contentSize).intersects(frame) && isWithinReachOfRow(attributes, frame)
  }

  /// Wherever a row is scrolled to, its attributes are what they were, and its cells are seen by its offset.
  func examineRows() {
    for section in source.sections.indices {
      guard let row = view.orthogonalScrollView(forSection: section), !view.bounds.isEmpty else { continue }
      let start = view.orthogonalContentOffset(forSection: section) ?? 0
      let before = kept(answer(everything))
      for offset in [CGFloat.greatestFiniteMagnitude, start] {
        view.setOrthogonalContentOffset(offset, forSection: section)
        screen.runFrame()
        guard settle("had section \(section) scrolled across the layout") else { return }
        if let words = difference(before, answer(everything)) {
          return report(
            .changesUninvalidated,
            "with section \(section) scrolled across the layout \(words): attributes say where elements stand in a row that "
              + "has not scrolled. Leave the offset to the collection view.")
        }
        examineCells(ofSection: section, in: row)
        guard breaches.isEmpty else { return }
      }
    }
  }

  private func examineCells(ofSection section: Int, in row: UIScrollView) {
    for path in view.indexPathsForVisibleItems where path.section == section {
      guard let cell = view.cellForItem(at: path), let attributes = layout.layoutAttributesForItem(at: path),
        CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(cell.transform3D)
      else { continue }
      let seen = cell.convert(cell.bounds, to: row)
      let frame = attributes.frame
      guard abs(seen.minX - frame.minX) > 1 || abs(seen.minY - frame.minY) > 1 else { continue }
      report(
        .staysWhenScrolled,
        "the cell of \(attributes.elementName) stands at \(ContractText.rect(seen)) of its row, and its attributes say "
          + "\(ContractText.rect(frame)): answer the same in rectangles and for single items.")
      return
    }
  }
}
