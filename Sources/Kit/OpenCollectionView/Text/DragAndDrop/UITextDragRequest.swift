/// A question: what is to be dragged of a text. // N78
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The part of the text.
  var dragRange: UITextRange { get }
  /// The items that are dragged unless the program answers others: the text of the part.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are dragged already, where these are added to them.
  var existingItems: [UIDragItem] { get }
  /// Tells whether the part is what is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}
