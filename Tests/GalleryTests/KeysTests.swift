import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What was just opened answers to keys.
@MainActor struct KeysTests {
  private func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? scrollViews(in: $0) }
  }

  // S91
  @Test(arguments: ["Photo grid", "Layers and motion", "Text", "Controls", "A million photos"])
  func `an exhibit scrolls by keys while the pointer is still over its name`(title: String) throws {
    let screen = VirtualScreen(width: 600, height: 700, delegateClass: AppDelegate.self)
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    screen.advance(by: 0.1)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
    screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 300, y: 36))))
    screen.runFrame()
    let shown = try #require(gallery.children.first?.view)
    let page = try #require(
      scrollViews(in: shown).max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height })
    let start = page.contentOffset.y
    screen.press("PageDown")
    screen.advance(by: 2)
    #expect(page.contentOffset.y > start + 200)
    screen.press("End")
    screen.advance(by: 2)
    let end = page.contentOffset.y
    screen.press("Home")
    screen.advance(by: 2)
    #expect(page.contentOffset.y == start)
    screen.press("ArrowDown")
    screen.advance(by: 1)
    #expect(page.contentOffset.y > start)
    #expect(end > start + 200)
  }
}
