public import Foundation

/// A rectangle of a view in which a pointer looks, or has what is under it look, otherwise.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// The rectangle, in the coordinates of the interaction's view.
  public nonisolated let rect: CGRect
  /// The value that the program knows the region by; nil unless given. It never changes.
  nonisolated(unsafe) public let identifier: AnyHashable?
  /// The axes along which a pointer of UIKit's is held in the region; kept, since the host has the pointer.
  open var latchingAxes: UIAxis = []

  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// A region that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Tells whether another one has the same rectangle and identifier: then a pointer has not left.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  /// A number by the identifier.
  nonisolated open override var hash: Int { identifier.hashValue }
}

/// The place of a pointer, for whoever says which region that is in.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
