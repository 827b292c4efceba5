/// Something that surroundings can say: a light or dark look, a size class, or anything of the program's own.
///
/// A program's own trait is a type, never an instance:
///
/// ```swift
/// enum DensityTrait: UITraitDefinition { static let defaultValue = 1.0 }
/// ```
///
/// Views read it as `traitCollection[DensityTrait.self]`, and change it for everything in them with
/// `traitOverrides[DensityTrait.self] = 2`.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value

  /// The value where none was given.
  static var defaultValue: Value { get }

  /// A name for people.
  static var name: String { get }

  /// A name for programs, one of its kind.
  static var identifier: String { get }

  /// Tells whether dynamic colours are resolved again when the value changes; false unless said otherwise.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }

  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit knows, with a field of its own.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable & Sendable {
  static func value(in values: TraitValues) -> Value?
  static func set(_ value: Value?, in values: inout TraitValues)
}

extension SystemTrait {
  static func anyValue(in values: TraitValues) -> Any? { value(in: values) }

  /// A value that says nothing is kept as none.
  static func setAny(_ value: Any, in values: inout TraitValues) {
    let value = value as? Value
    set(value == defaultValue ? nil : value, in: &values)
  }

  static func copy(from source: TraitValues, to target: inout TraitValues) {
    if let value = value(in: source) { set(value, in: &target) }
  }

  static func clear(in values: inout TraitValues) { set(nil, in: &values) }

  static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool { value(in: left) != value(in: right) }
}
