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
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on port \(port) of \(host): \(reason)."
    }
  }
}
#endif
