public import Foundation

/// Something that can be done with a row, on a button that the row uncovers as it is swiped to the side.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
///   self?.delete(note)
///   completion(true)
/// }
/// delete.image = UIImage(systemName: "trash")
/// return UISwipeActionsConfiguration(actions: [delete])
/// ```
///
/// Several actions make a ``UISwipeActionsConfiguration``, which a list asks its provider for.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// How an action looks, and what becomes of its row.
  public enum Style: Int, Sendable {
    /// The button is grey, and the row closes when it is done. // I77
    case normal = 0
    /// The button is red, and the row goes when it is done: the data source removes it. // I77, I79
    case destructive = 1
  }

  /// A closure that runs when a button is tapped, or a row was swiped all the way: with the action, the view that it comes from, and what
  /// is to be called once, with whether it was done, when it is over. Until then the row stays open. // I79
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the action looks, and what becomes of its row.
  open private(set) var style: Style
  /// The closure that runs when the action is chosen.
  open private(set) var handler: Handler
  /// The words on the button; none where there is a picture only.
  open var title: String?
  /// The picture on the button, above the words. A template is shown in white.
  open var image: UIImage?
  private var ownBackground: UIColor?

  /// An action with a closure.
  ///
  /// - Parameters:
  ///   - style: how it looks, and what becomes of its row.
  ///   - title: the words on the button; assistive tools read them. One with a picture needs none.
  ///   - handler: what it does. See ``Handler``.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The colour of the button; setting nil brings that of the style back. // I77
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownBackground = newValue }
  }
}
