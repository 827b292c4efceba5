import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Follows one finger around the middle of its view, as knobs do: a pan that tells an angle.
private final class TurnRecognizer: UIPanGestureRecognizer {
  /// The finger's direction from the middle of the view, in radians.
  private(set) var angle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 1
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let view else { return }
    let point = touch.location(in: view)
    angle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}

/// A continuous recognizer of a program that does not derive from another one: how far a finger has turned.
private final class RingRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat = 0
  private var finger: UITouch?
  /// How far the finger has turned since it came down, in radians.
  private(set) var rotation: CGFloat = 0
  let innerRadius: CGFloat

  init(innerRadius: CGFloat) {
    self.innerRadius = innerRadius
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first, touches.count == 1 else {
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    let (angle, radius) = polar(touch)
    guard radius >= innerRadius else {
      state = .failed
      return
    }
    finger = touch
    lastAngle = angle
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    let (angle, radius) = polar(finger)
    guard radius >= innerRadius else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    rotation += remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    finger = nil
    rotation = 0
  }

  private func polar(_ touch: UITouch) -> (angle: CGFloat, radius: CGFloat) {
    let (point, middle) = (touch.location(in: view), CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0))
    return (atan2(point.y - middle.y, point.x - middle.x), hypot(point.x - middle.x, point.y - middle.y))
  }
}

/// Recognizers of a program that follow one finger around the middle of their view, in the two shapes that programs give
/// them.
@MainActor struct TurnTests {
  let stage = TouchStage(CGRect(x: 100, y: 100, width: 200, height: 200))

  /// The place on a circle about the middle of the view, in the screen's coordinates.
  private func place(_ degrees: Double, radius: Double = 80) -> CGPoint {
    CGPoint(x: 200 + radius * cos(degrees * .pi / 180), y: 200 + radius * sin(degrees * .pi / 180))
  }

  private func turn(_ degrees: [Double], radius: Double = 80) -> TouchScript {
    var samples = degrees.enumerated().map {
      (time: Double($0.offset) * 0.05, location: place($0.element, radius: radius))
    }
    samples.append((Double(degrees.count) * 0.05, samples.last?.location ?? .zero))
    return .samples(samples)
  }

  // G80
  @Test func `a knob tells the angle of the finger while it pans`() {
    let knob = TurnRecognizer(target: nil, action: nil)
    #expect(knob.maximumNumberOfTouches == 1)
    stage.view.addGestureRecognizer(knob)
    var told: [String] = []
    knob.addAction { [unowned knob] in
      told.append("\($0.state) \(Int((knob.angle * 180 / .pi).rounded()))")
    }
    stage.screen.play(turn([0, 30, 60, 90]))
    #expect(told == ["began 30", "changed 60", "changed 90", "ended 90"])
  }

  // G20, G21
  @Test func `a ring adds up turns, beyond a whole one`() {
    let ring = RingRecognizer(innerRadius: 40)
    stage.view.addGestureRecognizer(ring)
    var told: [String] = []
    ring.addAction { [unowned ring] in
      told.append("\($0.state) \(Int((ring.rotation * 180 / .pi).rounded()))")
    }
    stage.screen.play(turn([0, 90, 180, 270, 360, 450, 430]))
    #expect(
      told == ["began 90", "changed 180", "changed 270", "changed 360", "changed 450", "changed 430", "ended 430"])
    #expect(ring.rotation == 0)
  }

  @Test func `a finger within the ring fails it, one that gets there cancels it`() {
    let ring = RingRecognizer(innerRadius: 40)
    stage.view.addGestureRecognizer(ring)
    var told: [UIGestureRecognizer.State] = []
    ring.addAction { told.append($0.state) }
    stage.screen.play(turn([0, 90], radius: 30))
    #expect(told == [])
    stage.screen.play(
      .samples([(0, place(0)), (0.1, place(45)), (0.2, place(45, radius: 10)), (0.3, place(90)), (0.4, place(90))]))
    #expect(told == [.began, .cancelled])
  }

  @Test func `a finger that does not move fails it`() {
    let ring = RingRecognizer(innerRadius: 40)
    stage.view.addGestureRecognizer(ring)
    let recorder = stage.screen.recordTrace()
    stage.screen.play(.tap(at: place(0)))
    #expect(recorder.text.contains("possible → failed"))
    #expect(stage.journal.text == "view began, view ended")
  }

  // G13
  @Test func `further fingers are ignored`() {
    let ring = RingRecognizer(innerRadius: 40)
    stage.view.addGestureRecognizer(ring)
    var count: [Int] = []
    ring.addAction { count.append($0.numberOfTouches) }
    stage.screen.play(turn([0, 30, 60]).with(TouchScript.rest(0.02).then(.tap(at: place(180), duration: 0.3))))
    #expect(count == [1, 1, 1])
  }

  // G36
  @Test func `a knob in a scroll view turns, and the scroll view stays`() {
    let scroll = UIScrollView(frame: stage.view.frame)
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let dial = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.addSubview(dial)
    stage.screen.window.addSubview(scroll)
    let ring = RingRecognizer(innerRadius: 40)
    dial.addGestureRecognizer(ring)
    var states: [UIGestureRecognizer.State] = []
    ring.addAction { states.append($0.state) }
    stage.screen.play(turn([0, 5, 10, 30, 60]))
    #expect(states.first == .began)
    #expect(states.last == .ended)
    #expect(scroll.contentOffset == .zero)
  }
}
