import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct StacksTests {
  @Test func `Each journey is a pile with its name`() {
    let stage = Stage()
    #expect(stage.view.numberOfSections == 9)
    #expect(stage.titles.count == 9)
    #expect(stage.screen.window.says(stage.controller.piles[4].title))
    #expect(stage.navigation.status == ExhibitStatus(text: "9 piles"))
    // The six on top of each.
    #expect(stage.view.visibleCells.count == 54)
  }

  @Test func `Two fingers open a pile and carry it along`() throws {
    let stage = Stage()
    let start = stage.middle(ofPile: 1)
    stage.pinch(at: start, from: 80, to: 160, movingBy: CGPoint(x: 60, y: 40))
    let layout = stage.controller.stackLayout
    #expect(layout.pinchedStackIndex == 1)
    #expect(layout.pinchedStackScale > 1.5 && layout.pinchedStackScale <= 2)
    let center = try #require(layout.pinchedStackCenter)
    let place = stage.view.convert(center, to: nil)
    #expect(abs(place.x - start.x - 60) < 0.5 && abs(place.y - start.y - 40) < 0.5)
    #expect(stage.navigation.status.isEmphasized)
  }

  @Test func `The bar has a ground while a pile may come below it, and is clear again when it lies`() {
    let stage = Stage()
    let item = stage.controller.navigationItem
    #expect(item.scrollEdgeAppearance == nil)
    stage.pinch(at: stage.middle(ofPile: 1), from: 80, to: 160)
    #expect(item.scrollEdgeAppearance != nil)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(item.scrollEdgeAppearance == nil)
  }

  @Test func `The way back is as large as a finger`() throws {
    let stage = Stage()
    stage.controller.open(2)
    #expect(stage.screen.advanceUntilRest())
    let button = try #require(stage.controller.navigationItem.leftBarButtonItem?.customView)
    #expect(button.bounds.height >= 44 && button.bounds.width >= 44)
    let frame = button.convert(button.bounds, to: nil)
    // All of it is touched.
    stage.screen.play(.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 2)))
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.controller.isOpen)
  }

  @Test func `However far fingers open a pile, several of its photos are seen`() {
    let stage = Stage()
    stage.pinch(at: stage.middle(ofPile: 1), from: 60, to: 360)
    let screen = stage.screen.window.bounds
    let seen = (0..<6).filter { item in
      guard let cell = stage.view.cellForItem(at: IndexPath(item: item, section: 1)) else { return false }
      return screen.contains(stage.view.convert(cell.center, to: nil))
    }
    #expect(seen.count >= 4)
  }

  @Test func `Let go too early, the pile collapses`() {
    let stage = Stage()
    let frame = stage.view.cellForItem(at: IndexPath(item: 3, section: 1))?.frame
    stage.pinch(at: stage.middle(ofPile: 1), from: 80, to: 160)
    stage.letGo()
    stage.screen.advance(by: 0.1)
    #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 1))?.layer.presentation()?.frame != frame)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 1))?.frame == frame)
    #expect(!stage.controller.isOpen)
    #expect(stage.controller.navigationItem.leftBarButtonItem == nil)
  }

  @Test
  func
    `Let go above two and a half, the photos lie beside each other, nothing of the piles is left, and a button leads back`()
    throws
  {
    let stage = Stage()
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 2))
    stage.pinch(at: stage.middle(ofPile: 2), from: 80, to: 240)
    stage.letGo()
    #expect(stage.controller.isOpen)
    stage.screen.advance(by: 0.1)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.collectionViewLayout === stage.controller.openLayout)
    #expect(stage.titles.isEmpty)
    #expect(
      stage.view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) && !$0.isHidden }
        .isEmpty)
    #expect(stage.controller.title == stage.controller.piles[2].title)
    #expect(stage.navigation.status == ExhibitStatus(text: "Open", isEmphasized: true))
    // The photos of that pile are the first ones below the bar.
    let frame = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 2))?.frame)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 2)) === cell)
    #expect(frame.minY - stage.view.bounds.minY - stage.view.adjustedContentInset.top == 32)

    let button = try #require(stage.controller.navigationItem.leftBarButtonItem?.customView)
    stage.screen.play(.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)))
    stage.screen.advance(by: 0.1)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.collectionViewLayout === stage.controller.stackLayout)
    #expect(stage.titles.count == 9)
    #expect(stage.view.visibleCells.count == 54)
    #expect(stage.controller.navigationItem.leftBarButtonItem == nil)
    #expect(stage.controller.title == "Journeys")
    #expect(stage.controller.stackLayout.pinchedStackIndex == nil)
  }

  @Test func `Fingers between the piles open none, and one finger scrolls`() {
    let stage = Stage()
    stage.pinch(at: CGPoint(x: 640, y: 712), from: 80, to: 240)
    #expect(stage.controller.stackLayout.pinchedStackIndex == nil)
    stage.letGo()
    #expect(!stage.controller.isOpen)
    stage.screen.play(.drag(from: CGPoint(x: 640, y: 500), to: CGPoint(x: 640, y: 400), duration: 0.3))
    #expect(stage.controller.stackLayout.pinchedStackIndex == nil)
  }

  @Test func `A tap opens a pile too, and fingers that come together close it`() {
    let stage = Stage()
    stage.screen.play(.tap(at: stage.middle(ofPile: 0)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.isOpen)
    stage.pinch(at: CGPoint(x: 640, y: 400), from: 400, to: 100)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.controller.isOpen)
    #expect(stage.titles.count == 9)
  }

  @Test func `A pile is read as its title, and then its photos`() throws {
    let stage = Stage()
    let elements = try #require(stage.view.accessibilityElements as? [UICollectionReusableView])
    #expect(elements.count == 9 * 7)
    for pile in 0..<9 {
      let read = elements[pile * 7..<pile * 7 + 7]
      #expect(read.first?.accessibilityLabel?.hasPrefix(stage.controller.piles[pile].title) == true)
      #expect(
        read.dropFirst().map { ($0 as? UICollectionViewCell).flatMap(stage.view.indexPath(for:)) }
          == (0..<6).map { IndexPath(item: $0, section: pile) })
    }
  }
}

/// The exhibit on a large screen, with two fingers that can stay on it.
@MainActor private final class Stage {
  let screen = VirtualScreen(width: 1280, height: 736)
  let navigation = StacksNavigation()
  var controller: StacksController { navigation.stacks }
  var view: UICollectionView { controller.collectionView }
  private var fingers: (first: CGPoint, second: CGPoint) = (.zero, .zero)

  init() {
    screen.show(navigation)
    screen.advance(by: 0.5)
  }

  var titles: [UICollectionReusableView] {
    view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
  }

  func middle(ofPile pile: Int) -> CGPoint {
    let center = view.layoutAttributesForItem(at: IndexPath(item: 0, section: pile))?.center ?? .zero
    return view.convert(center, to: nil)
  }

  /// Two fingers beside each other come down, go apart and along, and stay.
  func pinch(at middle: CGPoint, from distance: CGFloat, to other: CGFloat, movingBy way: CGPoint = .zero) {
    for step in 0...20 {
      let part = CGFloat(step) / 20
      let reach = (distance + (other - distance) * part) / 2
      let place = CGPoint(x: middle.x + way.x * part, y: middle.y + way.y * part)
      fingers = (CGPoint(x: place.x - reach, y: place.y), CGPoint(x: place.x + reach, y: place.y))
      send(step == 0 ? .began : .moved)
      screen.advance(by: 1.0 / 60)
    }
  }

  func letGo() {
    send(.ended)
    screen.runFrame()
  }

  private func send(_ phase: TouchSample.Phase) {
    screen.receive(
      .touches([
        TouchSample(time: screen.now, identifier: 1, phase: phase, location: fingers.first),
        TouchSample(time: screen.now, identifier: 2, phase: phase, location: fingers.second),
      ]))
  }
}
