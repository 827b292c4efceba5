import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DeliveryOrderTests {
  let stage = TouchStage()

  // G4, G6
  @Test func `recognizers hear from the hit view outwards, in one view as they were added`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(inner)
    _ = stage.recognizer("outer")
    _ = stage.recognizer("window", on: stage.screen.window)
    _ = stage.recognizer("first", on: inner)
    _ = stage.recognizer("second", on: inner)
    stage.send(.began)
    #expect(stage.journal.text == "first.began, second.began, outer.began, window.began, view began")
  }

  // G4
  @Test func `a recognizer that is added while a finger is down does not hear of it`() {
    stage.send(.began)
    _ = stage.recognizer("late")
    stage.send(.moved, 101, 100)
    stage.send(.ended, 101, 100)
    #expect(stage.journal.text == "view began, view moved, view ended")
  }

  // G5
  @Test func `recognizers hear of each event before the view`() {
    _ = stage.recognizer("r")
    stage.send(.began)
    stage.send(.moved, 101, 100)
    stage.view.gestureRecognizers?.first?.delaysTouchesEnded = false
    stage.send(.ended, 101, 100)
    #expect(stage.journal.text == "r.began, view began, r.moved, view moved, r.ended, view ended")
  }

  // G7
  @Test func `fingers that change together are one event and one call`() {
    stage.view.isMultipleTouchEnabled = true
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesEnded = false
    stage.send(.began, fingers: [1: CGPoint(x: 10, y: 10), 2: CGPoint(x: 20, y: 20)])
    stage.send(.moved, fingers: [1: CGPoint(x: 11, y: 10), 2: CGPoint(x: 21, y: 20)])
    stage.send(.ended, fingers: [1: CGPoint(x: 11, y: 10), 2: CGPoint(x: 21, y: 20)])
    #expect(
      stage.journal.text
        == "r.began ×2, view began ×2, r.moved ×2, view moved ×2, r.ended ×2, view ended ×2")
  }

  // G7
  @Test func `moves of one frame are told once, with every report as a coalesced touch`() throws {
    final class Reader: UIView {
      var coalesced: [[CGPoint]] = []
      var previous: [[CGPoint]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let all = touches.first.flatMap { event?.coalescedTouches(for: $0) } ?? []
        coalesced.append(all.map { $0.location(in: self) })
        previous.append(all.map { $0.previousLocation(in: self) })
      }
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let reader = Reader(frame: screen.window.bounds)
    screen.show(reader)
    screen.play(
      .samples([
        (0, CGPoint(x: 10, y: 10)), (0.001, CGPoint(x: 11, y: 10)), (0.002, CGPoint(x: 12, y: 10)),
        (0.003, CGPoint(x: 13, y: 10)), (0.1, CGPoint(x: 13, y: 10)),
      ]))
    #expect(reader.coalesced == [[CGPoint(x: 11, y: 10), CGPoint(x: 12, y: 10), CGPoint(x: 13, y: 10)]])
    #expect(reader.previous == [[CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 10), CGPoint(x: 12, y: 10)]])
  }

  // G7
  @Test func `an event knows the fingers that rest, and those of a view, a window and a recognizer`() throws {
    final class Reader: UIView {
      var counts: [Int?] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event, let window, let recognizer = gestureRecognizers?.first else { return }
        counts = [
          touches.count, event.allTouches?.count, event.touches(for: self)?.count, event.touches(for: window)?.count,
          event.touches(for: recognizer)?.count, event.touches(for: UIView())?.count,
        ]
      }
    }
    let stage = TouchStage()
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    reader.isMultipleTouchEnabled = true
    stage.view.addSubview(reader)
    _ = stage.recognizer("r", on: reader)
    stage.send(.began, 10, 10, finger: 1)
    stage.send(.began, 20, 20, finger: 2)
    stage.send(.began, 300, 300, finger: 3)
    stage.send(.moved, 11, 10, finger: 1)
    #expect(reader.counts == [1, 3, 2, 3, 2, nil])
  }

  // G8
  @Test func `half a point is a move`() {
    stage.send(.began)
    stage.send(.moved, 100.5, 100)
    #expect(stage.journal.text == "view began, view moved")
    #expect(stage.view.places.last?.location == CGPoint(x: 100.5, y: 100))
  }

  // G9
  @Test(arguments: [(0.34, 2), (0.36, 1)])
  func `a touch soon after the last one and near it counts on`(pause: Double, count: Int) {
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)).then(.rest(pause)).then(.tap(at: CGPoint(x: 60, y: 50))))
    #expect(stage.view.lastTouches.first?.tapCount == count)
  }

  // G9
  @Test func `a touch far from the last one counts anew`() {
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)).then(.rest(0.1)).then(.tap(at: CGPoint(x: 96, y: 50))))
    #expect(stage.view.lastTouches.first?.tapCount == 1)
  }

  @Test func `an application and a window may see events first, or keep them`() {
    final class Watcher: UIWindow {
      var times: [Double] = []
      var keeps = false
      override func sendEvent(_ event: UIEvent) {
        times.append(event.timestamp)
        if !keeps { super.sendEvent(event) }
      }
    }
    let window = Watcher(windowScene: stage.screen.scene)
    window.makeKeyAndVisible()
    window.addSubview(stage.view)
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.1))
    window.keeps = true
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.1))
    #expect(stage.journal.text == "view began, view ended")
    #expect(window.times.count == 4)
  }

  @Test func `fingers in two windows are told to each window alone`() {
    let second = UIWindow(windowScene: stage.screen.scene)
    second.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
    second.isHidden = false
    second.addSubview(TouchedView("lower", second.bounds, stage.journal))
    stage.send(.began, fingers: [1: CGPoint(x: 10, y: 10), 2: CGPoint(x: 10, y: 410)])
    stage.send(.moved, fingers: [1: CGPoint(x: 11, y: 10), 2: CGPoint(x: 11, y: 410)])
    #expect(stage.journal.text == "view began, lower began, view moved, lower moved")
  }

  @Test func `a timer does not go before a finger that came down earlier`() {
    // The second tap comes 0.349 s after the first, and the frame that brings it after the 0.35 s of the pause.
    for phase in [0, 0.004, 0.008, 0.012, 0.016] {
      let stage = TouchStage()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      double.addAction { _ in stage.journal.note("double") }
      stage.view.addGestureRecognizer(double)
      stage.screen.advance(by: phase)
      stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)).then(.rest(0.349)).then(.tap(at: CGPoint(x: 50, y: 50))))
      #expect(stage.journal.entries.contains("double"), "\(phase)")
    }
  }
}
