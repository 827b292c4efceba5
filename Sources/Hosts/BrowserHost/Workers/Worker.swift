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

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - silenceTimeout: the seconds after which it closes a page of which nothing was heard.
  ///   - ended: is called on any thread when the process has ended.
  init(
    number: Int, command: [String], folder: URL, silenceTimeout: Double, ended: @escaping @Sendable () -> Void
  ) throws(BrowserHostError) {
    self.number = number
    socketPath = folder.appendingPathComponent("\(number)").path
    input = Pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([
      WorkerEnvironment.socketVariable: socketPath, WorkerEnvironment.silenceVariable: "\(silenceTimeout)",
    ]) { $1 }
    process.standardInput = input
    process.terminationHandler = { _ in ended() }
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
}
#endif
