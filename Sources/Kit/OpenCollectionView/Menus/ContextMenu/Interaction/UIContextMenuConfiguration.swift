/// Makes the menu of a context menu from the actions that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
/// Makes the controller whose view is shown beside the menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The identity of a context menu, its preview and its actions.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier by which the program knows the menu.
  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A menu, and a controller for the preview beside it; without one the view itself is lifted.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// A number shown at the preview's corner: how many things the menu is for. None for 0 and 1.
  open var badgeCount = 0

  /// Further things that the menu is for. Kept for the program.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// In which order the elements stand.
  open var preferredMenuElementOrder: ElementOrder = .automatic

  /// In which order elements stand.
  public enum ElementOrder: Int, Sendable {
    /// The order that suits the place: the menu's own.
    case automatic = 0
    /// The first element is nearest to the preview: at the bottom of a menu above it.
    case priority = 1
    /// The menu's own order.
    case fixed = 2
  }
}
