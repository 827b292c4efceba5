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
