public import Foundation

/// An action that runs when a property of a layer changes: an animation, or `NSNull` for nothing.
public protocol CAAction: AnyObject {
  /// Does what is to be done about `event` on the layer `anObject`. Called once the property has its new value.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: an action of this kind ends the search for one.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
