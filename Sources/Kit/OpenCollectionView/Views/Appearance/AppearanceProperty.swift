/// A property that appearances set: the library knows those of its own classes, and a program says which its classes have.
///
/// ```swift
/// override class var appearanceProperties: [AppearanceProperty] {
///   super.appearanceProperties + [AppearanceProperty(\RingView.ringColor)]
/// }
/// ```
///
/// UIKit finds such properties by their being `@objc dynamic`; `uikit-port` writes this for them.
@preconcurrency @MainActor public struct AppearanceProperty {
  let name: AnyHashable
  /// Makes an object that has what nobody has set.
  let makeUnset: () -> AnyObject?
  let read: (AnyObject) -> Any?
  let write: (AnyObject, Any?) -> Void

  /// A property of a view.
  public init<View: UIView, Value>(_ keyPath: ReferenceWritableKeyPath<View, Value>) {
    self.init(
      keyPath, unset: { (View.self as InstantiableView.Type).init(instantiatingIn: .zero) as? View },
      get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A value that is no property, such as the title's colour of a state.
  init<Owner: AnyObject, Value>(
    _ name: some Hashable, unset: @escaping () -> Owner?, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value) -> Void
  ) {
    self.name = AnyHashable(name)
    makeUnset = unset
    read = { ($0 as? Owner).map(get) }
    write = { object, value in
      if let owner = object as? Owner, let value = value as? Value { set(owner, value) }
    }
  }

  /// Tells whether two values are the same, as far as they can be compared: others count as different.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (flat(left), flat(right)) {
    case (nil, nil): true
    case (let left?, let right?):
      if isLook(left) {
        areAlike(left, right)
      } else if let left = left as? any Equatable {
        isEqual(left, right)
      } else if let left = left as? [Any], let right = right as? [Any] {
        left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
      } else if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
        left.count == right.count && left.allSatisfy { areEqual($0.value, right[$0.key]) }
      } else {
        type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
      }
    default: false
    }
  }

  /// Tells whether a value is an object that is copied rather than shared, so that what it holds counts.
  private static func isLook(_ value: Any) -> Bool {
    value is UIBarAppearance || value is UIBarButtonItemAppearance || value is UIBarButtonItemStateAppearance
      || value is UIVisualEffect
  }

  /// Tells whether two objects of one class hold the same. What cannot be compared, such as whom they tell of changes, does not count.
  private static func areAlike(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    var mirrors: (left: Mirror?, right: Mirror?) = (Mirror(reflecting: left), Mirror(reflecting: right))
    while let one = mirrors.left, let other = mirrors.right {
      for (mine, theirs) in zip(one.children, other.children) {
        let (mine, theirs) = (flat(mine.value), flat(theirs.value))
        let isComparable = [mine, theirs].compactMap(\.self).contains {
          isLook($0) || $0 is any Equatable || $0 is [Any] || $0 is [AnyHashable: Any]
        }
        if isComparable, !areEqual(mine, theirs) { return false }
      }
      mirrors = (one.superclassMirror, other.superclassMirror)
    }
    return true
  }

  /// The value in an optional that may be in another one.
  private static func flat(_ value: Any?) -> Any? {
    var current = value
    while let inner = current, let optional = inner as? any AppearanceOptional { current = optional.appearanceValue }
    return current
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { (right as? Value) == left }
}

/// An optional whose type is not known.
private protocol AppearanceOptional {
  var appearanceValue: Any? { get }
}

extension Optional: AppearanceOptional {
  fileprivate var appearanceValue: Any? { map { $0 } }
}
