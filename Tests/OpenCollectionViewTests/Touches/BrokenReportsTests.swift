import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Reports come from outside: whatever they say, nothing traps.
@MainActor struct BrokenReportsTests {
  let stage = TouchStage()

  @Test func `moves and lifts of fingers that are not down mean nothing`() {
    stage.send(.moved)
    stage.send(.ended)
    stage.send(.cancelled)
    #expect(stage.journal.text == "")
  }

  @Test func `a finger that comes down twice was lost in between`() {
    stage.send(.began)
    stage.send(.began, 120, 120)
    stage.send(.ended, 120, 120)
    #expect(stage.journal.text == "view began, view cancelled, view began, view ended")
  }

  @Test func `the same finger twice in one report is lost in between too`() {
    let sample = TouchSample(time: 0, identifier: 1, phase: .began, location: CGPoint(x: 50, y: 50))
    stage.screen.receive(.touches([sample, sample]))
    stage.screen.runFrame()
    #expect(stage.journal.text == "view began, view cancelled, view began")
  }

  @Test func `a finger without a place comes down on nothing`() {
    stage.send(.began, .nan, 10)
    stage.send(.ended, .nan, 10)
    #expect(stage.journal.text == "")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a report without a place keeps the place that was known`(number: Double) {
    stage.send(.began, 100, 100)
    stage.send(.moved, 110, 100)
    stage.send(.moved, number, number)
    stage.send(.ended, number, 100)
    #expect(stage.view.places.map(\.location.x) == [100, 110, 110, 110])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a report without a time comes now`(number: Double) {
    stage.screen.advance(by: 1)
    stage.screen.receive(
      .touches([TouchSample(time: number, identifier: 1, phase: .began, location: CGPoint(x: 50, y: 50))]))
    stage.screen.runFrame()
    #expect(stage.view.places.map(\.time) == [1])
  }

  @Test func `a hundred fingers are too many, and the next ones work again`() {
    stage.view.isMultipleTouchEnabled = true
    for finger in 1...100 { stage.send(.began, finger: Int32(finger)) }
    #expect(stage.journal.entries.count == 64)
    for finger in 1...100 { stage.send(.ended, finger: Int32(finger)) }
    stage.journal.clear()
    stage.send(.began)
    #expect(stage.journal.text == "view began")
  }

  @Test func `a recognizer that only watches does not use up the fingers`() {
    _ = stage.recognizer("watcher")
    _ = stage.recognizer("other")
    for _ in 0..<100 { stage.screen.play(.tap(at: CGPoint(x: 50, y: 50))) }
    #expect(stage.journal.entries.filter { $0 == "watcher.began" }.count == 100)
  }

  @Test func `random reports never trap, and leave nothing behind`() {
    var random = SeededGenerator(seed: 7)
    let numbers: [Double] = [0, 50, 399, 1e12, -1e12, .nan, .infinity, -3]
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    stage.view.addGestureRecognizer(tap)
    for _ in 0..<2_000 {
      let sample = TouchSample(
        time: [stage.screen.now, -1, .nan, stage.screen.now + 0.01].randomElement(using: &random)!,
        identifier: .random(in: 0...4, using: &random),
        phase: [.began, .moved, .moved, .ended, .cancelled].randomElement(using: &random)!,
        location: CGPoint(
          x: numbers.randomElement(using: &random)!, y: numbers.randomElement(using: &random)!))
      stage.screen.receive(.touches([sample]))
      if Bool.random(using: &random) { stage.screen.advance(by: 0.01) }
    }
    for finger in Int32(0)...4 { stage.send(.cancelled, finger: finger) }
    stage.screen.advanceUntilRest()
    stage.journal.clear()
    #expect(pan.state == .possible)
    #expect(tap.state == .possible)
    stage.send(.began, 50, 50, finger: 9)
    #expect(stage.journal.text == "view began")
  }
}
