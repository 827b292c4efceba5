#if BrowserHost
public import Foundation

/// Where and how a ``BrowserHost`` serves.
public struct BrowserHostConfiguration: Sendable {
  /// The address to listen on: `127.0.0.1` by default, which only this machine reaches.
  ///
  /// With any other than a loopback address the printed address holds a random token, and nobody without it sees or
  /// touches the application. The connection is not encrypted: put a tunnel in front of it outside a trusted network.
  public var host: String
  /// The port to listen on, 0 to 65,535; 8080 by default. With 0 the system chooses a free one.
  public var port: Int
  /// The title of the pages and in the printed line; the program's name by default.
  public var title: String
  /// How many pages may have a scene at a time; 64 by default. Further pages are told so.
  public var sessionLimit: Int
  /// For how many seconds a scene lives on without its page, so that a page can come back; 60 by default.
  public var sessionLifetime: Double
  /// What a page may cost.
  public var limits: BrowserHostLimits

  /// A configuration.
  ///
  /// Traps on a port outside 0 to 65,535, a negative session limit, and a lifetime that is negative or not finite.
  public init(
    host: String = "127.0.0.1", port: Int = 8080, title: String = ProcessInfo.processInfo.processName,
    sessionLimit: Int = 64, sessionLifetime: Double = 60, limits: BrowserHostLimits = BrowserHostLimits()
  ) {
    guard (0...65_535).contains(port) else {
      fatalError("There is no port \(port): give 0 to 65535, where 0 lets the system choose.")
    }
    guard sessionLimit >= 0 else {
      fatalError("A session limit of \(sessionLimit) is no number of pages: give 0 or more.")
    }
    guard sessionLifetime.isFinite, sessionLifetime >= 0 else {
      fatalError("A session cannot live for \(sessionLifetime) seconds: give a finite number, 0 or more.")
    }
    self.host = host
    self.port = port
    self.title = title
    self.sessionLimit = sessionLimit
    self.sessionLifetime = sessionLifetime
    self.limits = limits
  }

  /// The default configuration with the `HOST` and `PORT` of a process's environment, where they are set.
  ///
  /// Throws ``BrowserHostError/portNotANumber(_:)`` where `PORT` is no port.
  public init(environment: [String: String]) throws(BrowserHostError) {
    self.init()
    if let text = environment["PORT"], !text.isEmpty {
      guard let port = Int(text), (0...65_535).contains(port) else { throw .portNotANumber(text) }
      self.port = port
    }
    if let text = environment["HOST"], !text.isEmpty { host = text }
  }

  /// Whether ``host`` is an address that only this machine reaches.
  public var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
#endif
