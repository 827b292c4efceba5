public import Foundation

/// Is asked and told about the editing of a text view, and told what a scroll view does.
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Tells whether editing may begin; yes unless implemented. // X1
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells whether editing may end; yes unless implemented. // X3
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The text view is edited from now on. // X1
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text view is not edited any longer. // X1
  func textViewDidEndEditing(_ textView: UITextView)
  /// Tells whether a person's change may be made; yes unless implemented. The Return key is the text "\n". // X5, X7
  ///
  /// - Parameters:
  ///   - textView: the text view.
  ///   - range: what is to be replaced of the text as it is, in UTF-16 units.
  ///   - text: what is to come in its place; empty for a deletion.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person has changed the text; told after the selection. // X8
  func textViewDidChange(_ textView: UITextView)
  /// The selection has moved, or may have. // X8
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Tells whether a tapped link is to be opened; yes unless implemented. // X24
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The same without the interaction, as programs before iOS 10 have it; asked where the other is not implemented.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Tells whether a tapped picture of the text is to be used; yes unless implemented. Nothing happens with it by itself.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The action of a tapped link, picture or part with a tag, in place of the usual one, which it is unless implemented; nil for a menu,
  /// where there is one. // X65
  ///
  /// The usual action of a link asks whether the text view should interact with it, and opens it. Others have an empty one.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link, a picture or a part with a tag whose action is nil; nil for none. Unless implemented it is the usual one: a
  /// link is opened or copied. // X65
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Makes the menu that is shown for a part of the text; nil, as it is unless implemented, for the usual one. // X56
  ///
  /// - Parameters:
  ///   - textView: the text view.
  ///   - range: the part of the text, in UTF-16 units.
  ///   - suggestedActions: the commands that the usual menu would have.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

/// Tells what an object that implements less answers.
extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Answers as the method without the interaction does.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Yes.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The usual action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The usual menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// The usual menu.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// How a person uses something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows a menu. There is none here.
  case presentActions = 1
  /// A press that shows a preview. There is none here.
  case preview = 2
}
