/// A place where text goes on after a tab.
open class NSTextTab: NSObject, @unchecked Sendable {
  // Unchecked: immutable.

  /// The name of a further option of a tab; none of them is used.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// On which side of the place the text stands.
  public let alignment: NSTextAlignment

  /// The distance from the side where lines begin, in points.
  public let location: CGFloat

  /// The further options of the tab.
  public let options: [OptionKey: Any]

  /// A tab stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Tells whether both stand at one place with one alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// Hashes place and alignment.
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
