import OpenCollectionView

/// How a finger let go of content, and what became of it.
struct ThrowRecord: Equatable {
  /// The velocity that the delegate was told, in points per millisecond.
  var reported: CGPoint
  /// The velocity that the content had, in points per millisecond: a finger that rested has none.
  var honest: CGPoint
  /// Where the content was to come to rest.
  var announced: CGPoint
  /// Where it did; nil while it moves.
  var stopped: CGPoint?

  /// Tells whether it went sideways.
  var isAcross: Bool
}
