import CollectionEngine

extension UpdateOperation {
  /// The operation of a program's call; nil for one that names no place, which is told.
  init?(_ update: CollectionUpdate) {
    switch update {
    case .insertItem(let path):
      guard let place = Self.place(path) else { return nil }
      self = .insertItem(section: place.section, item: place.item)
    case .deleteItem(let path):
      guard let place = Self.place(path) else { return nil }
      self = .deleteItem(section: place.section, item: place.item)
    case .moveItem(let old, let new):
      guard let from = Self.place(old), let to = Self.place(new) else { return nil }
      self = .moveItem(fromSection: from.section, fromItem: from.item, toSection: to.section, toItem: to.item)
    case .reloadItem(let path):
      guard let place = Self.place(path) else { return nil }
      self = .reloadItem(section: place.section, item: place.item)
    case .reconfigureItem(let path):
      guard let place = Self.place(path) else { return nil }
      self = .reconfigureItem(section: place.section, item: place.item)
    case .insertSection(let section):
      guard Self.isPlace(section) else { return nil }
      self = .insertSection(section)
    case .deleteSection(let section):
      guard Self.isPlace(section) else { return nil }
      self = .deleteSection(section)
    case .moveSection(let old, let new):
      guard Self.isPlace(old), Self.isPlace(new) else { return nil }
      self = .moveSection(from: old, to: new)
    case .reloadSection(let section):
      guard Self.isPlace(section) else { return nil }
      self = .reloadSection(section)
    }
  }

  private static func place(_ path: IndexPath) -> (section: Int, item: Int)? {
    if path.count == 2, path[0] >= 0, path[1] >= 0 { return (path[0], path[1]) }
    ProgrammingErrors.report(
      "The index path \(path) of an update names no item: give a section and an item, both from 0 on.",
      instead: "the data is loaded anew")
    return nil
  }

  private static func isPlace(_ section: Int) -> Bool {
    if section >= 0 { return true }
    ProgrammingErrors.report(
      "The section \(section) of an update does not exist: sections are numbered from 0 on.",
      instead: "the data is loaded anew")
    return false
  }
}
