import GestureEngine

/// The past that a trace must know to say why something happens now; empty while nobody listens.
struct GestureNotes {
  /// Of those that wait: what they have seen, and whom they wait for.
  var waits: [GestureArena.Member: String] = [:]
  /// The sentence that names the one who said last that a recognizer should not begin.
  var refusal: String?
  /// Pairs of which the trace knows that they may run together.
  var company: Set<[String]> = []
  /// Those that have decided since everything was settled last, and how.
  var decided: [(recognizer: UIGestureRecognizer, word: String)] = []

  /// Everything is settled; nobody needs `decided` any longer, and without touches nobody waits or is in company.
  mutating func settle(hasTouches: @autoclosure () -> Bool) {
    if !decided.isEmpty { decided.removeAll() }
    guard !company.isEmpty || !waits.isEmpty, !hasTouches() else { return }
    company.removeAll()
    waits.removeAll()
  }
}

// What the trace is told of rules and delivery.
extension GestureEnvironment {
  /// Somebody says that a recognizer should not begin: its delegate, or a view under the finger. // G30
  func noteRefusal(of recognizer: UIGestureRecognizer, by object: AnyObject) {
    guard trace.isListening else { return }
    let isDelegate = object === recognizer.delegate && object !== recognizer.view
    notes.refusal = "\(isDelegate ? "its delegate " : "")\(trace.name(of: object)) says that it should not begin"
  }

  func noteWait(of member: GestureArena.Member, _ reason: String, for others: [String]) {
    let names = others.joined(separator: " and ")
    notes.waits[member] =
      (reason.isEmpty ? "" : "\(reason), and ")
      + "\(names), which it waited for, \(others.count == 1 ? "has" : "have") failed"
  }

  func noteDecision(of recognizer: UIGestureRecognizer, _ state: RecognitionState) {
    guard trace.isListening else { return }
    notes.decided.append((recognizer, state == .failed ? "failed" : "was recognized"))
  }

  /// A recognizer takes no further part in a touch. // G13
  func noteIgnoring(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard trace.isListening, let dispatcher = scene?.touchDispatcher else { return }
    trace.record(
      .touchRefused(
        touch: touch.number, recognizer: trace.name(of: recognizer), reason: "it ignores the touch",
        view: dispatcher.nameOfView(of: recognizer), levelsUp: dispatcher.levels(from: touch, to: recognizer)))
  }

  /// Two may be under way together; each pair is told once. // G37
  func noteCompany(of one: UIGestureRecognizer, and two: UIGestureRecognizer, allowedBy owner: UIGestureRecognizer) {
    guard trace.isListening else { return }
    let names = [trace.name(of: one), trace.name(of: two)]
    guard notes.company.insert(names.sorted()).inserted else { return }
    trace.record(
      .recognizersRunTogether(
        recognizer: names[0], other: names[1],
        reason: "\(trace.name(of: owner))'s delegate \(trace.name(ofDelegate: owner.delegate)) allows it"))
  }

  func noteActions(of recognizer: UIGestureRecognizer) {
    guard trace.isListening, !recognizer.targets.isEmpty else { return }
    let targets = recognizer.targets.compactMap { target -> String? in
      guard let action = target.action else { return "a closure" }
      return target.object.map { "\(trace.name(of: $0)) \(action.name)" }
    }
    guard !targets.isEmpty else { return }
    trace.record(
      .actionsSent(recognizer: trace.name(of: recognizer), state: recognizer.state.name, targets: targets))
  }

  /// Why a view hears now of a touch that was held back from it. // G52, G53
  func reasonOfRelease(of touch: UITouch) -> String {
    let holder = notes.decided.last { recognizer, _ in
      (recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded)
        && touch.recognizers.contains { $0 === recognizer }
    }
    return holder.map { "held until \(trace.name(of: $0.recognizer)) \($0.word)" } ?? "held until now"
  }
}

extension TouchDispatcher {
  /// How many levels around the view of a touch a recognizer's view is.
  func levels(from touch: UITouch, to recognizer: UIGestureRecognizer) -> Int {
    var level = 0
    var view = touch.hitView
    while let current = view, current !== recognizer.view {
      level += 1
      view = current.superview
    }
    return level
  }

  func nameOfView(of recognizer: UIGestureRecognizer) -> String { recognizer.view.map { trace.name(of: $0) } ?? "" }

  /// Why a view does not hear of a touch besides those that are down. // G3
  func reasonNotToHear(_ touch: UITouch, in view: UIView) -> String {
    let isSecond = touches.contains { $0 !== touch && !$0.isOver && $0.hitView === view }
    return isSecond && !view.isMultipleTouchEnabled
      ? "it takes one touch at a time" : "a view that has a touch, or this one, is exclusive"
  }
}

extension UITouch.TouchType {
  /// The name of the devices that make such touches, for the trace.
  var makers: String {
    switch self {
    case .direct: "fingers"
    case .indirect: "remote controls"
    case .pencil: "pens"
    case .indirectPointer: "pointers"
    }
  }
}
