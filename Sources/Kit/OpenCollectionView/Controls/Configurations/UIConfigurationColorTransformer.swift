/// Makes the colour that is shown from the colour that is given.
///
/// Two transformers are equal where they are copies of one.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // Unchecked: transformers are called by views only, on the main actor; the identity is immutable.
  private final class Identity {}

  /// The change of a colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// A transformer that does this.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that is shown for one that is given.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Greys that are as bright.
  public static let grayscale = UIConfigurationColorTransformer { color in
    color.mapped { traits, color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      traits.performAsCurrent { _ = color.getWhite(&white, alpha: &alpha) }
      return UIColor(white: white, alpha: alpha)
    }
  }

  /// The tint of the surroundings where they have one, which is the given colour.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A quiet form of the tint: the given colour, half mixed with grey.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    color.mapped { traits, color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      traits.performAsCurrent { _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
      let gray = 0.299 * red + 0.587 * green + 0.114 * blue
      return UIColor(red: (red + gray) / 2, green: (green + gray) / 2, blue: (blue + gray) / 2, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Tells whether both are copies of one transformer.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIColor {
  /// This colour with something done to it, in whatever surroundings it is shown.
  func mapped(_ change: @escaping @Sendable (UITraitCollection, UIColor) -> UIColor) -> UIColor {
    isDynamic ? UIColor { change($0, self.resolvedColor(with: $0)) } : change(.current, self)
  }

  /// This colour, its opacity multiplied.
  func faded(by factor: CGFloat) -> UIColor {
    mapped { _, color in color.withAlphaComponent(color.cgColor.alpha * factor) }
  }
}
