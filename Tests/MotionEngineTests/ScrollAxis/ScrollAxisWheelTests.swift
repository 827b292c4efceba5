import MotionEngine
import TestSupport
import Testing

@Suite struct ScrollAxisWheelTests {
  private func dragged(from offset: Double = 0, bounces: Bool = true) -> ScrollAxis {
    var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 400, offset: offset, bounces: bounces)
    axis.beginDrag()
    return axis
  }

  // S81
  @Test func `notches stop at the edge and turn back from there at once`() {
    var axis = dragged(from: 950)
    var wheel = WheelMotion()
    let reach = axis.wheelReach(inSteps: true)
    #expect(reach == 0...1000)
    wheel.turn(by: 300, at: 0, isStep: true)
    #expect(axis.follow(wheel, within: reach, at: 1) == 1000)
    wheel.turn(by: -100, at: 1, isStep: true)
    #expect(abs(axis.follow(wheel, within: reach, at: 2) - 900) < 1e-9)
  }

  // S20
  @Test func `a trackpad pulls beyond the edge by the rubber band, as a finger does`() {
    var axis = dragged()
    var wheel = WheelMotion()
    wheel.turn(by: -100, at: 0, isStep: false)
    #expect(abs(axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: 0) + 48.352) < 0.001)
  }

  // S82
  @Test func `it pulls no farther than half a viewport, and comes back at once`() {
    var axis = dragged()
    let reach = axis.wheelReach(inSteps: false)
    #expect(reach == -200...1200)
    var wheel = WheelMotion()
    wheel.turn(by: -5000, at: 0, isStep: false)
    let farthest = axis.follow(wheel, within: reach, at: 0)
    #expect(abs(farthest + 86.275) < 0.001)
    wheel.turn(by: 10, at: 0.016, isStep: false)
    #expect(axis.follow(wheel, within: reach, at: 0.016) > farthest + 2)
  }

  @Test func `without bounces nothing leaves the range`() {
    var axis = dragged(bounces: false)
    var wheel = WheelMotion()
    wheel.turn(by: -100, at: 0, isStep: false)
    #expect(axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: 0) == 0)
  }

  // S35, S82
  @Test func `momentum bounces at the edge and does not hold the content outside`() {
    var axis = dragged(from: 100)
    let reach = axis.wheelReach(inSteps: false)
    var wheel = WheelMotion()
    var speed = 2000.0
    var frame = 0
    var farthest = 0.0
    var returned = 0
    while abs(speed) > 10 {
      frame += 1
      let time = Double(frame) / 60
      wheel.turn(by: -speed / 60, at: time, isStep: false)
      axis.follow(wheel, within: reach, at: time)
      axis.step(to: time)
      farthest = min(farthest, axis.offset)
      if returned == 0, farthest < 0, axis.offset == 0 { returned = frame }
      speed *= 0.95
    }
    #expect(farthest < -30 && farthest > -90)
    // The momentum went on for longer than the bounce took.
    #expect(returned > 0 && returned < frame - 10)
    #expect(axis.offset == 0)
  }

  @Test func `content far outside is not torn back into reach`() {
    var axis = dragged(from: -700)
    var wheel = WheelMotion()
    wheel.turn(by: -1, at: 0, isStep: false)
    #expect(abs(axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: 0) + 700) < 1e-9)
    wheel.turn(by: 5, at: 0.1, isStep: false)
    #expect(axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: 0.1) > -700)
  }

  // S84
  @Test func `a turning in pages reaches one page either way`() {
    let axis = dragged(from: 400)
    #expect(axis.wheelReach(inSteps: true, pagingFrom: 400) == 0...800)
    #expect(axis.wheelReach(inSteps: false, pagingFrom: 900) == 500...1000)
    #expect(axis.wheelReach(inSteps: false, pagingFrom: .nan) == -200...1200)
  }

  @Test func `frames of any length lead to the same place`() {
    func end(frame: Double) -> Double {
      var axis = dragged(from: 300)
      var wheel = WheelMotion()
      wheel.turn(by: 120, at: 0, isStep: true)
      var time = frame
      while time < 0.2 {
        axis.follow(wheel, within: axis.wheelReach(inSteps: true), at: time)
        time += frame
      }
      return axis.follow(wheel, within: axis.wheelReach(inSteps: true), at: 0.2)
    }
    for frame in [0.004, 0.008, 0.0166, 0.07] { #expect(abs(end(frame: frame) - end(frame: 1)) < 1e-9) }
  }

  @Test(arguments: 1...20)
  func `inside the range the content goes the sum of what was reported`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var axis = dragged(from: 500)
    var wheel = WheelMotion()
    var sum = 0.0
    for index in 0..<40 {
      let isStep = Bool.random(using: &random)
      let distance = Double.random(in: -12...12, using: &random)
      sum += distance
      let time = Double(index) * 0.02
      wheel.turn(by: distance, at: time, isStep: isStep)
      axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: time)
      axis.step(to: time)
      #expect(axis.offset >= 0 && axis.offset <= 1000)
    }
    axis.follow(wheel, within: axis.wheelReach(inSteps: false), at: 10)
    #expect(abs(axis.offset - (500 + sum)) < 1e-6)
  }

  @Test func `an axis that nobody drags does not follow`() {
    var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 400)
    var wheel = WheelMotion()
    wheel.turn(by: 50, at: 0, isStep: false)
    #expect(axis.follow(wheel, within: 0...1000, at: 0) == 0)
  }
}
