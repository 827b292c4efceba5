import Foundation
import OpenCollectionView
import PlaneGeometry

/// The places of the items of a circle. Cost of an item: constant; of a rectangle: linear in the items that it holds.
struct CircleGeometry: Hashable {
  var center = CGPoint.zero
  var radius: CGFloat = 0
  /// How far the first item is from the top, clockwise in radians.
  var angle: CGFloat = 0
  /// Tells whether items follow each other against the clock.
  var isMirrored = false
  var count = 0
  var largestSize = CGSize.zero
  var smallestSize = CGSize.zero
  var spacing: CGFloat = 0

  /// Items are not wider than this part of the radius where that is not less than they may be: a small circle keeps a
  /// middle. Our choice.
  static let largestPartOfRadius: CGFloat = 0.9

  /// From one item to the next, in radians.
  var stepAngle: CGFloat { 2 * .pi / CGFloat(max(count, 1)) }

  /// The size of all items: as large as they may be and have room beside each other, and not smaller than they may be.
  var itemSize: CGSize {
    guard largestSize.width > 0 else { return largestSize }
    let free = min(radius * stepAngle - spacing, radius * Self.largestPartOfRadius)
    let smallest = min(smallestSize.width, largestSize.width)
    let width = min(max(free, smallest), largestSize.width)
    return CGSize(width: width, height: largestSize.height * width / largestSize.width)
  }

  /// How far an item is from the top, clockwise in radians.
  func turn(of index: Int) -> CGFloat { angle + (isMirrored ? -1 : 1) * CGFloat(index) * stepAngle }

  func center(of index: Int) -> CGPoint {
    let turn = turn(of: index)
    return CGPoint(x: center.x + radius * sin(turn), y: center.y - radius * cos(turn))
  }

  func frame(of index: Int) -> CGRect {
    let (middle, size) = (center(of: index), itemSize)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Before which item something belongs that is put at a place: the gap that the place is in, seen from the middle.
  func insertionIndex(at point: CGPoint) -> Int {
    guard count > 0 else { return 0 }
    let turn = (atan2(point.x - center.x, center.y - point.y) - angle) * (isMirrored ? -1 : 1)
    let whole = turn - (turn / (2 * .pi)).rounded(.down) * 2 * .pi
    return (whole / stepAngle).clampedIndex(upTo: count - 1) + 1
  }

  /// The items that may touch a rectangle, in order and each once; a few of them may not.
  func candidates(touching rect: CGRect) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let size = itemSize
    // An item touches the rectangle where its middle is within this one.
    let area = rect.insetBy(dx: -size.width / 2 - 1, dy: -size.height / 2 - 1)
    let arcs = arcs(within: area)
    if arcs.isEmpty { return [] }
    var ranges: [Range<Int>] = []
    for arc in arcs {
      // The turn of item i is i steps, or as many to the other side.
      let (low, high) =
        isMirrored
        ? (angle - arc.upperBound, angle - arc.lowerBound)
        : (arc.lowerBound - angle, arc.upperBound - angle)
      let first = (low / stepAngle).rounded(.down) - 1
      let length = (high / stepAngle).rounded(.up) + 1 - first
      guard length < CGFloat(count) else { return [0..<count] }
      let lapped = first - (first / CGFloat(count)).rounded(.down) * CGFloat(count)
      let start = lapped.clampedIndex(upTo: count - 1)
      let end = start + length.clampedIndex(upTo: count - 1) + 1
      ranges.append(start..<min(end, count))
      if end > count { ranges.append(0..<end - count) }
    }
    return Self.united(ranges)
  }

  /// The parts of the circle, clockwise from the top in radians, that are within a rectangle.
  private func arcs(within area: CGRect) -> [ClosedRange<CGFloat>] {
    var crossings: [CGFloat] = []
    func note(_ turn: CGFloat) {
      crossings.append(turn < 0 ? turn + 2 * .pi : turn)
    }
    if radius > 0 {
      for x in [area.minX, area.maxX] {
        let sine = (x - center.x) / radius
        guard abs(sine) <= 1 else { continue }
        note(asin(sine))
        note(.pi - asin(sine))
      }
      for y in [area.minY, area.maxY] {
        let cosine = (center.y - y) / radius
        guard abs(cosine) <= 1 else { continue }
        note(acos(cosine))
        note(2 * .pi - acos(cosine))
      }
    }
    crossings.sort()
    guard let first = crossings.first else {
      return isInside(0, of: area) ? [0...2 * .pi] : []
    }
    var arcs: [ClosedRange<CGFloat>] = []
    for (low, high) in zip(crossings, crossings.dropFirst() + [first + 2 * .pi])
    where isInside((low + high) / 2, of: area) {
      if let previous = arcs.last, previous.upperBound == low {
        arcs[arcs.count - 1] = previous.lowerBound...high
      } else {
        arcs.append(low...high)
      }
    }
    return arcs
  }

  private func isInside(_ turn: CGFloat, of area: CGRect) -> Bool {
    let (x, y) = (center.x + radius * sin(turn), center.y - radius * cos(turn))
    return x >= area.minX && x <= area.maxX && y >= area.minY && y <= area.maxY
  }

  private static func united(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var united: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = united.last, range.lowerBound <= last.upperBound else {
        united.append(range)
        continue
      }
      united[united.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    return united
  }
}

extension CircleGeometry: ItemGeometry {
  @MainActor func place(_ attributes: UICollectionViewLayoutAttributes, ofItem index: Int) {
    attributes.frame = frame(of: index)
  }
}
