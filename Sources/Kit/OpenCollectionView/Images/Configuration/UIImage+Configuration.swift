extension UIImage {
  /// The use of an image: the surroundings that one of several is chosen by, and for symbols the way they are drawn.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable once it is made.
    private(set) var values = ConfigurationValues()

    /// A configuration that says nothing.
    public required override init() { super.init() }

    convenience init(values: ConfigurationValues) {
      self.init()
      self.values = values
    }

    /// A configuration for some surroundings.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(values: ConfigurationValues(traitCollection: traitCollection))
    }

    /// A configuration for a language.
    public convenience init(locale: Locale?) { self.init(values: ConfigurationValues(locale: locale)) }

    /// The surroundings; nil for any.
    open var traitCollection: UITraitCollection? { values.traitCollection }

    /// The language; nil for any. Kept; no image is chosen by it here.
    open var locale: Locale? { values.locale }

    /// The same configuration for other surroundings.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traitCollection = traitCollection }
    }

    /// The same configuration for another language.
    open func withLocale(_ locale: Locale?) -> Self { changed { $0.locale = locale } }

    /// This configuration with what another one says, where it says something.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return changed { $0 = $0.applying(otherConfiguration.values) }
    }

    /// The configuration itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Tells whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.values == values
    }

    /// Hashes what is said.
    open override var hash: Int { values.hashValue }

    func changed(_ change: (inout ConfigurationValues) -> Void) -> Self {
      let configuration = Self()
      configuration.values = values
      change(&configuration.values)
      return configuration
    }
  }
}
