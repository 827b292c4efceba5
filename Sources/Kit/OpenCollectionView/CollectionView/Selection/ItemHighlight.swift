import CollectionEngine

/// An item that a person is doing something with. It stands for the item, and goes with it wherever updates take it: who
/// asks or tells the delegate asks here which item that is by now.
@MainActor final class ItemHighlight {
  /// The item; nil when it is gone.
  private(set) var key: ElementKey?
  /// The touch that highlights it: other fingers neither end that nor select.
  private(set) weak var touch: UITouch?
  /// The frame of the item when the finger came down, in the content.
  private let place: CGRect
  /// Tells whether data have become others since.
  private var isDisplaced = false

  init(of key: ElementKey, at place: CGRect = .null, under touch: UITouch? = nil) {
    self.key = key
    self.place = place
    self.touch = touch
  }

  /// Items have become others. // C80
  ///
  /// - Parameter newKey: where an item is now; nil for one that is there no longer.
  func itemsDidChange(_ newKey: (ElementKey) -> ElementKey?) {
    key = key.flatMap(newKey)
    isDisplaced = true
  }

  /// Tells whether a finger that is on another item, or on none, has not left this one: the item has, and the finger is
  /// where it came down. // C80
  func wasLeft(behind point: CGPoint) -> Bool { isDisplaced && place.contains(point) }
}
