/// A part of what a page has read from the clipboard: messages are small, pictures are not.
package struct ClipboardPart: Equatable, Sendable {
  enum Form: UInt8, Sendable {
    case nothing = 0
    case text = 1
    case html = 2
    case png = 3
  }

  /// Tells whether what came before belongs to something else.
  var isFirst: Bool
  /// Tells whether nothing more follows.
  var isLast: Bool
  var form: Form
  /// The number of the request that is answered; 0 where the person has pasted.
  package var request: UInt32
  var bytes: [UInt8]
}
