import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// A device that is turned, and turned back.
@MainActor struct TurningTests {
  /// The exhibits whose content can be scrolled on a phone.
  private static let scrolling = [
    "Photo grid", "A million photos", "Edit", "Mail", "Store", "Outline", "Layers and motion", "Search", "Constraints",
    "Menus",
    "Presentation",
    "Navigation",
    "Scrolling", "Spread", "Reorder", "Waterfall", "Carry", "Desk", "Cover Flow", "Stacks", "Morph", "Photos",
    "Springs",
    "Dynamic cells",
  ]

  // C90
  @Test(arguments: [1, 0.5] as [CGFloat])
  func `Every exhibit is where it was when it has been turned there and back`(part: CGFloat) throws {
    var turned: [String] = []
    // A chat stays at its end unless a finger has left that.
    for (index, exhibit) in Exhibit.all.enumerated() where exhibit.title != "Compose" {
      let screen = VirtualScreen(width: 390, height: 844, delegateClass: AppDelegate.self)
      screen.runFrame()
      let gallery = try #require(screen.window.rootViewController as? GalleryController)
      gallery.show(at: index)
      screen.advanceUntilRest()
      let views = gallery.children.flatMap { collectionViews(in: $0.view) }
      guard let view = views.max(by: { area($0) < area($1) }) else { continue }
      // Cells that have not been seen may turn out longer.
      for _ in 0..<3 {
        view.contentOffset = place(at: part, of: view)
        screen.advanceUntilRest()
      }
      guard max(view.contentOffset.x, view.contentOffset.y) > 20 else { continue }
      turned.append(exhibit.title)
      let (offset, first) = (view.contentOffset, view.indexPathsForVisibleItems.min())
      for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
        var description = screen.scene.screen.screenDescription
        description.size = size
        screen.receive(.screen(description))
        screen.advanceUntilRest()
      }
      // To a pixel: ends of contents lie between pixels.
      #expect(
        abs(view.contentOffset.x - offset.x) <= 0.5 && abs(view.contentOffset.y - offset.y) <= 0.5, "\(exhibit.title)")
      #expect(view.indexPathsForVisibleItems.min() == first, "\(exhibit.title)")
    }
    #expect(turned == Self.scrolling)
  }

  private func place(at part: CGFloat, of view: UICollectionView) -> CGPoint {
    let insets = view.adjustedContentInset
    let room = view.bounds.inset(by: insets).size
    func offset(_ content: CGFloat, _ room: CGFloat, _ inset: CGFloat) -> CGFloat {
      content > room ? (part == 1 ? content - room : ((content - room) * part).rounded()) - inset : -inset
    }
    let place = CGPoint(
      x: offset(view.contentSize.width, room.width, insets.left),
      y: offset(view.contentSize.height, room.height, insets.top))
    // Where a finger would have left it: covers come to rest with one in the middle.
    return view.collectionViewLayout.targetContentOffset(forProposedContentOffset: place, withScrollingVelocity: .zero)
  }

  private func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  private func collectionViews(in view: UIView) -> [UICollectionView] {
    (view as? UICollectionView).map { [$0] } ?? view.subviews.flatMap { collectionViews(in: $0) }
  }
}
