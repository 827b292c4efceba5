import Foundation
import GestureEngine
import Testing

/// Random fingers on pinches and rotations: nothing that they do gives numbers that are none.
@Suite struct TwoFingerStreamTests {
  /// A stream of numbers that is the same on every machine.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }

    private mutating func coordinate() -> Double {
      switch roll(20) {
      case 0: .nan
      case 1: .infinity
      case 2: -1e308
      case 3: 1e308
      case 4...7: 100
      default: Double(roll(4000)) / 10
      }
    }

    mutating func time(after last: Double) -> Double {
      switch roll(20) {
      case 0: .nan
      case 1: .infinity
      case 2: last - 1
      case 3...6: last
      case 7: last + 1e-12
      default: last + Double(roll(100)) / 1000
      }
    }
  }

  @Test(arguments: 1...200)
  func `no stream of fingers gives a number that is none`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    var pinch = PinchTracker()
    var rotation = RotationTracker()
    var time = 0.0
    for _ in 0..<300 {
      let now = dice.time(after: time)
      if now.isFinite { time = max(time, now) }
      let finger = dice.roll(4)
      let point = dice.point()
      switch dice.roll(12) {
      case 0, 1:
        _ = pinch.began(finger, at: point, time: now)
        _ = rotation.began(finger, at: point, time: now)
      case 2:
        _ = pinch.ended(finger)
        _ = rotation.ended(finger)
      case 3 where dice.roll(10) == 0:
        pinch.reset()
        rotation.reset()
      case 3:
        pinch.scale = Double(dice.roll(5)) - 1
        rotation.rotation = Double(dice.roll(5)) - 2
      case 4: _ = pinch.magnified(by: Double(dice.roll(2000)) / 1000, time: now)
      default:
        pinch.moved(finger, to: point)
        rotation.moved(finger, to: point)
        if dice.roll(2) == 0 {
          _ = pinch.step(time: now)
          _ = rotation.step(time: now)
        }
      }
      for number in [pinch.scale, pinch.velocity, rotation.rotation, rotation.velocity] {
        #expect(number.isFinite, "seed \(seed)")
      }
    }
  }

  /// Two fingers that go straight to other places, in so many events of one time span.
  private func played(to ends: (CGPoint, CGPoint), events: Int) -> (scale: Double, rotation: Double) {
    let starts = (CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
    var pinch = PinchTracker()
    var rotation = RotationTracker()
    for (finger, start) in [(1, starts.0), (2, starts.1)] {
      _ = pinch.began(finger, at: start, time: 0)
      _ = rotation.began(finger, at: start, time: 0)
    }
    for event in 1...events {
      let share = Double(event) / Double(events)
      for (finger, start, end) in [(1, starts.0, ends.0), (2, starts.1, ends.1)] {
        let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        pinch.moved(finger, to: point)
        rotation.moved(finger, to: point)
      }
      _ = pinch.step(time: share)
      _ = rotation.step(time: share)
    }
    return (pinch.scale, rotation.rotation)
  }

  @Test(arguments: [2, 3, 7, 60, 240])
  func `in how many events fingers get somewhere makes no difference`(events: Int) {
    let ends = (CGPoint(x: 60, y: 120), CGPoint(x: 290, y: 300))
    let once = played(to: ends, events: 1)
    let often = played(to: ends, events: events)
    #expect(abs(once.scale - often.scale) < 1e-9)
    #expect(abs(once.rotation - often.rotation) < 1e-9)
    #expect(abs(once.scale - hypot(230.0, 180) / 108) < 1e-9)
    #expect(abs(once.rotation - (atan2(180, 230) - .pi / 36)) < 1e-9)
  }
}
