#if !canImport(UIKit)
/// Writes messages of a part of the program, see ``OSLog``: `logger.error("\(name, privacy: .public) is missing")`.
public struct Logger: Sendable {
  private let log: OSLog

  /// A writer for a part of the program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// A writer for messages that belong to no part.
  public init() { log = .default }

  /// A writer to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
  /// Writes an ordinary message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what is of note: an ordinary message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Tells what helps, and is not essential; it is not written.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Tells what helps who writes the program; it is not written.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Tells more than that; it is not written.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a mistake of the program.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that the program cannot go on as it should.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a mistake of something that the program relies on.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Takes the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  /// Takes a piece of text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Takes a value. Values marked as private are written, since the reader is the program's own.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// Says who may read a value. Here all may: messages stay with who runs the program.
public struct OSLogPrivacy: Sendable {
  /// Decided by the kind of value.
  public static let auto = OSLogPrivacy()
  /// For all.
  public static let `public` = OSLogPrivacy()
  /// For nobody else.
  public static let `private` = OSLogPrivacy()
  /// For nobody else, and never written elsewhere.
  public static let sensitive = OSLogPrivacy()
}
#endif
