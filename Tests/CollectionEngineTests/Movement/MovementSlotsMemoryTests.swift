import CollectionEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

/// What slots remember of a finger's last place changes no answer.
struct MovementSlotsMemoryTests {
  // M5
  @Test(arguments: UInt64(1)...40)
  func `Wherever a finger goes, it means what a jump to there means`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isLoose = seed % 2 == 0
    let slots = (0..<24).map { number -> MovementSlots.Slot in
      let jitter = isLoose ? CGFloat.random(in: -30...30, using: &random) : 0
      let frame = CGRect(
        x: 100 * CGFloat(number % 4) + jitter, y: 100 * CGFloat(number / 4), width: 90, height: 90 + abs(jitter))
      let turned = isLoose && number % 5 == 0 ? CATransform3DMakeRotation(0.4, 0, 0, 1) : nil
      return MovementSlots.Slot(
        place: UpdatePlan.Place(section: number / 12, item: number % 12), center: CGPoint(x: frame.midX, y: frame.midY),
        size: frame.size, transform: turned, depth: number % 3, frame: frame)
    }
    let first = MovementSlots(
      slots: slots, regions: [], counts: SectionCounts([12, 12]), home: UpdatePlan.Place(section: 0, item: 3))
    var slotsOfFinger = first
    var point = CGPoint(x: 200, y: 200)
    for _ in 0..<400 {
      point.x = min(max(point.x + CGFloat.random(in: -25...25, using: &random), -50), 450)
      point.y = min(max(point.y + CGFloat.random(in: -25...25, using: &random), -50), 650)
      #expect(slotsOfFinger.place(underFingerAt: point) == first.place(at: point), "\(point)")
    }
  }

  // M5
  @Test func `A slot that nothing lies over is known from the first answer on, up to its edges`() {
    let slots = (0..<3).map { number -> MovementSlots.Slot in
      let frame = CGRect(x: 100 * CGFloat(number), y: 0, width: 90, height: 90)
      return MovementSlots.Slot(
        place: UpdatePlan.Place(section: 0, item: number), center: CGPoint(x: frame.midX, y: frame.midY),
        size: frame.size, frame: frame)
    }
    var known = MovementSlots(
      slots: slots, regions: [], counts: SectionCounts([3]), home: UpdatePlan.Place(section: 0, item: 0))
    #expect(known.stillPlace(at: CGPoint(x: 120, y: 40)) == nil)
    #expect(known.place(underFingerAt: CGPoint(x: 120, y: 40)) == UpdatePlan.Place(section: 0, item: 1))
    #expect(known.stillPlace(at: CGPoint(x: 100, y: 0)) == UpdatePlan.Place(section: 0, item: 1))
    #expect(known.stillPlace(at: CGPoint(x: 190, y: 40)) == nil)
    #expect(known.stillPlace(at: CGPoint(x: 99, y: 40)) == nil)
  }
}
