import CollectionEngine
import FrameClock

/// The items that lie ahead of content that moves: cells to make before they come into sight, and items to announce.
@MainActor final class LookAhead {
  /// How far ahead cells are made, in lengths of the view. Measured on iOS 26.1: 225 points ahead in a view of 300.
  static let preparedLengths: CGFloat = 0.75
  /// How far ahead items are announced to the prefetching data source, in lengths of the view. Our choice: the next
  /// screenful.
  static let announcedLengths: CGFloat = 1
  /// With which pass that moved the content the look-ahead of an animated scroll begins. Measured on iOS 26.1: with the
  /// fourth or fifth; a jump has none at all.
  static let firstPass = 4
  /// With which pass that of a drag begins. Measured on iOS 26.1.
  static let firstDraggedPass = 2

  /// An item out of sight, with its extent along the scrolling.
  struct Candidate {
    var key: ElementKey
    /// Nil where the layout tells frames alone.
    var attributes: UICollectionViewLayoutAttributes?
    var frame: CGRect
    var start: CGFloat
    var end: CGFloat
  }

  /// The items that lie ahead by the layout's last answer, the nearest first.
  var candidates: [Candidate] = []
  /// Up to where the candidates are known, along the scrolling in the direction of motion.
  var knownEnd: CGFloat = 0
  /// Tells whether the layout has become another since the candidates were found.
  var isStale = true
  /// The items that have been announced and not been shown since.
  var announced: [Candidate] = []
  /// How many candidates, from the first, have been announced.
  var announcedCount = 0
  /// 1 for content that moves towards its end, -1 for the other way.
  var direction: CGFloat = 1
  /// In how many passes of the present motion the content has moved.
  var movedPasses = 0
  /// The visible rectangle at the last pass and at the one before.
  var bounds = CGRect.zero
  var boundsBefore = CGRect.zero
  /// The tile of the last pass.
  var tile: CGRect?
  /// For how many points beyond each edge along the scrolling elements have views.
  var overscan: CGFloat = 0
  /// When that ends.
  var overscanEnd: ClockTimer?
  /// Tells whether a look ahead is going to follow the present frame's layout.
  var isScheduled = false

  /// Forgets what is known of the layout; cells that are ready stay.
  func forgetCandidates() {
    candidates.removeAll(keepingCapacity: true)
    announcedCount = 0
    isStale = true
  }

  /// How far an item is ahead of a rectangle, in points; negative for one that it meets.
  func distance(of candidate: Candidate, ahead rect: CGRect, axis: CollectionEngine.ScrollAxis) -> CGFloat {
    let (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return direction > 0 ? candidate.start - high : low - candidate.end
  }
}
