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

/// Says how a text looks that is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The letters have the colour of labels, whatever colour they have in the text.
  ///
  /// Difference from UIKit: it is kept for the program; a preview is the picture of the text.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

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
