import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct PhotosTests {
  @Test func `A tap makes a photo as large as the screen, and another one small again where it was`() throws {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    let (cell, frame) = (try #require(stage.view.cellForItem(at: item)), stage.frame(of: item))
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.collectionViewLayout === stage.controller.pages)
    #expect(stage.controller.status == ExhibitStatus(text: "6 of 120", isEmphasized: true))
    #expect(stage.view.cellForItem(at: item) === cell)
    #expect(stage.view.indexPathsForVisibleItems == [item])
    let large = stage.frame(of: item)
    #expect(abs(large.midX - 195) < 0.5 && large.width > 300)
    #expect(abs(large.width / large.height - stage.controller.photos[5].proportion) < 0.01)
    stage.tapClose()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.collectionViewLayout === stage.controller.grid)
    #expect(stage.frame(of: item) == frame)
    #expect(stage.controller.status == ExhibitStatus(text: "120 photos"))
  }

  @Test func `A tap on a large photo hides what stands around it, and another one brings it back`() {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.caption.alpha == 1)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.caption.alpha == 0)
    #expect(stage.controller.isOpen)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.caption.alpha == 1)
  }

  @Test func `Two taps make a large photo larger where they are, and two more as it was`() throws {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    let before = try #require(stage.picture(item))
    let place = CGPoint(x: before.midX - 60, y: before.midY + 40)
    for _ in 0..<2 { stage.screen.play(.tap(at: place)) }
    #expect(stage.screen.advanceUntilRest())
    let zoomed = try #require(stage.picture(item))
    #expect(abs(zoomed.width / before.width - 2.5) < 0.01)
    // What was under the finger is in the middle of the page now.
    let held = CGPoint(x: (place.x - before.minX) / before.width, y: (place.y - before.minY) / before.height)
    #expect(abs(zoomed.minX + held.x * zoomed.width - 195) < 1)
    #expect(stage.controller.caption.alpha == 0)
    for _ in 0..<2 { stage.screen.play(.tap(at: CGPoint(x: 195, y: 390))) }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.picture(item) == before)
    #expect(stage.controller.caption.alpha == 1)
    #expect(stage.controller.isOpen)
  }

  @Test func `Two fingers zoom a large photo, one moves it, and closing them makes it no smaller than its page`() throws
  {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    let before = try #require(stage.picture(item))
    stage.pinch(at: CGPoint(x: 195, y: 390), from: 100, to: 300)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    let zoomed = try #require(stage.picture(item))
    #expect(zoomed.width > before.width * 2 && zoomed.width < before.width * 3.2)
    stage.screen.play(.drag(from: CGPoint(x: 195, y: 390), to: CGPoint(x: 255, y: 390), duration: 0.5))
    #expect(stage.screen.advanceUntilRest())
    let moved = try #require(stage.picture(item))
    #expect(moved.minX > zoomed.minX + 30)
    #expect(stage.controller.status.text == "6 of 120")
    stage.pinch(at: CGPoint(x: 195, y: 390), from: 300, to: 40)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.picture(item) == before)
    #expect(stage.controller.isOpen)
  }

  @Test func `A photo that is leafed away from is as it was when it comes back`() throws {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    let before = try #require(stage.picture(item))
    for _ in 0..<2 { stage.screen.play(.tap(at: CGPoint(x: 195, y: 390))) }
    #expect(stage.screen.advanceUntilRest())
    stage.screen.press("ArrowRight")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status.text == "7 of 120")
    stage.screen.press("ArrowLeft")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.picture(item) == before)
    #expect(stage.controller.caption.alpha == 1)
  }

  @Test func `Who makes no gestures copies a photo and begins to choose by its actions`() throws {
    let stage = Stage()
    let item = IndexPath(item: 5, section: 0)
    func act(_ name: String) throws -> Bool {
      let actions = try #require(stage.view.cellForItem(at: item)?.accessibilityCustomActions)
      #expect(actions.map(\.name) == ["Copy Picture", "Copy Name", "Select"])
      let action = try #require(actions.first { $0.name == name })
      return action.actionHandler?(action) ?? false
    }
    #expect(try act("Copy Name"))
    #expect(UIPasteboard.general.string == stage.controller.photos[5].title)
    #expect(try act("Copy Picture"))
    #expect(UIPasteboard.general.hasImages)
    #expect(try act("Select"))
    stage.screen.advance(by: 1)
    #expect(stage.view.isEditing)
    #expect(stage.view.indexPathsForSelectedItems == [item])
  }

  @Test func `The photo goes with two fingers, as wide as they are apart, turned as they are`() throws {
    let stage = Stage()
    let item = IndexPath(item: 6, section: 0)
    let start = stage.middle(of: item)
    let width = stage.frame(of: item).width
    stage.pinch(at: start, from: 40, to: 120, movingBy: CGPoint(x: 30, y: 60), turningBy: 0.5)
    let cell = try #require(stage.view.cellForItem(at: item))
    // The point that the fingers have taken is between them.
    let transition = try #require(stage.view.collectionViewLayout as? UICollectionViewTransitionLayout)
    let unit = try #require(transition.anchor?.unitPoint)
    let held = cell.convert(CGPoint(x: unit.x * cell.bounds.width, y: unit.y * cell.bounds.height), to: nil)
    #expect(abs(held.x - start.x - 30) < 0.5 && abs(held.y - start.y - 60) < 0.5)
    #expect(cell.bounds.width > width * 2 && cell.bounds.width <= width * 3)
    #expect(abs(cell.transform.b - 0.479) < 0.1)
    // The others stay where they are, and fade.
    let other = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(stage.view.convert(other.center, to: nil).x < 100)
    #expect(other.alpha < 0.9 && other.alpha > 0)
  }

  @Test func `Let go early it is small again, let go late it is large, and it never jumps`() {
    for (distance, isOpen) in [(70.0, false), (200, true)] {
      let stage = Stage()
      let item = IndexPath(item: 6, section: 0)
      stage.pinch(at: stage.middle(of: item), from: 40, to: distance)
      stage.screen.advance(by: 0.3)
      let before = stage.seen(item)
      stage.letGo()
      #expect(abs(stage.seen(item).midX - before.midX) < 12 && abs(stage.seen(item).width - before.width) < 30)
      #expect(stage.screen.advanceUntilRest())
      #expect(stage.controller.isOpen == isOpen)
      #expect(stage.view.collectionViewLayout === (isOpen ? stage.controller.pages : stage.controller.grid))
      #expect(stage.view.cellForItem(at: item)?.transform == .identity)
    }
  }

  @Test func `Two fingers catch a photo on its way, from where it is seen`() {
    let stage = Stage()
    let item = IndexPath(item: 9, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    stage.screen.advance(by: 0.08)
    let before = stage.seen(item)
    stage.pinch(at: CGPoint(x: before.midX, y: before.midY), from: 100, to: 110)
    let held = stage.seen(item)
    stage.screen.advance(by: 0.5)
    #expect(stage.seen(item) == held)
    #expect(stage.view.collectionViewLayout is UICollectionViewTransitionLayout)
    // Together they bring it back.
    stage.pinch(from: 110, to: 30)
    stage.screen.advance(by: 0.2)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.controller.isOpen)
    #expect(stage.view.collectionViewLayout === stage.controller.grid)
  }

  @Test func `A finger leafs, another pulls the photo down, and the grid shows where it belongs`() {
    let stage = Stage()
    let last = IndexPath(item: 15, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: last)))
    #expect(stage.screen.advanceUntilRest())
    for _ in 0..<40 { stage.controller.leaf(by: 1) }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status.text == "56 of 120")
    stage.screen.play(.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.15))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status.text == "57 of 120")
    #expect(stage.view.contentOffset.x == 21_840)
    stage.screen.play(.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 205, y: 560), duration: 0.3))
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.controller.isOpen)
    #expect(stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 56, section: 0)))
  }

  @Test func `A pull that is too short lets the photo go back`() {
    let stage = Stage()
    stage.screen.play(.tap(at: stage.middle(of: IndexPath(item: 3, section: 0))))
    #expect(stage.screen.advanceUntilRest())
    stage.screen.play(.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 340), duration: 0.6))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.isOpen)
    #expect(abs(stage.frame(of: IndexPath(item: 3, section: 0)).midX - 195) < 0.5)
  }

  @Test func `Keys leaf and lead back`() {
    let stage = Stage()
    stage.screen.play(.tap(at: stage.middle(of: IndexPath(item: 3, section: 0))))
    #expect(stage.screen.advanceUntilRest())
    stage.screen.press("ArrowRight")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status.text == "5 of 120")
    stage.screen.press("ArrowLeft")
    stage.screen.press("ArrowLeft")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status.text == "3 of 120")
    #expect(stage.view.contentOffset.x == 780)
    stage.screen.press("Escape")
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.controller.isOpen)
  }

  @Test func `A finger that rests on a photo brings up its menu, and moves nothing else`() throws {
    let stage = Stage()
    let item = IndexPath(item: 7, section: 0)
    let place = stage.middle(of: item)
    stage.screen.receive(.touches([TouchSample(time: stage.screen.now, identifier: 1, phase: .began, location: place)]))
    stage.screen.advance(by: 1.2)
    stage.screen.receive(.touches([TouchSample(time: stage.screen.now, identifier: 1, phase: .ended, location: place)]))
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.windows.contains { $0.says("Copy Name") && $0.says("Open") })
    #expect(!stage.controller.isOpen)
    #expect(stage.view.collectionViewLayout === stage.controller.grid)
    let configuration = try #require(
      stage.controller.collectionView(stage.view, contextMenuConfigurationForItemAt: item, point: place))
    #expect((configuration.identifier as? NSNumber)?.intValue == 7)
  }

  @Test func `Two fingers that close make more columns, those that open fewer, and then a photo large`() {
    let stage = Stage()
    let place = CGPoint(x: 195, y: 300)
    func columns() -> Int {
      let first = stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY
      return (0..<40).count {
        stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minY == first
      }
    }
    #expect(columns() == 4)
    stage.pinch(at: place, from: 240, to: 120)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(columns() == 7)
    stage.pinch(at: place, from: 240, to: 120)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(columns() == 12)
    // There are no more.
    stage.pinch(at: place, from: 240, to: 60)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(columns() == 12)
    for number in [7, 4] {
      stage.pinch(at: place, from: 100, to: 180)
      stage.letGo()
      #expect(stage.screen.advanceUntilRest())
      #expect(columns() == number)
      #expect(!stage.controller.isOpen)
    }
    let seen = stage.view.indexPathsForVisibleItems.sorted()
    stage.pinch(at: stage.middle(of: seen[seen.count / 2]), from: 40, to: 200)
    stage.letGo()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.isOpen)
  }

  @Test func `Two fingers that go along select photos, taps add to them, and Done lets go of all`() throws {
    let stage = Stage()
    let (first, last) = (IndexPath(item: 1, section: 0), IndexPath(item: 6, section: 0))
    stage.drag(from: stage.middle(of: first), to: stage.middle(of: last))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4, 5, 6])
    #expect(stage.controller.status == ExhibitStatus(text: "6 selected", isEmphasized: true))
    stage.screen.play(.tap(at: stage.middle(of: IndexPath(item: 9, section: 0))))
    stage.screen.play(.tap(at: stage.middle(of: first)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [2, 3, 4, 5, 6, 9])
    #expect(!stage.controller.isOpen)
    let button = stage.controller.choosingBar.doneButton
    stage.screen.play(.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)))
    #expect(stage.screen.advanceUntilRest())
    #expect((stage.view.indexPathsForSelectedItems ?? []).isEmpty)
    #expect(stage.controller.status == ExhibitStatus(text: "120 photos"))
    stage.screen.play(.tap(at: stage.middle(of: first)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.isOpen)
  }

  @Test func `Plus and minus change the columns, Escape ends choosing`() {
    let stage = Stage()
    let width = stage.frame(of: IndexPath(item: 0, section: 0)).width
    stage.screen.press("-")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.frame(of: IndexPath(item: 0, section: 0)).width < width)
    stage.screen.press("+")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.frame(of: IndexPath(item: 0, section: 0)).width == width)
    stage.controller.beginChoosing()
    stage.screen.press("Escape")
    #expect(!stage.view.isEditing)
  }

  @Test func `A screen that is turned shows the same photo, as large as there is room`() {
    let stage = Stage()
    let item = IndexPath(item: 3, section: 0)
    stage.screen.play(.tap(at: stage.middle(of: item)))
    #expect(stage.screen.advanceUntilRest())
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 780, height: 390), scale: 2, safeAreaTop: 0, safeAreaLeft: 0, safeAreaBottom: 0,
          safeAreaRight: 0)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.contentOffset.x == 2_340)
    #expect(stage.view.indexPathsForVisibleItems == [item])
    #expect(abs(stage.frame(of: item).midX - 390) < 0.5)
  }
}

/// The exhibit on a phone, with two fingers that can stay on it.
@MainActor private final class Stage {
  let screen = VirtualScreen(width: 390, height: 780)
  let controller = PhotosController()
  var view: UICollectionView { controller.collectionView }
  private var fingers: (first: CGPoint, second: CGPoint) = (.zero, .zero)
  private var middle = CGPoint.zero
  private var isDown = false

  init() {
    screen.show(controller)
    screen.advance(by: 0.5)
  }

  func frame(of item: IndexPath) -> CGRect {
    view.convert(view.layoutAttributesForItem(at: item)?.frame ?? .null, to: nil)
  }

  /// Where an item is seen, without being turned.
  func seen(_ item: IndexPath) -> CGRect {
    guard let cell = view.cellForItem(at: item) else { return .null }
    let center = view.convert(cell.center, to: nil)
    let size = cell.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the picture of an open photo is seen.
  func picture(_ item: IndexPath) -> CGRect? {
    guard let zoomView = (view.cellForItem(at: item) as? PictureCell)?.zoomView,
      let picture = zoomView.viewForZooming(in: zoomView)
    else { return nil }
    return picture.convert(picture.bounds, to: nil)
  }

  func tapClose() {
    let button = controller.caption.closeButton
    screen.play(.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)))
  }

  func middle(of item: IndexPath) -> CGPoint {
    let frame = frame(of: item)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Two fingers come down unless they are there, go apart, along and round, and stay.
  func pinch(
    at middle: CGPoint? = nil, from distance: CGFloat, to other: CGFloat, movingBy way: CGPoint = .zero,
    turningBy angle: CGFloat = 0
  ) {
    if let middle { self.middle = middle }
    for step in 0...20 {
      let part = CGFloat(step) / 20
      let reach = (distance + (other - distance) * part) / 2
      let place = CGPoint(x: self.middle.x + way.x * part, y: self.middle.y + way.y * part)
      let (x, y) = (reach * cos(angle * part), reach * sin(angle * part))
      fingers = (CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y))
      send(isDown ? .moved : .began)
      isDown = true
      screen.advance(by: 1.0 / 60)
    }
    self.middle = CGPoint(x: self.middle.x + way.x, y: self.middle.y + way.y)
  }

  /// Two fingers go along beside each other, and are lifted.
  func drag(from start: CGPoint, to end: CGPoint) {
    for step in 0...20 {
      let part = CGFloat(step) / 20
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      fingers = (CGPoint(x: place.x - 25, y: place.y), CGPoint(x: place.x + 25, y: place.y))
      send(isDown ? .moved : .began)
      isDown = true
      screen.advance(by: 1.0 / 60)
    }
    letGo()
  }

  func letGo() {
    send(.ended)
    isDown = false
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
