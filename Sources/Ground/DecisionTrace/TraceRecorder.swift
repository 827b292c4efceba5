/// Keeps what it hears, for tests and for reading.
public final class TraceRecorder: TraceSink {
  /// What was heard, in order.
  public private(set) var events: [TraceEvent] = []

  /// A recorder that has heard nothing.
  public init() {}

  /// Keeps the event.
  public func receive(_ event: TraceEvent) { events.append(event) }

  /// Forgets everything.
  public func removeAll() { events.removeAll() }

  /// What was heard as text, one event a line; see ``TraceEvent/description``.
  public var text: String { events.map(\.description).joined(separator: "\n") }
}
