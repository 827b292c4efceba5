/// The record of what a layout has heard before it is first prepared for its view and its data source together.
struct FirstPreparation {
  /// The surroundings that a layout may have looked at when it heard that everything is invalid.
  struct Surroundings: Equatable {
    var delegate: ObjectIdentifier?
    /// Tells whether the view had a size.
    var hasSize: Bool
  }

  /// The surroundings when the layout heard of the data; nil before it did.
  var heard: Surroundings?
}

extension UICollectionView {
  /// The surroundings that a layout finds that computes when it hears that everything is invalid.
  var heardSurroundings: FirstPreparation.Surroundings {
    FirstPreparation.Surroundings(
      delegate: collectionDelegate.map(ObjectIdentifier.init), hasSize: bounds.width > 0 && bounds.height > 0)
  }

  /// The delegate is another one, or the view has got a size. A layout that computes in `invalidateLayout(with:)` is to
  /// find everything that a program sets up one after the other, in whatever order: until it has been prepared for the
  /// first time it hears of the data again. // C65
  func setUpDidChange() {
    guard let first = pass.firstPreparation, dataSource != nil, first.heard != heardSurroundings else { return }
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidate(with: context)
  }
}
