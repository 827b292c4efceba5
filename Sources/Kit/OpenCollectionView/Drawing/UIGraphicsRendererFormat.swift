/// The format of a renderer's drawings.
@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject, @preconcurrency NSCopying {
  /// The rectangle that is drawn; zero before a renderer has been made with the format.
  open internal(set) var bounds = CGRect.zero

  /// A format for the current surroundings.
  public required override init() { super.init() }

  /// A new format for the current surroundings.
  open class func `default`() -> Self { Self() }

  /// A new format for the current surroundings.
  open class func preferred() -> Self { Self() }

  /// A format that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
