import Foundation

/// A value of an activity's `userInfo`, in a form that can be written down and read again without trusting who wrote it.
indirect enum ActivityValue: Codable, Equatable {
  case string(String)
  case integer(Int64)
  case number(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case url(URL)
  case uuid(UUID)
  case array([ActivityValue])
  case set([ActivityValue])
  case dictionary([String: ActivityValue])

  /// The value; nil for one that cannot be kept, as UIKit's list of types has it.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as String: self = .string(value)
    case let value as any BinaryInteger:
      guard let integer = Int64(exactly: value) else { return nil }
      self = .integer(integer)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .url(value)
    case let value as UUID: self = .uuid(value)
    case let values as [Any]:
      guard let kept = Self.all(values) else { return nil }
      self = .array(kept)
    case let values as Set<AnyHashable>:
      guard let kept = Self.all(values.map(\.base)) else { return nil }
      self = .set(kept)
    case let values as [AnyHashable: Any]:
      var kept: [String: ActivityValue] = [:]
      for (key, value) in values {
        guard let key = key.base as? String, let value = ActivityValue(value) else { return nil }
        kept[key] = value
      }
      self = .dictionary(kept)
    default: return nil
    }
  }

  private static func all(_ values: [Any]) -> [ActivityValue]? {
    let kept = values.compactMap { ActivityValue($0) }
    return kept.count == values.count ? kept : nil
  }

  /// The value as a program has it.
  var value: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): Int(value)
    case .number(let value): value
    case .boolean(let value): value
    case .date(let value): value
    case .data(let value): value
    case .url(let value): value
    case .uuid(let value): value
    case .array(let values): values.map(\.value)
    case .set(let values): Set(values.compactMap { $0.value as? AnyHashable })
    case .dictionary(let values): values.mapValues(\.value)
    }
  }
}
