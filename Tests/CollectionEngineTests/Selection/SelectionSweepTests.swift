import CollectionEngine
import Testing

struct SelectionSweepTests {
  @Test func `A range grows from its anchor outwards, and shrinks from its end`() {
    var sweep = SelectionSweep(anchor: 5)
    #expect(sweep.range == 5...5)
    #expect(sweep.move(to: 8).entered == [6, 7, 8])
    #expect(sweep.move(to: 6) == change(left: [8, 7]))
    #expect(sweep.range == 5...6)
  }

  @Test func `Over the anchor to the other side one side is left and the other entered`() {
    var sweep = SelectionSweep(anchor: 5)
    _ = sweep.move(to: 7)
    #expect(sweep.move(to: 3) == change(left: [7, 6], entered: [4, 3]))
    #expect(sweep.move(to: 4) == change(left: [3]))
    #expect(sweep.move(to: 6) == change(left: [4], entered: [6]))
  }

  @Test func `Where the end stays nothing changes`() {
    var sweep = SelectionSweep(anchor: 0)
    #expect(sweep.move(to: 0) == change())
    _ = sweep.move(to: 3)
    #expect(sweep.move(to: 3) == change())
    #expect(sweep.move(to: 0) == change(left: [3, 2, 1]))
  }

  @Test func `Changes add up to the range, whatever the way`() {
    var state: UInt64 = 7
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 12
    }
    for _ in 0..<50 {
      var sweep = SelectionSweep(anchor: next())
      var held: Set<Int> = [sweep.anchor]
      for _ in 0..<20 {
        let change = sweep.move(to: next())
        for item in change.left { #expect(held.remove(item) != nil) }
        for item in change.entered { #expect(held.insert(item).inserted) }
        #expect(held == Set(sweep.range))
      }
    }
  }

  private func change(left: [Int] = [], entered: [Int] = []) -> SelectionSweep.Change {
    var change = SelectionSweep.Change()
    change.left = left
    change.entered = entered
    return change
  }
}
