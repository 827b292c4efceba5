/// The fate of a program that made an error which it could have avoided: a frame that is no number, an update that
/// contradicts the data, an identifier that was never registered.
public enum ProgrammingErrorPolicy: String, Hashable, Sendable, CaseIterable {
  /// The program stops with a sentence that holds the numbers and the right call. The one for development and tests.
  case trap
  /// The sentence goes to the log and the trace, what was asked is not done, and things stay as they were. The one for a
  /// process that serves several people, of whom one must not end what the others do.
  case recover
}
