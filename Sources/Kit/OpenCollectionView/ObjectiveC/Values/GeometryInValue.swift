public import Foundation
public import PlaneGeometry

/// Geometry that casts take out of an `NSValue`, and put into one, as on Apple's systems: `change?[.newKey] as? NSValue` and
/// `change?[.newKey] as? CGPoint` both answer.
public protocol GeometryInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The geometry in a value; nil where there is other geometry in it.
  init?(in value: NSValue)
  /// A value with the geometry.
  var inValue: NSValue { get }
}

extension GeometryInValue {
  /// The answer to a cast to an object.
  public func _bridgeToObjectiveC() -> NSValue { inValue }

  /// The answer to a cast from an object that has to be the geometry.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(in: source) }

  /// The answer to a cast from an object that may be the geometry.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = Self(in: source)
    return result != nil
  }

  /// The way of Objective-C's answers; traps where there is other geometry in the value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let source, let result = Self(in: source) else {
      preconditionFailure("\(source.map { "\($0)" } ?? "nil") holds no \(Self.self): ask for what was put into it.")
    }
    return result
  }
}

extension NSValue {
  fileprivate func isLike(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(cgPoint: .zero)) else { return nil }
    self = value.cgPointValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(cgPoint: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(cgSize: .zero)) else { return nil }
    self = value.cgSizeValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(cgSize: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(cgRect: .zero)) else { return nil }
    self = value.cgRectValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(cgRect: self) }
}

extension CGAffineTransform: GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(cgAffineTransform: .identity)) else { return nil }
    self = value.cgAffineTransformValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(cgAffineTransform: self) }
}

extension CATransform3D: GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(caTransform3D: CATransform3DIdentity)) else { return nil }
    self = value.caTransform3DValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(caTransform3D: self) }
}

extension UIEdgeInsets: GeometryInValue {
  /// The geometry in a value; nil where there is other geometry in it.
  public init?(in value: NSValue) {
    guard value.isLike(NSValue(uiEdgeInsets: .zero)) else { return nil }
    self = value.uiEdgeInsetsValue
  }
  /// A value with the geometry.
  public var inValue: NSValue { NSValue(uiEdgeInsets: self) }
}
