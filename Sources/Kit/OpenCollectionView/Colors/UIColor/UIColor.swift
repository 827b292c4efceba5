/// A colour, or a rule that makes one from the surroundings.
///
/// Dynamic colours, such as ``label`` and ``systemBackground``, differ between light and dark; views resolve them
/// against their own traits, and again when these change.
///
/// Components outside of 0 to 1 are those of the extended sRGB space, as in UIKit.
///
/// Difference from UIKit: patterns show as backgrounds of views, and are clear elsewhere; there are none of Core Image.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Stands first, see there.
  private let mark = ComparedObjectMark()
  // Unchecked: immutable once it is made; the provider of a dynamic colour is Sendable.
  private enum Kind {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  private let kind: Kind
  /// The colour that this one was made of by its prominence.
  private var first: UIColor?
  private var rank = Prominence.primary

  /// A colour from sRGB components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour that is not seen, as programs have it before they know which they want.
  public override init() { kind = .fixed(.clear) }

  /// A grey, 0 black to 1 white.
  public init(white: CGFloat, alpha: CGFloat) { kind = .fixed(CGColor(gray: white, alpha: alpha)) }

  /// A colour from a Core Graphics colour.
  public init(cgColor: CGColor) { kind = .fixed(cgColor) }

  /// A pattern: an image again and again, from the upper left corner of what it is the background of.
  ///
  /// Difference from UIKit: a view shows it behind what it draws itself, not behind the content of an image view or label;
  /// as the colour of a layer, of text or of a fill it is clear.
  public init(patternImage image: UIImage) { kind = .pattern(image) }

  /// The image of a pattern; nil for any other colour.
  var patternImage: UIImage? {
    if case .pattern(let image) = kind { image } else { nil }
  }

  /// A rule that makes a colour from the traits of its surroundings.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  /// The colour as it is in the current traits.
  open var cgColor: CGColor {
    switch resolvedColor(with: UITraitCollection.current).kind {
    case .fixed(let color): color
    case .dynamic, .pattern: .clear
    }
  }

  /// Tells whether the colour depends on its surroundings.
  public var isDynamic: Bool {
    if case .dynamic = kind { true } else { false }
  }

  /// The colour as it is in some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A rule may answer with another rule; a chain of them longer than this is a rule that answers with itself.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color.kind else { return color }
      color = provider(traitCollection)
    }
    return .clear
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .pattern: self
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// How much what is shown in the colour matters: `primary`, unless ``withProminence(_:)`` made it.
  open var prominence: Prominence { rank }

  /// The colour for what matters as much: fainter for less.
  open func withProminence(_ prominence: Prominence) -> UIColor {
    // What was made of a colour is made anew of that one.
    let first = first ?? self
    let color = UIColor { traits in
      let resolved = first.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * prominence.share)
    }
    color.first = first
    color.rank = prominence
    return color
  }

  /// The colour itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether both are the same fixed colour, or one and the same dynamic one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = kind, case .fixed(let theirs) = other.kind else { return false }
    return mine == theirs
  }

  /// Hashes the components of a fixed colour.
  open override var hash: Int {
    guard case .fixed(let color) = kind else { return 0 }
    return color.hashValue
  }
}

// Found by casts alone, where attributes of texts are read: it stands here so that it is linked wherever colours
// are, from archives of object files, too.
extension UIColor: TextColorConvertible {
  package var textColor: CGColor { cgColor }
}
