/// Somebody who listens to a trace.
public protocol TraceSink: AnyObject {
  /// A decision was taken. Called at once, in order; must not call back into what decided.
  func receive(_ event: TraceEvent)
}
