import OpenCollectionView
import Testing
import TouchTesting

/// While an item is carried the delegate is told of items by the places that the data has them at.
@MainActor struct MovementToldPathTests {
  private let screen = MovementScreen([40])
  private let delegate = PathDelegate()

  /// Item 0 is carried to the fifth place: the items 1 to 4 are shown one place before their own.
  init() {
    screen.view.delegate = delegate
    screen.view.allowsMultipleSelection = true
    screen.rest()
    _ = screen.begin(0)
    screen.update(160, 180)
    screen.frames(40)
    delegate.lines = []
  }

  // M9, C51, C54
  @Test func `touches name the item of the data under the finger`() {
    #expect(screen.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 4, section: 0))
    screen.screen.play(.tap(at: CGPoint(x: 50, y: 50)).then(.rest(0.4)))
    #expect(
      delegate.lines == [
        "should highlight 1", "highlight 1", "should select 1", "select 1", "can perform 1", "perform 1",
        "unhighlight 1",
      ])
    delegate.lines = []
    screen.screen.play(.tap(at: CGPoint(x: 50, y: 50)).then(.rest(0.4)))
    #expect(
      delegate.lines == [
        "should highlight 1", "highlight 1", "should deselect 1", "deselect 1", "unhighlight 1",
      ])
  }

  // M9, C56
  @Test func `a pan of two fingers names the items of the data that it goes over`() {
    screen.screen.play(.twoFingers(at: CGPoint(x: 50, y: 50), distance: 40, to: CGPoint(x: 270, y: 50)))
    let lines = delegate.lines.filter { !$0.contains("highlight") }
    #expect(
      lines == [
        "should begin several 1", "begin several 1", "should select 1", "select 1", "should select 2", "select 2",
        "should select 3", "select 3", "end several",
      ])
    #expect(screen.view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3])
  }

  // M9, C57
  @Test func `a context menu is for the item of the data, and for all that are selected`() {
    delegate.hasMenu = true
    screen.screen.play(.press(at: CGPoint(x: 160, y: 50), duration: 0.7))
    screen.screen.advance(by: 0.5)
    #expect(delegate.lines.filter { $0.contains("menu") } == ["menu [2]", "preview of menu 2"])
    screen.screen.play(.tap(at: CGPoint(x: 5, y: 470)))
    screen.screen.advance(by: 1)
    delegate.lines = []
    for item in [2, 3] {
      screen.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    screen.screen.play(.press(at: CGPoint(x: 270, y: 50), duration: 0.7))
    screen.screen.advance(by: 0.5)
    #expect(delegate.lines.filter { $0.contains("menu") } == ["menu [2, 3]", "preview of menu 3"])
  }

  // M9, C57
  @Test func `the older menu is for the item of the data`() {
    delegate.hasOldMenu = true
    screen.screen.play(.press(at: CGPoint(x: 160, y: 50), duration: 0.7))
    screen.screen.advance(by: 0.5)
    #expect(delegate.lines.filter { $0.contains("menu") } == ["old menu 2", "menu has copy 2", "menu has copy 2"])
    screen.screen.play(
      .tap(at: CGPoint(x: UIMenuController.shared.menuFrame.midX, y: UIMenuController.shared.menuFrame.midY - 4)))
    screen.screen.advance(by: 0.5)
    #expect(delegate.lines.filter { $0.contains("menu does") } == ["menu does copy 2"])
  }

  // M9, C41
  @Test func `cells that come and go are named by the data, and so is what is edited`() {
    screen.view.contentOffset.y = 110
    screen.frames(1)
    #expect(delegate.lines == ["display 15", "display 16", "display 17"])
    delegate.lines = []
    // The content has gone on under the finger, and items make room: what leaves with that leaves with an animation.
    screen.frames(40)
    #expect(delegate.lines == ["gone 1", "gone 2", "gone 3"])
    delegate.lines = []
    screen.view.isEditing = true
    #expect(delegate.lines.sorted() == ([0] + Array(4...17)).map { "can edit \($0)" }.sorted())
  }

  // M9, C55
  @Test func `what is selected and scrolled to is named by the data, and selected where it is presented`() {
    let view = OverriddenView(frame: screen.view.frame, collectionViewLayout: GridScreen.grid())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = screen.source
    screen.screen.show(view)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    screen.frames(40)
    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .top)
    #expect(view.scrolled == [IndexPath(item: 3, section: 0)])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    view.performUsingPresentationValues {
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }
  }

  // M9
  @Test func `a layout that scrolls while it prepares means what is presented`() {
    let layout = ScrollingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = OverriddenView(frame: screen.view.frame, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = screen.source
    screen.screen.show(view)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    screen.frames(40)
    view.scrolled = []
    layout.wanted = IndexPath(item: 2, section: 0)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    // Asked for while it prepared, and carried out afterwards, when the program speaks of the data.
    #expect(view.scrolled == [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
  }
}

@MainActor private final class PathDelegate: NSObject, UICollectionViewDelegate {
  var lines: [String] = []
  var hasMenu = false
  var hasOldMenu = false

  private func note(_ word: String, _ path: IndexPath) -> Bool {
    lines.append("\(word) \(path.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = note("highlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    _ = note("unhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("should select", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = note("select", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("should deselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = note("deselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  {
    note("can perform", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    _ = note("perform", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { note("should begin several", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { _ = note("begin several", indexPath) }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    lines.append("end several")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    lines.append("menu \(indexPaths.map(\.item))")
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    _ = note("preview of menu", indexPath)
    return nil
  }

  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    guard hasOldMenu else { return false }
    return note("old menu", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == .copy && note("menu has copy", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { _ = note("menu does copy", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { _ = note("display", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { _ = note("gone", indexPath) }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    note("can edit", indexPath)
  }
}

/// Hears of what it is to scroll to.
private final class OverriddenView: UICollectionView {
  var scrolled: [IndexPath] = []

  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrolled.append(indexPath)
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}

/// Scrolls once while it prepares.
private final class ScrollingLayout: UICollectionViewFlowLayout {
  var wanted: IndexPath?

  override func prepare() {
    super.prepare()
    guard let wanted else { return }
    self.wanted = nil
    collectionView?.scrollToItem(at: wanted, at: .top, animated: false)
  }
}
