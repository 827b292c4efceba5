import Foundation

/// Tells what a person has asked all programs of a desktop for, as far as its files and the environment say it.
package struct DesktopSettings: Hashable, Sendable {
  /// Tells whether the person prefers light on dark.
  package var prefersDark = false
  /// Tells whether the person prefers less motion.
  package var prefersReducedMotion = false
  /// Tells whether the person prefers more contrast.
  package var prefersMoreContrast = false
  /// How large the person wants text; 1 is usual.
  package var textScale = 1.0
  /// How many pixels a point is to have; nil where nothing is said.
  package var scale: Double?
  /// The language; nil where nothing is said.
  package var language: String?

  /// Nothing is asked for.
  package init() {}

  /// Tells whether the language is written from right to left.
  package var writesRightToLeft: Bool {
    guard let language else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// Bytes of a file of settings that are read at most. [choice]
  package static let mostBytes = 1 << 16

  /// The files that say it, below the folder for configuration: GTK's, and those of KDE. Later ones win.
  package static let files = ["gtk-3.0/settings.ini", "gtk-4.0/settings.ini", "kdeglobals"]

  /// Reads what an environment and the texts of some files of settings say.
  ///
  /// - Parameters:
  ///   - environment: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, `GTK_THEME`, `GDK_SCALE` and `QT_SCALE_FACTOR`.
  ///   - texts: of ``files``, in their order; broken ones say nothing.
  package init(environment: [String: String], texts: [String]) {
    for text in texts { read(text) }
    if let theme = environment["GTK_THEME"], !theme.isEmpty { readTheme(theme) }
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let number = environment[name].flatMap(Double.init), WindowPlane.scales.contains(number) { scale = number }
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let tag = value.prefix { $0 != "." && $0 != "@" }
      if tag != "C", tag != "POSIX" { language = tag.replacingOccurrences(of: "_", with: "-") }
      break
    }
  }

  private mutating func read(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let isOn = ["1", "true", "yes"].contains(parts[1].lowercased())
      switch parts[0] {
      case "gtk-application-prefer-dark-theme": prefersDark = isOn
      case "gtk-theme-name", "ColorScheme": readTheme(parts[1])
      case "gtk-enable-animations": prefersReducedMotion = !isOn
      case "AnimationDurationFactor": prefersReducedMotion = Double(parts[1]) == 0
      case "gtk-xft-dpi": readResolution(parts[1])
      default: break
      }
    }
  }

  /// 1,024 times the dots per inch that text is drawn for, of which 96 are usual.
  private mutating func readResolution(_ text: String) {
    guard let number = Double(text), number.isFinite, number > 0 else { return }
    textScale = min(max(number / 1024 / 96, 0.5), 4)
  }

  private mutating func readTheme(_ name: String) {
    let words = name.lowercased()
    if words.contains("dark") { prefersDark = true }
    if words.contains("contrast") { prefersMoreContrast = true }
  }
}
