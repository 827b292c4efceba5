import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

@Suite struct WaterfallRuleTests {
  @Test func `An item goes to the column that ends first`() {
    let geometry = WaterfallGeometry.columns([100, 40, 30, 50, 20])
    #expect(
      geometry.frames() == [
        frame(0, 0, 155, 100), frame(165, 0, 155, 40), frame(165, 50, 155, 30), frame(165, 90, 155, 50),
        frame(0, 110, 155, 20),
      ])
    #expect(geometry.contentSize == CGSize(width: 320, height: 140))
  }

  @Test func `Of columns that end together the leading one is taken`() {
    let geometry = WaterfallGeometry.columns([50, 50, 50, 50, 50], count: 3)
    #expect((0..<5).map { geometry.column(ofItem: $0, inSection: 0) } == [0, 1, 2, 0, 1])
  }

  @Test func `In order an item goes to the column after that of the item before`() {
    let geometry = WaterfallGeometry.columns([100, 40, 30, 50, 20], filling: .inOrder)
    #expect(
      geometry.frames() == [
        frame(0, 0, 155, 100), frame(165, 0, 155, 40), frame(0, 110, 155, 30), frame(165, 50, 155, 50),
        frame(0, 150, 155, 20),
      ])
    #expect(geometry.contentSize.height == 170)
  }

  @Test func `Columns are rounded down to pixels and begin at the nearest one`() {
    let geometry = WaterfallGeometry(
      sections: [
        .init(lengths: [10, 10, 10, 10], metrics: .init(columnCount: 4, columnSpacing: 8))
      ], availableSize: CGSize(width: 390, height: 800), pixelScale: 3)
    // 91.5 points each, in pixels: 274 and a half wide, beginning at 0, 298.5, 597 and 895.5.
    #expect(geometry.columnExtent(ofSection: 0) == 274.0 / 3)
    #expect(geometry.frames().map { ($0.minX * 3).rounded() } == [0, 299, 597, 896])
    #expect(geometry.frames().map { ($0.width * 3).rounded() } == [274, 274, 274, 274])
  }

  @Test func `A section has a header, margins, and a footer`() {
    let section = WaterfallGeometry.Section(
      lengths: [30, 20],
      metrics: .init(
        columnCount: 1, itemSpacing: 5, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), headerLength: 40,
        footerLength: 50))
    let geometry = WaterfallGeometry(
      sections: [section, section], availableSize: CGSize(width: 100, height: 480), pixelScale: 2)
    #expect(geometry.headerFrame(ofSection: 0) == frame(0, 0, 100, 40))
    #expect(geometry.frames() == [frame(2, 41, 94, 30), frame(2, 76, 94, 20)])
    #expect(geometry.footerFrame(ofSection: 0) == frame(0, 99, 100, 50))
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 149, 100, 40))
    #expect(geometry.contentSize == CGSize(width: 100, height: 298))
  }

  @Test func `A section without items keeps header, margins and footer`() {
    let geometry = WaterfallGeometry(
      sections: [
        .init(
          lengths: [],
          metrics: .init(insets: UIEdgeInsets(top: 7, left: 0, bottom: 8, right: 0), headerLength: 10, footerLength: 20)
        )
      ], availableSize: CGSize(width: 100, height: 480), pixelScale: 2)
    #expect(geometry.footerFrame(ofSection: 0) == frame(0, 25, 100, 20))
    #expect(geometry.contentSize.height == 45)
  }

  @Test func `Content that scrolls across has rows`() {
    let geometry = WaterfallGeometry(
      sections: [.init(lengths: [100, 40, 30], metrics: .init(columnCount: 2, columnSpacing: 20, itemSpacing: 10))],
      axis: .horizontal, availableSize: CGSize(width: 300, height: 120), pixelScale: 1)
    #expect(geometry.frames() == [frame(0, 0, 100, 50), frame(0, 70, 40, 50), frame(50, 70, 30, 50)])
    #expect(geometry.contentSize == CGSize(width: 100, height: 120))
  }

  @Test func `Negative spacing makes items overlap, and none begins before the one above it`() {
    let geometry = WaterfallGeometry.columns([50, 10, 50], count: 1, spacing: -20)
    #expect(geometry.frames() == [frame(0, 0, 320, 50), frame(0, 30, 320, 10), frame(0, 30, 320, 50)])
    #expect(geometry.contentSize.height == 80)
  }

  @Test func `Where there is no room columns have no width`() {
    let geometry = WaterfallGeometry(
      sections: [.init(lengths: [10, 10], metrics: .init(columnSpacing: 30))],
      availableSize: CGSize(width: 20, height: 480), pixelScale: 2)
    #expect(geometry.frames() == [frame(0, 0, 0, 10), frame(30, 0, 0, 10)])
  }

  @Test func `Nothing to lay out has no length`() {
    let geometry = WaterfallGeometry(sections: [], availableSize: CGSize(width: 320, height: 480), pixelScale: 2)
    #expect(geometry.contentSize == CGSize(width: 320, height: 0))
    #expect(geometry.parts(touching: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }

  @Test(arguments: [
    (WaterfallGeometry.Section(lengths: [10, -1]), "item 1 is -1.0 points long"),
    (WaterfallGeometry.Section(lengths: [.nan]), "item 0 is nan points long"),
    (WaterfallGeometry.Section(lengths: [], metrics: .init(columnCount: 0)), "there are 0 columns: give 1 to 255"),
    (WaterfallGeometry.Section(lengths: [], metrics: .init(columnCount: 256)), "there are 256 columns"),
    (WaterfallGeometry.Section(lengths: [], metrics: .init(itemSpacing: .infinity)), "the spacings are 10.0 and inf"),
    (WaterfallGeometry.Section(lengths: [], metrics: .init(headerLength: -2)), "header and footer are -2.0 and 0.0"),
    (WaterfallGeometry.Section(lengths: [1e10, 1e10]), "the items are 20000000020.0 points long together"),
  ]) func `What cannot be laid out is told in words`(section: WaterfallGeometry.Section, words: String) throws {
    let problem = try #require(WaterfallGeometry.problem(in: section))
    #expect(problem.hasPrefix(words), "\(problem)")
  }

  @Test func `A section that cannot be laid out stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = WaterfallGeometry.columns([10, -1])
    }
    #expect(
      trapSentence(of: result).contains(
        "WaterfallGeometry: in section 0, item 1 is -1.0 points long: give finite lengths of zero or more."))
  }
}
