import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CollectionMenuTests {
  final class Delegate: UICollectionViewDelegate {
    let journal = Journal()
    var showsEditMenu = false
    var menu: UIMenu?

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      journal.note("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      journal.note("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      journal.note("menu \(indexPath.item)?")
      return showsEditMenu
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == .copy || action == .paste }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { journal.note("\(action.name) \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let menu else { return nil }
      journal.note("context \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("willDisplay") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("willEnd") }
  }

  let screen = VirtualScreen(width: 320, height: 480)
  let source = NumberSource([40])
  let delegate = Delegate()
  let collectionView: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collectionView.dataSource = source
    collectionView.delegate = delegate
    screen.show(collectionView)
  }

  private func press(_ x: Double, _ y: Double) {
    screen.play(.press(at: CGPoint(x: x, y: y), duration: 0.7))
    screen.advance(by: 0.5)
  }

  // C57
  @Test func `the older menu comes after a long press on a highlighted item, which stays so until it closes`() {
    delegate.showsEditMenu = true
    press(50, 270)
    #expect(delegate.journal.text == "highlight 6, menu 6?")
    #expect(screen.shownNames == ["Copy", "Paste"])
    screen.play(.tap(at: CGPoint(x: 30, y: UIMenuController.shared.menuFrame.midY - 4)))
    screen.advance(by: 0.5)
    #expect(delegate.journal.entries.suffix(2) == ["unhighlight 6", "copy(_:) 6"])
    #expect(!delegate.journal.entries.contains("select 6"))
  }

  // C57
  @Test func `without it a long press selects as ever`() {
    press(50, 270)
    #expect(delegate.journal.text == "highlight 6, menu 6?, select 6, unhighlight 6")
  }

  // C57
  @Test func `a touch outside closes it and ends the highlight`() {
    delegate.showsEditMenu = true
    press(50, 270)
    screen.play(.tap(at: CGPoint(x: 300, y: 450)))
    #expect(delegate.journal.entries.last == "unhighlight 6")
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func `a context menu lifts the cell`() {
    delegate.menu = UIMenu(children: [UIAction(title: "Open") { [delegate] _ in delegate.journal.note("open") }])
    press(50, 50)
    #expect(delegate.journal.entries.contains("context [0]"))
    #expect(collectionView.contextMenuInteraction?.menuAppearance == .rich)
    #expect(collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0)
    screen.play(.tap(at: CGPoint(x: 60, y: 140)))
    screen.advance(by: 1)
    #expect(delegate.journal.entries.suffix(3) == ["willDisplay", "willEnd", "open"])
    #expect(collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
  }

  @Test func `it is for all selected items where the pressed one is among them`() {
    delegate.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
    collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    press(50, 50)
    #expect(delegate.journal.entries.contains("context [0, 2]"))
    collectionView.contextMenuInteraction?.dismissMenu()
    screen.advance(by: 1)
    press(50, 270)
    #expect(delegate.journal.entries.contains("context [6]"))
  }

  @Test func `scrolling goes on as ever`() {
    delegate.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
    screen.play(.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100)))
    #expect(collectionView.contentOffset.y > 100)
    #expect(!delegate.journal.entries.contains("willDisplay"))
  }
}
