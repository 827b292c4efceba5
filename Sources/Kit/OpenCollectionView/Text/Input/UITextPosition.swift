/// A place in a text, between two of its UTF-16 units. // X17
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The number of units before the place, for those of fields and text views.
  let offset: Int

  /// A place at the beginning; subclasses of programs have places of their own.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Tells whether another position is the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextPosition.self, let other = object as? UITextPosition else {
      return self === object as AnyObject
    }
    return MainActor.assumeIsolated { offset == other.offset }
  }

  /// The place.
  open override var hash: Int { MainActor.assumeIsolated { offset } }
}
