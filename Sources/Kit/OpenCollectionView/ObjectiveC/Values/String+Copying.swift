// Programs write `"barrier" as NSCopying` where UIKit wants an identifier; on Apple's systems that makes an NSString.

extension String: @retroactive NSCopying {
  /// The string itself: a value is its own copy.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
