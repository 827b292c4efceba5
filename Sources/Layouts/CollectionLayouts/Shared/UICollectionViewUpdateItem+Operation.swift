import CollectionEngine
import Foundation
import OpenCollectionView

extension UICollectionViewUpdateItem {
  /// The same as an operation of the engine.
  var operation: UpdateOperation? {
    switch updateAction {
    case .insert:
      guard let after = indexPathAfterUpdate else { return nil }
      return after.item == NSNotFound
        ? .insertSection(after.section) : .insertItem(section: after.section, item: after.item)
    case .delete:
      guard let before = indexPathBeforeUpdate else { return nil }
      return before.item == NSNotFound
        ? .deleteSection(before.section) : .deleteItem(section: before.section, item: before.item)
    case .reload:
      guard let before = indexPathBeforeUpdate else { return nil }
      return before.item == NSNotFound
        ? .reloadSection(before.section) : .reloadItem(section: before.section, item: before.item)
    case .move:
      guard let before = indexPathBeforeUpdate, let after = indexPathAfterUpdate else { return nil }
      return before.item == NSNotFound
        ? .moveSection(from: before.section, to: after.section)
        : .moveItem(
          fromSection: before.section, fromItem: before.item, toSection: after.section, toItem: after.item)
    case .none: return nil
    }
  }
}
