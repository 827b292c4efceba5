public import Foundation

extension VisibleWindow {
  /// Moves the viewport and appends the slots of the elements that came into sight and of those that went out of it,
  /// each in the order of keys, so cells in index order before supplementary views.
  ///
  /// Traps on bounds that hold NaN.
  ///
  /// Cost: two searches and one test for each element that was or is within the bounds along the scroll axis. Nothing
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
  }

  /// As the public one; `work` grows by each search step and each element tested.
  mutating func update(bounds: CGRect, entered: inout [Int32], left: inout [Int32], work: inout Int) {
    let span = AxisSpan(bounds, axis: axis)
    guard !span.hasNaN else {
      fatalError("VisibleWindow: the bounds \(bounds) hold NaN; set a finite offset and size.")
    }
    let next = reachable(by: span, work: &work)
    if candidates.overlaps(next) {
      let low = min(candidates.lowerBound, next.lowerBound)
      examine(low..<max(candidates.upperBound, next.upperBound), span, work: &work)
    } else {
      examine(candidates, span, work: &work)
      examine(next, span, work: &work)
    }
    candidates = next
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
