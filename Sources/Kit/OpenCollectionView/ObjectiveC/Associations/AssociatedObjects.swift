/// Keeps a value with an object, by the address of a variable of the program's.
///
/// ```swift
/// private var key: UInt8 = 0
/// objc_setAssociatedObject(view, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
/// ```
///
/// Nil takes the value away. Views, controllers and other responders let go of their values when they go themselves;
/// those of other objects are let go some time after.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept = value.map { AssociatedValue($0, policy: policy) }
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associatedValues.set(kept, for: key)
  } else {
    AssociationTable.shared.set(kept, for: key, of: object)
  }
}

/// The value that is kept with an object; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  let kept =
    if let responder = object as? UIResponder { responder.associatedValues.value(for: key) } else {
      AssociationTable.shared.value(for: key, of: object)
    }
  return kept?.value
}

/// Takes away all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder { responder.associatedValues.removeAll() }
  AssociationTable.shared.removeAll(of: object)
}
