import GestureEngine
import TestSupport
import Testing

@Suite struct TouchSetTests {
  private func slots(_ set: TouchSet) -> [Int] {
    var slots: [Int] = []
    set.forEachSlot { slots.append($0) }
    return slots
  }

  @Test func `an empty set holds no slot`() {
    let set: TouchSet = []
    #expect(set.isEmpty)
    #expect(slots(set) == [])
    #expect(set.firstFreeSlot == 0)
    #expect((0..<64).allSatisfy { !set.contains(slot: $0) })
  }

  @Test(arguments: [0, 1, 31, 32, 63])
  func `a slot stands for one bit`(slot: Int) {
    let set = TouchSet(slot: slot)
    #expect(set.rawValue == UInt64(1) << UInt64(slot))
    #expect(set.contains(slot: slot))
    #expect(slots(set) == [slot])
  }

  @Test func `slots are told ascending, in whatever order they came`() {
    #expect(slots([TouchSet(slot: 63), TouchSet(slot: 0), TouchSet(slot: 17)]) == [0, 17, 63])
  }

  @Test func `sets are united, compared and reduced as sets are`() {
    var set: TouchSet = [TouchSet(slot: 1), TouchSet(slot: 2)]
    #expect(!set.isDisjoint(with: TouchSet(slot: 2)))
    #expect(set.isDisjoint(with: TouchSet(slot: 3)))
    set.remove(TouchSet(slot: 1))
    #expect(set == TouchSet(slot: 2))
    #expect(slots(set.union(TouchSet(slot: 0))) == [0, 2])
  }

  @Test func `the first free slot is the lowest that is not in the set`() {
    #expect(TouchSet(rawValue: 0b1011).firstFreeSlot == 2)
    #expect(TouchSet(rawValue: .max >> 1).firstFreeSlot == 63)
    #expect(TouchSet(rawValue: .max).firstFreeSlot == nil)
    #expect(TouchSet.capacity == 64)
  }

  @Test(arguments: [-1, 64])
  func `a slot beyond the set traps`(slot: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [slot] in
      _ = TouchSet(slot: slot)
    }
    #expect(
      trapSentence(of: result).contains(
        "Touch slot \(slot) is not one of 0 to 63: take the slots of new touches from firstFreeSlot."))
  }
}
