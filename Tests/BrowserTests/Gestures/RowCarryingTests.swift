#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Items that real fingers carry along rows, and from row to row.
  @MainActor @Suite struct RowCarryingTests {
    private let cells = CarriedInRows()
    /// The middle of the second number of the first row.
    private let first = CGPoint(x: 170, y: 60)

    // P119
    @Test func `a number goes into another row, which scrolls at its end, and the view scrolls at the lower edge`()
      async throws
    {
      let controller = cells.makeController()
      let gestures = try await GesturePage.open { controller.view }
      try await gestures.page.touch(.began, points: [TouchPoint(first)])
      try await gestures.wait { cells.view?.interactiveMovements.isEmpty == false }
      // At the end of the second row that row goes on, and nothing else.
      let end = CGPoint(x: 394, y: 180)
      try await gestures.move([(first, end)], steps: 16)
      try await gestures.wait { (cells.view?.orthogonalContentOffset(forSection: 1) ?? 0) > 300 }
      #expect(cells.view?.orthogonalContentOffset(forSection: 0) == 0)
      #expect(cells.view?.contentOffset.y == 0)
      #expect(cells.view?.interactiveMovements.first?.targetIndexPath?.section == 1)
      // At the lower edge the view goes on.
      let bottom = CGPoint(x: 200, y: 592)
      try await gestures.move([(end, bottom)], steps: 16)
      try await gestures.wait { (cells.view?.contentOffset.y ?? 0) > 200 }
      let place = CGPoint(x: 200, y: 300)
      try await gestures.move([(bottom, place)], steps: 16)
      try await gestures.page.rest(with: gestures.application)
      let target = try #require(cells.view?.interactiveMovements.first?.targetIndexPath)
      #expect(target.section > 2)
      #expect(cells.rows == CarriedInRows().rows)
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      #expect(cells.rows[0] == [0] + Array(2..<20))
      #expect(cells.rows[target.section][target.item] == 1)
      #expect(cells.rows.map(\.count).reduce(0, +) == 240)
      let shown = try #require(cells.view?.cellForItem(at: target))
      let seen = shown.convert(shown.bounds, to: nil)
      #expect(try await shownNumber(at: CGPoint(x: seen.midX, y: seen.minY + 10), on: gestures.page) == 1)
    }

    /// The number whose cell the page shows at a point, told by its colour.
    private func shownNumber(at point: CGPoint, on page: Page) async throws -> Int? {
      let pixel = try #require(try await page.pixels(at: [(x: point.x, y: point.y)]).first)
      return pixel.blue > 250 ? Int(pixel.red) * 256 + Int(pixel.green) : nil
    }
  }
}
#endif
