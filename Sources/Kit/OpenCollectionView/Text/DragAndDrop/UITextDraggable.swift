/// A text of which what is selected can be dragged away. Text fields and text views are such texts. // N78
///
/// A finger that presses on the selection lifts it; a pointer pulls it. Where a page's own element is the picture of a text that is
/// edited, the browser drags by itself, and nothing is lifted here.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Says what is dragged, and hears of the drag; held weakly. Nil unless set: then a selection is dragged as a text.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags. A program that wants no drags sets its ``UIDragInteraction/isEnabled`` to false.
  var textDragInteraction: UIDragInteraction? { get }
  /// Tells whether something of the text is being dragged.
  var isTextDragActive: Bool { get }
  /// Says how what is dragged looks.
  var textDragOptions: UITextDragOptions { get set }
}
