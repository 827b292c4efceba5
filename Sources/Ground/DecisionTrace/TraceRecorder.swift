/// Keeps what it hears, for tests and for reading.
public final class TraceRecorder: TraceSink {
  /// The events that were heard, in order.
  public private(set) var events: [TraceEvent] = []

  /// A recorder that has heard nothing.
  public init() {}

  /// Keeps the event.
  public func receive(_ event: TraceEvent) { events.append(event) }

  /// Forgets everything.
  public func removeAll() { events.removeAll() }

  /// The events as text, one a line; see ``TraceEvent/description``.
  public var text: String { events.map(\.description).joined(separator: "\n") }
}
