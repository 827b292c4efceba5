import Foundation

/// What a text layer shows, and how.
struct TextLayerStyle {
  var string: String
  var font: TextFont
  var color: LayerColor

  // The names that UIKit's keys have; Foundation on Linux has no keys for them.
  private static let fontKey = NSAttributedString.Key("NSFont")
  private static let colorKey = NSAttributedString.Key("NSColor")

  /// Nil where nothing shows.
  init?(_ layer: CATextLayer) {
    let size = layer.fontSize > 0 && layer.fontSize.isFinite ? layer.fontSize : 36
    font = TextFont(face: Self.font(layer.font)?.face ?? FontFace(), size: size)
    var color = layer.foregroundColor
    switch layer.string {
    case let string as String: self.string = string
    case let attributed as NSAttributedString:
      string = attributed.string
      guard !string.isEmpty else { return nil }
      let attributes = attributed.attributes(at: 0, effectiveRange: nil)
      if let own = attributes[Self.fontKey].flatMap(Self.font) { font = own }
      // The colour of attributed text without one is black, as everywhere in UIKit.
      color = attributes[Self.colorKey].flatMap(Self.color) ?? .black
    default: return nil
    }
    guard let color, color.alpha > 0, !string.isEmpty else { return nil }
    self.color = color.layerColor
  }

  private static func font(_ object: Any?) -> TextFont? {
    switch object {
    case let font as TextFont: return font
    case let font as any TextFontConvertible: return font.textFont
    case let name as String:
      let name = name.lowercased()
      return TextFont(
        size: 36, weight: name.contains("bold") ? .bold : .regular,
        isItalic: name.contains("italic") || name.contains("oblique"))
    default: return nil
    }
  }

  private static func color(_ object: Any) -> CGColor? {
    switch object {
    case let color as CGColor: color
    case let color as any TextColorConvertible: color.textColor
    default: nil
    }
  }
}
