import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What controls and collection views lose to recognizers.
@MainActor struct ListenerConflictTests {
  let scene = ConflictScene()

  private func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(frame: scene.view.bounds, collectionViewLayout: layout)
    grid.alwaysBounceVertical = true
    scene.view.addSubview(grid)
    scene.screen.runFrame()
    return grid
  }

  // G51
  @Test func `a tap on a collection view keeps it from selecting`() {
    let grid = grid()
    let tap = scene.tap(on: grid)
    #expect(
      scene.warnings == [
        "a tap on an item of UICollectionView#1 is UITapGestureRecognizer#1's, and does not select: set "
          + "cancelsTouchesInView to false"
      ])
    tap.cancelsTouchesInView = false
    #expect(scene.warnings == [])
    tap.cancelsTouchesInView = true
    grid.allowsSelection = false
    #expect(scene.warnings == [])
  }

  @Test func `a collection view with a tap and a press has no warnings`() {
    let grid = grid()
    scene.tap(on: grid).cancelsTouchesInView = false
    grid.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(scene.warnings == [])
    #expect(
      scene.texts == [
        "UICollectionView#1 hears of a touch up to 150 ms late: ContentTouchDelayRecognizer#1 delays the beginning of "
          + "touches"
      ])
  }

  @Test func `a collection view in a scroll view has no warnings`() {
    let outer = UIScrollView(frame: scene.view.bounds)
    outer.alwaysBounceVertical = true
    scene.view.addSubview(outer)
    outer.addSubview(grid())
    #expect(scene.warnings == [])
  }

  // S10
  @Test func `a pan in a scroll view meets its pan where both go the same way`() {
    let grid = grid()
    let pan = scene.pan(on: grid)
    #expect(scene.warnings.count == 1)
    #expect(scene.warnings.first?.contains("UIPanGestureRecognizer#1") == true)
    grid.alwaysBounceVertical = false
    #expect(scene.warnings == [])
    grid.alwaysBounceVertical = true
    grid.isScrollEnabled = false
    #expect(scene.warnings == [])
    _ = pan
  }

  // S10
  @Test func `swipes across a list are no trouble`() {
    let grid = grid()
    grid.addGestureRecognizer(UISwipeGestureRecognizer())
    #expect(scene.warnings == [])
    let down = UISwipeGestureRecognizer()
    down.direction = .down
    grid.addGestureRecognizer(down)
    #expect(scene.warnings.count == 1)
  }

  // G31
  @Test func `a button keeps its taps from the views around it`() {
    _ = scene.add(UIButton())
    _ = scene.tap()
    #expect(scene.warnings == [])
  }

  // G51
  @Test func `a tap on a button itself takes its touches`() {
    let button = scene.add(UIButton())
    _ = scene.tap(on: button)
    #expect(
      scene.warnings == [
        "a tap on UIButton#1 is UITapGestureRecognizer#1's, and the control does not act: use the control's own "
          + "actions, or set cancelsTouchesInView to false"
      ])
  }

  // G53
  @Test func `a double tap around a button delays it`() {
    _ = scene.add(UIButton())
    _ = scene.tap(2)
    let conflicts = scene.view.gestureConflicts(at: CGPoint(x: 50, y: 50))
    #expect(
      conflicts.map(\.sentence) == [
        "UIButton#1 hears of the lift up to 350 ms late: UITapGestureRecognizer#1 delays the end of touches"
      ])
  }

  // G70
  @Test func `a menu and a press of the same length`() {
    final class Menus: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let menus = Menus()
    scene.view.addInteraction(UIContextMenuInteraction(delegate: menus))
    scene.view.addGestureRecognizer(UILongPressGestureRecognizer())
    // There may be no menu for some places: it is no warning.
    #expect(scene.warnings == [])
    #expect(scene.texts.first?.contains("both answer a press of 500 ms") == true)
    let press = scene.view.gestureRecognizers?.last as? UILongPressGestureRecognizer
    press?.minimumPressDuration = 0.2
    #expect(scene.texts.first?.contains("never begins") == true)
  }
}
