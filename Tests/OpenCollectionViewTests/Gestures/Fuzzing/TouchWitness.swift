import DecisionTrace
import OpenCollectionView

/// Watches what views and recognizers hear and tell, and notes what must never happen.
@MainActor final class TouchWitness {
  private(set) var log: [String] = []
  private(set) var problems: [String] = []
  /// Called when something happens that a program may answer.
  var react: (TouchStream.Reaction.Trigger, Int) -> Void = { _, _ in }

  private struct Numbered {
    weak var touch: UITouch?
    var number: Int
  }

  private enum Hearing { case begun, over }

  private static func text(of hearing: Hearing?) -> String {
    hearing.map { "which for it was \($0)" } ?? "of which it knew nothing"
  }

  private struct Standing {
    var state = "possible"
    /// What its targets heard last in this attempt.
    var told: String?
    var heard: [Int: Hearing] = [:]
    /// Changes that ended an attempt, and resets.
    var finishes = 0
    var resets = 0
  }

  private var numbered: [ObjectIdentifier: Numbered] = [:]
  private(set) var touches: [WeakReference] = []
  private var touchCount = 0
  private var standings: [Int: Standing] = [:]
  private var views: [Int: [Int: Hearing]] = [:]
  private var recognizerNumbers: [String: Int] = [:]
  /// A touch that each recognizer heard of, and the event.
  private var latest: [Int: Latest] = [:]

  private struct Latest {
    weak var touch: UITouch?
    weak var event: UIEvent?
  }

  /// The last touch that a recognizer heard of; nil when it is gone.
  func latest(of number: Int) -> (UITouch, UIEvent)? {
    guard let touch = latest[number]?.touch, let event = latest[number]?.event else { return nil }
    return (touch, event)
  }

  func introduce(_ number: Int, as name: String) {
    recognizerNumbers[name] = number
    standings[number] = Standing()
  }

  func problem(_ text: String) { problems.append(text) }

  func note(_ text: String) { log.append(text) }

  private func number(of touch: UITouch) -> Int {
    if let known = numbered[ObjectIdentifier(touch)], known.touch === touch { return known.number }
    touchCount += 1
    numbered[ObjectIdentifier(touch)] = Numbered(touch: touch, number: touchCount)
    touches.append(WeakReference(touch, "touch \(touchCount)"))
    return touchCount
  }

  /// The numbers of touches in the order of their last reports, which the world counts with their forces: a set has no
  /// order that is the same in every run.
  private func numbers(of touches: Set<UITouch>) -> [Int] {
    for touch in touches.sorted(by: { $0.force < $1.force }) { _ = number(of: touch) }
    return touches.map { number(of: $0) }.sorted()
  }

  // MARK: Views

  func view(_ view: Int, hears phase: UITouch.Phase, of touches: Set<UITouch>) {
    for number in numbers(of: touches) {
      note("view \(view) \(phase) \(number)")
      let before = views[view]?[number]
      switch (phase, before) {
      case (.began, nil): views[view, default: [:]][number] = .begun
      case (.moved, .begun): break
      case (.ended, .begun), (.cancelled, .begun): views[view, default: [:]][number] = .over
      default: problem("view order: view \(view) heard \(phase) of touch \(number), \(Self.text(of: before))")
      }
    }
    for touch in touches where touch.phase != phase {
      problem("phase: view \(view) heard \(phase) of a touch that says \(touch.phase)")
    }
  }

  /// All fingers have gone: whoever saw a touch begin must have seen its end.
  func checkViewsAreDone() {
    for (view, touches) in views.sorted(by: { $0.key < $1.key }) {
      for (touch, hearing) in touches.sorted(by: { $0.key < $1.key }) where hearing == .begun {
        problem("view waits: view \(view) never heard the end of touch \(touch)")
      }
    }
  }

  // MARK: Recognizers

  func recognizer(_ number: Int, hears phase: UITouch.Phase, of touches: Set<UITouch>, in event: UIEvent) {
    if let first = numbers(of: touches).first, let touch = touches.first(where: { self.number(of: $0) == first }) {
      latest[number] = Latest(touch: touch, event: event)
    }
    for touch in numbers(of: touches) {
      note("\(number) \(phase) \(touch)")
      let before = standings[number]?.heard[touch]
      switch (phase, before) {
      case (.began, nil): standings[number]?.heard[touch] = .begun
      case (.moved, .begun): break
      case (.ended, .begun), (.cancelled, .begun): standings[number]?.heard[touch] = .over
      default: problem("recognizer order: \(number) heard \(phase) of touch \(touch), \(Self.text(of: before))")
      }
    }
    if let state = standings[number]?.state, ["ended", "cancelled", "failed"].contains(state) {
      problem("deaf: \(number) heard \(phase) although it is \(state)")
    }
  }

  private static let finished: Set<String> = ["ended", "cancelled", "failed"]

  /// A recognizer's state changed; `name` is that of the trace.
  func change(of name: String, from old: String, to new: String) {
    guard let number = recognizerNumbers[name], let standing = standings[number] else { return }
    note("\(number) -> \(new)")
    let legal: [String: Set<String>] = [
      "possible": ["began", "ended", "failed"], "began": ["changed", "ended", "cancelled"],
      "changed": ["changed", "ended", "cancelled"],
    ]
    if standing.state != old { problem("states: \(number) is said to have been \(old), but was \(standing.state)") }
    if legal[old]?.contains(new) != true { problem("states: \(number) went from \(old) to \(new)") }
    standings[number]?.state = new
    if Self.finished.contains(new) { standings[number]?.finishes += 1 }
  }

  func action(_ number: Int, _ state: UIGestureRecognizer.State) {
    let (state, told) = ("\(state)", standings[number]?.told)
    note("\(number) ! \(state)")
    let isLegal =
      switch state {
      case "began": told == nil
      case "changed": told == "began" || told == "changed"
      case "ended": told == nil || told == "began" || told == "changed"
      case "cancelled": told == "began" || told == "changed"
      default: false
      }
    if !isLegal { problem("actions: \(number) told \(state) after \(told ?? "nothing")") }
    standings[number]?.told = state
  }

  func reset(_ number: Int) {
    note("\(number) reset")
    standings[number]?.resets += 1
    if let standing = standings[number], standing.resets != standing.finishes {
      problem(
        "resets: \(number) was reset in \(standing.state), \(standing.resets) times after \(standing.finishes) ends")
      standings[number]?.resets = standing.finishes
    }
    standings[number]?.state = "possible"
    standings[number]?.told = nil
    standings[number]?.heard = [:]
  }

  func checkRecognizersAreReset() {
    for (number, standing) in standings.sorted(by: { $0.key < $1.key }) where standing.resets != standing.finishes {
      problem("resets: \(number) was reset \(standing.resets) times after \(standing.finishes) ends")
    }
  }
}

/// Something that must be gone when a run is over.
@MainActor struct WeakReference {
  private(set) weak var value: AnyObject?
  let name: String

  init(_ value: AnyObject, _ name: String) { (self.value, self.name) = (value, name) }
}

/// Hears the decisions of an application.
final class WitnessSink: TraceSink {
  private weak var witness: TouchWitness?

  init(_ witness: TouchWitness) { self.witness = witness }

  func receive(_ event: TraceEvent) {
    let witness = witness
    MainActor.assumeIsolated {
      if case .recognizerChanged(let name, let old, let new, _) = event.decision {
        witness?.change(of: name, from: old, to: new)
      }
      witness?.note(event.description)
    }
  }
}
