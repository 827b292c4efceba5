/// The stream of an application's decisions.
///
/// Whoever decides something records it with its reason. Without a listener nothing is made: the decision is an
/// autoclosure that is never evaluated, and recording costs one test of a Boolean.
public final class DecisionTrace {
  // Read at every decision: a runtime check for overlapping access would cost more than the decision itself.
  /// Tells whether anybody listens. Test it before work that only the trace needs.
  @inlinable public var isListening: Bool { listens }
  @exclusivity(unchecked) @usableFromInline private(set) var listens = false

  private var sinks: [any TraceSink] = []
  private var sequence = 0
  private var names: [ObjectIdentifier: (object: WeakObject, name: String)] = [:]
  private var nameCounts: [String: Int] = [:]
  private let now: () -> Double

  private struct WeakObject {
    weak var value: AnyObject?
  }

  /// A stream whose events carry the time that `now` gives, in seconds.
  public init(now: @escaping () -> Double) {
    self.now = now
  }

  /// Sends all further decisions to `sink`, which is kept alive until it is removed.
  public func add(_ sink: any TraceSink) {
    sinks.append(sink)
    listens = true
  }

  /// Sends `sink` nothing more.
  public func remove(_ sink: any TraceSink) {
    sinks.removeAll { $0 === sink }
    listens = !sinks.isEmpty
  }

  /// Records a decision; it is evaluated only when somebody listens.
  @inlinable @inline(__always)
  public func record(_ decision: @autoclosure () -> Decision) {
    guard isListening else { return }
    send(decision())
  }

  /// The name of an object in this trace: its type and a number in the order of first appearance.
  ///
  /// What the program calls an object that is ``TraceNamed`` comes first: `"zoom" UIPinchGestureRecognizer#1`. Names are
  /// kept while their objects live. Call it inside ``record(_:)`` only.
  public func name(of object: AnyObject) -> String {
    let numbered = numberedName(of: object)
    guard let given = (object as? any TraceNamed)?.traceName, !given.isEmpty else { return numbered }
    return "\"\(given)\" \(numbered)"
  }

  private func numberedName(of object: AnyObject) -> String {
    let identifier = ObjectIdentifier(object)
    if let known = names[identifier], known.object.value === object { return known.name }
    let type = String(describing: Swift.type(of: object))
    let number = (nameCounts[type] ?? 0) + 1
    nameCounts[type] = number
    let name = "\(type)#\(number)"
    names[identifier] = (WeakObject(value: object), name)
    return name
  }

  @usableFromInline
  func send(_ decision: Decision) {
    sequence += 1
    let event = TraceEvent(sequence: sequence, time: now(), decision: decision)
    for sink in sinks { sink.receive(event) }
  }
}
