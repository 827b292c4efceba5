/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The units that are in it, for those of fields and text views.
  let units: Range<Int>

  /// An empty range at the beginning; subclasses of programs have ends of their own.
  public override init() {
    units = 0..<0
    super.init()
  }

  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }

  /// Tells where the range begins.
  open var start: UITextPosition { UITextPosition(offset: units.lowerBound) }

  /// Tells where the range ends.
  open var end: UITextPosition { UITextPosition(offset: units.upperBound) }

  /// Tells whether nothing is in it.
  open var isEmpty: Bool { units.isEmpty }

  /// Tells whether another range is the same part.
  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextRange.self, let other = object as? UITextRange else {
      return self === object as AnyObject
    }
    return MainActor.assumeIsolated { units == other.units }
  }

  /// The part.
  open override var hash: Int { MainActor.assumeIsolated { units.hashValue } }
}
