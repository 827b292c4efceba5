#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a drawing costs the page: it is drawn once for each size, shown where it was drawn, and stretched while it grows.
  @MainActor @Suite struct DrawingReuseTests {
    /// Photos, which are larger than symbols.
    private let photos =
      "[...document.querySelectorAll('.picture')].filter((one) => one.isDrawn && (one.pixels ?? one).width > 60)"

    @Test func `a drawing that one layer shows is shown on the canvas on which it was drawn, or as an image`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Photo grid", width: 390, height: 844)
      for _ in 0..<3 {
        try await exhibit.page.flick(from: (x: 195, y: 700), to: (x: 195, y: 250))
        try await exhibit.rest()
      }
      let shown = try #require(try await exhibit.page.evaluate("\(photos).length").number)
      #expect(shown >= 8)
      #expect(
        try await exhibit.page.evaluate("\(photos).filter((one) => !one.isLent && !one.pixels).length").number == 0)
      await exhibit.close()
    }

    /// Each canvas would be a picture of its own in the compositor.
    @Test func `many drawings that rest are images, and a grid of them is one picture while it scrolls`() async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      try await exhibit.page.waitUntil("\(photos).length >= 20 && \(photos).every((one) => one.pixels)")
      try await exhibit.page.flick(from: (x: 195, y: 700), to: (x: 195, y: 250))
      try await exhibit.rest()
      try await exhibit.page.waitUntil("\(photos).length >= 20 && \(photos).every((one) => one.pixels)")
      await exhibit.close()
    }

    @Test func `a photo that grows under fingers is not drawn anew in each frame, and is sharp when it rests`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      let controller = try exhibit.controller(PhotosController.self)
      let middle = try exhibit.middle(6, of: controller.collectionView)
      // Each drawing begins with the scale of its canvas.
      try await exhibit.page.evaluate(
        """
        (() => {
          window.drawings = 0;
          const { scale } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.scale = function (...factors) {
            window.drawings += 1;
            return scale.apply(this, factors);
          };
        })()
        """)
      let start = [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)]
      let apart = [CGPoint(x: middle.x - 90, y: middle.y), CGPoint(x: middle.x + 90, y: middle.y)]
      try await exhibit.page.touch(.began, points: start.enumerated().map { TouchPoint(id: $0, $1) })
      try await exhibit.move([(start[0], apart[0]), (start[1], apart[1])], steps: 40)
      let drawings = try #require(try await exhibit.page.evaluate("drawings").number)
      #expect(drawings < 20)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      try await exhibit.page.waitUntil(
        "\(photos).every((one) => Math.abs((one.pixels ?? one).width - parseFloat(one.style.width) * devicePixelRatio) <= 1)"
      )
      await exhibit.close()
    }
  }
}
#endif
