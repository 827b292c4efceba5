import CollectionEngine

/// Brings the delegate of a collection view and the menus of its items together.
@MainActor final class CollectionMenus {
  private weak var collectionView: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items that the present context menu is for.
  private var items: [ElementKey] = []
  /// Tells whether the touched item stays highlighted although its touch was taken away, because its menu is open.
  /// // C57
  private(set) var holdsHighlight = false
  /// The cell that is being asked what can be done with its item, or told to do it.
  private var question: Question?

  private struct Question {
    let cell: UICollectionViewCell
    let highlight: ItemHighlight
  }

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Starts to listen to presses and clicks on items.
  func install() {
    guard interaction.view == nil else { return }
    interaction.alternative = { [weak self] location, isBegun in
      guard let self else { return false }
      return isBegun ? showEditMenu(at: location) : shouldShowEditMenu(at: location)
    }
    interaction.onRefusal = { [weak self] in self?.gestureWasRefused() }
    collectionView?.addInteraction(interaction)
  }

  /// A press is over that has brought up nothing although the delegate had something for it.
  private func gestureWasRefused() {
    guard holdsHighlight, !UIMenuController.shared.isMenuVisible else { return }
    holdsHighlight = false
    guard let collectionView, let highlight = collectionView.highlight, highlight.touch?.isOver ?? true else { return }
    collectionView.cancelHighlight(because: "its menu was not shown")
  }

  /// Items have become others: the menu is still for those that it was opened for. // C80
  func itemsDidChange(_ newKey: (ElementKey) -> ElementKey?) {
    if !items.isEmpty { items = items.compactMap(newKey) }
  }

  // MARK: The older menu

  // C57
  private func shouldShowEditMenu(at location: CGPoint) -> Bool {
    guard let collectionView, let highlight = collectionView.highlight, let item = highlight.key,
      collectionView.touchedItem(at: location) == item, let delegate = collectionView.collectionDelegate,
      delegate.collectionView(collectionView, shouldShowMenuForItemAt: collectionView.dataPath(of: item)),
      !entries(for: highlight).isEmpty
    else { return false }
    holdsHighlight = true
    return true
  }

  private func showEditMenu(at location: CGPoint) -> Bool {
    guard let collectionView, let highlight = collectionView.highlight, let item = highlight.key,
      let cell = collectionView.shownOrReadyCell(of: item)
    else {
      holdsHighlight = false
      return false
    }
    let controller = UIMenuController.shared
    controller.setTargetRect(cell.bounds, in: cell)
    controller.show(
      animated: true, offering: { [weak self] in self?.entries(for: highlight) ?? [] },
      whenHidden: { [weak self] in
        self?.holdsHighlight = false
        self?.collectionView?.cancelHighlight(because: "its menu was closed")
      })
    if !controller.isMenuVisible {
      holdsHighlight = false
      collectionView.cancelHighlight(because: "its menu was not shown")
    }
    return true
  }

  /// The standard commands and the program's own, as far as the cell of an item can perform them.
  private func entries(for highlight: ItemHighlight) -> [EditMenuItem] {
    let controller = UIMenuController.shared
    let own = (controller.menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return (UIMenuController.standardItems + own).compactMap { title, action in
      guard canPerform(action, for: highlight, sender: controller) else { return nil }
      return EditMenuItem(title: title) { [weak self, weak controller] in
        guard let self, let collectionView else { return }
        let perform: @MainActor () -> Void = { self.perform(action, for: highlight, sender: controller) }
        if action == .paste, let scene = collectionView.window?.windowScene {
          scene.withNewestPasteboard(perform)
        } else {
          perform()
        }
      }
    }
  }

  /// Tells whether the cell of an item says that it can perform an action. For one of the program's own its class must
  /// have the method. The cell asks the delegate for what it leaves open. // R22
  private func canPerform(_ action: Selector, for highlight: ItemHighlight, sender: UIMenuController) -> Bool {
    guard let cell = cell(of: highlight), Self.isStandard(action) || cell.implements(action) else { return false }
    question = Question(cell: cell, highlight: highlight)
    defer { question = nil }
    return cell.canPerformByItself(action, sender: sender)
  }

  /// Has a cell perform an action that was chosen for its item; the delegate, where the cell is no longer shown. // R22
  private func perform(_ action: Selector, for highlight: ItemHighlight, sender: UIMenuController?) {
    guard let cell = cell(of: highlight) else {
      return performByDelegate(action, for: highlight, sender: sender)
    }
    question = Question(cell: cell, highlight: highlight)
    defer { question = nil }
    _ = action.perform(on: cell, with: sender)
  }

  private func cell(of highlight: ItemHighlight) -> UICollectionViewCell? {
    highlight.key.flatMap { collectionView?.shownOrReadyCell(of: $0) }
  }

  private func performByDelegate(_ action: Selector, for highlight: ItemHighlight, sender: Any?) {
    guard let collectionView, let item = highlight.key else { return }
    collectionView.collectionDelegate?.collectionView(
      collectionView, performAction: action, forItemAt: collectionView.dataPath(of: item), withSender: sender)
  }

  // MARK: What cells ask

  /// Tells whether the delegate lets the item of a cell be cut, copied or pasted. No, unless the cell is being asked
  /// about its edit menu.
  func delegateAllows(_ action: Selector, for cell: UICollectionViewCell, sender: Any?) -> Bool {
    guard Self.delegatedActions.contains(action), let question, question.cell === cell,
      let item = question.highlight.key, let collectionView, let delegate = collectionView.collectionDelegate
    else { return false }
    return delegate.collectionView(
      collectionView, canPerformAction: action, forItemAt: collectionView.dataPath(of: item), withSender: sender)
  }

  /// Has the delegate perform an action that was chosen for the item of a cell, and that the cell does not perform itself.
  func performByDelegate(_ action: Selector, for cell: UICollectionViewCell, sender: Any?) {
    guard let question, question.cell === cell else { return }
    performByDelegate(action, for: question.highlight, sender: sender)
  }

  /// The standard commands that a cell leaves to the delegate.
  private static let delegatedActions: [Selector] = [.cut, .copy, .paste]

  private static func isStandard(_ action: Selector) -> Bool { Selector.standardActions.contains(action) }
}

extension CollectionMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collectionView, let delegate = collectionView.collectionDelegate,
      collectionView.state.swipes?.isOpen != true
    else { return nil }
    let item = collectionView.touchedItem(at: location)
    let selected = collectionView.selectedItems
    items = item.map { selected.count > 1 && selected.contains($0) ? selected.sorted() : [$0] } ?? []
    return delegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: items.map(collectionView.dataPath(of:)), point: location)
  }

  /// The item that the finger is on, as the data has it; the first one where the menu is for several.
  private func item(in view: UICollectionView) -> IndexPath? {
    let touched = view.frontItem(at: interaction.location(in: view))
    return (items.first { $0 == touched } ?? items.first).map(view.dataPath(of:))
  }

  private func cellPreview(for item: IndexPath, in view: UICollectionView) -> UITargetedPreview? {
    guard let cell = view.cellForItem(at: item), cell.superview != nil, cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let collectionView, let item = item(in: collectionView) else { return nil }
    return collectionView.collectionDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      ?? cellPreview(for: item, in: collectionView)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let collectionView, let item = item(in: collectionView) else { return nil }
    return collectionView.collectionDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collectionView else { return }
    collectionView.collectionDelegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.collectionDelegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.collectionDelegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
