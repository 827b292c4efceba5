import CollectionEngine

extension UpdateOperation {
  /// The operation of a program's call. An index path that names no item stops the program.
  init(_ update: CollectionUpdate) {
    func place(_ path: IndexPath) -> (section: Int, item: Int) {
      guard path.count == 2, path[0] >= 0, path[1] >= 0 else {
        fatalError("The index path \(path) of an update names no item: give a section and an item, both from 0 on.")
      }
      return (path[0], path[1])
    }
    func checked(_ section: Int) -> Int {
      guard section >= 0 else {
        fatalError("The section \(section) of an update does not exist: sections are numbered from 0 on.")
      }
      return section
    }
    switch update {
    case .insertItem(let path): self = .insertItem(section: place(path).section, item: place(path).item)
    case .deleteItem(let path): self = .deleteItem(section: place(path).section, item: place(path).item)
    case .moveItem(let old, let new):
      self = .moveItem(
        fromSection: place(old).section, fromItem: place(old).item, toSection: place(new).section,
        toItem: place(new).item)
    case .reloadItem(let path): self = .reloadItem(section: place(path).section, item: place(path).item)
    case .reconfigureItem(let path): self = .reconfigureItem(section: place(path).section, item: place(path).item)
    case .insertSection(let section): self = .insertSection(checked(section))
    case .deleteSection(let section): self = .deleteSection(checked(section))
    case .moveSection(let old, let new): self = .moveSection(from: checked(old), to: checked(new))
    case .reloadSection(let section): self = .reloadSection(checked(section))
    }
  }
}
