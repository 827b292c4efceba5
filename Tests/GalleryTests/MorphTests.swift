import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct MorphTests {
  @Test func `Three screens lay the same cells out as cards, rows and a circle`() {
    let stage = Stage()
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    let cards = stage.places
    #expect(cards[0].width == cards[0].height)
    stage.push()
    #expect(stage.navigation.status == ExhibitStatus(text: "Rows", isEmphasized: true))
    #expect(stage.places[0].width == 358 && stage.places[0].height == 76)
    stage.push()
    #expect(stage.navigation.status.text == "Circle")
    #expect(stage.view.indexPathsForVisibleItems.count == 15)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "CircleLayoutHub").count == 1)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    stage.navigation.popToRootViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == cards)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "CircleLayoutHub").isEmpty)
    #expect(stage.navigation.status == ExhibitStatus(text: "Cards"))
  }

  @Test func `A finger at the edge holds the photos half way, and lets them go back`() {
    let stage = Stage()
    stage.push()
    let rows = stage.places
    for (phase, x) in [(TouchSample.Phase.began, 2), (.moved, 60), (.moved, 140), (.moved, 200)] as [(_, CGFloat)] {
      stage.send(phase, x)
    }
    stage.screen.advance(by: 0.5)
    let held = stage.places
    #expect(held[0].height > 100 && held[0].height < 170)
    stage.screen.advance(by: 0.5)
    #expect(stage.places == held)
    stage.send(.moved, 60)
    stage.screen.advance(by: 0.3)
    stage.send(.ended, 60)
    stage.screen.advanceUntilRest()
    #expect(stage.places == rows)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `Half way to the circle the rows are discs without words, which cross nobody's`() {
    let stage = Stage()
    stage.push()
    let labels = stage.view.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UILabel } }
    #expect(labels.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    stage.push()
    for (phase, x) in [(TouchSample.Phase.began, 2), (.moved, 60), (.moved, 140), (.moved, 200)] as [(_, CGFloat)] {
      stage.send(phase, x)
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.places[0].width > 100)
    #expect(labels.allSatisfy { $0.isHidden })
    for cell in stage.view.visibleCells {
      let picture = cell.contentView.subviews.compactMap { $0 as? UIImageView }.first
      #expect(picture.map { $0.layer.cornerRadius == min($0.bounds.width, $0.bounds.height) / 2 } == true)
    }
    stage.send(.ended, 200)
    stage.screen.advanceUntilRest()
  }

  @Test func `Taps and keys go on and back`() {
    let stage = Stage()
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 300)))
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 2)
    stage.screen.press("ArrowRight")
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 3)
    stage.screen.press("ArrowLeft")
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `A window of another width has the photos fit, on whichever screen`() {
    let stage = Stage()
    stage.push()
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 320, height: 700), scale: 2, safeAreaTop: 0, safeAreaLeft: 0, safeAreaBottom: 0,
          safeAreaRight: 0)))
    stage.screen.advanceUntilRest()
    #expect(stage.places[0].width == 288)
    stage.push()
    #expect(stage.places.count == 15)
    #expect(stage.places.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 })
  }
}

/// The exhibit on a phone, with one finger that can stay on it.
@MainActor private final class Stage {
  let screen = VirtualScreen(width: 390, height: 780)
  let navigation = MorphNavigation()
  let view: UICollectionView

  init() {
    view = (navigation.viewControllers[0] as! MorphController).collectionView
    screen.show(navigation)
    screen.advanceUntilRest()
  }

  /// Where the photos are seen.
  var places: [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }.map { view.convert($0.frame, to: nil) }
  }

  func push() {
    (navigation.topViewController as? MorphController)?.goOn()
    screen.advanceUntilRest()
  }

  func send(_ phase: TouchSample.Phase, _ x: CGFloat) {
    screen.receive(
      .touches([
        TouchSample(
          time: screen.now, identifier: 77, phase: phase, kind: .finger, location: CGPoint(x: x, y: 400), buttons: 0)
      ]))
    screen.advance(by: 1.0 / 60)
  }
}
