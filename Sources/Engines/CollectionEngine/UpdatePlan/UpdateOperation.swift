/// One thing that an update does to the items or the sections of a collection.
///
/// Deletes, reloads, reconfigures and the sources of moves are numbered as before the update; inserts and the targets
/// of moves as after it. So the order in which operations are listed means nothing, and nested updates are merged by
/// listing the operations of all.
public enum UpdateOperation: Hashable, Sendable {
  /// A new item, numbered as after the update.
  case insertItem(section: Int, item: Int)
  /// An item that goes, numbered as before the update.
  case deleteItem(section: Int, item: Int)
  /// An item that stays and gets another place: the source numbered as before, the target as after the update.
  case moveItem(fromSection: Int, fromItem: Int, toSection: Int, toItem: Int)
  /// An item that stays and gets a new cell, numbered as before the update.
  case reloadItem(section: Int, item: Int)
  /// An item that stays and keeps its cell, which is configured anew, numbered as before the update.
  case reconfigureItem(section: Int, item: Int)
  /// A new section with all its items, numbered as after the update.
  case insertSection(Int)
  /// A section that goes with all its items, numbered as before the update.
  case deleteSection(Int)
  /// A section that gets another place with all its items: the source numbered as before, the target as after.
  case moveSection(from: Int, to: Int)
  /// A section all of whose items are replaced, numbered as before the update.
  case reloadSection(Int)
}

extension UpdateOperation: CustomStringConvertible {
  /// The operation in words, for example `insert item 3 into section 0`.
  public var description: String {
    switch self {
    case .insertItem(let section, let item): "insert item \(item) into section \(section)"
    case .deleteItem(let section, let item): "delete item \(item) of section \(section)"
    case .moveItem(let fromSection, let fromItem, let toSection, let toItem):
      "move item \(fromItem) of section \(fromSection) to item \(toItem) of section \(toSection)"
    case .reloadItem(let section, let item): "reload item \(item) of section \(section)"
    case .reconfigureItem(let section, let item): "reconfigure item \(item) of section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .moveSection(let from, let to): "move section \(from) to section \(to)"
    case .reloadSection(let section): "reload section \(section)"
    }
  }
}
