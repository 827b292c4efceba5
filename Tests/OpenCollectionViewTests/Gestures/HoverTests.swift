import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// G111
@MainActor struct HoverTests {
  let stage = TouchStage(CGRect(x: 100, y: 100, width: 200, height: 200))
  let hover = UIHoverGestureRecognizer()

  init() {
    let journal = stage.journal
    stage.view.addGestureRecognizer(hover)
    hover.addAction { recognizer in
      let place = recognizer.location(in: recognizer.view)
      journal.note("\(recognizer.state) \(Int(place.x)), \(Int(place.y))")
    }
  }

  private func point(_ x: Double, _ y: Double) {
    stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: CGPoint(x: x, y: y))))
    stage.screen.runFrame()
  }

  private func leave() {
    stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: nil)))
    stage.screen.runFrame()
  }

  @Test func `it begins when the pointer enters, changes with it and ends when it leaves`() {
    point(50, 50)
    point(110, 110)
    point(120, 110)
    point(50, 50)
    #expect(stage.journal.text == "began 10, 10, changed 20, 10, ended -50, -50")
    #expect(hover.state == .possible)
  }

  @Test func `it ends when the pointer leaves the screen`() {
    point(110, 110)
    leave()
    #expect(stage.journal.text == "began 10, 10, ended 10, 10")
  }

  @Test func `it pauses while a button is pressed`() {
    point(110, 110)
    stage.send(.began, 110, 110)
    stage.send(.ended, 110, 110)
    point(120, 110)
    #expect(stage.journal.text == "began 10, 10, ended 10, 10, view began, view ended, began 20, 10")
  }

  @Test func `fingers never hover`() {
    stage.screen.play(.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 150, y: 150)))
    #expect(!stage.journal.text.contains("began 10"))
    #expect(stage.journal.withoutRepeats == "view began, view moved, view ended")
  }

  @Test func `a view that moves away from the pointer is left`() {
    point(110, 110)
    stage.view.frame.origin.y = 400
    stage.screen.runFrame()
    #expect(stage.journal.entries.last?.hasPrefix("ended") == true)
    #expect(stage.journal.entries.count == 2)
  }

  @Test func `a view in front takes the pointer, its superview keeps it`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(child)
    let sibling = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
    stage.screen.window.addSubview(sibling)
    point(110, 110)
    point(260, 110)
    #expect(stage.journal.text == "began 10, 10, ended 160, 10")
  }

  @Test func `a recognizer that is turned off is left`() {
    point(110, 110)
    hover.isEnabled = false
    point(112, 110)
    #expect(stage.journal.entries.last == "ended 12, 10")
  }
}
