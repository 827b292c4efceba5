/// The elements of a collection that the viewport shows, and those that came and went since it last moved.
///
/// Fill it with the elements of the queried tile (``TileRule``) by ``replaceContents(with:)`` and call
/// ``update(bounds:entered:left:)`` whenever the bounds or the contents have changed. It knows frames, not views: each
/// element carries a slot, a number by which the caller finds whatever belongs to it.
///
/// An element is visible when its frame touches the bounds (``TouchRule``). Bounds without area show nothing (our choice:
/// UIKit does not say).
///
/// The elements may overlap, differ in length and come in any order. They are kept in flat arrays, sorted by leading
/// edge along the scroll axis, with the farthest trailing edge up to each: two searches find all that can be visible.
/// An element that reaches far along the scroll axis (a background behind everything) makes the candidates more, never
/// the answer wrong.
public struct VisibleWindow: Sendable {
  /// The axis along which the elements are sorted. For content that scrolls along both, the one with more elements.
  public let axis: ScrollAxis

  /// The number of elements that were visible at the last update and have not left the contents since.
  public internal(set) var visibleCount = 0

  /// By position in the order of leading edges, where they are sorted.
  var places: [Place] = []
  /// Tells whether the places are in that order. Those that have moved are not, until they rest for one update.
  var isSorted = true

  // By rank, which is the place in the order of keys:
  var keys: [ElementKey] = []
  var slots: [Int32] = []
  var positions: [Int32] = []

  /// The positions that can be shown; outside of it nothing is.
  var candidates = 0..<0
  /// The bounds of the last update; nil where the places are no longer those that it looked at.
  var examined: AxisSpan?
  /// Elements that were visible when the contents were replaced and are no longer among them, by key.
  var departed: [Departure] = []

  // Kept for their capacity only:
  var enteredRanks: [Int32] = []
  var leftRanks: [Int32] = []
  var shownBefore: [Departure] = []
  var ranked: [Ranked] = []
  var keyOrder: [Int32] = []
  var edgeOrder: [Int32] = []
  var ranksOfElements: [Int32] = []

  /// The place of an element.
  struct Place: Sendable {
    var alongMin = 0.0
    var alongMax = 0.0
    var acrossMin = 0.0
    var acrossMax = 0.0
    /// The farthest trailing edge of the elements up to and including this one, where they are sorted.
    var reach = 0.0
    var rank: Int32
    var isShown = false

    init(rank: Int32) { self.rank = rank }

    @inline(__always)
    mutating func move(to element: Element, isVertical: Bool) {
      (alongMin, alongMax, acrossMin, acrossMax) =
        isVertical
        ? (element.minY, element.maxY, element.minX, element.maxX)
        : (element.minX, element.maxX, element.minY, element.maxY)
    }
  }

  /// An element of contents that are sorted by key.
  struct Ranked: Sendable {
    var key: ElementKey
    var index: Int32
  }

  struct Departure: Sendable {
    let key: ElementKey
    let slot: Int32
  }

  /// An empty window.
  public init(axis: ScrollAxis) {
    self.axis = axis
  }

  /// The number of elements, visible or not.
  public var count: Int { keys.count }

  /// Appends the slots of the visible elements in the order of their keys. Cost: linear in ``count``.
  public func appendVisibleSlots(into slots: inout [Int32]) {
    for rank in keys.indices where places[Int(positions[rank])].isShown { slots.append(self.slots[rank]) }
  }

  /// The slot of an element, nil when it is not among the contents. Cost: logarithmic in ``count``.
  public func slot(of key: ElementKey) -> Int32? {
    rank(of: key).map { slots[$0] }
  }

  /// The slot of an element, for one who asks for many in the order of their keys.
  ///
  /// - Parameter rank: 0 for the first question, and then what the last one left there. Cost: what lies between.
  public func slot(of key: ElementKey, searchingFrom rank: inout Int) -> Int32? {
    while rank < keys.count, keys[rank] < key { rank += 1 }
    return rank < keys.count && keys[rank] == key ? slots[rank] : nil
  }

  /// The slot of an element that was visible at the last update and has left the contents since; nil for any other. One that
  /// comes back before the next update keeps it. Cost: linear in how many have left.
  public func slot(ofDeparted key: ElementKey) -> Int32? { departed.first { $0.key == key }?.slot }

  /// Tells whether the element was visible at the last update. Cost: logarithmic in ``count``.
  public func isVisible(_ key: ElementKey) -> Bool {
    rank(of: key).map { places[Int(positions[$0])].isShown } ?? false
  }

  private func rank(of key: ElementKey) -> Int? {
    var work = 0
    let rank = keys.indices.partitionPoint(work: &work) { keys[$0] >= key }
    return rank < keys.count && keys[rank] == key ? rank : nil
  }
}
