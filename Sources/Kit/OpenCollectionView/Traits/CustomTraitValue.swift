/// The value of a trait of the program's own.
struct CustomTraitValue: Equatable, @unchecked Sendable {
  // Unchecked: values are read and compared only. A program that puts a mutable object into surroundings, and takes
  // these to another thread, keeps the object safe itself, as with UIKit.
  let value: Any
  let trait: UITrait

  init(_ value: Any, of trait: UITrait) {
    self.value = value
    self.trait = trait
  }

  /// Objects that cannot be compared are equal when they are one; other values that cannot be compared never are.
  static func == (left: Self, right: Self) -> Bool {
    if let value = left.value as? any Equatable { return value.isEqual(to: right.value) }
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
