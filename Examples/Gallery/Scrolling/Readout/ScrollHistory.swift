import OpenCollectionView

/// Where a scroll view was in the last seconds, and how fast.
struct ScrollHistory {
  struct Moment {
    /// Seconds.
    var time: Double
    var offset: CGPoint
    /// Points per second.
    var velocity: CGPoint
  }

  /// How far back it goes, in seconds.
  static let length = 3.0

  private(set) var moments: [Moment] = []
  private var lastMotion = -Double.infinity

  /// Notes a moment, and forgets what is too long ago.
  mutating func add(_ moment: Moment) {
    if moment.velocity != .zero || moments.last?.offset != moment.offset { lastMotion = moment.time }
    moments.append(moment)
    // One that is older is kept: the curve comes from beyond the edge.
    let old = moments.prefix { $0.time < moment.time - Self.length }.count - 1
    if old > 0 { moments.removeFirst(old) }
  }

  /// Tells whether nothing has moved for as long as it goes back.
  var isStill: Bool { (moments.last?.time ?? 0) - lastMotion > Self.length }

  /// Tells whether it went further sideways than up and down.
  var isAcross: Bool {
    func reach(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let values = moments.map { $0.offset[keyPath: axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return reach(\.x) > reach(\.y)
  }
}
