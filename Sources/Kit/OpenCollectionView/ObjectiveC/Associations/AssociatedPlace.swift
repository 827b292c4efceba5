/// A place among the values kept with an object that nobody else has: for what few objects of a class of the library hold.
struct AssociatedPlace {
  // Only its address counts.
  private let address = UInt(bitPattern: UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The object kept at the place.
  func object(in values: borrowing AssociatedValuesReference) -> AnyObject? {
    guard let key = UnsafeRawPointer(bitPattern: address) else { return nil }
    return values.value(for: key)?.value as AnyObject?
  }

  /// Keeps an object at the place, or none any longer.
  func keep(_ object: AnyObject?, in values: borrowing AssociatedValuesReference) {
    guard let key = UnsafeRawPointer(bitPattern: address) else { return }
    values.set(object.map { AssociatedValue($0, policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }, for: key)
  }
}
