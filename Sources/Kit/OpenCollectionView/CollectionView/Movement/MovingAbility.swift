/// Tells which data sources can move items. // M1
///
/// A program's class that lacks a method of a protocol inherits the protocol's own, and nothing tells the two apart before
/// the method is called. A controller is asked for its override; any other data source is taken at its word that it lets
/// items move, until a move has reached the protocol's own method.
@MainActor enum MovingAbility {
  private static var unable: Set<ObjectIdentifier> = []
  /// Tells whether the protocol's own method has been reached since it was last forgotten.
  private static var wasReached = false

  static func mayMove(_ source: any UICollectionViewDataSource) -> Bool {
    let type: AnyClass = type(of: source)
    if unable.contains(ObjectIdentifier(type)) { return false }
    guard let controller = type as? UICollectionViewController.Type else { return true }
    return MovingOverride.isOverridden(in: controller)
  }

  /// Called by the methods that stand for a missing one.
  static func ownMethodWasReached() { wasReached = true }

  /// Has a data source move an item.
  ///
  /// - Returns: false where it turns out that it cannot.
  static func move(
    in source: any UICollectionViewDataSource, of view: UICollectionView, from: IndexPath, to: IndexPath
  ) -> Bool {
    wasReached = false
    source.collectionView(view, moveItemAt: from, to: to)
    guard wasReached else { return true }
    wasReached = false
    // A controller that calls super has moved its data itself.
    if source is UICollectionViewController { return MovingOverride.isOverridden(in: type(of: source)) }
    unable.insert(ObjectIdentifier(type(of: source)))
    return false
  }
}
