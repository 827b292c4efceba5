/// An object whose properties are found by their names: views, controllers, gesture recognizers, items of bars, constraints and layouts.
///
/// Found are the usual properties of the library's classes, by their names in Swift or in Objective-C, and for reading what a program's
/// own class stores. A number becomes one of the property's type.
///
/// Difference from Foundation: computed properties of a program's own classes are not found, and none of its own can be set; nothing private of
/// UIKit's is there but the text field of a search bar.
@preconcurrency @MainActor public protocol KeyValueCoding: AnyObject {}

extension UIResponder: KeyValueCoding {}
extension UIGestureRecognizer: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension NSLayoutConstraint: KeyValueCoding {}
extension UICollectionViewLayout: KeyValueCoding {}
extension UIDevice: KeyValueCoding {}
extension UIAlertAction: KeyValueCoding {}

extension KeyValueCoding {
  /// The value of the property of a name. A name that the object does not have is an error of the program.
  ///
  /// - Complexity: O(1) for the library's properties, O(stored properties) for a program's own.
  public func value(forKey key: String) -> Any? {
    if let property = KeyedProperties.property(key, of: self) { return property.get(self) }
    if let stored = KeyedValues.stored(key, in: self) { return stored }
    ProgrammingErrors.report(
      "\(type(of: self)) has no value for the key \"\(key)\": read the property itself.", instead: "nil is returned")
    return nil
  }

  /// Sets the property of a name. A name that the object does not have, or another type, is an error of the program.
  public func setValue(_ value: Any?, forKey key: String) {
    let property = KeyedProperties.property(key, of: self)
    guard property?.set?(self, value) != true else { return }
    let what = value.map { "\(type(of: $0))" } ?? "nil"
    ProgrammingErrors.report(
      "\(type(of: self)) cannot take \(what) for the key \"\(key)\": set the property itself.",
      instead: "nothing is set"
    )
  }

  /// The value at the end of names with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (first, rest) = KeyedValues.parts(of: keyPath) else { return value(forKey: keyPath) }
    return KeyedValues.value(of: value(forKey: first), atPath: rest)
  }

  /// Sets the property at the end of names with dots between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // What programs of before iOS 6 know of a text field's inside.
    if let field = self as? UITextField,
      ["_placeholderLabel.textColor", "placeholderLabel.textColor"].contains(keyPath)
    {
      field.attributedPlaceholder = NSAttributedString(
        string: field.placeholder ?? "", attributes: (value as? UIColor).map { [.foregroundColor: $0] } ?? [:])
      return
    }
    guard let (first, rest) = KeyedValues.parts(of: keyPath) else { return setValue(value, forKey: keyPath) }
    switch self.value(forKey: first) {
    case let object as any KeyValueCoding: object.setValue(value, forKeyPath: rest)
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    default:
      ProgrammingErrors.report(
        "\(type(of: self)) has nothing to set at \"\(keyPath)\": set the property itself.", instead: "nothing is set")
    }
  }

  /// Sets the properties of several names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }
}

/// Finds values by names.
@MainActor enum KeyedValues {
  /// The value that a class of a program's stores under a name, also a lazy one that has been made.
  static func stored(_ key: String, in object: AnyObject) -> Any? {
    let names = names(of: key) + ["$__lazy_storage_$_\(key)"]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label.map(names.contains) ?? false }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The names that a property of a key may have in Swift.
  static func names(of key: String) -> [String] { [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())"] }

  static func parts(of path: String) -> (first: String, rest: String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  static func value(of object: Any?, atPath path: String) -> Any? {
    switch object {
    case let object as any KeyValueCoding: object.value(forKeyPath: path)
    case let layer as CALayer: layer.value(forKeyPath: path)
    case let list as [Any]: list.compactMap { value(of: $0, atPath: path) }
    default: nil
    }
  }
}
