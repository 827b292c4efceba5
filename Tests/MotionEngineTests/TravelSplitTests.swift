import MotionEngine
import TestSupport
import Testing

@Suite struct TravelSplitTests {
  /// Lists within each other: where each stands, and how far it goes.
  struct Nest {
    var split: TravelSplit
    var starts: [Double]
    var ends: [Double]

    init(_ places: [(start: Double, end: Double)]) {
      split = TravelSplit(count: places.count)
      starts = places.map(\.start)
      ends = places.map(\.end)
    }

    mutating func move(to travel: Double) {
      var split = split
      split.move(to: travel) { member in
        let place = starts[member] + self.split.parts[member]
        return TravelSplit.Room(before: place, after: ends[member] - place)
      }
      self.split = split
    }
  }

  @Test func `the inner one goes to its end, then the outer one`() {
    var nest = Nest([(0, 100), (0, 1000)])
    nest.move(to: 60)
    #expect(nest.split.parts == [60, 0])
    #expect(nest.split.mover == 0)
    nest.move(to: 150)
    #expect(nest.split.parts == [100, 50])
    #expect(nest.split.mover == 1)
  }

  @Test func `coming back the outer one goes to where it took over, then the inner one moves`() {
    var nest = Nest([(0, 100), (300, 1000)])
    nest.move(to: 150)
    nest.move(to: 110)
    #expect(nest.split.parts == [100, 10])
    nest.move(to: 70)
    #expect(nest.split.parts == [70, 0])
    #expect(nest.split.mover == 0)
    nest.move(to: -40)
    #expect(nest.split.parts == [0, -40])
  }

  @Test func `where nobody has room the one that was moving is pulled`() {
    var nest = Nest([(0, 100), (0, 30)])
    nest.move(to: 200)
    #expect(nest.split.parts == [100, 100])
    nest.move(to: 120)
    #expect(nest.split.parts == [100, 20])
  }

  @Test func `where nobody can move at all the innermost is pulled`() {
    var nest = Nest([(0, 100), (0, 30), (0, 10)])
    nest.move(to: -50)
    #expect(nest.split.parts == [-50, 0, 0])
  }

  @Test func `three levels take over from each other`() {
    var nest = Nest([(0, 10), (0, 20), (0, 30)])
    nest.move(to: 45)
    #expect(nest.split.parts == [10, 20, 15])
    nest.move(to: 5)
    #expect(nest.split.parts == [5, 0, 0])
  }

  @Test func `a member without room is passed over`() {
    var nest = Nest([(0, 10), (0, 0), (0, 30)])
    nest.move(to: 25)
    #expect(nest.split.parts == [10, 0, 15])
  }

  @Test func `an inner one that grows meanwhile goes on, and nothing jumps`() {
    var nest = Nest([(0, 100), (0, 1000)])
    nest.move(to: 150)
    nest.ends[0] = 300
    nest.move(to: 151)
    #expect(nest.split.parts == [101, 50])
  }

  @Test func `travel that is no number changes nothing`() {
    var nest = Nest([(0, 100)])
    nest.move(to: 40)
    nest.move(to: .nan)
    nest.move(to: .infinity)
    #expect(nest.split.parts == [40])
    #expect(nest.split.travel == 40)
  }

  @Test func `room is never less than none`() {
    #expect(TravelSplit.Room(before: -1, after: .nan) == .none)
  }

  @Test func `a split among nobody traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TravelSplit(count: 0)
    }
    #expect(trapSentence(of: result).contains("Travel was to be divided among 0 members; pass one or more."))
  }

  static func nest(_ random: inout SeededGenerator) -> Nest {
    Nest(
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let end = Double.random(in: 0...300, using: &random)
        return (start: [0, end, .random(in: 0...end, using: &random)].randomElement(using: &random)!, end: end)
      })
  }

  @Test(arguments: 0..<300)
  func `the parts add up to the travel, and follow it without a jump`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var nest = Self.nest(&random)
    var travel = 0.0
    for _ in 0..<200 {
      let before = nest.split.parts
      let step = Double.random(in: -60...60, using: &random)
      travel += step
      nest.move(to: travel)
      #expect(abs(nest.split.parts.reduce(0, +) - travel) < 1e-9)
      for (old, new) in zip(before, nest.split.parts) { #expect(abs(new - old) <= abs(step) + 1e-9) }
    }
  }

  @Test(arguments: 0..<300)
  func `positions are a function of the travel, whichever way the finger came`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let start = Self.nest(&random)
    var wandering = start
    for _ in 0..<50 { wandering.move(to: .random(in: -900...900, using: &random)) }
    let travel = Double.random(in: -900...900, using: &random)
    wandering.move(to: travel)
    var direct = start
    direct.move(to: travel)
    for (one, other) in zip(wandering.split.parts, direct.split.parts) { #expect(abs(one - other) < 1e-9) }
  }

  @Test(arguments: 0..<200)
  func `nobody is pulled beyond an edge while another one has room`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var nest = Self.nest(&random)
    nest.move(to: .random(in: -900...900, using: &random))
    let isForward = nest.split.travel > 0
    let places = nest.split.parts.indices.map { nest.starts[$0] + nest.split.parts[$0] }
    let isPulled = places.indices.contains { places[$0] < -1e-9 || places[$0] > nest.ends[$0] + 1e-9 }
    let hasRoom = places.indices.contains {
      isForward ? places[$0] < nest.ends[$0] - 1e-9 : places[$0] > 1e-9
    }
    #expect(!(isPulled && hasRoom))
  }
}
