import PlaneGeometry

extension UIApplication {
  /// The policy for a program that makes an error which it could have avoided: `ProgrammingErrorPolicy.trap` unless the
  /// program or a host sets it.
  ///
  /// ```swift
  /// UIApplication.programmingErrorPolicy = .recover
  /// ```
  ///
  /// Under `trap`, as in UIKit, the process stops at once, with a sentence that holds the numbers and the right call. Under
  /// `recover` the process goes on, and so do all whom it serves:
  ///
  /// * the sentence goes to `ProgrammingErrors.log` - standard error unless set - together with what was done instead, and
  ///   to the ``trace`` of the application that is being served; equal ones are written ever more rarely;
  /// * the wrong call is not carried out; things keep their last good state: a view whose frame is set to what is no
  ///   number keeps the frame that it has, a layout's attributes that are no numbers are left out, an update that
  ///   contradicts the data reloads it, a cell that cannot be had is an empty one.
  ///
  /// It holds for the whole process, since the process is what would stop. A browser host sets `recover` where the program has
  /// not chosen.
  ///
  /// Some errors are not covered, since the language itself stops for them: an index beyond an array, an optional that
  /// is nil and unwrapped by force, a cast by force of a cell that is an empty one, a sum that overflows, memory that
  /// is used up. A service that must outlive these runs a process for each person, or for a few.
  ///
  /// Difference from UIKit: there it is always `trap`.
  public nonisolated static var programmingErrorPolicy: ProgrammingErrorPolicy {
    get { ProgrammingErrors.policy }
    set {
      listensToErrors
      ProgrammingErrors.policy = newValue
    }
  }

  /// Sets the policy where the program has not: hosts call it when they start.
  package nonisolated static func setProgrammingErrorPolicy(unlessChosen policy: ProgrammingErrorPolicy) {
    listensToErrors
    ProgrammingErrors.setPolicy(unlessChosen: policy)
  }

  /// Brings errors that are survived to the trace, and those of the ground to where all are told: once for the process.
  nonisolated static let listensToErrors: Void = {
    ProgrammingErrors.listener = { sentence, instead in
      let message = "\(sentence) Instead: \(instead)."
      // Snapshots are made anywhere; a trace belongs to the main actor.
      guard MainQueue.isCurrent else {
        Task { @MainActor in record(message) }
        return
      }
      MainActor.assumeIsolated { record(message) }
    }
    GeometryErrors.listener = { sentence, instead, file, line in
      ProgrammingErrors.report(sentence, instead: instead, file: file, line: line)
    }
  }()

  private static func record(_ message: String) { current?.trace.record(.programmingError(message: message)) }
}
