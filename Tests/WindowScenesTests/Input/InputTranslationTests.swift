import Foundation
import GestureEngine
import Testing
import WindowScenes

@Suite struct InputTranslationTests {
  private var translation = InputTranslation(plane: WindowPlane(width: 800, height: 600, scale: 2))

  private mutating func take(_ kind: ShellEvent.Kind, time: Double = 1, now: Double = 1) {
    translation.take(ShellEvent(window: nil, time: time, kind: kind), now: now)
  }

  private mutating func finger(_ phase: ShellEvent.Finger.Phase, x: Double, time: Double, now: Double) {
    take(
      .finger(.init(device: 1, finger: 1, phase: phase, place: CGPoint(x: x, y: 40))), time: time, now: now)
  }

  // W4
  @Test mutating func `the moves of a frame are one input, each with its own time and place`() throws {
    finger(.down, x: 20, time: 100, now: 1)
    _ = translation.takeInputs()
    for step in 1...3 { finger(.moved, x: 20 + Double(step) * 2, time: 100 + Double(step) * 0.004, now: 1.016) }
    let inputs = translation.takeInputs()
    #expect(inputs.count == 1)
    guard case .touches(let samples) = try #require(inputs.first) else { return #expect(Bool(false)) }
    #expect(samples.map { ($0.time * 1000).rounded() } == [1004, 1008, 1012])
    #expect(samples.map(\.location.x) == [11, 12, 13])
    #expect(translation.takeInputs().isEmpty)
  }

  @Test mutating func `a mouse hovers, presses, drags and hovers again`() {
    take(.pointer(place: CGPoint(x: 20, y: 20), buttons: 0))
    take(.pointer(place: CGPoint(x: 20, y: 20), buttons: 0))
    take(.pointer(place: CGPoint(x: 20, y: 20), buttons: 1))
    take(.pointer(place: CGPoint(x: 60, y: 20), buttons: 1))
    take(.pointer(place: CGPoint(x: 60, y: 20), buttons: 3))
    take(.pointer(place: CGPoint(x: 60, y: 20), buttons: 2))
    take(.pointer(place: CGPoint(x: 60, y: 20), buttons: 0))
    take(.pointerLeft)
    let words = translation.takeInputs().flatMap { input -> [String] in
      switch input {
      case .hover(let sample): [sample.location.map { "hover \($0.x)" } ?? "left"]
      case .touches(let samples): samples.map { "\($0.phase) \($0.location.x) \($0.buttons) \($0.kind)" }
      default: ["?"]
      }
    }
    #expect(
      words == [
        "hover 10.0", "began 10.0 1 pointer", "moved 30.0 1 pointer", "moved 30.0 3 pointer", "moved 30.0 2 pointer",
        "ended 30.0 0 pointer", "left",
      ])
  }

  // W10
  @Test mutating func `a notch of a wheel is three lines, and parts of it are parts of them`() {
    take(.wheel(x: 0, y: 1))
    #expect(translation.takeInputs().isEmpty)
    take(.pointer(place: CGPoint(x: 20, y: 40), buttons: 0))
    _ = translation.takeInputs()
    take(.wheel(x: 0, y: 1))
    take(.wheel(x: -0.25, y: 0))
    take(.wheel(x: .nan, y: 1))
    take(.modifiers(KeyAssembly.Held.shift.rawValue))
    take(.wheel(x: 0, y: 2))
    take(.wheel(x: 0, y: 1e9))
    let turns = translation.takeInputs().compactMap { input -> String? in
      guard case .scroll(let sample) = input else { return nil }
      return "\(sample.distance.x) \(sample.distance.y) \(sample.unit) \(sample.location.x)"
    }
    #expect(turns == ["0.0 3.0 lines 10.0", "-0.75 0.0 lines 10.0", "6.0 0.0 lines 10.0", "300.0 0.0 lines 10.0"])
  }

  // W7
  @Test mutating func `whatever is down is cancelled once`() {
    finger(.down, x: 20, time: 1, now: 1)
    take(.pointer(place: CGPoint(x: 20, y: 20), buttons: 1))
    take(.key(.init(isDown: true, usage: 79, character: 0)))
    _ = translation.takeInputs()
    translation.cancel(at: 2)
    let words = translation.takeInputs().flatMap { input -> [String] in
      switch input {
      case .touches(let samples): samples.map { "\($0.phase) \($0.kind)" }
      case .hover: ["left"]
      case .key(let sample): [sample.isDown ? "down" : "up"]
      default: ["?"]
      }
    }
    #expect(words == ["cancelled finger", "cancelled pointer", "left", "up"])
    translation.cancel(at: 3)
    #expect(translation.takeInputs().isEmpty)
  }

  @Test mutating func `what is typed stands in its place among touches`() {
    finger(.down, x: 20, time: 1, now: 1)
    take(.key(.init(isDown: true, usage: 4, character: 97)))
    take(.text("a"))
    finger(.up, x: 20, time: 1, now: 1)
    let words = translation.takeInputs().map { input in
      switch input {
      case .touches(let samples): "\(samples[0].phase)"
      case .key(let sample): sample.key
      default: "?"
      }
    }
    #expect(words == ["began", "a", "ended"])
  }
}
