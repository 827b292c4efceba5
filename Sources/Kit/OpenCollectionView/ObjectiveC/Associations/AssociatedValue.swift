import Foundation

/// A value that is kept with an object, strongly or not.
struct AssociatedValue {
  private let strong: Any?
  private weak var weakObject: AnyObject?

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      strong = nil
      weakObject = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default:
      strong = value
    }
  }

  var value: Any? { strong ?? weakObject }
}
