#if BrowserHost
/// Why a ``BrowserHost`` could not start. The description is one sentence for the person at the keyboard.
public enum BrowserHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program listens on the port.
  case portInUse(host: String, port: Int)
  /// The system does not let this program listen on the port.
  case portNotAllowed(host: String, port: Int)
  /// The host is no address of this machine.
  case hostNotHere(String)
  /// The environment variable `PORT` is no port.
  case portNotANumber(String)
  /// The environment variable `PAGES_PER_PROCESS` is no number of pages.
  case pagesPerProcessNotANumber(String)
  /// A public origin is not a scheme, a host and a port.
  case notAnOrigin(String)
  /// A process that shows pages could not be started, for a reason that the system gives.
  case workerNotStarted(String)
  /// Listening failed for another reason, which the system gives.
  case cannotListen(host: String, port: Int, reason: String)

  /// The sentence.
  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is in use: stop the other program or choose another with --port."
    case .portNotAllowed(let host, let port):
      "The system does not allow this program to use port \(port) on \(host): choose one from 1024 up with --port."
    case .hostNotHere(let host):
      "\(host) is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of its addresses."
    case .portNotANumber(let text):
      "PORT is \"\(text)\", which is no port: give a number from 0 to 65535."
    case .pagesPerProcessNotANumber(let text):
      "PAGES_PER_PROCESS is \"\(text)\", which is no number of pages: give 1 or more."
    case .notAnOrigin(let text):
      "\(text) is not a public origin: give a scheme, a host and a port only, such as https://gallery.example."
    case .workerNotStarted(let reason):
      "A process that shows pages could not be started: \(reason)."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on port \(port) of \(host): \(reason)."
    }
  }
}
#endif
