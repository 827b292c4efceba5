/// The meaning of a colour's components.
///
/// The spaces of screens are here: sRGB, Display P3 and grey, each with the usual curve or linear in light, and each
/// within 0 to 1 or extended beyond.
///
/// Difference from CoreGraphics: there are no profiles. The device's RGB is sRGB, and a grey is the sRGB colour of three
/// equal components, also in the space that is named after a curve of 2.2.
public final class CGColorSpace: Sendable, Hashable {
  enum Primaries: Hashable, Sendable {
    case gray
    case sRGB
    case displayP3
  }

  let primaries: Primaries
  let isLinear: Bool
  /// Tells whether components may lie outside of 0 to 1.
  let isExtended: Bool
  /// The name, by which ``init(name:)`` finds the space.
  public let name: String?

  private init(_ name: String, _ primaries: Primaries, isLinear: Bool = false, isExtended: Bool = false) {
    self.name = name
    self.primaries = primaries
    self.isLinear = isLinear
    self.isExtended = isExtended
  }

  /// The space of a name, such as ``sRGB``; nil for a name that is none of those here.
  public convenience init?(name: String) {
    guard let known = Self.known[name] else { return nil }
    self.init(name, known.primaries, isLinear: known.isLinear, isExtended: known.isExtended)
  }

  /// The components of a colour, its opacity not counted: 1 or 3.
  public var numberOfComponents: Int { primaries == .gray ? 1 : 3 }

  /// The kind of the components.
  public var model: CGColorSpaceModel { primaries == .gray ? .monochrome : .rgb }

  /// Tells whether the space has colours that sRGB has not within 0 to 1.
  public var isWideGamutRGB: Bool { primaries == .displayP3 || primaries == .sRGB && isExtended }

  /// Tells whether both have one name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  // MARK: Names

  /// sRGB: the space of most screens and pictures.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB, its components also outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB, linear in light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB, linear in light, its components also outside of 0 to 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3: the space of wide screens, with sRGB's curve.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Display P3, its components also outside of 0 to 1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3, linear in light.
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  /// Display P3, linear in light, its components also outside of 0 to 1.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey, also outside of 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Grey, linear in light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grey, linear in light, also outside of 0 to 1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"

  static let standard = CGColorSpace(sRGB, .sRGB)
  static let extendedStandard = CGColorSpace(extendedSRGB, .sRGB, isExtended: true)
  static let gray = CGColorSpace(genericGrayGamma2_2, .gray)
  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .sRGB)
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .gray)

  private static let known: [String: CGColorSpace] = {
    let spaces = [
      standard, extendedStandard, gray, deviceRGB, deviceGray,
      CGColorSpace(linearSRGB, .sRGB, isLinear: true),
      CGColorSpace(extendedLinearSRGB, .sRGB, isLinear: true, isExtended: true),
      CGColorSpace(displayP3, .displayP3),
      CGColorSpace(extendedDisplayP3, .displayP3, isExtended: true),
      CGColorSpace(linearDisplayP3, .displayP3, isLinear: true),
      CGColorSpace(extendedLinearDisplayP3, .displayP3, isLinear: true, isExtended: true),
      CGColorSpace(extendedGray, .gray, isExtended: true),
      CGColorSpace(linearGray, .gray, isLinear: true),
      CGColorSpace(extendedLinearGray, .gray, isLinear: true, isExtended: true),
    ]
    return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
  }()
}

/// The space of the device's red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of the device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
