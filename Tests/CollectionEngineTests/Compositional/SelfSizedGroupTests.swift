import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

// P107, P109, P111, P112, P113
/// Sizes that views have found move what is behind them, and nothing else.
struct SelfSizedGroupTests {
  private func list(
    _ count: Int, width: Double = 320, height: Double = 480, estimate: Double = 44, spacing: Double = 3
  ) -> CompositionalGeometry {
    let size = CompositionalSize(
      width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, estimate))
    let group = CompositionalItem(
      size: size,
      contents: CompositionalContents(axis: .vertical, subitems: [CompositionalItem(size: size)]))
    return CompositionalGeometry(
      axis: .vertical, container: CGSize(width: width, height: height), pixelScale: 2,
      sections: [(CompositionalSection(group: group, groupSpacing: spacing), count)])
  }

  private func grid(_ count: Int, uniform: Bool = false) -> CompositionalGeometry {
    let height = CompositionalDimension(uniform ? .uniform : .estimated, 50)
    let item = CompositionalItem(
      size: CompositionalSize(width: CompositionalDimension(.fractionOfWidth, 0.5), height: height))
    let group = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, 50)),
      contents: CompositionalContents(
        axis: .horizontal, subitems: [item], filling: .divided(2),
        spacing: CompositionalSpacing(isFlexible: false, length: 5)))
    return CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 320, height: 480), pixelScale: 2,
      sections: [(CompositionalSection(group: group, groupSpacing: 3), count)])
  }

  /// Measures what is in sight from the top down, as views are.
  private func measure(_ geometry: inout CompositionalGeometry, from top: Double = 0, _ heights: [Double]) {
    let visible = CGRect(x: 0, y: top, width: geometry.container.width, height: geometry.container.height)
    var known: Set<Int> = []
    while true {
      var elements: [CompositionalElement] = []
      geometry.appendElements(touching: visible, visible: visible, into: &elements)
      let next = elements.first {
        $0.category == .cell && $0.frame.maxY > visible.minY && $0.frame.minY < visible.maxY && !known.contains($0.item)
      }
      guard let next else { return }
      known.insert(next.item)
      _ = geometry.setSize(
        CGSize(width: 1, height: heights[next.item % heights.count]), ofItem: next.item, inSection: 0)
    }
  }

  private func frames(_ geometry: CompositionalGeometry, _ items: Range<Int>) -> [CGRect] {
    items.compactMap { geometry.element(ofItem: $0, inSection: 0)?.frame }
  }

  @Test func `a list of cells stands where it was measured`() {
    var geometry = list(5)
    measure(&geometry, [31, 50, 31, 69, 31])
    #expect(geometry.contentSize == CGSize(width: 320, height: 224))
    #expect(
      frames(geometry, 0..<5) == [
        CGRect(x: 0, y: 0, width: 320, height: 31), CGRect(x: 0, y: 34, width: 320, height: 50),
        CGRect(x: 0, y: 87, width: 320, height: 31), CGRect(x: 0, y: 121, width: 320, height: 69),
        CGRect(x: 0, y: 193, width: 320, height: 31),
      ])
  }

  @Test func `a grid stands where it was measured, neighbours with their own heights`() {
    var geometry = grid(5)
    measure(&geometry, [31, 88, 31, 126, 31])
    #expect(geometry.contentSize == CGSize(width: 320, height: 251))
    #expect(
      frames(geometry, 0..<5) == [
        CGRect(x: 0, y: 0, width: 157.5, height: 31), CGRect(x: 162.5, y: 0, width: 157.5, height: 88),
        CGRect(x: 0, y: 91, width: 157.5, height: 31), CGRect(x: 162.5, y: 91, width: 157.5, height: 126),
        CGRect(x: 0, y: 220, width: 157.5, height: 31),
      ])
  }

  @Test func `the first screen of a long grid is as long as measured`() {
    var geometry = grid(40)
    measure(&geometry, [31, 88, 31, 126, 31])
    #expect(geometry.contentSize == CGSize(width: 320, height: 1304))
    #expect(frames(geometry, 10..<12)[1] == CGRect(x: 162.5, y: 474, width: 157.5, height: 88))
  }

  @Test func `of a long list only what is in sight is measured`() {
    var geometry = list(60)
    measure(&geometry, [31, 50, 31, 69, 31])
    #expect(geometry.contentSize.height == 2788)
  }

  @Test func `a group of a fixed height keeps it, and its items stick out`() {
    let item = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, 44)))
    let group = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.absolute, 60)),
      contents: CompositionalContents(axis: .horizontal, subitems: [item]))
    var geometry = CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 320, height: 480), pixelScale: 2,
      sections: [(CompositionalSection(group: group), 5)])
    measure(&geometry, [31, 50, 31, 69, 31])
    #expect(geometry.contentSize.height == 300)
    #expect(frames(geometry, 3..<4) == [CGRect(x: 0, y: 180, width: 320, height: 69)])
  }

  @Test func `a column of two estimated items is as long as both`() {
    let size = CompositionalSize(
      width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, 44))
    let group = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, 88)),
      contents: CompositionalContents(
        axis: .vertical, subitems: [CompositionalItem(size: size), CompositionalItem(size: size)],
        spacing: CompositionalSpacing(isFlexible: false, length: 5)))
    var geometry = CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 320, height: 480), pixelScale: 2,
      sections: [(CompositionalSection(group: group, groupSpacing: 3), 6)])
    #expect(geometry.contentSize.height == 285)
    measure(&geometry, [31, 50, 31, 69, 31])
    #expect(geometry.contentSize.height == 264)
    #expect(
      frames(geometry, 0..<6).map(\.minY) == [0, 36, 89, 125, 197, 233])
  }

  @Test func `insets of an item are not taken from its estimated side`() {
    let size = CompositionalSize(
      width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.estimated, 44))
    let item = CompositionalItem(
      size: size, insets: NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
    let group = CompositionalItem(size: size, contents: CompositionalContents(axis: .vertical, subitems: [item]))
    let section = CompositionalSection(
      group: group, insets: NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10))
    var geometry = CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 320, height: 480), pixelScale: 2, sections: [(section, 5)])
    measure(&geometry, [31, 69, 31, 88, 31])
    #expect(geometry.contentSize.height == 254)
    #expect(frames(geometry, 3..<4) == [CGRect(x: 16, y: 133, width: 288, height: 88)])
  }

  @Test func `uniform siblings are as high as the highest of them`() {
    var geometry = grid(4, uniform: true)
    measure(&geometry, [31, 88, 31, 126])
    // Nothing is lower than was estimated of its sibling.
    #expect(frames(geometry, 0..<4).map(\.height) == [88, 88, 126, 126])
    #expect(geometry.contentSize.height == 217)
  }

  @Test func `items of an estimated width fill lines by what they have measured`() {
    let item = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.estimated, 100), height: CompositionalDimension(.absolute, 32)))
    let group = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.fractionOfWidth, 1), height: CompositionalDimension(.absolute, 32)),
      contents: CompositionalContents(
        axis: .horizontal, subitems: [item], spacing: CompositionalSpacing(isFlexible: false, length: 10)))
    var geometry = CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 320, height: 480), pixelScale: 2,
      sections: [(CompositionalSection(group: group, groupSpacing: 8), 7)])
    #expect(geometry.contentSize.height == 112)
    for (index, width) in [60, 60, 60, 60, 150, 200, 90].enumerated() {
      _ = geometry.setSize(CGSize(width: width, height: 1), ofItem: index, inSection: 0)
    }
    #expect(
      frames(geometry, 0..<7) == [
        CGRect(x: 0, y: 0, width: 60, height: 32), CGRect(x: 70, y: 0, width: 60, height: 32),
        CGRect(x: 140, y: 0, width: 60, height: 32), CGRect(x: 210, y: 0, width: 60, height: 32),
        CGRect(x: 0, y: 40, width: 150, height: 32), CGRect(x: 0, y: 80, width: 200, height: 32),
        CGRect(x: 210, y: 80, width: 90, height: 32),
      ])
    #expect(geometry.contentSize.height == 112)
  }

  @Test func `of 100000 estimated items one that is measured moves those behind it`() {
    var geometry = list(100_000)
    let before = geometry.element(ofItem: 99_999, inSection: 0)?.frame.minY
    #expect(before == 4_699_953)
    let isElsewhere = geometry.setSize(CGSize(width: 1, height: 100), ofItem: 50_000, inSection: 0)
    #expect(isElsewhere)
    #expect(geometry.element(ofItem: 50_000, inSection: 0)?.frame.minY == 2_350_000)
    #expect(geometry.element(ofItem: 99_999, inSection: 0)?.frame.minY == 4_700_009)
    // Of a side that is not estimated nothing is heard.
    let again = geometry.setSize(CGSize(width: 1, height: 100), ofItem: 50_000, inSection: 0)
    #expect(!again)
  }
}
