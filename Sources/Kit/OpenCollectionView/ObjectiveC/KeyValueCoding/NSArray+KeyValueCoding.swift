public import Foundation

extension NSArray {
  /// The values of a name of all objects in the list, in their order: `(cells as NSArray).value(forKey: "contentView")`. What has no
  /// such value is left out.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    compactMap { KeyedValues.value(of: $0, atPath: key) }
  }

  /// The values at the end of names with dots between them, of all objects in the list.
  @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
