/// A text into which texts can be dropped. Text fields and text views are such texts. // N78
///
/// A caret shows where they would come. The program is asked and told of the change as of one by a person.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UIPasteConfigurationSupporting {
  /// Says what a drop does, and hears of it; held weakly. Nil unless set: then texts are inserted.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops. A program that wants none answers the delegate's question with a proposal to cancel.
  var textDropInteraction: UIDropInteraction? { get }
  /// Tells whether a drag is over the text, or being dropped on it.
  var isTextDropActive: Bool { get }
}
