import LayerEngine
import RasterKernel

/// The units of a picture, each with that of the last one which the same layer has drawn.
struct StepPairs {
  let old: StepList
  let new: StepList
  let oldUnits: [StepUnit]
  let newUnits: [StepUnit]
  /// The number of the old unit for each new one; nil for none.
  let partners: [Int?]

  private struct Key: Hashable {
    var source: LayerID
    var number: Int
  }

  init(_ old: StepList, _ new: StepList) {
    (self.old, self.new) = (old, new)
    let (before, now) = (old.units, new.units)
    (oldUnits, newUnits) = (before, now)
    var places: [Key: Int] = [:]
    places.reserveCapacity(before.count)
    for (index, unit) in before.enumerated() { places[Key(source: unit.source, number: unit.number)] = index }
    partners = now.map { places[Key(source: $0.source, number: $0.number)] }
  }

  /// The way that most of what is seen has moved, in whole pixels, and about how many pixels have; nil where nothing
  /// has.
  func shift(mostShifts: Int) -> (x: Int, y: Int, area: Int)? {
    var shifts: [(x: Int, y: Int, area: Int)] = []
    for (number, unit) in newUnits.enumerated() {
      guard let partner = partners[number],
        let shift = Self.shift(old, oldUnits[partner].steps, new, unit.steps), shift != (0, 0)
      else { continue }
      if let index = shifts.firstIndex(where: { ($0.x, $0.y) == shift }) {
        shifts[index].area += unit.bounds.area
      } else if shifts.count < mostShifts {
        shifts.append((shift.0, shift.1, unit.bounds.area))
      }
    }
    return shifts.max { $0.area < $1.area }
  }

  /// How far the first box or mask of a unit has moved; nil where that is not known, or no whole number of pixels.
  private static func shift(_ old: StepList, _ before: Range<Int>, _ new: StepList, _ now: Range<Int>) -> (Int, Int)? {
    guard before.count == now.count else { return nil }
    return old.steps.withUnsafeBufferPointer { from in
      new.steps.withUnsafeBufferPointer { to in
        for offset in 0..<now.count {
          let (a, b) = (now.lowerBound + offset, before.lowerBound + offset)
          if to[a].coverage.kind == Int32(RasterCoverageMask) {
            return (
              Int(to[a].coverage.maskX) - Int(from[b].coverage.maskX),
              Int(to[a].coverage.maskY) - Int(from[b].coverage.maskY)
            )
          }
          guard to[a].coverage.isUpright != 0, from[b].coverage.isUpright != 0 else { continue }
          let (x, y) = (
            to[a].coverage.left - from[b].coverage.left, to[a].coverage.top - from[b].coverage.top
          )
          guard abs(x) < 1e6, abs(y) < 1e6, x == x.rounded(), y == y.rounded() else { return nil }
          return (Int(x), Int(y))
        }
        return nil
      }
    }
  }
}
