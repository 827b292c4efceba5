import MotionEngine
import TestSupport
import Testing

@Suite struct KeyframePaceTests {
  @Test func `values without times are spread evenly`() {
    let pace = KeyframePace(count: 5)
    #expect(pace == [0: (0, 0), 0.125: (0, 0.5), 0.25: (1, 0), 0.625: (2, 0.5), 0.9375: (3, 0.75), 1: (4, 0)])
  }

  @Test func `times say when a value is reached`() {
    let pace = KeyframePace(count: 3, times: [0, 0.75, 1])
    #expect(pace == [0: (0, 0), 0.375: (0, 0.5), 0.75: (1, 0), 0.875: (1, 0.5), 1: (2, 0)])
  }

  @Test func `before the first time is the first value, after the last one the last`() {
    let pace = KeyframePace(count: 2, times: [0.25, 0.75])
    #expect(pace == [0: (0, 0), 0.25: (0, 0), 0.5: (0, 0.5), 0.75: (1, 0), 1: (1, 0)])
  }

  @Test func `a time that two values share is the later one's`() {
    let pace = KeyframePace(count: 4, times: [0, 0.5, 0.5, 1])
    #expect(pace == [0.25: (0, 0.5), 0.5: (2, 0), 0.75: (2, 0.5)])
  }

  @Test(
    arguments: [
      [0, 1], [0, 0.5, 0.75, 1], [0, 0.8, 0.7], [-0.1, 0.5, 1], [0, 0.5, 1.1], [0, .nan, 1], [],
    ] as [[Double]])
  func `times that do not fit are left aside`(times: [Double]) {
    #expect(KeyframePace(count: 3, times: times) == KeyframePace(count: 3))
  }

  @Test func `each step has its own curve, and without one it is linear`() {
    let pace = KeyframePace(count: 3, curves: [.easeIn])
    #expect(abs(pace.place(at: 0.25).fraction - 0.315_356_812_6) < 1e-9)
    #expect(pace.place(at: 0.75).fraction == 0.5)
  }

  @Test func `a pace by lengths has the same speed all the way`() {
    let pace = KeyframePace(lengths: [1, 3])
    #expect(pace == [0.125: (0, 0.5), 0.25: (1, 0), 0.625: (1, 0.5), 1: (2, 0)])
  }

  @Test func `steps without a length are passed at once, and if there are no others evenly`() {
    #expect(KeyframePace(lengths: [1, 0, 1]) == [0.25: (0, 0.5), 0.5: (2, 0), 0.75: (2, 0.5)])
    #expect(KeyframePace(lengths: [1, -4, 1]) == KeyframePace(lengths: [1, 0, 1]))
    #expect(KeyframePace(lengths: [0, 0]) == KeyframePace(count: 3))
  }

  @Test func `progress outside of 0 to 1 is the nearer end`() {
    let pace = KeyframePace(count: 3)
    #expect(pace == [-1: (0, 0), 2: (2, 0), .infinity: (2, 0)])
    #expect(pace.place(at: .nan).index == 0)
  }

  @Test func `one value, or none, is a place of its own`() {
    for count in 0...1 {
      #expect(KeyframePace(count: count) == [0: (0, 0), 0.5: (0, 0), 1: (0, 0)])
      #expect(KeyframePace(jumpingThrough: count) == [0: (0, 0), 0.5: (0, 0), 1: (0, 0)])
    }
  }

  @Test(arguments: 0..<300)
  func `places follow each other without a gap`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    let inner = (0..<count - 2).map { _ in Double.random(in: 0.001...0.999, using: &random) }.sorted()
    let pace = KeyframePace(count: count, times: [0] + inner + [1])
    var last = 0.0
    for step in 0...1000 {
      let place = pace.place(at: Double(step) / 1000)
      let way = Double(place.index) + place.fraction
      #expect(way >= last - 1e-12)
      last = way
    }
    #expect(last == Double(count - 1))
  }
}

extension KeyframePace {
  fileprivate static func == (pace: KeyframePace, expected: [Double: (Int, Double)]) -> Bool {
    expected.allSatisfy { progress, place in
      let found = pace.place(at: progress)
      return found.index == place.0 && abs(found.fraction - place.1) < 1e-12
    }
  }
}
