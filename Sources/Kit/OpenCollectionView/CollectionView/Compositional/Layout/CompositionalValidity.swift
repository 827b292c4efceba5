import CollectionEngine

/// The work that a compositional layout has to do again before it can answer.
struct CompositionalValidity {
  /// The values, beside the sections, of which a layout was computed.
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
  /// Tells whether views that are shown are asked for their sizes again, which may be those of other surroundings.
  var asksViews = false
  /// How the data has changed.
  var plan: UpdatePlan?
  /// Sizes that views have asked for.
  var wishes: [CompositionalWish] = []
  /// The surroundings of which the present geometry was made.
  var surroundings: Surroundings?
  /// The insets to which pinned views were placed.
  var pinnedInset = UIEdgeInsets.zero
}
