import CollectionEngine

/// Tells the places that a data source knows from those that are presented while changes wait to be made, as while an item
/// is carried.
///
/// A collection view's own methods speak of the data's places, except inside ``performUsingPresentationValues(_:)`` and in
/// calls of its layout; ``UICollectionView/numberOfItems(inSection:)`` always counts what is presented.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Tells whether something else is presented than the data source knows of.
  var hasUncommittedUpdates: Bool { get }
  /// Returns the number with which a section of the data is presented; `NSNotFound` where it is not.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the section of the data that is presented there; `NSNotFound` for none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the index path at which an item of the data is presented; nil where it is not.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the item of the data that is presented there; nil for none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs calls whose places are those that are presented.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same section: items are carried, sections are not.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    0..<dataCounts.sectionCount ~= dataSourceSectionIndex ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section: items are carried, sections are not.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    0..<currentCounts.sectionCount ~= presentationSectionIndex ? presentationSectionIndex : NSNotFound
  }

  /// Returns the index path at which an item of the data is presented; nil for one that does not exist.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2, dataCounts.contains(section: path[0], item: path[1]) else {
      return nil
    }
    guard let permutation = movements?.permutation else { return path }
    return permutation.presentedPlace(of: UpdatePlan.Place(path)).map(IndexPath.init)
  }

  /// Returns the item of the data that is presented at a place; nil for none.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2, currentCounts.contains(section: path[0], item: path[1])
    else { return nil }
    guard let permutation = movements?.permutation else { return path }
    return permutation.dataPlace(of: UpdatePlan.Place(path)).map(IndexPath.init)
  }

  /// Runs calls whose places are those that are presented.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { presenting(actionsToTranslate) }
}
