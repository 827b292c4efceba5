/// A text whose places, selection and marked part a program can ask for and change. Fields and text views are such texts.
///
/// Difference from UIKit: tokenizers, input delegates, styling of marked text and places found by direction are left out: of what
/// was counted in programs with collection views none asks for them. A class of a program's own gets typed text and deletion by
/// ``UIKeyInput``. // X19
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range. Nobody is asked or told. // X9
  func replace(_ range: UITextRange, withText text: String)
  /// Tells what is selected; an empty range for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// Tells what an input method composes; nil where nothing is composed. // X14
  var markedTextRange: UITextRange? { get }
  /// Composes: puts a provisional text in the place of what is composed or, where nothing is, of the selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what is composed.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places, in either order; nil for places of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place a number of UTF-16 units further; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Tells which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Tells where the caret stands at a place, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The character at a point of the view; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}
