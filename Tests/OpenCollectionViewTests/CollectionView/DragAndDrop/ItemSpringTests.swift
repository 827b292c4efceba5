import Testing
import TouchTesting

@testable import OpenCollectionView

/// Items of a collection view that a drag selects by resting on them.
@MainActor struct ItemSpringTests {
  private let screen = ItemDragScreen()
  private let delegate = Delegate()

  private final class Delegate: NSObject, UICollectionViewDelegate {
    let journal = Journal()
    var refused: Set<IndexPath> = []
    var onSelect: (() -> Void)?
    weak var target: UIView?

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      journal.note("shouldSpringLoad \(indexPath.item)")
      target = context.targetView
      return !refused.contains(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      journal.note("shouldSelect \(indexPath.item)")
      return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("didSelect \(indexPath.item)")
      onSelect?()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      journal.note("didDeselect \(indexPath.item)")
    }
  }

  init() {
    screen.right.intent = .unspecified
    screen.right.view.delegate = delegate
    screen.right.view.isSpringLoaded = true
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `an item that a drag rests on is selected with the calls of the delegate, which is asked once`() {
    // N71
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    #expect(delegate.journal.entries == ["shouldSpringLoad 0"])
    #expect(delegate.target === screen.right.cell("u"))
    screen.screen.advance(by: 0.6)
    #expect(delegate.journal.entries == ["shouldSpringLoad 0", "shouldSelect 0", "didSelect 0"])
    #expect(screen.right.view.indexPathsForSelectedItems == [path(0)])
    screen.screen.advance(by: 2)
    #expect(delegate.journal.entries.count == 3)
    finger.cancel()
    screen.rest()
  }

  @Test func `each item waits by itself, and one that the delegate refuses is not loaded`() {
    // N71
    delegate.refused = [path(1)]
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 287, 45)
    finger.move(to: CGPoint(x: 314, y: 45))
    screen.screen.advance(by: 2)
    finger.move(to: CGPoint(x: 316, y: 45))
    #expect(delegate.journal.entries == ["shouldSpringLoad 0", "shouldSpringLoad 1"])
    // A drag that comes again asks again.
    finger.move(to: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 314, y: 45))
    #expect(delegate.journal.entries == ["shouldSpringLoad 0", "shouldSpringLoad 1", "shouldSpringLoad 1"])
    finger.move(to: CGPoint(x: 250, y: 145))
    screen.screen.advance(by: 0.9)
    #expect(screen.right.view.indexPathsForSelectedItems == [])
    screen.screen.advance(by: 0.2)
    #expect(screen.right.view.indexPathsForSelectedItems == [path(2)])
    finger.cancel()
    screen.rest()
  }

  @Test func `a single selection goes from the selected item to the loaded one`() {
    // N71, C54
    screen.right.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    screen.screen.advance(by: 0.6)
    #expect(
      delegate.journal.entries == ["shouldSpringLoad 0", "shouldSelect 0", "didDeselect 2", "didSelect 0"])
    finger.cancel()
    screen.rest()
  }

  @Test func `an item that comes under a resting drag waits anew`() {
    // N71, N76
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    screen.right.sections[0].insert("new", at: 0)
    screen.right.view.insertItems(at: [path(0)])
    screen.screen.advance(by: 0.6)
    #expect(screen.right.view.indexPathsForSelectedItems == [])
    screen.screen.advance(by: 0.6)
    #expect(screen.right.view.indexPathsForSelectedItems == [path(0)])
    #expect(
      delegate.journal.entries == ["shouldSpringLoad 0", "shouldSpringLoad 0", "shouldSelect 0", "didSelect 0"])
    finger.cancel()
    screen.rest()
  }

  @Test func `the data may go in any call of the delegate`() {
    // N71, C80
    delegate.onSelect = { [screen] in
      screen.right.sections = [[]]
      screen.right.view.reloadData()
    }
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    screen.screen.advance(by: 0.6)
    #expect(delegate.journal.entries.last == "didSelect 0")
    screen.screen.advance(by: 2)
    #expect(screen.right.shown == "")
    finger.cancel()
    screen.rest()
  }

  @Test func `without the wish of the program nothing is loaded`() {
    // N71
    screen.right.view.isSpringLoaded = false
    #expect(!screen.right.view.isSpringLoaded)
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    screen.screen.advance(by: 2)
    #expect(delegate.journal.entries == [])
    finger.cancel()
    screen.rest()
  }

  @Test func `a drag goes on into what the loaded item opens`() {
    // N70: navigation by spring loading
    let opened = ItemDragSide(
      "opened", [["p"]], ItemDragScreen.grid(), CGRect(x: 0, y: 0, width: 200, height: 480), screen.journal)
    delegate.onSelect = { [screen] in screen.screen.window.addSubview(opened.view) }
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    screen.screen.advance(by: 1)
    screen.drag(finger, to: 45, 45)
    finger.lift()
    screen.rest()
    #expect(opened.sections == [["a", "p"]])
    #expect(screen.left.sections == [["a", "b", "c", "d", "e", "f"]])
  }
}
