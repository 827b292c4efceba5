import Foundation
import PlaneGeometry
import Testing

@testable import CollectionEngine

@Suite struct FlowQueryTests {
  @Test func `A rectangle as wide as the viewport gives one span a section`() {
    let section = FlowGeometry.Section(
      items: .uniform(CGSize(width: 50, height: 50), count: 6), headerLength: 20, footerLength: 30)
    let geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 110, height: 480), pixelScale: 2)
    #expect(geometry.contentSize.height == 440)
    #expect(
      geometry.spans(touching: frame(0, 100, 110, 140)) == [
        ElementSpan(section: 0, items: 2..<6, hasFooter: true), ElementSpan(section: 1, items: 0..<0, hasHeader: true),
      ])
  }

  @Test func `A narrower rectangle gives one span a line`() {
    let geometry = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 8), width: 170)
    #expect(
      geometry.spans(touching: frame(60, 0, 60, 480)) == [
        ElementSpan(section: 0, items: 1..<2), ElementSpan(section: 0, items: 4..<5),
        ElementSpan(section: 0, items: 7..<8),
      ])
  }

  @Test func `Frames that only share an edge are not touched`() {
    let geometry = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 2), width: 50)
    #expect(geometry.spans(touching: frame(0, 50, 50, 10)) == [])
    #expect(geometry.spans(touching: frame(0, 49.5, 50, 10.5)) == [ElementSpan(section: 0, items: 0..<1)])
  }

  @Test func `A small item centred on its line may be missed`() {
    let geometry = FlowGeometry.rows(sizes((50, 100), (50, 20), (50, 100), (200, 20)), width: 200)
    #expect(
      geometry.spans(touching: frame(0, 0, 200, 30)) == [
        ElementSpan(section: 0, items: 0..<1), ElementSpan(section: 0, items: 2..<3),
      ])
  }

  @Test func `An item without a length is touched inside and on the edges, and not beyond them`() {
    // C9
    let geometry = FlowGeometry.rows(sizes((50, 10), (0, 0), (50, 10)), width: 50, lineSpacing: 5, interitemSpacing: 5)
    #expect(geometry.frames()[1] == frame(25, 15, 0, 0))
    #expect(geometry.spans(touching: frame(20, 14, 10, 3)) == [ElementSpan(section: 0, items: 1..<2)])
    #expect(geometry.spans(touching: frame(20, 15, 10, 3)) == [ElementSpan(section: 0, items: 1..<2)])
    #expect(geometry.spans(touching: frame(20, 12, 10, 3)) == [ElementSpan(section: 0, items: 1..<2)])
    #expect(geometry.spans(touching: frame(25, 14, 10, 3)) == [ElementSpan(section: 0, items: 1..<2)])
    #expect(geometry.spans(touching: frame(20, 15.5, 10, 3)) == [])
    #expect(geometry.spans(touching: frame(26, 14, 10, 3)) == [])
  }

  @Test(arguments: [ScrollAxis.vertical, .horizontal])
  func `Equal items without a length are touched on the edges too`(axis: ScrollAxis) {
    // C9
    let flat = axis == .vertical ? CGSize(width: 50, height: 0) : CGSize(width: 0, height: 50)
    let geometry = FlowGeometry(
      sections: [FlowGeometry.Section(items: .uniform(flat, count: 3))], axis: axis,
      availableSize: CGSize(width: 50, height: 50), pixelScale: 2)
    #expect(geometry.spans(touching: frame(0, 0, 50, 50)) == [ElementSpan(section: 0, items: 0..<3)])
    #expect(geometry.spans(touching: frame(-50, -50, 50, 50)) == [])
    #expect(
      geometry.spans(touching: axis == .vertical ? frame(0, -50, 50, 50) : frame(-50, 0, 50, 50))
        == [ElementSpan(section: 0, items: 0..<1)])
    #expect(
      geometry.spans(touching: axis == .vertical ? frame(0, 1, 50, 50) : frame(1, 0, 50, 50))
        == [ElementSpan(section: 0, items: 1..<3)])
    #expect(
      geometry.spans(touching: axis == .vertical ? frame(0, 5, 50, 5) : frame(5, 0, 5, 50))
        == [ElementSpan(section: 0, items: 1..<2)])
    #expect(geometry.spans(touching: axis == .vertical ? frame(0, 11, 50, 5) : frame(11, 0, 5, 50)) == [])
  }

  @Test func `A null rectangle touches nothing and an infinite one everything`() {
    let geometry = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 9), width: 170)
    #expect(geometry.spans(touching: .null) == [])
    #expect(geometry.spans(touching: .infinite) == [ElementSpan(section: 0, items: 0..<9)])
  }

  @Test func `A million equal items take no storage and few steps`() {
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 50, height: 50), count: 1_000_000), width: 230, lineSpacing: 10)
    #expect(geometry.sections[0].varying == nil)
    #expect(geometry.contentSize.height == 14_999_990)
    var work = 0
    var spans: [ElementSpan] = []
    geometry.forEachSpan(touching: frame(0, 7_500_000, 230, 480), work: &work) { spans.append($0) }
    #expect(spans == [ElementSpan(section: 0, items: 500_000..<500_032)])
    #expect(work <= 60)
  }

  @Test func `A million different items take steps for the two cut lines only`() {
    let geometry = FlowGeometry.rows(
      .varying(count: 1_000_000) { CGSize(width: 50, height: $0 % 3 == 0 ? 50 : 40) }, width: 230)
    var work = 0
    var found = 0
    geometry.forEachSpan(touching: frame(0, 7_500_010, 230, 480), work: &work) { found += $0.count }
    #expect(found == 32 || found == 36)
    #expect(work <= 500)
  }

  @Test func `Ten thousand sections take steps for those found`() {
    let sections = (0..<10_000).map { _ in
      FlowGeometry.Section(items: .uniform(CGSize(width: 50, height: 50), count: 1), headerLength: 30)
    }
    let geometry = FlowGeometry(
      sections: sections, axis: .vertical, availableSize: CGSize(width: 300, height: 480), pixelScale: 2)
    var work = 0
    var spans: [ElementSpan] = []
    geometry.forEachSpan(touching: frame(0, 400_000, 300, 160), work: &work) { spans.append($0) }
    #expect(spans.map(\.section) == [5_000, 5_001])
    #expect(work <= 50)
  }

  @Test func `Sections with nothing to show cost nothing`() {
    let empty = FlowGeometry.Section(items: .uniform(.zero, count: 0))
    let full = FlowGeometry.Section(items: .uniform(CGSize(width: 50, height: 50), count: 1))
    let sections = [full] + [FlowGeometry.Section](repeating: empty, count: 10_000) + [full]
    let geometry = FlowGeometry(
      sections: sections, axis: .vertical, availableSize: CGSize(width: 300, height: 480), pixelScale: 2)
    var work = 0
    var spans: [ElementSpan] = []
    geometry.forEachSpan(touching: frame(0, 0, 300, 480), work: &work) { spans.append($0) }
    #expect(spans.map(\.section) == [0, 10_001])
    #expect(work <= 30)
  }
}
