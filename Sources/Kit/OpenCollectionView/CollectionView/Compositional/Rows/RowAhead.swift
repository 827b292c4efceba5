import CollectionEngine

/// The motion of a row as far as it is known, and what has been said of the items that come next along it.
struct RowAhead {
  /// The place of the row at the last pass; nil before the first one.
  var offset: Double?
  /// In how many passes of the present motion the row has moved.
  var movedPasses = 0
  /// 1 for a row that moves towards its end, -1 for the other way.
  var direction = 1.0
  /// The items that have been announced and not been shown since.
  var announced: [ElementKey] = []
  /// Tells whether a row that stands still is thought to move, or to be about to show what was announced.
  func isBehind(at place: Double) -> Bool { offset != place || movedPasses != 0 || !announced.isEmpty }

  /// Tells whether a look ahead is going to follow the present frame's layout.
  var isScheduled = false
}
