#if !canImport(UIKit)
import Foundation

/// The log of a part of the program. It writes to the standard error, a line for each message, with the names of the
/// part.
///
/// Difference from Apple's systems: there is no store of messages; `debug` and `info` are not written, as there without
/// a tool that asks for them.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// A log for a part of the program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// A log for a part of the program, named by one of the usual categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// The log of what belongs to no part.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled log")

  /// A usual category.
  public struct Category: Sendable {
    let name: String

    /// The events of interest in a timeline.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// The measurements by the frame.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  /// Tells whether messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool {
    self !== OSLog.disabled && type.rawValue != OSLogType.debug.rawValue && type.rawValue != OSLogType.info.rawValue
  }

  /// The line of a message.
  func line(_ message: String) -> String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return names.isEmpty ? message : "[\(names)] \(message)"
  }

  func write(_ message: String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data((line(message) + "\n").utf8))
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A kind from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// An ordinary message.
  public static let `default` = OSLogType(0)
  /// A message that helps, and is not essential.
  public static let info = OSLogType(1)
  /// A message for the one who writes the program.
  public static let debug = OSLogType(2)
  /// A mistake of the program.
  public static let error = OSLogType(16)
  /// A mistake of something that the program relies on.
  public static let fault = OSLogType(17)
}

/// Writes a message whose values stand where `%@`, `%d`, `%{public}s` and their like are. Values marked as private are written, since the
/// reader is the program's own.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(OSLogMessages.text("\(message)", arguments), type: type)
}

/// Writes a message whose values stand where `%@`, `%d`, `%{public}s` and their like are, of a kind.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(OSLogMessages.text("\(message)", arguments), type: type)
}

/// The texts of messages.
enum OSLogMessages {
  /// A message with its values; what has no value keeps its mark.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    var result = ""
    var text = Substring(format)
    while let mark = text.firstIndex(of: "%") {
      result += text[..<mark]
      text = text[text.index(after: mark)...]
      if text.first == "%" {
        result += "%"
        text.removeFirst()
        continue
      }
      var pattern = "%"
      if text.first == "{", let end = text.firstIndex(of: "}") { text = text[text.index(after: end)...] }
      while let next = text.first, !next.isLetter || "lhqzjtL".contains(next), next != "@", !next.isWhitespace {
        pattern.append(next)
        text.removeFirst()
      }
      guard let kind = text.first else {
        result += pattern
        break
      }
      text.removeFirst()
      guard let value = rest.popFirst() else {
        result += pattern + String(kind)
        continue
      }
      result += kind == "@" || kind == "s" ? "\(value)" : String(format: pattern + String(kind), value)
    }
    return result + text
  }
}
#endif
