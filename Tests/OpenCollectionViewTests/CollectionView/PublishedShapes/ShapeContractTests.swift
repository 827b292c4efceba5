import OpenCollectionView
import Testing
import TouchTesting

/// What the contract says of layouts that are written as published ones are.
@MainActor struct ShapeContractTests {
  @Test func `the carousel`() { #expect(LayoutContract.check(CarouselLayout()).map(\.description) == []) }

  @Test func `the spreadsheet`() {
    #expect(LayoutContract.check(SpreadsheetLayout()).map(\.description) == [])
  }

  @Test func `sticky headers`() { #expect(LayoutContract.check(StickyHeadersLayout()).map(\.description) == []) }

  // It moves what the flow layout has found in the rectangle, and so misses what it would move there: as published.
  @Test func `tags`() {
    #expect(
      LayoutContract.check(TagsLayout()).map(\.description) == [
        "TagsLayout with 1 section of 2 items in 320 × 480: item 0-1 at (60, 0, 50, 50) is missing in the answer for "
          + "(12, -48, 50, 50), which it touches: it disappears while it can still be seen. Compare frames with intersects."
      ])
  }

  @Test func `the waterfall`() { #expect(LayoutContract.check(WaterfallLayout()).map(\.description) == []) }
}
