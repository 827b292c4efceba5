#if BrowserHost
import Foundation

/// How a process is told that it shows pages for another one.
enum WorkerEnvironment {
  /// The variable with the path of the socket to listen on.
  static let socketVariable = "OPEN_COLLECTION_VIEW_WORKER_SOCKET"
  /// The variable with the seconds after which a page is closed of which nothing was heard. Pages belong to the host that
  /// is reached, whatever the program behind it would do on its own.
  static let silenceVariable = "OPEN_COLLECTION_VIEW_WORKER_SILENCE"

  /// The configuration of a process that was started to show pages: it listens for the process that started it only.
  static func configuration(
    _ own: BrowserHostConfiguration, environment: [String: String]
  ) -> BrowserHostConfiguration? {
    guard let path = environment[socketVariable], !path.isEmpty else { return nil }
    var configuration = own
    configuration.socketPath = path
    if let pages = own.pagesPerProcess { configuration.sessionLimit = pages }
    configuration.pagesPerProcess = nil
    if let seconds = environment[silenceVariable].flatMap(Double.init), seconds.isFinite, seconds > 0 {
      configuration.limits.silenceTimeout = seconds
    }
    return configuration
  }

  /// Ends this process as soon as the one that started it has ended, which holds the other end of the standard input.
  ///
  /// Its folder goes with the last of its processes, whatever has ended it.
  static func endWithParent() {
    let socket = ProcessInfo.processInfo.environment[socketVariable]
    Thread.detachNewThread {
      _ = try? FileHandle.standardInput.readToEnd()
      if let socket {
        unlink(socket)
        // Fails while there are others.
        rmdir(URL(fileURLWithPath: socket).deletingLastPathComponent().path)
      }
      exit(0)
    }
  }
}
#endif
