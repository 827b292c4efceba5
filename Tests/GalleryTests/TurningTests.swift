import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// A device that is turned, and turned back.
@MainActor struct TurningTests {
  @Test func `Every exhibit at the end of its content is there again when it has been turned there and back`() throws {
    var turned: [String] = []
    for exhibit in Exhibit.all {
      let screen = VirtualScreen(width: 390, height: 844, delegateClass: AppDelegate.self)
      screen.runFrame()
      let gallery = try #require(screen.window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == exhibit.title }))
      screen.advance(by: 2)
      let views = gallery.children.flatMap { collectionViews(in: $0.view) }
      guard let view = views.max(by: { area($0) < area($1) }) else { continue }
      // Cells that have not been seen may turn out longer.
      for _ in 0..<3 {
        view.contentOffset.y = end(of: view)
        screen.advance(by: 1)
      }
      guard view.contentOffset.y > 100 else { continue }
      turned.append(exhibit.title)
      let (offset, first) = (view.contentOffset, view.indexPathsForVisibleItems.min())
      for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
        screen.receive(.screen(ScreenDescription(size: size)))
        screen.advance(by: 2)
      }
      #expect(view.contentOffset == offset, "\(exhibit.title)")
      #expect(view.indexPathsForVisibleItems.min() == first, "\(exhibit.title)")
    }
    #expect(turned.count > 8, "\(turned)")
  }

  private func end(of view: UIScrollView) -> CGFloat {
    view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
  }

  private func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  private func collectionViews(in view: UIView) -> [UICollectionView] {
    ([view].compactMap { $0 as? UICollectionView }) + view.subviews.flatMap { collectionViews(in: $0) }
  }
}
