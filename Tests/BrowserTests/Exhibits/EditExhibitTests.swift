#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import Testing

extension InBrowser {
  /// *Edit*, under a real finger.
  @MainActor @Suite struct EditExhibitTests {
    /// Where a name is shown, once the page has drawn what came last.
    private func place(of name: String, in exhibit: ExhibitPage) async throws -> CGRect {
      for _ in 0..<3 { try await exhibit.page.nextFrame() }
      return try await exhibit.shownFrame(of: name)
    }

    // The test is of what the page shows: the note's own element goes along, and what is below it comes out.
    @Test func `a note follows the finger to the side, shows what letting go would do, and is taken back`() async throws
    {
      let exhibit = try await ExhibitPage.open("Edit", width: 390, height: 844)
      let controller = try exhibit.controller(EditController.self)
      let view: UICollectionView = controller.collectionView
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NoteCell)
      let name = try #require(cell.note?.text)
      let start = try exhibit.middle(1, of: view)
      func slide(_ way: CGFloat) -> CGPoint { CGPoint(x: start.x + way, y: start.y) }
      let edge = try await place(of: name, in: exhibit)
      let paper = try #require(try await exhibit.page.pixels(at: [(edge.maxX - 6, edge.midY)]).first)
      #expect(paper.green > 110)
      func shown() -> CGFloat { cell.contentView.transform.tx }
      let notes = controller.board

      // It goes as far as the finger, less what the finger went before it was a swipe.
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.move([(start, slide(-60))])
      try await exhibit.wait { shown() < -30 }
      let first = shown()
      try await exhibit.move([(slide(-60), slide(-110))])
      try await exhibit.wait { shown() < first }
      #expect(abs(shown() - first + 50) <= 0.5)
      // The right edge of the note has left its place: there the ground shows, which is red.
      let frame = try await place(of: name, in: exhibit)
      let ground = try #require(try await exhibit.page.pixels(at: [(frame.maxX - 6, frame.midY)]).first)
      #expect(ground.red > 200 && ground.green < 110 && ground.blue < 110)

      // A finger that comes back takes it back.
      try await exhibit.move([(slide(-110), slide(-8))])
      try await exhibit.wait { shown() > -20 }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(shown() == 0)
      #expect(controller.board == notes)

      // One that stays does it, and a key undoes it.
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.move([(start, slide(-130))])
      try await exhibit.page.touch(.ended)
      try await exhibit.wait { controller.board.count == notes.count - 1 }
      #expect(controller.bar.news == "Threw “\(name)” away")
      try await exhibit.rest()
      controller.perform(.undo)
      try await exhibit.wait { controller.board == notes }
      await exhibit.close()
    }
  }
}
#endif
