/// Divides the travel of one finger, along one axis, among scroll views that lie within each other: the innermost goes to
/// its edge, then the next one goes on.
///
/// Law of ours, for what UIKit calls transferring scrolling to the parent:
///
/// - Travel goes to the innermost member that has room in its direction; so nobody stretches a rubber band while another
///   one can still move.
/// - Where nobody has room, the outermost of those that have moved is pulled beyond its edge: it is the one that was
///   moving. If none has moved it is the innermost.
/// - Travel back first takes back what the outermost member got, then what the next one got, until all stand where the
///   drag began. So positions are a function of the finger's travel, whichever way it came, as long as nothing but the
///   finger changes the room.
///
/// Parts always add up to the travel, and change by no more than it does. A member that something else moves meanwhile
/// goes on from where it is.
///
/// Members are counted from the innermost, which is 0. Positive travel makes offsets grow. Allocates at the beginning only.
public struct TravelSplit: Sendable, Equatable {
  /// How far a member can go in either direction before it reaches an edge, in points: 0 or more.
  public struct Room: Sendable, Hashable {
    /// Towards smaller offsets.
    public var before: Double
    /// Towards greater offsets.
    public var after: Double

    /// Room in both directions. What is negative or NaN counts as 0.
    public init(before: Double, after: Double) {
      self.before = before > 0 ? before : 0
      self.after = after > 0 ? after : 0
    }

    /// No room at all: a member that cannot take part at present.
    public static let none = Room(before: 0, after: 0)
  }

  /// The share of each member in the travel, in points: all of one sign, or 0.
  public private(set) var parts: [Double]

  /// The travel that was divided, in points.
  public private(set) var travel = 0.0

  /// The member that moved last, or that would: it is the one a lifting finger throws.
  public private(set) var mover = 0

  /// Travel and room are sums: less than this many points is nothing.
  private static let roundingError = 1e-6

  /// The parts before the present move.
  private var partsBefore: [Double]

  /// No travel yet among `count` members, of which there must be one at least.
  public init(count: Int) {
    guard count > 0 else { fatalError("Travel was to be divided among \(count) members; pass one or more.") }
    parts = Array(repeating: 0, count: count)
    partsBefore = parts
  }

  /// Divides further travel, so that all of it is `travel`.
  ///
  /// - Parameters:
  ///   - travel: since the drag began, in points. A value that is not finite is ignored.
  ///   - room: the room that a member has from where it is before this move. Asked once at most for each member.
  public mutating func move(to travel: Double, room: (_ member: Int) -> Room) {
    guard travel.isFinite, travel != self.travel else { return }
    let isForward = travel > self.travel
    var left = abs(travel - self.travel)
    self.travel = travel
    for member in parts.indices { partsBefore[member] = parts[member] }
    for member in parts.indices.reversed() where left > 0 && (isForward ? parts[member] < 0 : parts[member] > 0) {
      let amount = Swift.min(left, abs(parts[member]))
      left -= give(amount, to: member, isForward: isForward)
    }
    guard left > 0 else { return }
    var outermost = 0
    for member in parts.indices where left > 0 {
      if abs(parts[member]) > Self.roundingError { outermost = member }
      let room = room(member)
      // What it has taken back in this move is no room any longer.
      let rest = (isForward ? room.after : room.before) - abs(parts[member] - partsBefore[member])
      guard rest > Self.roundingError else { continue }
      left -= give(Swift.min(left, rest), to: member, isForward: isForward)
      outermost = member
    }
    if left > 0 { _ = give(left, to: outermost, isForward: isForward) }
  }

  private mutating func give(_ amount: Double, to member: Int, isForward: Bool) -> Double {
    parts[member] += isForward ? amount : -amount
    mover = member
    return amount
  }
}
