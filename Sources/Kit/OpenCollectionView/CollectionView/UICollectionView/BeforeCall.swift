/// The state of a collection view before a call of a program. The caller compares it afterwards, since in the call a
/// program may do anything. // C150
@MainActor struct BeforeCall {
  private let generation: Int
  private let epoch: Int
  private let source: ObjectIdentifier?
  private let layout: ObjectIdentifier

  init(_ view: UICollectionView) {
    generation = view.data.generation
    epoch = view.data.epoch
    source = view.storedDataSource.map { ObjectIdentifier($0) }
    layout = ObjectIdentifier(view.storedLayout)
  }

  /// Tells whether items have the numbers that they had, and are those of the same data source.
  func dataAreSame(in view: UICollectionView) -> Bool {
    generation == view.data.generation && epoch == view.data.epoch
      && source == view.storedDataSource.map { ObjectIdentifier($0) }
  }

  /// Tells whether the layout is the one that it was.
  func layoutIsSame(in view: UICollectionView) -> Bool { layout == ObjectIdentifier(view.storedLayout) }
}
