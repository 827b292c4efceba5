import CollectionEngine

/// What a compositional layout has to compute again before it can answer.
struct CompositionalValidity {
  /// Of what a layout was computed, beside its sections.
  struct Surroundings: Equatable {
    var size: CGSize
    var scale: CGFloat
    var safeArea: NSDirectionalEdgeInsets
    var margins: NSDirectionalEdgeInsets
    var readable: NSDirectionalEdgeInsets
    var traits: UITraitCollection
  }

  /// Tells whether everything is computed anew.
  var isStale = true
  /// Whether views that are shown are asked for their sizes again: they may have found them in other surroundings.
  var asksViews = false
  /// How the data has changed.
  var plan: UpdatePlan?
  /// Sizes that views have asked for.
  var wishes: [CompositionalWish] = []
  /// Of what the present geometry was made.
  var surroundings: Surroundings?
  /// The insets to which pinned views were placed.
  var pinnedInset = UIEdgeInsets.zero
}
