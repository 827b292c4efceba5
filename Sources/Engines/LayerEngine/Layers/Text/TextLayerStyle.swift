import Foundation

/// The text that a text layer shows, and its style.
struct TextLayerStyle {
  var text: StyledText
  /// The font at the start.
  var font: TextFont

  /// Nil where nothing shows.
  init?(_ layer: CATextLayer) {
    let size = layer.fontSize > 0 && layer.fontSize.isFinite ? layer.fontSize : 36
    font = TextFont(face: Self.font(layer.font)?.face ?? FontFace(), size: size)
    var paragraph = TextParagraphStyle()
    paragraph.alignment = layer.alignmentMode.textAlignment
    switch layer.string {
    case let string as String:
      guard !string.isEmpty, let color = layer.foregroundColor, color.alpha > 0 else { return nil }
      text = StyledText(string, style: TextStyle(font: font, color: color.layerColor), paragraphStyle: paragraph)
    case let attributed as NSAttributedString:
      guard attributed.length > 0 else { return nil }
      // The colour of attributed text without one is black, as everywhere in UIKit.
      text = StyledText(attributed, defaults: TextStyle(font: font), paragraphStyle: paragraph)
      guard text.styles.contains(where: { $0.color.alpha > 0 }) else { return nil }
      font = text.styles[text.spans[0].style].font
    default: return nil
    }
    // The layer's own alignment counts for all of its text.
    text = text.mapParagraphStyles { $0.alignment = paragraph.alignment }
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
}
