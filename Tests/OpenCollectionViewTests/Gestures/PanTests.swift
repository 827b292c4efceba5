import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PanTests {
  let stage = TouchStage()
  let pan = UIPanGestureRecognizer()

  init() {
    stage.view.addGestureRecognizer(pan)
    let journal = stage.journal
    pan.addAction { [pan, weak view = stage.view] recognizer in
      let translation = pan.translation(in: view)
      journal.note("\(recognizer.state) \(Int(translation.x.rounded())), \(Int(translation.y.rounded()))")
    }
  }

  private var told: String { stage.journal.entries.filter { !$0.hasPrefix("view") }.joined(separator: "; ") }

  // G80
  @Test func `one finger or more, unless set`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
  }

  // G80, G82
  @Test func `a pan begins, changes with each move and ends at the lift`() {
    stage.send(.began)
    stage.send(.moved, 108, 100)
    stage.send(.moved, 116, 100)
    stage.send(.moved, 124, 100)
    stage.send(.ended, 124, 100)
    #expect(told == "began 6, 0; changed 14, 0; ended 14, 0")
  }

  // G81
  @Test(arguments: [(9.9, false), (10.0, true)])
  func `ten points are enough`(distance: Double, begins: Bool) {
    stage.send(.began)
    stage.send(.moved, 100, 100 - distance)
    #expect((pan.state == .began) == begins)
  }

  // G81, G82
  @Test func `the distance counts in any direction, and is taken off along it`() {
    stage.send(.began)
    stage.send(.moved, 112, 116)
    #expect(told == "began 6, 8")
  }

  // G83
  @Test func `the place is where the finger is, whatever the translation`() {
    stage.send(.began)
    stage.send(.moved, 112, 116)
    #expect(pan.location(in: stage.view) == CGPoint(x: 112, y: 116))
  }

  // G84
  @Test func `the translation may be set, and the velocity with it to zero`() {
    stage.send(.began)
    stage.screen.advance(by: 0.1)
    stage.send(.moved, 130, 100)
    #expect(pan.velocity(in: stage.view) == CGPoint(x: 300, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: stage.view)
    #expect(pan.velocity(in: stage.view) == .zero)
    stage.send(.moved, 135, 101)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 6, y: 3))
  }

  // G85
  @Test func `the velocity stays what it was while the finger rests`() {
    stage.send(.began)
    for step in 1...10 {
      stage.screen.advance(by: 0.1)
      stage.send(.moved, 100 + 10 * Double(step), 100)
    }
    stage.screen.advance(by: 30)
    stage.send(.ended, 200, 100)
    #expect(abs(pan.velocity(in: nil).x) < 1e-9)
    #expect(told.hasSuffix("ended 90, 0"))
  }

  // G85
  @Test func `the velocity at the lift is that of the last moves, three quarters of it of the last one`() {
    var velocity = CGPoint.zero
    pan.addAction { [pan] in if $0.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 100, y: 100)), (0.1, CGPoint(x: 120, y: 100)), (0.2, CGPoint(x: 130, y: 100)),
        (5.2, CGPoint(x: 130, y: 100)),
      ]))
    #expect(abs(velocity.x - (0.75 * 100 + 0.25 * 200)) < 0.001)
  }

  // G86
  @Test func `a finger that comes or goes moves nothing`() {
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.moved, 120, 100, finger: 1)
    stage.send(.began, 300, 300, finger: 2)
    stage.send(.moved, 320, 300, finger: 2)
    stage.send(.ended, 120, 100, finger: 1)
    stage.send(.moved, 321, 300, finger: 2)
    stage.send(.ended, 321, 300, finger: 2)
    #expect(told == "began 10, 0; changed 20, 0; changed 21, 0; ended 21, 0")
  }

  // G80
  @Test func `with two required fingers one does not pan`() {
    pan.minimumNumberOfTouches = 2
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.moved, 150, 100, finger: 1)
    #expect(told == "")
    stage.send(.began, 100, 200, finger: 2)
    stage.send(.moved, fingers: [1: CGPoint(x: 165, y: 100), 2: CGPoint(x: 115, y: 200)])
    #expect(told == "began 5, 0")
  }

  // G87
  @Test func `too many fingers fail a pan that has not begun`() {
    pan.maximumNumberOfTouches = 1
    stage.send(.began, finger: 1)
    stage.send(.began, finger: 2)
    #expect(pan.state == .failed)
  }

  // G87
  @Test func `too many fingers are ignored by a pan under way`() {
    pan.maximumNumberOfTouches = 1
    stage.send(.began, finger: 1)
    stage.send(.moved, 120, 100, finger: 1)
    stage.send(.began, finger: 2)
    stage.send(.moved, 200, 200, finger: 2)
    #expect(told == "began 10, 0")
    #expect(pan.numberOfTouches == 1)
  }

  // G88
  @Test func `a finger that rests never pans`() {
    stage.screen.play(.press(at: CGPoint(x: 50, y: 50), duration: 60))
    #expect(told == "")
  }

  @Test func `the translation is measured in the coordinates of the view`() {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.view.addSubview(half)
    stage.send(.began)
    stage.send(.moved, 130, 100)
    #expect(pan.translation(in: half) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 3, y: 0), in: half)
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 0))
  }

  // G57
  @Test func `the place of several fingers is their middle`() {
    stage.send(.began, fingers: [1: CGPoint(x: 100, y: 100), 2: CGPoint(x: 200, y: 300)])
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 200))
    #expect(pan.numberOfTouches == 2)
    stage.send(.ended, 100, 100, finger: 1)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: nil) == CGPoint(x: 200, y: 300))
  }
}
