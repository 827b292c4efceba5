#if !canImport(UIKit)
/// A kind of mark in a timeline, of the module `os`.
///
/// Nothing here records timelines: marks are taken and nothing is done.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// A kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// A number that marks of one interval have in common.
public struct OSSignpostID: Equatable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// A number of the program's own.
  public init(_ value: UInt64) { rawValue = value }

  /// A number.
  public init(log: OSLog) { rawValue = 1 }

  /// The number of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  /// The number of marks that belong to no interval in particular.
  public static let exclusive = OSSignpostID(0)
  /// The number of marks that do not count.
  public static let invalid = OSSignpostID(.max)
}

/// Sets a mark in a timeline: nothing is done.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Sets a mark with values in a timeline: nothing is done.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
#endif
