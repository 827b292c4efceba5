import OpenCollectionView

/// What stands in a card and can be found again as it was.
@MainActor protocol RestorablePart: UIView {
  /// How its controls stand, in numbers; those that say nothing are passed over.
  var choices: [Int] { get set }
}
