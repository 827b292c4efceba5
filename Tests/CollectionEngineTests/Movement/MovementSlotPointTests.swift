import CollectionEngine
import Foundation
import Testing

/// Points that mean a place.
struct MovementSlotPointTests {
  private func slots(_ counts: [Int], isRightToLeft: Bool = false) -> MovementSlots {
    var slots: [MovementSlots.Slot] = []
    var regions: [MovementSlots.Region] = []
    for (section, count) in counts.enumerated() {
      let top = CGFloat(section) * 240
      regions.append(MovementSlots.Region(section: section, frame: CGRect(x: 0, y: top, width: 300, height: 30)))
      for item in 0..<count {
        let column = CGFloat(item % 3)
        let frame = CGRect(
          x: isRightToLeft ? 200 - column * 100 : column * 100, y: top + 30 + CGFloat(item / 3) * 100, width: 90,
          height: 90)
        slots.append(
          MovementSlots.Slot(
            place: UpdatePlan.Place(section: section, item: item), center: CGPoint(x: frame.midX, y: frame.midY),
            size: frame.size, frame: frame))
      }
    }
    return MovementSlots(
      slots: slots, regions: regions, counts: SectionCounts(counts), home: UpdatePlan.Place(section: -1, item: 0),
      isRightToLeft: isRightToLeft)
  }

  // N80
  @Test(arguments: [false, true])
  func `Every place has a point that means it, the end of a section and a section without items too`(
    isRightToLeft: Bool
  ) throws {
    let counts = [4, 0, 6, 1]
    let slots = slots(counts, isRightToLeft: isRightToLeft)
    for (section, count) in counts.enumerated() {
      for item in 0...count {
        let place = UpdatePlan.Place(section: section, item: item)
        let point = try #require(slots.point(for: place), "\(place)")
        #expect(slots.place(at: point) == place)
      }
    }
  }

  // N80
  @Test func `A place that is not near has none`() {
    #expect(slots([2]).point(for: UpdatePlan.Place(section: 0, item: 3)) == nil)
    #expect(slots([2]).point(for: UpdatePlan.Place(section: 1, item: 0)) == nil)
  }
}
