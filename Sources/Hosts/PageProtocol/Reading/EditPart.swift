import TextEngine

/// A part of an edit of a field: messages are small, what is pasted need not be.
package struct EditPart: Equatable, Sendable {
  /// All of the edit but its text.
  struct Head: Equatable, Sendable {
    /// When it was made, in seconds of the page's clock.
    var time: Double
    var number: Int
    var correction: Int
    var kind: TextEditKind
    var range: Range<Int>
    var selection: Range<Int>
    var markedRange: Range<Int>?
  }

  /// The layer of the field.
  var layer: UInt32
  /// The number of the exchange.
  var exchange: Int
  /// Tells what the first part begins with; nil in all others.
  var head: Head?
  /// Tells whether nothing more follows.
  var isLast: Bool
  /// The part of the text, which may be cut within a character.
  var bytes: [UInt8]
}
