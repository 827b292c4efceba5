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
