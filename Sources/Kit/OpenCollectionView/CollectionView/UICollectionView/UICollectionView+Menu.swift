/// Brings the delegate of a collection view and the menus of its items together.
@MainActor final class CollectionMenus {
  private unowned let collectionView: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items that the present context menu is for.
  private var items: [IndexPath] = []
  /// Whether the touched item stays highlighted although its touch was taken away, because its menu is open. // C57
  private(set) var holdsHighlight = false

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Starts to listen to presses and clicks on items.
  func install() {
    guard interaction.view == nil else { return }
    interaction.alternative = { [weak self] location, isBegun in
      guard let self else { return false }
      return isBegun ? showEditMenu(at: location) : shouldShowEditMenu(at: location)
    }
    collectionView.addInteraction(interaction)
  }

  private var delegate: (any UICollectionViewDelegate)? { collectionView.collectionDelegate }

  // MARK: The older menu

  // C57
  private func shouldShowEditMenu(at location: CGPoint) -> Bool {
    guard let item = collectionView.indexPathForItem(at: location), collectionView.highlightedItem == item, let delegate
    else { return false }
    guard delegate.collectionView(collectionView, shouldShowMenuForItemAt: item), !entries(for: item).isEmpty else {
      return false
    }
    holdsHighlight = true
    return true
  }

  private func showEditMenu(at location: CGPoint) -> Bool {
    guard let item = collectionView.highlightedItem, let cell = collectionView.cellForItem(at: item) else {
      holdsHighlight = false
      return false
    }
    let controller = UIMenuController.shared
    controller.setTargetRect(cell.bounds, in: cell)
    controller.show(
      animated: true, offering: { [weak self] in self?.entries(for: item) ?? [] },
      whenHidden: { [weak self] in
        self?.holdsHighlight = false
        self?.collectionView.cancelHighlight(because: "its menu was closed")
      })
    if !controller.isMenuVisible {
      holdsHighlight = false
      collectionView.cancelHighlight(because: "its menu was not shown")
    }
    return true
  }

  /// Cut, copy and paste, and the program's own commands, as far as the delegate performs them for an item.
  private func entries(for item: IndexPath) -> [EditMenuItem] {
    let controller = UIMenuController.shared
    let standard = UIMenuController.standardItems.filter { [.cut, .copy, .paste].contains($0.action) }
    let own = (controller.menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return (standard + own).compactMap { title, action in
      guard let delegate,
        delegate.collectionView(collectionView, canPerformAction: action, forItemAt: item, withSender: controller)
      else { return nil }
      return EditMenuItem(title: title) { [weak self, weak controller] in
        guard let self else { return }
        let perform: @MainActor () -> Void = { [self] in
          delegate.collectionView(collectionView, performAction: action, forItemAt: item, withSender: controller)
        }
        if action == .paste, let scene = collectionView.window?.windowScene {
          scene.withNewestPasteboard(perform)
        } else {
          perform()
        }
      }
    }
  }
}

extension CollectionMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    let item = collectionView.indexPathForItem(at: location)
    let selected = collectionView.indexPathsForSelectedItems ?? []
    items = item.map { selected.count > 1 && selected.contains($0) ? selected : [$0] } ?? []
    return delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: items, point: location)
  }

  /// The item that the finger is on; the first one where the menu is for several.
  private var item: IndexPath? {
    let touched = collectionView.indexPathForItem(at: interaction.location(in: collectionView))
    return touched.flatMap { items.contains($0) ? $0 : nil } ?? items.first
  }

  private func cellPreview(for item: IndexPath) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: item), cell.superview != nil, cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    return delegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      ?? cellPreview(for: item)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    return delegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
