/// One change that a program has told of.
enum CollectionUpdate {
  case insertItem(at: IndexPath)
  case deleteItem(at: IndexPath)
  case moveItem(at: IndexPath, to: IndexPath)
  case reloadItem(at: IndexPath)
  case reconfigureItem(at: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
}
