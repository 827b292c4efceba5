public import Foundation

/// The outcomes of carrying an item to each place of one section, and the place that a finger means by them.
///
/// In layouts whose places depend on the order the place under a finger is not where an item comes to lie that goes there: it
/// pushes others aside, and may stand in another column. So the place is chosen by its outcome.
///
/// Like ``MovementSlots`` the places do not depend on where the item is shown meanwhile, so that nothing flutters while a finger
/// rests; and while it trembles, a place stands until another one is nearer by ``reluctance``.
///
/// Cost: linear in the landings, which are those near the finger, for each point.
public struct MovementLandings: Sendable {
  /// The frame in which the item would come to lie at one place.
  public struct Landing: Hashable, Sendable {
    /// The place in the section, numbered as afterwards.
    public var item: Int
    /// The frame that the item would have there.
    public var frame: CGRect

    /// A landing.
    public init(item: Int, frame: CGRect) {
      self.item = item
      self.frame = frame
    }
  }

  /// By how many points another place must be nearer to the finger than the present one. Our choice: more than a resting finger
  /// trembles, and too little to be seen. // M50
  public static let reluctance: CGFloat = 4

  private let landings: [Landing]

  /// The landings near a finger, in any order.
  public init(_ landings: [Landing]) { self.landings = landings.sorted { $0.item < $1.item } }

  /// The point that means a place: the middle of what lies there. Nil for one that is not near.
  public func point(forItem item: Int) -> CGPoint? {
    landings.first { $0.item == item }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  /// The place whose frame has its middle nearest to a point; of several the first. Nil where there are none.
  ///
  /// - Parameter present: the place where the item is shown now; nil where it is shown in another section.
  public func item(nearestTo point: CGPoint, keeping present: Int?) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    var best: (item: Int, distance: CGFloat)?
    var kept: CGFloat?
    for landing in landings {
      let distance = hypot(landing.frame.midX - point.x, landing.frame.midY - point.y)
      if landing.item == present { kept = distance }
      if let best, best.distance <= distance { continue }
      best = (landing.item, distance)
    }
    if let best, let kept, kept < best.distance + Self.reluctance { return present }
    return best?.item
  }
}
