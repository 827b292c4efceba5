import Foundation

/// A property that is found by its name.
@MainActor struct KeyedProperty {
  let get: (AnyObject) -> Any?
  /// Nil where the property can be read alone. False where the value is of another type.
  let set: ((AnyObject, Any?) -> Bool)?

  init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    get = { ($0 as? Root)?[keyPath: path] }
    set = { object, value in
      guard let root = object as? Root, let value = KeyedProperty.converted(value, to: Value.self) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  init<Root: AnyObject, Value>(reading path: KeyPath<Root, Value>) {
    get = { ($0 as? Root)?[keyPath: path] }
    set = nil
  }

  /// A value as Objective-C makes one of another: numbers of each other, what is boxed of its box, nothing of nil.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, !(value is NSNull) else {
      // Nil of any type is one of an optional type. By the metatype, Swift 6.3.1 crashes in release builds.
      return (Any?.none as Any) as? Value
    }
    if let value = value as? Value { return value }
    guard let number = number(value) else { return nil }
    let candidates: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
      UInt(bitPattern: number.intValue),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let isTrue as Bool: NSNumber(value: isTrue)
    default: nil
    }
  }
}
