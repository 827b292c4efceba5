#if BrowserHost
import Foundation

/// A process that shows pages.
final class Worker: Sendable {
  let number: Int
  /// The socket at which it listens.
  let socketPath: String
  private let process: Process
  /// The process ends when this is closed, by whatever ends this program.
  private let input: Pipe
  /// Asks it whether it still gets to work.
  let pulse: WorkerPulse
  /// Set when it has been ended because it did not.
  let hangs = SharedFlag()

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - limits: say after which time it closes a page of which nothing was heard, and is taken for hanging.
  ///   - time: what it goes by whether it hangs.
  ///   - fares: is called when it is late, back, or hangs.
  ///   - ended: is called on any thread when the process has ended.
  init(
    number: Int, command: [String], folder: URL, limits: BrowserHostLimits, time: any ServerTime,
    fares: @escaping @Sendable (WorkerPulse.Verdict) async -> Void, ended: @escaping @Sendable () -> Void
  ) throws(BrowserHostError) {
    self.number = number
    let path = folder.appendingPathComponent("\(number)").path
    socketPath = path
    input = Pipe()
    let isOver = SharedFlag()
    pulse = WorkerPulse(time: time, timeout: limits.hangTimeout) {
      while !isOver.value, !Task.isCancelled {
        if await WorkerLink.answersPulse(path) { return true }
      }
      return false
    } tell: {
      await fares($0)
    }
    process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([
      WorkerEnvironment.socketVariable: socketPath, WorkerEnvironment.silenceVariable: "\(limits.silenceTimeout)",
    ]) { $1 }
    process.standardInput = input
    process.terminationHandler = { _ in
      isOver.set()
      ended()
    }
    do {
      try process.run()
    } catch {
      throw .workerNotStarted("\(error)")
    }
  }

  /// The system's number of the process.
  var processIdentifier: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  /// Ends the process. One that was begun on a thread which holds signals back holds them back, too; it ends for its input.
  func end() {
    process.terminate()
    try? input.fileHandleForWriting.close()
  }

  /// Ends a process that does not listen to anything any more.
  func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    try? input.fileHandleForWriting.close()
  }
}
#endif
