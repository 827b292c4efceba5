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

/// Says whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It takes none.
  case no = 0
  /// It takes this one, and cannot be edited afterwards.
  case temporary = 1
  /// It takes this one, and can be edited from then on.
  case yes = 2
}

/// A question: what a drop does to a text. // N78
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// The place under the drag.
  var dropPosition: UITextPosition { get }
  /// The proposal that counts unless the program answers another: a move within the text, else a copy.
  var suggestedProposal: UITextDropProposal { get }
  /// Tells whether what is dragged is of the same text.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}
