import CollectionEngine

/// The questions and answers of a collection view that asks views for the sizes that they want.
struct FittingState {
  /// One question and its answer.
  struct Wish {
    var key: ElementKey
    /// The size that the layout gave the view.
    var given: CGSize
    /// The size that it would like to have.
    var wanted: CGSize
  }

  /// How often views have been asked in the present pass.
  var rounds = 0
  /// Those that are asked in one round; empty between rounds, kept so that a frame allocates nothing.
  var keys: [ElementKey] = []
  /// The elements that came into sight in the present pass.
  var arrived: Set<ElementKey> = []
  /// The wishes of the last round of the present pass.
  var wishes: [Wish] = []
  /// Views that said that their size may be another.
  var again: [UICollectionReusableView] = []
  /// The elements in sight of which the layout has said something else since the last pass. // C105
  var changed: [ElementKey] = []
  /// Says that the layout was invalidated as a whole, so that any other place or look counts; else only another size does.
  var comparesAll = false
  /// Says that the sizes that come next were given to views that never agree: those are not asked about them again.
  var hasGivenUp = false
  /// Tells whether all views in sight are to be asked again.
  var asksAll = false
  /// Tells whether views are being asked: what they change by that is part of the answer.
  var isAsking = false
}
