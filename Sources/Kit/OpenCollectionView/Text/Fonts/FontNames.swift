/// The names of fonts.
enum FontNames {
  static let sans = "Liberation Sans"
  static let mono = "Liberation Mono"
  /// The system's font: as on iOS a family that is not listed.
  static let system = ".AppleSystemUIFont"
  static let families = [mono, sans]

  private static let sansNames: Set<String> = [
    "liberationsans", "arimo", "helvetica", "helveticaneue", "arial", "arialmt",
  ]
  private static let monoNames: Set<String> = [
    "liberationmono", "cousine", "couriernew", "couriernewpsmt", "courier", "menlo", "monaco",
  ]

  static func family(of face: FontFace) -> String {
    face.heights == .system ? system : face.isMonospaced ? mono : sans
  }

  /// As on iOS: ".SFUI-Semibold", ".SFUI-RegularItalic".
  private static let systemPrefix = ".SFUI"

  static func isSystem(family: String) -> Bool { family.lowercased() == system.lowercased() }

  private static func systemName(of face: FontFace) -> String {
    let weight =
      switch face.weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    return "\(systemPrefix)-\(weight)" + (face.isItalic ? "Italic" : "")
  }

  static func name(of face: FontFace) -> String {
    if face.heights == .system { return systemName(of: face) }
    let family = face.isMonospaced ? "LiberationMono" : "LiberationSans"
    return switch (face.isBold, face.isItalic) {
    case (false, false): family
    case (true, false): family + "-Bold"
    case (false, true): family + "-Italic"
    case (true, true): family + "-BoldItalic"
    }
  }

  static func names(ofFamily family: String) -> [String] {
    guard let isMonospaced = isMonospaced(family: family) else { return [] }
    return [(FontWeight.regular, false), (.bold, false), (.regular, true), (.bold, true)].map { weight, isItalic in
      name(of: FontFace(weight: weight, isItalic: isItalic, isMonospaced: isMonospaced))
    }
  }

  /// Tells whether a family is the one of equal widths; nil for one that there is not.
  static func isMonospaced(family: String) -> Bool? {
    let name = family.lowercased().filter { $0 != " " }
    if sansNames.contains(name) { return false }
    return monoNames.contains(name) ? true : nil
  }

  /// The face of a name such as "HelveticaNeue-MediumItalic"; nil for one that there is not.
  static func face(named name: String) -> FontFace? {
    let parts = name.split(separator: "-", maxSplits: 1)
    if let family = parts.first, family == systemPrefix || isSystem(family: String(family)) {
      var face = style(named: parts.count > 1 ? String(parts[1]) : "")
      face.heights = .system
      return face
    }
    guard let family = parts.first, let isMonospaced = isMonospaced(family: String(family)) else { return nil }
    var face = style(named: parts.count > 1 ? String(parts[1]) : "")
    face.isMonospaced = isMonospaced
    return face
  }

  /// The weight and slant of a face's name within its family.
  static func style(named name: String) -> FontFace {
    let name = name.lowercased()
    let weight: FontWeight =
      switch true {
      case name.contains("ultralight"): .ultraLight
      case name.contains("thin"): .thin
      case name.contains("light"): .light
      case name.contains("medium"): .medium
      case name.contains("semibold"), name.contains("demibold"): .semibold
      case name.contains("bold"): .bold
      case name.contains("heavy"): .heavy
      case name.contains("black"): .black
      default: .regular
      }
    return FontFace(weight: weight, isItalic: name.contains("italic") || name.contains("oblique"))
  }
}
