import CollectionEngine

/// The work that a flow layout has to do again before it can answer: sizes to read, elements to place.
struct FlowValidity {
  /// The room that lines have, and the pixels that they are rounded to.
  struct Surroundings: Equatable {
    var availableSize: CGSize
    var pixelScale: CGFloat
    var itemInsets: UIEdgeInsets
    var isVertical: Bool
    /// Tells whether lines begin at the right, and the width that they are turned over in where it decides.
    var runsFromRight = false
    var mirroredWidth: CGFloat = 0
  }

  /// Tells whether everything the delegate said is to be asked again.
  var asksEverything = true
  /// Tells whether the counts have changed, and nobody has told how yet.
  var awaitsPlan = false
  /// How the data has changed.
  var plan: UpdatePlan?
  /// Elements whose sizes the delegate is asked for again.
  var stale: [ElementKey] = []
  /// Sizes that views would like to have.
  var preferred: [(key: ElementKey, size: CGSize)] = []
  /// Of what the present geometry was made.
  var surroundings: Surroundings?
  /// The insets to which pinned views were placed.
  var pinnedInset = UIEdgeInsets.zero
  /// Tells whether the delegate says the sizes of items; nil before it was asked.
  var delegateTellsSizes: Bool?

  var isUpToDate: Bool { !asksEverything && !awaitsPlan && stale.isEmpty && preferred.isEmpty }
}
