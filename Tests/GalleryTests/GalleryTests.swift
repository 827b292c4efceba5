import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct GalleryTests {
  @Test func `Every exhibit can be shown, with touches shown too`() throws {
    let screen = VirtualScreen(width: 1000, height: 700, delegateClass: AppDelegate.self)
    let window = try #require(screen.scene.windows.first as? GalleryWindow)
    let gallery = try #require(window.rootViewController as? GalleryController)
    window.showsTouches = true
    for index in Exhibit.all.indices {
      gallery.show(at: index)
      screen.advance(by: 0.1)
      screen.play(.drag(from: CGPoint(x: 500, y: 500), to: CGPoint(x: 500, y: 400), duration: 0.1))
      #expect(gallery.children.count == 1)
    }
    // The last one is the circle.
    #expect(screen.scene.windows.contains { $0 !== window && $0.says("Rotation") })
  }
}
