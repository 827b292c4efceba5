import CollectionEngine

/// Gives keys that nobody else has taken to the items of a collection view: the one whose item is focused or, for an
/// arrow, the one that would scroll, if its items can be focused. Keys that find no item scroll.
@MainActor final class ItemKeyboard {
  private weak var focusedView: UICollectionView?
  /// The key that goes to items, and the one that keeps an item highlighted.
  private weak var held: UIPress?
  private var heldCommand: ItemKeyCommand?
  private weak var highlightedView: UICollectionView?
  private var highlight: ItemHighlight?

  /// A key went down; answers whether it is for an item.
  ///
  /// - Parameter find: finds the collection view that a key is for while no item is focused, of those that want it.
  func pressBegan(
    _ press: UIPress, in window: UIWindow, find: ((UICollectionView) -> Bool) -> UICollectionView?
  ) -> Bool {
    guard let key = press.key, let command = ItemKeyCommand(key) else { return false }
    if let view = focusedView, view.window !== window || view.focusedItem == nil { focusedView = nil }
    if moveInOutline(command, from: window.windowScene?.accessibility.focused) {
      held = press
      heldCommand = command
      return true
    }
    if command == .carry, dragElement(in: window) { return true }
    // A presentation lies over it: keys are for what is in front, and find the item again when that has gone. // V70
    let covers = focusedView.map { !window.isInFront($0) } ?? false
    guard let view = (covers ? nil : focusedView) ?? startingView(for: command, find) else { return false }
    guard perform(command, in: view) else { return false }
    held = press
    heldCommand = command
    return true
  }

  /// An arrow at a row of an outline that an assistive tool is at, whether items can be focused or not.
  private func moveInOutline(_ command: ItemKeyCommand, from element: UIResponder?) -> Bool {
    guard case .move(let direction, extending: false) = command, let cell = element as? UICollectionViewCell,
      let view = cell.collectionViewAround, view.keyedMovement == nil, let key = view.key(ofShown: cell)
    else { return false }
    return view.moveInOutline(from: key, direction)
  }

  /// Lifts what an assistive tool, or the keyboard, is at, where that can be dragged. // N80
  private func dragElement(in window: UIWindow) -> Bool {
    let item = focusedView.flatMap { view in view.focusedItem.flatMap { view.shownCell(of: $0) } }
    guard let element = item ?? window.windowScene?.accessibility.focused ?? window.firstResponder,
      let view = element.viewOfElement, view.window === window, window.isInFront(view),
      focusedView?.keyedMovement == nil, let source = view.dragSource
    else { return false }
    return KeyedDrag.begin(source, at: element.accessibilityActivationPoint, named: view.spokenName)
  }

  private func startingView(
    for command: ItemKeyCommand, _ find: ((UICollectionView) -> Bool) -> UICollectionView?
  ) -> UICollectionView? {
    switch command {
    case .move(_, extending: false): find { $0.takesKeys }
    // Everything can be selected where no item can be focused, too.
    case .selectAll: find { $0.isWithinReach && $0.selectionIsAllowed && $0.multipleSelectionIsAllowed }
    default: nil
    }
  }

  /// The host repeats a key that is held; answers whether it is for an item. Only arrows go on.
  func repeated(_ press: UIPress) -> Bool {
    guard press === held, let heldCommand else { return false }
    if case .move = heldCommand, let focusedView { _ = perform(heldCommand, in: focusedView) }
    return true
  }

  /// A key was released, or taken away.
  func ended(_ press: UIPress) {
    guard press === held else { return }
    let command = heldCommand
    held = nil
    heldCommand = nil
    let view = highlightedView
    highlightedView = nil
    guard let highlight, let view else { return }
    self.highlight = nil
    if press.phase == .ended, view.selectionIsAllowed {
      let meant = { view.highlight === highlight ? highlight.key : nil }
      if command == .activate { view.tapByPerson(meant) } else { view.toggleByPerson(meant) }
    }
    view.end(highlight, because: "the key was released")
  }

  /// An assistive tool is at an element: where that is an item that can be focused, keys go on from there.
  func toolDidFocus(_ element: UIResponder) {
    var view = element.viewOfElement
    while let current = view {
      if let cell = current as? UICollectionViewCell, let owner = cell.collectionViewAround,
        let key = owner.key(ofShown: cell)
      {
        take(owner)
        owner.focusQuietly(on: key)
        return
      }
      view = current.superview
    }
  }

  /// Another collection view has the focus now; the one that had it has it no longer.
  func take(_ view: UICollectionView) {
    guard focusedView !== view else { return }
    let former = focusedView
    focusedView = view
    former?.focus.move(to: nil, showingRing: false)
  }

  private func perform(_ command: ItemKeyCommand, in view: UICollectionView) -> Bool {
    if view.keyedMovement != nil { return performCarrying(command, in: view) }
    switch command {
    case .carry: return view.focusedItem.map(view.pickUpByKey) ?? false
    case .move(let direction, let extending):
      if !extending, let item = view.focusedItem, view.moveInOutline(from: item, direction) {
        take(view)
        return true
      }
      guard view.moveFocus(direction, extending: extending) else { return false }
      take(view)
      return true
    case .selectAll:
      guard view.selectionIsAllowed, view.multipleSelectionIsAllowed else { return false }
      view.selectAllByPerson()
      return true
    case .swipe(let direction): return view.focusedItem.map { view.swipe($0, direction) } ?? false
    case .leave:
      if let swipes = view.state.swipes, swipes.close(because: "a key left it") { return true }
      guard view.focusedItem != nil else { return false }
      return view.focus.move(to: nil, showingRing: false)
    case .select, .activate:
      guard let item = view.focusedItem else { return false }
      guard view.highlight == nil, highlightedView == nil, let highlight = view.highlight(item) else { return true }
      highlightedView = view
      self.highlight = highlight
      return true
    }
  }

  /// Performs a command of a key while an item goes by keys. // M24
  private func performCarrying(_ command: ItemKeyCommand, in view: UICollectionView) -> Bool {
    switch command {
    case .move(let direction, _): view.carryByKey(direction)
    case .carry, .select, .activate: view.putDownByKey()
    case .leave: view.putBackByKey()
    case .selectAll, .swipe: return false
    }
    return true
  }
}
