import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What a visitor sees who wants less motion.
@MainActor struct ReducedMotionTests {
  @Test(arguments: 0..<31)
  func `Nothing moves by itself`(index: Int) throws {
    let screen = VirtualScreen(width: 1280, height: 3_000, delegateClass: AppDelegate.self)
    screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 1280, height: 3_000), prefersReducedMotion: true)))
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: index)
    #expect(screen.advanceUntilRest(limit: 20), "\(screen.unrest ?? "")")
  }

  @Test func `Nor does anything at home`() throws {
    let screen = VirtualScreen(width: 1280, height: 3_000, delegateClass: AppDelegate.self)
    screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 1280, height: 3_000), prefersReducedMotion: true)))
    #expect(screen.advanceUntilRest(limit: 20), "\(screen.unrest ?? "")")
  }
}
