public import Foundation

extension UITextView {
  /// Editing of a text view has begun; its object is the text view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing of a text view has ended; its object is the text view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// A person has changed the text of a text view; its object is the text view.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// Tells what a text view keeps beside its text.
struct TextViewState {
  /// Tells whether the program has been told that editing began, and not that it ended.
  var isEdited = false
  /// The text with attributes of its own; nil where it has those of the text view.
  var attributed: NSAttributedString?
  /// The attributes that the program wants for what is typed next, until the caret moves.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Tells whether the text was shown in several styles the last time.
  var wasStyled = false
  /// The data that were found in the text while it cannot be edited.
  var findings: [DataDetector.Finding] = []
  var linkAttributes: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var lines = TextViewLinesCache()
}

/// The lines of a text view, which are broken once for all that is asked of them: a caret is looked for in each frame.
struct TextViewLinesCache {
  /// Tells what lines depend on beside the text and its attributes.
  struct Key: Equatable {
    var size: CGSize
    var font: TextFont
    var alignment: TextAlignment
    var count: Int
  }

  private var known: (key: Key, lines: TextViewLines)?
  private var rects: (range: Range<Int>, rects: [CGRect])?
  /// How often lines were broken.
  private(set) var count = 0

  /// The text, or something that it looks like, has changed.
  mutating func forget() {
    known = nil
    rects = nil
  }

  /// The lines for a key.
  mutating func lines(_ key: Key, make: () -> TextViewLines) -> TextViewLines {
    if let known, known.key == key { return known.lines }
    let lines = make()
    known = (key, lines)
    rects = nil
    count += 1
    return lines
  }

  /// The rectangles of a range in lines that were asked for just now.
  mutating func rects(of range: Range<Int>, in lines: TextViewLines) -> [CGRect] {
    if let rects, rects.range == range { return rects.rects }
    let found = lines.rects(of: range)
    rects = (range, found)
    return found
  }
}
