/// An object that stands in a text in the place of a letter, such as UIKit's.
package protocol TextAttachmentConvertible {
  /// The place and the picture, among letters of a style.
  func textAttachment(among style: TextStyle) -> TextAttachment
}
