/// An object that stands for a font, such as UIKit's: what a text layer accepts as one.
package protocol TextFontConvertible {
  /// The font.
  var textFont: TextFont { get }
}

extension TextFont: TextFontConvertible {
  package var textFont: TextFont { self }
}
