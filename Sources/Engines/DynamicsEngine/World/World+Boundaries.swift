import Foundation
import PlaneGeometry
import PlaneVectors

extension World {
  /// Adds a boundary; what overlaps it is held on the side that its centre is on.
  ///
  /// - Returns: nil if it has no line that is longer than nothing, or if its group is not known.
  /// - Complexity: O(lines · log lines).
  @discardableResult
  public mutating func addBoundary(_ description: BoundaryDescription) -> BoundaryID? {
    let group = description.group
    guard groups.contains(group.slot, group.generation) else { return nil }
    var lines: [Segment] = []
    for piece in description.pieces { lines.append(contentsOf: Self.segments(of: piece)) }
    guard !lines.isEmpty else { return nil }
    func number(_ value: Double, _ range: ClosedRange<Double>, or standard: Double) -> Double {
      value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
    }
    let name = boundaries.insert(
      Boundary(
        group: group, elasticity: number(description.elasticity, 0...1, or: 0),
        friction: number(description.friction, 0...1e6, or: 0.2), tag: description.tag, segments: []))
    var places: [Int32] = []
    for var line in lines {
      line.boundary = name.slot
      let place: Int32
      if let free = freeSegments.popLast() {
        place = free
      } else {
        place = Int32(segments.count)
        segments.append(Segment())
      }
      line.leaf = segmentTree.insert(line.box.grown(by: settings.contactDistance), item: place)
      segments[Int(place)] = line
      places.append(place)
      scratch.value.candidates.removeAll(keepingCapacity: true)
      bodyTree.query(segmentTree.box(of: line.leaf)) { scratch.value.candidates.append($0) }
      for slot in scratch.value.candidates {
        wake(slot)
        moved.append(slot)
      }
    }
    boundaries[name.slot]?.segments = places
    return BoundaryID(slot: name.slot, generation: name.generation)
  }

  /// Removes a boundary and wakes what touched it.
  ///
  /// - Complexity: O(contacts + lines · log lines).
  @discardableResult
  public mutating func removeBoundary(_ id: BoundaryID) -> Bool {
    guard let boundary = boundaries[id.slot, id.generation] else { return false }
    removeContacts(of: .boundary(id.slot), telling: false)
    for place in boundary.segments {
      segmentTree.remove(segments[Int(place)].leaf)
      segments[Int(place)] = Segment()
      freeSegments.append(place)
    }
    endedMeanwhile.removeAll { $0.boundary == id.slot }
    boundaries.remove(id.slot, id.generation)
    return true
  }

  /// All boundaries, by place.
  public var allBoundaries: [BoundaryID] {
    boundaries.values.indices.compactMap { index in
      boundaries.values[index] == nil
        ? nil : BoundaryID(slot: Int32(index), generation: boundaries.generations[index])
    }
  }

  /// The number that a boundary was given; nil if there is none.
  public func tag(of id: BoundaryID) -> Int? { boundaries[id.slot, id.generation]?.tag }

  func boundaries(in group: CollisionGroupID) -> [BoundaryID] {
    allBoundaries.filter { boundaries[$0.slot]?.group == group }
  }

  func id(ofBoundary slot: Int32) -> BoundaryID {
    BoundaryID(slot: slot, generation: boundaries.generations[Int(slot)])
  }

  /// The lines through points, each knowing its neighbours.
  private static func segments(of given: [Vector]) -> [Segment] {
    var points: [Vector] = []
    for point in given where point.isFinite && abs(point.x) <= farthest && abs(point.y) <= farthest {
      if let last = points.last, (point - last).length < 1e-6 { continue }
      points.append(point)
    }
    guard points.count > 1 else { return [] }
    let isClosed = points.count > 3 && (points[0] - points[points.count - 1]).length < 1e-6
    let count = points.count - 1
    return (0..<count).compactMap { index in
      var segment = Segment()
      segment.start = points[index]
      segment.end = points[index + 1]
      guard let direction = (segment.end - segment.start).direction else { return nil }
      segment.direction = direction
      segment.length = (segment.end - segment.start).length
      if index > 0 { segment.before = points[index - 1] } else if isClosed { segment.before = points[count - 1] }
      if index + 2 <= count { segment.after = points[index + 2] } else if isClosed { segment.after = points[1] }
      return segment
    }
  }
}
