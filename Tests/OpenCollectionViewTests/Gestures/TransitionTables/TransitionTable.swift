import DecisionTrace
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What happens to a recognizer, and through which states it then goes, with the reasons of the trace.
///
/// Every line is told on a screen of its own, by a recognizer of its own. Changes in a row are told once.
@MainActor struct TransitionTable<Recognizer: UIGestureRecognizer> {
  typealias Play = @MainActor (TouchStage, Recognizer) -> Void

  private let make: @MainActor () -> Recognizer
  private var lines: [String] = []

  init(_ make: @escaping @MainActor () -> Recognizer) { self.make = make }

  /// The lines.
  var text: String { lines.joined(separator: "\n") }

  /// Adds a line about a script.
  mutating func when(_ event: String, _ script: TouchScript) { when(event) { stage, _ in stage.screen.play(script) } }

  /// Adds a line about what `play` does.
  mutating func when(_ event: String, _ play: Play) {
    let stage = TouchStage()
    let recognizer = make()
    var told: [String] = []
    recognizer.addAction { told.append("\($0.state)") }
    stage.view.addGestureRecognizer(recognizer)
    let recorder = stage.screen.recordTrace()
    play(stage, recognizer)
    stage.screen.advance(by: 2)
    let steps = Self.steps(of: stage.screen.application.trace.name(of: recognizer), in: recorder)
    var line = steps.isEmpty ? "nothing" : Self.withoutRepeats(steps.map(\.text)).joined(separator: ", ")
    if recognizer.state != .possible { line += ", and stays \(recognizer.state)" }
    lines.append("\(event)\n  → \(line)")
    // G23: actions tell what the trace tells, but for failing.
    let expected = steps.map(\.state).filter { $0 != "failed" }
    #expect(Self.withoutRepeats(told) == Self.withoutRepeats(expected), "\(event)")
  }

  /// Adds a line about a click with a button of a pointer.
  mutating func when(_ event: String, clicking button: UInt32, for duration: Double = 0.1) {
    when(event) { stage, _ in
      for phase in [TouchSample.Phase.began, .ended] {
        stage.screen.receive(
          .touches([
            TouchSample(
              time: stage.screen.now, identifier: 1, phase: phase, kind: .pointer, location: CGPoint(x: 100, y: 100),
              buttons: phase == .began ? button : 0)
          ]))
        stage.screen.runFrame()
        stage.screen.advance(by: duration)
      }
    }
  }

  /// Adds what the system and the program may do while fingers are down that `start` has brought: take them away,
  /// disable the recognizer, or take it from its view. // G22, G26
  mutating func interrupt(_ event: String, fingers: [Int32] = [1], _ start: Play) {
    func places(_ recognizer: UIGestureRecognizer) -> [Int32: CGPoint] {
      Dictionary(uniqueKeysWithValues: fingers.map { ($0, recognizer.location(in: nil)) })
    }
    when("\(event); the system takes the touch away") { stage, recognizer in
      start(stage, recognizer)
      stage.send(.cancelled, fingers: places(recognizer))
    }
    when("\(event); the recognizer is disabled") { stage, recognizer in
      start(stage, recognizer)
      recognizer.isEnabled = false
      stage.send(.ended, fingers: places(recognizer))
    }
    when("\(event); the recognizer is taken from its view") { stage, recognizer in
      start(stage, recognizer)
      stage.view.removeGestureRecognizer(recognizer)
      stage.send(.ended, fingers: places(recognizer))
    }
  }

  /// Adds what stands between a gesture and its recognition. // G30, G32, G36
  mutating func gates(_ event: String, _ script: TouchScript) {
    when("\(event); the delegate says no") { stage, recognizer in
      let answers = GestureAnswers()
      answers.mayBegin = false
      recognizer.delegate = answers
      stage.screen.play(script)
    }
    when("\(event); the recognizer waits for another, which fails") { stage, recognizer in
      let other = stage.recognizer("other")
      recognizer.require(toFail: other)
      stage.screen.play(script)
      other.state = .failed
    }
    when("\(event); the recognizer waits for another, which is recognized") { stage, recognizer in
      let other = stage.recognizer("other")
      recognizer.require(toFail: other)
      stage.screen.play(script)
      other.state = .ended
    }
    when("\(event); another recognizer began with the touch") { stage, _ in
      let other = stage.recognizer("other")
      other.onBegan = { other, _, _ in other.state = .began }
      other.onEnded = { other, _, _ in if other.state == .began { other.state = .ended } }
      stage.screen.play(script)
    }
  }

  private static func steps(of name: String, in recorder: TraceRecorder) -> [(state: String, text: String)] {
    recorder.events.compactMap { event in
      guard case .recognizerChanged(name, _, let state, let reason) = event.decision, state != "possible" else {
        return nil
      }
      return (state, reason.isEmpty ? state : "\(state) (\(reason))")
    }
  }

  private static func withoutRepeats(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words where word != result.last { result.append(word) }
    return result
  }
}
