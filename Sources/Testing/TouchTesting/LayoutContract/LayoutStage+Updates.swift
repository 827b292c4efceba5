import Foundation
import OpenCollectionView

// Updates of the data, with animations.
extension LayoutStage {
  /// Insertions, deletions, moves and reloads: what stays goes its way, and in the end all is as if it had been prepared so.
  func examineUpdates() {
    guard begin() else { return }
    examine(answer(everything))
    guard breaches.isEmpty else { return }
    let source = source
    if source.sections.isEmpty {
      update("a section is inserted") { view in
        source.sections = [[source.newNumber(), source.newNumber()]]
        view.insertSections([0])
      }
    }
    guard let section = source.sections.indices.last else { return }
    update("item \(section)-0 is inserted") { view in
      source.sections[section].insert(source.newNumber(), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: section)])
    }
    update("an item is added to section \(section)") { view in
      source.sections[section].append(source.newNumber())
      view.insertItems(at: [IndexPath(item: source.sections[section].count - 1, section: section)])
    }
    update("item \(section)-0 is moved to the end") { view in
      let last = source.sections[section].count - 1
      source.sections[section].append(source.sections[section].removeFirst())
      view.moveItem(at: IndexPath(item: 0, section: section), to: IndexPath(item: last, section: section))
    }
    update("item \(section)-0 is reloaded") { view in
      view.reloadItems(at: [IndexPath(item: 0, section: section)])
    }
    update("item \(section)-0 is deleted") { view in
      source.sections[section].removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: section)])
    }
    update("a section is inserted before all others") { view in
      source.sections.insert([source.newNumber(), source.newNumber(), source.newNumber()], at: 0)
      view.insertSections([0])
    }
    update("all items but the last are deleted") { view in
      let last = source.sections.count - 1
      let paths = source.sections[last].indices.dropLast().map { IndexPath(item: $0, section: last) }
      source.sections[last].removeFirst(paths.count)
      view.deleteItems(at: paths)
    }
    update("section 0 is deleted") { view in
      source.sections.removeFirst()
      view.deleteSections([0])
    }
  }

  private func update(_ deed: String, _ change: (UICollectionView) -> Void) {
    guard breaches.isEmpty else { return }
    let (before, offset) = (shownCenters(), view.contentOffset)
    view.performBatchUpdates { change(view) }
    screen.runFrame()
    screen.advance(by: 1.0 / 60)
    if view.contentOffset == offset { examineJumps(from: before, deed) }
    guard settle("was updated") else { return }
    examine(answer(everything))
    guard breaches.isEmpty else { return }
    let (after, size) = (kept(answer(everything)), contentSize)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    if let words = difference(after, size) {
      report(
        .staysAfterUpdate,
        "when \(deed) it stays as it was; prepared again, \(words). Compute from the collection view's counts in each "
          + "prepare(), and forget what was kept for items by their old index paths.")
    }
  }

  /// The places at which items are shown now, by their numbers.
  private func shownCenters() -> [Int: CGPoint] {
    var centers: [Int: CGPoint] = [:]
    for case let cell as ContractCell in view.visibleCells {
      centers[cell.number] = seen(cell.layer.presentation()?.position ?? cell.center, of: cell)
    }
    return centers
  }

  /// The place in the content of a place of a cell: cells of rows stand in scroll views of their own.
  private func seen(_ place: CGPoint, of cell: UICollectionViewCell) -> CGPoint {
    cell.superview === view ? place : view.convert(place, from: cell.superview)
  }

  /// A frame or two after an update, what stays has hardly moved.
  private func examineJumps(from before: [Int: CGPoint], _ deed: String) {
    for case let cell as ContractCell in view.visibleCells {
      guard let start = before[cell.number], let place = cell.layer.presentation()?.position else { continue }
      let (now, end) = (seen(place, of: cell), seen(cell.center, of: cell))
      let (moved, way) = (hypot(now.x - start.x, now.y - start.y), hypot(end.x - start.x, end.y - start.y))
      guard moved > Self.jump, moved > way / 2 else { continue }
      report(
        .jumps,
        "when \(deed), an item that stays jumps from \(ContractText.point(start)) to \(ContractText.point(now)) at once: "
          + "initialLayoutAttributesForAppearingItem(at:) is asked of what stays, too, and should answer nil or where it was."
      )
    }
  }

  /// So far nothing goes within two frames by animating, in points, unless it goes on for as far again.
  private static let jump: CGFloat = 4
}
