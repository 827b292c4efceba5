import Foundation

extension CALayer {
  /// The value of a property by its name, such as `cornerRadius`; nil for what cannot be animated.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Gives a property another value by its name, as setting it does. An object of another kind has no effect.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of what a key path names, such as `transform.rotation.z` in radians; nil for what cannot be animated.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let key = AnimationKey(path: keyPath) else { return nil }
    return properties.value(of: key).object(as: key.valueKind)
  }

  /// Gives what a key path names another value, as setting the property does. An object of another kind has no effect.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let key = AnimationKey(path: keyPath) else { return }
    let new = value.flatMap { AnimationValue($0, as: key.valueKind) }
    guard let new = value == nil ? AnimationValue.none(of: key.valueKind) : new else { return }
    var changed = properties
    changed.set(new, of: key)
    changed.limit(key.bits)
    restore(changed.value(of: AnimationKey(key.property)), of: key.property)
  }

  /// Sets a property by its key, with all that setting it brings about.
  package func restore(_ object: Any?, forKey property: AnimatedProperty) {
    let value = object.map { AnimationValue($0, as: property.kind) } ?? AnimationValue.none(of: property.kind)
    if let value { restore(value, of: property) }
  }

  func restore(_ value: AnimationValue, of property: AnimatedProperty) {
    switch property {
    case .position: if let point = value.point { position = point }
    case .anchorPoint: if let point = value.point { anchorPoint = point }
    case .bounds: if let rect = value.rect { bounds = rect }
    case .transform: if let transform = value.transform { self.transform = transform }
    case .sublayerTransform: if let transform = value.transform { sublayerTransform = transform }
    case .backgroundColor: backgroundColor = value.color.map(CGColor.init)
    case .borderColor: borderColor = value.color.map(CGColor.init)
    case .shadowColor: shadowColor = value.color.map(CGColor.init)
    default:
      let key = AnimationKey(property)
      var changed = properties
      changed.set(value, of: key)
      changed.limit(key.bits)
      guard changed != properties else { return }
      let action = actionForChange(of: property)
      properties = changed
      mark(property.bits)
      runAction(action, for: property)
    }
  }
}
