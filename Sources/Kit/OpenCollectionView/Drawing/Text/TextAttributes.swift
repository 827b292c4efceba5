/// The attributes of a text that is drawn.
struct TextAttributes {
  var font: TextFont
  var color: UIColor
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode

  /// Attributes that are missing are UIKit's: 12 points, black, lines that break between words.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    font = (attributes?[.font] as? UIFont)?.textFont ?? TextFont(size: 12)
    color = attributes?[.foregroundColor] as? UIColor ?? .black
    alignment = style?.alignment ?? .natural
    lineBreakMode = style?.lineBreakMode ?? .byWordWrapping
  }

  /// The lines of a text within a size.
  func typeset(_ string: String, in size: CGSize) -> TypesetText {
    TypesetText(
      TypesettingRequest(
        string: string, font: font, width: size.width, height: size.height, lineBreakMode: lineBreakMode.engineMode,
        alignment: alignment.engineAlignment))
  }
}
