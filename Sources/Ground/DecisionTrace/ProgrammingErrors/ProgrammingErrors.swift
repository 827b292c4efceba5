import Synchronization

/// The place at which programming errors of a process are told.
///
/// It is the process's and no object's, because whether the process goes on is: layers, attributes and snapshots make
/// errors without belonging to an application.
///
/// Errors that the language itself stops for - an index beyond an array, an optional that is nil and unwrapped by
/// force, a sum that overflows - never come by here, and end the process under every policy.
public enum ProgrammingErrors {
  /// A function that is called for each error that the program survives: with the sentence, and with a description of
  /// what was done instead.
  ///
  /// It is called where the error was made, on whatever thread that is.
  package typealias Listener = @Sendable (_ sentence: String, _ instead: String) -> Void

  private static let process = ErrorDesk()
  private static let heard = Mutex(Ear())
  @TaskLocal private static var ownDesk: ErrorDesk?
  private static var desk: ErrorDesk { ownDesk ?? process }

  /// The fate of a program that makes an error; ``ProgrammingErrorPolicy/trap`` unless set.
  public static var policy: ProgrammingErrorPolicy {
    get { desk.state.withLock { $0.policy ?? .trap } }
    set { desk.state.withLock { $0.policy = newValue } }
  }

  /// Sets the policy unless somebody has set it before: what a host does, so that the program has the last word.
  package static func setPolicy(unlessChosen policy: ProgrammingErrorPolicy) {
    desk.state.withLock { $0.policy = $0.policy ?? policy }
  }

  /// The listener that hears of each error that the program survives: the kit, which brings them to the trace.
  package static var listener: Listener? {
    get { heard.withLock { $0.listener } }
    set { heard.withLock { $0.listener = newValue } }
  }

  /// A structure around the function: a generic type that holds a function by itself wraps it once more each time that it
  /// is lent out, so that each call would take longer than the one before.
  private struct Ear {
    var listener: Listener?
  }

  /// The function that writes sentences: to standard error unless set. Each comes as one line without its end.
  ///
  /// The first three errors from one place are written, then the tenth, the hundredth and so on, with their number, so
  /// that an error in each frame fills no disk.
  public static var log: @Sendable (String) -> Void {
    get { desk.state.withLock { $0.log } }
    set { desk.state.withLock { $0.log = newValue } }
  }

  /// Does something under a policy of its own, and with a log of its own, whatever the process has.
  ///
  /// It holds for what is called from `body` at once and for the tasks that it begins, and ends with it. Tests of errors need
  /// it, which run beside others.
  ///
  /// - Parameter writingEach: whether each error is written, or ever fewer of those from one place, as of a whole process.
  public static func withPolicy<Result>(
    _ policy: ProgrammingErrorPolicy, writingEach: Bool = true, log: @escaping @Sendable (String) -> Void,
    perform body: () throws -> Result
  ) rethrows -> Result {
    let desk = ErrorDesk(ErrorDesk.State(policy: policy, log: log, writesEach: writingEach))
    return try $ownDesk.withValue(desk, operation: body)
  }

  /// Stops the program with the sentence, or tells of it and goes on, as the policy has it. What the caller then does is
  /// `instead`.
  ///
  /// Nothing is made of the texts before an error is there. The place is that of the library, since Swift tells nobody who
  /// called.
  public static func report(
    _ sentence: @autoclosure () -> String, instead: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let desk = desk
    let number = desk.count(ErrorDesk.Place(file: "\(file)", line: line))
    let sentence = sentence()
    guard let number else { fatalError(sentence, file: file, line: line) }
    let instead = instead()
    let (log, writesEach) = desk.state.withLock { ($0.log, $0.writesEach) }
    if writesEach || ErrorLog.tells(ofNumber: number) {
      log(ErrorLog.line(sentence, instead: instead, number: writesEach ? 1 : number, place: "\(file):\(line)"))
    }
    listener?(sentence, instead)
  }
}
