/// An object that stands for the style of a paragraph, such as UIKit's.
package protocol TextParagraphConvertible {
  /// The style now.
  var textParagraphStyle: TextParagraphStyle { get }
}
