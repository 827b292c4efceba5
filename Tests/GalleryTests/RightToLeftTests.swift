import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The gallery for people who read from right to left.
@MainActor struct RightToLeftTests {
  @Test(arguments: [390, 1280] as [CGFloat])
  func `The way home stands at the right, and the switch for touches at the left`(width: CGFloat) throws {
    let stage = try Stage("Text", width: width)
    let bar = try #require(stage.gallery.view.subviews.lazy.compactMap { $0 as? TopBar }.first)
    let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Text" })
    let home = try #require(bar.subviews.first { $0.accessibilityLabel == "All exhibits" })
    #expect(home.frame.maxX == width - GalleryMetrics.margin(forWidth: width) + (width < 700 ? 14 : 6))
    #expect(title.frame.maxX < home.frame.minX + 1)
    #expect(bar.guideButton.frame.maxX < title.frame.minX)
    #expect(bar.touchesButton.frame.minX == GalleryMetrics.margin(forWidth: width))
  }

  @Test(arguments: [
    "Photo grid", "A million photos", "Edit", "Menus", "Presentation", "Double tap", "Reorder", "Waterfall", "Stacks",
    "Morph", "Photos", "Dynamic cells", "Desk",
  ])
  func `The first item stands at the right, and the second to its left`(title: String) throws {
    let stage = try Stage(title, width: 1280)
    let view = try #require(stage.collectionView)
    func seen(_ path: IndexPath) -> CGRect? {
      (view.layoutAttributesForItem(at: path)?.frame).map { view.convert($0, to: nil) }
    }
    let frames = (0..<2).compactMap { seen(IndexPath(item: $0, section: 0)) }
    if title == "Stacks" {
      let other = try #require(seen(IndexPath(item: 0, section: 1)))
      #expect(frames[0].midX > 1000 && other.midX < frames[0].minX)
    } else {
      #expect(frames[0].maxX > (title == "Double tap" ? 780 : 1200))
      #expect(frames[1].maxX <= frames[0].minX)
    }
  }

  @Test func `Covers come from the left, the first one in the middle`() throws {
    let stage = try Stage("Cover Flow", width: 390)
    let controller = try #require(stage.exhibit as? CoverFlowController)
    #expect(controller.status.text == "1 of 60")
    #expect(controller.layout.centeredIndexPath == IndexPath(item: 0, section: 0))
    let view = controller.collectionView
    #expect(view.contentOffset.x == 0)
    stage.screen.press("ArrowLeft")
    #expect(stage.screen.advanceUntilRest())
    #expect(controller.status.text == "2 of 60")
    stage.screen.press("ArrowRight")
    #expect(stage.screen.advanceUntilRest())
    #expect(controller.status.text == "1 of 60")
  }

  @Test func `Pages turn to the right, from the first one on`() throws {
    let stage = try Stage("Scrolling", width: 390)
    let section = try #require(stage.screen.scene.windows.first?.first(PagerSection.self))
    let dots = try #require(section.subviews.lazy.compactMap { $0 as? PageDots }.first)
    #expect(section.scrollView.contentOffset.x == 5 * section.scrollView.bounds.width)
    #expect(dots.position == 0)
    let middle = section.convert(CGPoint(x: section.scrollView.frame.midX, y: section.scrollView.frame.midY), to: nil)
    stage.screen.play(.flick(from: middle, to: CGPoint(x: middle.x + 120, y: middle.y), duration: 0.15))
    #expect(stage.screen.advanceUntilRest())
    #expect(section.scrollView.contentOffset.x == 4 * section.scrollView.bounds.width)
    #expect(dots.position == 1)
  }

  @Test func `Photos that are large follow each other to the left`() throws {
    let stage = try Stage("Photos", width: 390)
    let controller = try #require(stage.exhibit as? PhotosController)
    controller.go(to: ["3"], animated: true)
    #expect(stage.screen.advanceUntilRest())
    let view = controller.collectionView
    #expect(controller.status.text == "3 of 120")
    #expect(view.contentOffset.x == 2 * view.bounds.width)
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
    stage.screen.play(.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 290, y: 400), duration: 0.15))
    #expect(stage.screen.advanceUntilRest())
    #expect(controller.status.text == "4 of 120")
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 3, section: 0)])
    controller.leaf(by: -1)
    #expect(stage.screen.advanceUntilRest())
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `The last photo is found by its address, and the first, and the grid again`() throws {
    let stage = try Stage("Photos", width: 390)
    let controller = try #require(stage.exhibit as? PhotosController)
    for number in [120, 1] {
      controller.go(to: ["\(number)"], animated: false)
      #expect(stage.screen.advanceUntilRest())
      #expect(controller.collectionView.indexPathsForVisibleItems == [IndexPath(item: number - 1, section: 0)])
    }
    controller.go(to: [], animated: true)
    #expect(stage.screen.advanceUntilRest())
    #expect(controller.collectionView.contentOffset.x == 0)
    #expect(controller.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
  }

  @Test func `A row is taken by its handle at the left`() throws {
    let stage = try Stage("Carry", width: 390)
    let controller = try #require(stage.exhibit as? CarryController)
    let first = controller.photos[0].title
    let frame = try #require(
      controller.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame)
    let handle = controller.collectionView.convert(CGPoint(x: frame.minX + 30, y: frame.midY), to: nil)
    stage.screen.play(.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 80), duration: 0.4))
    #expect(stage.screen.advanceUntilRest())
    #expect(controller.photos[1].title == first)
  }

  @Test func `A note is thrown away to the right, as the bar says, and recoloured to the left`() throws {
    let stage = try Stage("Edit", width: 390)
    let controller = try #require(stage.exhibit as? EditController)
    #expect(controller.bar.news.hasSuffix("swipe it to the right to throw it away."))
    let notes = controller.board.sections[0].notes
    let frame = try #require(
      controller.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame)
    let middle = controller.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    stage.screen.play(.flick(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.15))
    stage.screen.advance(by: 1)
    #expect(controller.board.sections[0].notes.map(\.id) == notes.map(\.id))
    #expect(controller.board.sections[0].notes[0].tint != notes[0].tint)
    stage.screen.play(.flick(from: middle, to: CGPoint(x: middle.x + 120, y: middle.y), duration: 0.15))
    stage.screen.advance(by: 1)
    #expect(controller.board.sections[0].notes.map(\.id) == notes.dropFirst().map(\.id))
  }

  @Test func `A finger from the right edge goes back, and one from the left does not`() throws {
    let stage = try Stage("Navigation", width: 390)
    let navigation = try #require(stage.exhibit as? JourneyNavigation)
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 260)))
    #expect(stage.screen.advanceUntilRest())
    #expect(navigation.viewControllers.count == 2)
    stage.screen.play(.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3))
    #expect(stage.screen.advanceUntilRest())
    #expect(navigation.viewControllers.count == 2)
    stage.screen.play(.drag(from: CGPoint(x: 388, y: 500), to: CGPoint(x: 90, y: 500), duration: 0.3))
    #expect(stage.screen.advanceUntilRest())
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `The switch of directions in Controls says how they run, and turns them`() throws {
    let stage = try Stage("Controls", width: 390)
    let header = try #require(stage.screen.scene.windows.first?.first(ControlsHeader.self))
    let direction = try #require(
      header.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first {
        $0.accessibilityLabel == "Direction of writing"
      })
    #expect(direction.selectedSegmentIndex == 1)
    #expect(direction.frame.minX == 0)
    header.didTurnAround?(false)
    stage.screen.runFrame()
    #expect(direction.selectedSegmentIndex == 0)
    #expect(direction.frame.maxX == header.bounds.width)
  }

  @Test func `What is typed into the search stands at the right, with the caret behind it`() {
    let screen = VirtualScreen(width: 400, height: 300, writesRightToLeft: true)
    let field = SearchField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    screen.show(field)
    let label = field.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.frame.maxX == 258)
    field.becomeFirstResponder()
    field.insertText("ab")
    screen.runFrame()
    let caret = field.subviews.first { $0.bounds.width == 2 }
    #expect(caret?.frame.minX == 257)
    field.insertText("\u{5D0}")
    screen.runFrame()
    #expect(caret.map { $0.frame.maxX < (label?.frame.minX ?? 0) + 1 } == true)
  }
}

/// One exhibit on a screen from right to left.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let gallery: GalleryController

  init(_ title: String, width: CGFloat) throws {
    screen = VirtualScreen(width: width, height: 844, writesRightToLeft: true, delegateClass: AppDelegate.self)
    gallery = try #require(screen.scene.windows.first?.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
  }

  var exhibit: UIViewController? { gallery.children.first }

  var collectionView: UICollectionView? {
    exhibit?.view.flatMap { $0 as? UICollectionView ?? $0.first(UICollectionView.self) }
  }
}
