import CollectionEngine

// The only place where one numbering becomes the other. Within the library what is presented is an `ElementKey`, and an index path is
// what a program says or hears: so neither can be taken for the other. Layouts alone have index paths of what is presented.
extension UICollectionView {
  /// The index path in the data of an item that is presented. Data source and delegate are told this one.
  func dataPath(of key: ElementKey) -> IndexPath { dataPath(section: key.section, item: key.item) }

  /// The same for an item that is presented with these numbers.
  func dataPath(section: Int, item: Int) -> IndexPath {
    guard let permutation = movements?.permutation else { return IndexPath(item: item, section: section) }
    let presented = UpdatePlan.Place(section: section, item: item)
    if let place = permutation.dataPlace(of: presented) { return IndexPath(place) }
    guard permutation.isPlaceholder(at: presented) else { return IndexPath(item: item, section: section) }
    // Whoever asks about what the data do not have is told of the item beside it. // N55
    let place = permutation.insertionPlace(at: presented)
    let last = max(permutation.data.itemCount(inSection: place.section) - 1, 0)
    return IndexPath(item: min(place.item, last), section: place.section)
  }

  /// The element of an item of the data, as presented; nil where there is none.
  func presentedKey(ofData path: IndexPath) -> ElementKey? {
    guard path.count == 2, dataCounts.contains(section: path[0], item: path[1]) else { return nil }
    let place = UpdatePlan.Place(path)
    guard let permutation = movements?.permutation else { return place.key }
    return permutation.presentedPlace(of: place)?.key
  }

  /// The item that a program means by an index path, of which there may be none; nil for one that none can have. In calls of a layout
  /// it is what is presented, and else the data's.
  func itemMeant(by path: IndexPath) -> ElementKey? {
    guard path.count == 2, ElementKey.holds(section: path[0], item: path[1]) else { return nil }
    let place = UpdatePlan.Place(path)
    guard let permutation = numberedByData else { return place.key }
    return permutation.presentedPlace(of: place)?.key ?? place.key
  }

  /// The index path with which a layout is asked about what a program names; that itself where no item can have it.
  func layoutPath(of path: IndexPath) -> IndexPath { itemMeant(by: path)?.indexPath ?? path }

  /// The index path with which a program that has asked hears of an item: the one in the data, but in calls of a layout the
  /// presented one.
  func answeredPath(of key: ElementKey) -> IndexPath { numberedByData == nil ? key.indexPath : dataPath(of: key) }

  /// The same for several that are presented: the very same array where nothing is carried.
  func answeredPaths(presented paths: [IndexPath]) -> [IndexPath] {
    guard let permutation = numberedByData else { return paths }
    return paths.filter { state.drags == nil || !permutation.isPlaceholder(at: UpdatePlan.Place($0)) }.map {
      dataPath(section: $0.section, item: $0.item)
    }
  }

  /// The permutation, where there is one and the program speaks of the data.
  private var numberedByData: MovementPermutation? {
    guard let movements, movements.numbering == .data else { return nil }
    return movements.permutation
  }

  /// Runs a call of the layout, for which index paths are those that are presented.
  func presenting<Result>(_ body: () -> Result) -> Result {
    guard let movements else { return body() }
    return movements.presenting(body)
  }
}
