import DecisionTrace
import Testing

@Suite struct DecisionTraceTests {
  final class Button {}
  final class Label {}
  final class Box<Content> {}

  /// A clock of whole seconds that the test turns.
  final class Clock {
    var now = 0.0
  }

  let clock: Clock
  let trace: DecisionTrace
  let recorder = TraceRecorder()

  init() {
    let clock = Clock()
    self.clock = clock
    trace = DecisionTrace(now: { clock.now })
  }

  private func prepared(_ name: String) -> Decision { .layoutPrepared(layout: name) }

  @Test func `without a listener nothing is evaluated`() {
    var evaluations = 0
    func decision() -> Decision {
      evaluations += 1
      return prepared("L")
    }
    trace.record(decision())
    #expect(!trace.isListening)
    #expect(evaluations == 0)
    trace.add(recorder)
    trace.record(decision())
    #expect(evaluations == 1)
    trace.remove(recorder)
    trace.record(decision())
    #expect(evaluations == 1)
  }

  @Test func `a decision is evaluated once for all listeners`() {
    var evaluations = 0
    func decision() -> Decision {
      evaluations += 1
      return prepared("L")
    }
    let other = TraceRecorder()
    trace.add(recorder)
    trace.add(other)
    trace.record(decision())
    #expect(evaluations == 1)
    #expect(recorder.events == other.events)
  }

  @Test func `events are numbered from 1 in order and carry the time`() {
    trace.add(recorder)
    for name in ["A", "B", "C"] {
      clock.now += 1
      trace.record(prepared(name))
    }
    #expect(
      recorder.events == [
        TraceEvent(sequence: 1, time: 1, decision: prepared("A")),
        TraceEvent(sequence: 2, time: 2, decision: prepared("B")),
        TraceEvent(sequence: 3, time: 3, decision: prepared("C")),
      ])
    #expect(recorder.text == "1000 ms: A prepared\n2000 ms: B prepared\n3000 ms: C prepared")
  }

  @Test func `the numbers go on for a listener that comes later`() {
    let late = TraceRecorder()
    trace.add(recorder)
    trace.record(prepared("A"))
    trace.add(late)
    trace.record(prepared("B"))
    #expect(late.events.map(\.sequence) == [2])
  }

  @Test func `a listener that was removed hears nothing more, the others go on`() {
    let other = TraceRecorder()
    trace.add(recorder)
    trace.add(other)
    trace.remove(recorder)
    trace.record(prepared("A"))
    #expect(recorder.events.isEmpty)
    #expect(other.events.count == 1)
    #expect(trace.isListening)
    trace.remove(other)
    #expect(!trace.isListening)
  }

  @Test func `removing a stranger changes nothing`() {
    trace.add(recorder)
    trace.remove(TraceRecorder())
    #expect(trace.isListening)
  }

  @Test func `a listener may remove itself while it listens`() {
    final class Once: TraceSink {
      weak var trace: DecisionTrace?
      var count = 0
      func receive(_ event: TraceEvent) {
        count += 1
        trace?.remove(self)
      }
    }
    let once = Once()
    once.trace = trace
    trace.add(once)
    trace.add(recorder)
    trace.record(prepared("A"))
    trace.record(prepared("B"))
    #expect(once.count == 1)
    #expect(recorder.events.count == 2)
  }

  @Test func `a listener is kept alive until it is removed`() {
    weak var kept: TraceRecorder?
    do {
      let owned = TraceRecorder()
      kept = owned
      trace.add(owned)
    }
    #expect(kept != nil)
    if let kept { trace.remove(kept) }
    #expect(kept == nil)
  }

  @Test func `a recorder forgets what it is told to forget, the numbers go on`() {
    trace.add(recorder)
    trace.record(prepared("A"))
    recorder.removeAll()
    #expect(recorder.text == "")
    trace.record(prepared("B"))
    #expect(recorder.events.map(\.sequence) == [2])
  }

  // MARK: Names

  @Test func `objects are named by their type and in the order of first appearance`() {
    let (first, second, label) = (Button(), Button(), Label())
    #expect(trace.name(of: second) == "Button#1")
    #expect(trace.name(of: label) == "Label#1")
    #expect(trace.name(of: first) == "Button#2")
    #expect(trace.name(of: second) == "Button#1")
  }

  @Test func `a name tells the type of the object, not of the variable`() {
    class Base {}
    final class Special: Base {}
    let object: Base = Special()
    #expect(trace.name(of: object) == "Special#1")
    #expect(trace.name(of: Box<Int>()) == "Box<Int>#1")
  }

  @Test func `an object at the address of one that died has a name of its own`() {
    // Dropping an object and making one of the same size gives the same address sooner or later; mostly at once.
    var seen: Set<ObjectIdentifier> = []
    var names: [String] = []
    var wasAddressUsedAgain = false
    for _ in 0..<100 {
      let button = Button()
      if !seen.insert(ObjectIdentifier(button)).inserted { wasAddressUsedAgain = true }
      names.append(trace.name(of: button))
    }
    #expect(wasAddressUsedAgain)
    #expect(names == (1...100).map { "Button#\($0)" })
  }

  @Test func `a name that the program gave comes first`() {
    final class Named: TraceNamed {
      var traceName: String?
    }
    let (first, second) = (Named(), Named())
    second.traceName = "zoom"
    #expect(trace.name(of: first) == "Named#1")
    #expect(trace.name(of: second) == #""zoom" Named#2"#)
    second.traceName = ""
    first.traceName = "turn"
    #expect(trace.name(of: first) == #""turn" Named#1"#)
    #expect(trace.name(of: second) == "Named#2")
  }

  @Test func `naming keeps nothing alive`() {
    weak var kept: Button?
    do {
      let owned = Button()
      kept = owned
      _ = trace.name(of: owned)
    }
    #expect(kept == nil)
  }

  @Test func `the same program gives the same text every time`() {
    func run() -> String {
      let clock = Clock()
      let trace = DecisionTrace(now: { clock.now })
      let recorder = TraceRecorder()
      trace.add(recorder)
      let objects: [AnyObject] = [Button(), Label(), Button(), Label()]
      for (index, decision) in Samples.decisions.enumerated() {
        clock.now += 1.0 / 120
        trace.record(decision)
        trace.record(.layoutPrepared(layout: trace.name(of: objects[(index * 7) % 4])))
      }
      return recorder.text
    }
    let text = run()
    #expect(text.split(separator: "\n").count == 2 * Samples.decisions.count)
    #expect((0..<20).allSatisfy { _ in run() == text })
  }
}
