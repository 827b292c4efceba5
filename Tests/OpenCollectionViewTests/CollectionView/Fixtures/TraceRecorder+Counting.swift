import OpenCollectionView

extension TraceRecorder {
  /// How many decisions of a kind were heard.
  func count(where isMeant: (Decision) -> Bool) -> Int { events.count { isMeant($0.decision) } }

  /// How often a layout was asked for the elements of a rectangle.
  var queryCount: Int { count { if case .attributesQueried = $0 { true } else { false } } }

  /// How often a layout was prepared.
  var preparationCount: Int { count { if case .layoutPrepared = $0 { true } else { false } } }

  /// How many views were made, and how many used again.
  var madeCount: Int { count { if case .viewMade = $0 { true } else { false } } }

  /// How many views were used again.
  var reusedCount: Int { count { if case .viewReused = $0 { true } else { false } } }
}
