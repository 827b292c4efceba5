public import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The answer to a cast to an object: `length as NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The answer to a cast from an object that has to be a length.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(exactly: source)
  }

  /// The answer to a cast from an object that may be a length.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  /// The way of Objective-C's answers; 0 where there is no number.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The value of a number.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }

  /// The value of a number, as near as it can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The value of a number; nil where there is no such value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
