import DecisionTrace
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The three properties of a recognizer that say what a view hears.
struct HoldBack: OptionSet, Sendable, CustomTestStringConvertible {
  let rawValue: Int

  /// `cancelsTouchesInView`
  static let cancels = HoldBack(rawValue: 1)
  /// `delaysTouchesBegan`
  static let delaysBegan = HoldBack(rawValue: 2)
  /// `delaysTouchesEnded`
  static let delaysEnded = HoldBack(rawValue: 4)

  var testDescription: String {
    let names = [(HoldBack.cancels, "cancels"), (.delaysBegan, "delaysBegan"), (.delaysEnded, "delaysEnded")]
    return "[" + names.filter { contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", ") + "]"
  }
}

/// What is heard with some of the three properties on.
struct Heard: Sendable, CustomTestStringConvertible {
  let flags: HoldBack
  let text: String

  init(_ flags: HoldBack, _ text: String) { (self.flags, self.text) = (flags, text) }

  var testDescription: String { flags.testDescription }
}

/// Everything that recognizers, views and targets hear, in order, as one string.
///
/// `r began 1` a recognizer hears of touch 1, `r → began` its state changes, `action began` its target is called,
/// `r reset` its attempt is over; `view began 1` a view hears of touch 1. Touches are numbered as they appear.
@MainActor final class OrderLog {
  private(set) var entries: [String] = []
  private var touches: [UITouch] = []

  var text: String { entries.joined(separator: " | ") }

  func note(_ entry: String) { entries.append(entry) }

  func note(_ who: String, _ phase: String, _ heard: Set<UITouch>) {
    // New touches of one set are numbered from left to right.
    for touch in heard.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) where number(of: touch) == nil {
      touches.append(touch)
    }
    let numbers = heard.compactMap { number(of: $0) }.sorted().map { "\($0)" }
    note("\(who) \(phase) \(numbers.joined(separator: ","))")
  }

  private func number(of touch: UITouch) -> Int? { touches.firstIndex { $0 === touch }.map { $0 + 1 } }
}

/// A screen with one view that fills it, and fingers that go 5 points to the right with each move.
@MainActor final class OrderStage {
  let log = OrderLog()
  let screen = VirtualScreen(width: 400, height: 800)
  let view: OrderView
  private let states: StateSink
  private var places: [Int32: Double] = [:]

  init() {
    view = OrderView("view", CGRect(x: 0, y: 0, width: 400, height: 800), log)
    view.isMultipleTouchEnabled = true
    states = StateSink(log)
    screen.application.trace.add(states)
    screen.show(view)
  }

  var text: String { log.text }

  /// A recognizer that does what `decisions` say: the key is what it hears and how often it has (`moved 2`).
  @discardableResult
  func probe(
    _ name: String, _ flags: HoldBack, on other: UIView? = nil,
    _ decisions: [String: UIGestureRecognizer.State] = [:]
  ) -> OrderProbe {
    let probe = OrderProbe(name, log, decisions)
    prepare(probe, flags, as: name)
    probe.addAction { [log] in log.note("\(name == "r" ? "" : "\(name) ")action \($0.state)") }
    (other ?? view).addGestureRecognizer(probe)
    return probe
  }

  /// A double tap whose states and actions are noted.
  @discardableResult
  func doubleTap(_ name: String, _ flags: HoldBack) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    prepare(tap, flags, as: name)
    tap.addAction { [log] in log.note("\(name) action \($0.state)") }
    view.addGestureRecognizer(tap)
    return tap
  }

  private func prepare(_ recognizer: UIGestureRecognizer, _ flags: HoldBack, as name: String) {
    recognizer.cancelsTouchesInView = flags.contains(.cancels)
    recognizer.delaysTouchesBegan = flags.contains(.delaysBegan)
    recognizer.delaysTouchesEnded = flags.contains(.delaysEnded)
    states.names[screen.application.trace.name(of: recognizer)] = name
  }

  // MARK: Fingers

  func down(_ fingers: Int32...) {
    for finger in fingers { places[finger] = 100 * Double(finger) }
    send(.began, fingers)
  }

  func move(_ fingers: Int32...) {
    for finger in fingers { places[finger, default: 0] += 5 }
    send(.moved, fingers)
  }

  func lift(_ fingers: Int32...) { send(.ended, fingers) }

  func cancel(_ fingers: Int32...) { send(.cancelled, fingers) }

  /// Down, two moves, up: the touch of most tests.
  func drag() {
    down(1)
    move(1)
    move(1)
    lift(1)
  }

  private func send(_ phase: TouchSample.Phase, _ fingers: [Int32]) {
    screen.receive(
      .touches(
        fingers.map { finger in
          TouchSample(
            time: screen.now, identifier: finger, phase: phase,
            location: CGPoint(x: places[finger] ?? 0, y: 100))
        }))
    screen.runFrame()
    screen.advance(by: 0.01)
  }
}

/// Notes the states that recognizers enter, at the moment they do.
private final class StateSink: TraceSink {
  var names: [String: String] = [:]
  private let log: OrderLog

  init(_ log: OrderLog) { self.log = log }

  func receive(_ event: TraceEvent) {
    guard case .recognizerChanged(let recognizer, _, let state, _) = event.decision, let name = names[recognizer]
    else { return }
    let log = log
    MainActor.assumeIsolated { log.note("\(name) → \(state)") }
  }
}
