public import Foundation

extension VisibleWindow {
  /// From how many elements on it is looked for those that stay. Our choice: two searches cost as much as some twelve tests.
  private static let fewestSettled = 24

  /// Moves the viewport and appends the slots of the elements that came into sight and of those that went out of it,
  /// each in the order of keys, so cells in index order before supplementary views.
  ///
  /// Traps on bounds that hold NaN.
  ///
  /// Cost: searches, and one test for each element that comes or goes; for each element that was or is within the bounds along
  /// the scroll axis where they have another width across it, or the contents are others than at the last update. Nothing
  /// is allocated while the two arrays have capacity, except that more than some sixty elements coming or going at
  /// once are sorted in a buffer.
  public mutating func update(bounds: CGRect, entered: inout [Int32], left: inout [Int32]) {
    var work = 0
    update(bounds: bounds, entered: &entered, left: &left, work: &work)
  }

  /// Takes all elements for visible, as if an update had reported them: the next one reports those that are not.
  public mutating func assumeAllVisible() {
    for position in places.indices { places[position].isShown = true }
    visibleCount = places.count
    candidates = 0..<places.count
    departed.removeAll(keepingCapacity: true)
    examined = nil
  }

  /// As the public one; `work` grows by each search step and each element tested.
  mutating func update(bounds: CGRect, entered: inout [Int32], left: inout [Int32], work: inout Int) {
    let span = AxisSpan(bounds, axis: axis)
    guard !span.hasNaN else {
      fatalError("VisibleWindow: the bounds \(bounds) hold NaN; set a finite offset and size.")
    }
    if !isSorted {
      if examined == nil { return lookAtAll(span, entered: &entered, left: &left, work: &work) }
      // A second pass of the frame in which they have moved.
      if examined == span { return }
      sortPlaces()
    }
    let next = reachable(by: span, work: &work)
    if candidates.overlaps(next) {
      let all = min(candidates.lowerBound, next.lowerBound)..<max(candidates.upperBound, next.upperBound)
      let settled = settled(among: all, span, work: &work)
      examine(all.lowerBound..<settled.lowerBound, span, work: &work)
      examine(settled.upperBound..<all.upperBound, span, work: &work)
    } else {
      examine(candidates, span, work: &work)
      examine(next, span, work: &work)
    }
    candidates = next
    examined = span
    report(entered: &entered, left: &left)
  }

  /// Looks at elements that have just moved, in whatever order they are: sorting them would take longer.
  private mutating func lookAtAll(
    _ span: AxisSpan, entered: inout [Int32], left: inout [Int32], work: inout Int
  ) {
    examine(places.indices, span, work: &work)
    candidates = places.indices
    examined = span
    report(entered: &entered, left: &left)
  }

  /// The positions whose elements can meet `span` along the scroll axis; none for a span without area.
  private func reachable(by span: AxisSpan, work: inout Int) -> Range<Int> {
    guard span.alongMin < span.alongMax, span.acrossMin < span.acrossMax else { return 0..<0 }
    // One of no length at an edge itself touches it.
    let first = places.indices.partitionPoint(work: &work) { places[$0].reach >= span.alongMin }
    let end = (first..<places.count).partitionPoint(work: &work) { places[$0].alongMin > span.alongMax }
    return first..<end
  }

  /// The positions of elements that are within the bounds along the scroll axis as they were at the last update: of these, as
  /// long as the bounds across it are the same, none comes or goes.
  private func settled(among positions: Range<Int>, _ span: AxisSpan, work: inout Int) -> Range<Int> {
    let none = positions.upperBound..<positions.upperBound
    guard let examined, positions.count >= Self.fewestSettled, examined.acrossMin < examined.acrossMax,
      examined.acrossMin == span.acrossMin, examined.acrossMax == span.acrossMax
    else { return none }
    // Whatever begins between these two touches both, also an element of no length.
    let start = max(examined.alongMin, span.alongMin)
    let end = min(examined.alongMax, span.alongMax)
    guard start < end else { return none }
    let first = positions.partitionPoint(work: &work) { places[$0].alongMin >= start }
    let last = (first..<positions.upperBound).partitionPoint(work: &work) { places[$0].alongMin >= end }
    return first..<last
  }

  private mutating func examine(_ positions: Range<Int>, _ span: AxisSpan, work: inout Int) {
    let hasArea = span.alongMin < span.alongMax && span.acrossMin < span.acrossMax
    work += positions.count
    for position in positions {
      let place = places[position]
      let isVisible =
        hasArea && span.touchesAlong(place.alongMin, place.alongMax)
        && span.touchesAcross(place.acrossMin, place.acrossMax)
      guard isVisible != place.isShown else { continue }
      places[position].isShown = isVisible
      if isVisible {
        enteredRanks.append(place.rank)
      } else {
        leftRanks.append(place.rank)
      }
    }
  }

  private mutating func report(entered: inout [Int32], left: inout [Int32]) {
    visibleCount += enteredRanks.count - leftRanks.count
    enteredRanks.sort()
    leftRanks.sort()
    for rank in enteredRanks { entered.append(slots[Int(rank)]) }
    var nextDeparted = 0
    for rank in leftRanks {
      while nextDeparted < departed.count, departed[nextDeparted].key < keys[Int(rank)] {
        left.append(departed[nextDeparted].slot)
        nextDeparted += 1
      }
      left.append(slots[Int(rank)])
    }
    for departure in departed[nextDeparted...] { left.append(departure.slot) }
    departed.removeAll(keepingCapacity: true)
    enteredRanks.removeAll(keepingCapacity: true)
    leftRanks.removeAll(keepingCapacity: true)
  }
}
