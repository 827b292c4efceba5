/// An object that stands in a text in the place of a letter, such as UIKit's.
package protocol TextAttachmentConvertible {
  /// The place and the picture, among letters of a style.
  func textAttachment(among style: TextStyle) -> TextAttachment
}

/// An object that stands for a colour, such as UIKit's: what a text layer accepts in the attributes of its text.
package protocol TextColorConvertible {
  /// The colour now.
  var textColor: CGColor { get }
}

/// An object that stands for a font, such as UIKit's: what a text layer accepts as one.
package protocol TextFontConvertible {
  /// The font.
  var textFont: TextFont { get }
}

extension TextFont: TextFontConvertible {
  package var textFont: TextFont { self }
}

/// An object that stands for the style of a paragraph, such as UIKit's.
package protocol TextParagraphConvertible {
  /// The style now.
  var textParagraphStyle: TextParagraphStyle { get }
}

/// An object that stands for a shadow of letters, such as UIKit's.
package protocol TextShadowConvertible {
  /// The shadow now; nil for one that does not show.
  var textShadow: TextDecoration.Shadow? { get }
}
