import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// The measured rules, one after the other, with their figures.
@Suite struct FlowRuleTests {
  @Test func `Defaults are items of 50 by 50 and spacings of 10`() {
    // C70
    let section = FlowGeometry.Section(items: .uniform(FlowGeometry.Section.defaultItemSize, count: 1))
    #expect(FlowGeometry.Section.defaultItemSize == CGSize(width: 50, height: 50))
    #expect(section.lineSpacing == 10)
    #expect(section.interitemSpacing == 10)
    #expect(section.insets == .zero)
    #expect(section.headerLength == 0)
    #expect(section.footerLength == 0)
  }

  @Test func `An exact fit counts`() {
    // C71
    let exact = FlowGeometry.rows(.uniform(CGSize(width: 60, height: 10), count: 3), width: 200)
    #expect(exact.frames().map(\.minX) == [0, 70, 140])
    let tight = FlowGeometry.rows(.uniform(CGSize(width: 60, height: 10), count: 3), width: 199.5)
    #expect(tight.frames().map(\.minY) == [0, 0, 20])
  }

  @Test(arguments: 2...37)
  func `An equal share of the width is an exact fit whatever the number`(columns: Int) {
    let width = (375 - Double(columns - 1) * 10) / Double(columns)
    let uniform = FlowGeometry.rows(.uniform(CGSize(width: width, height: 10), count: columns), width: 375)
    #expect(uniform.contentSize.height == 10)
    var differing = [CGSize](repeating: CGSize(width: width, height: 10), count: columns)
    differing[0].height = 9
    #expect(FlowGeometry.rows(.varying(differing), width: 375).contentSize.height == 10)
  }

  @Test func `A full line shares the left-over room between its gaps`() {
    // C71
    let geometry = FlowGeometry.rows(.uniform(CGSize(width: 100, height: 60), count: 7), width: 375)
    #expect(geometry.frames().map(\.minX) == [0, 137.5, 275, 0, 137.5, 275, 0])
    #expect(geometry.frames().map(\.minY) == [0, 0, 0, 70, 70, 70, 140])
    #expect(geometry.contentSize.height == 200)
  }

  @Test func `A full line of different items has equal gaps`() {
    // C71
    let geometry = FlowGeometry.rows(sizes((100, 20), (50, 20), (70, 20), (200, 20)), width: 300)
    #expect(geometry.frames().map(\.minX) == [0, 140, 230, 50])
  }

  @Test func `A last line of equal items is spaced as if filled up`() {
    // C71
    let four = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 4), width: 375)
    #expect(four.frames().map(\.minX) == [0, 65, 130, 195])
    let one = FlowGeometry.rows(.uniform(CGSize(width: 90, height: 50), count: 1), width: 200)
    #expect(one.frames() == [frame(0, 0, 90, 50)])
  }

  @Test func `A last line of different items keeps the least spacing`() {
    // C71
    let widths = FlowGeometry.rows(sizes((50, 50), (60, 50), (50, 50)), width: 375)
    #expect(widths.frames().map(\.minX) == [0, 60, 130])
    let heights = FlowGeometry.rows(sizes((50, 50), (50, 40), (50, 50)), width: 375)
    #expect(heights.frames().map(\.minX) == [0, 60, 120])
  }

  @Test func `Each last line decides for itself`() {
    // C71
    let geometry = FlowGeometry.rows(sizes((120, 50), (60, 50), (50, 50), (50, 50)), width: 200)
    #expect(geometry.frames().map(\.minX) == [0, 140, 0, 75])
  }

  @Test func `Sizes that turn out equal lie as if given as one size`() {
    let size = CGSize(width: 70, height: 33)
    let uniform = FlowGeometry.rows(.uniform(size, count: 11), width: 320)
    let varying = FlowGeometry.rows(.varying(count: 11) { _ in size }, width: 320)
    #expect(varying.frames() == uniform.frames())
  }

  @Test func `Where only one fits it is centred`() {
    // C71
    #expect(FlowGeometry.rows(.uniform(CGSize(width: 150, height: 9), count: 1), width: 200).frames()[0].minX == 25)
    let mixed = FlowGeometry.rows(sizes((90, 20), (150, 20)), width: 200)
    #expect(mixed.frames().map(\.minX) == [55, 25])
  }

  @Test func `An item longer than the room is centred too`() {
    // C72
    #expect(FlowGeometry.rows(.uniform(CGSize(width: 250, height: 9), count: 1), width: 200).frames()[0].minX == -25)
    let mixed = FlowGeometry.rows(sizes((250, 20), (50, 20)), width: 200)
    #expect(mixed.frames() == [frame(-25, 0, 250, 20), frame(0, 30, 50, 20)])
  }

  @Test func `A line is as high as its highest item and centres the others`() {
    // C71
    let geometry = FlowGeometry.rows(sizes((50, 20), (50, 60), (50, 30), (180, 10)), width: 200)
    #expect(geometry.frames().map(\.minY) == [20, 0, 15, 70])
    #expect(geometry.contentSize.height == 80)
  }

  @Test func `Origins go to the nearest pixel and halves go up`() {
    let half = FlowGeometry.rows(sizes((50, 20), (50, 20.5), (200, 10)), width: 200)
    #expect(half.frames()[0] == frame(0, 0.5, 50, 20))
    let thirds = FlowGeometry.rows(.uniform(CGSize(width: 100, height: 9), count: 3), width: 375, scale: 3)
    #expect(thirds.frames()[1].minX == 413.0 / 3)
    let negative = FlowGeometry.rows(.uniform(CGSize(width: 200.5, height: 9), count: 1), width: 200)
    #expect(negative.frames()[0].minX == 0)
  }

  @Test func `Neither sizes nor the content size are rounded`() {
    let geometry = FlowGeometry.rows(.uniform(CGSize(width: 150.3, height: 20.1), count: 2), width: 200.2)
    #expect(geometry.frames().map(\.size) == [CGSize(width: 150.3, height: 20.1), CGSize(width: 150.3, height: 20.1)])
    #expect(geometry.contentSize == CGSize(width: 200.2, height: 50.2))
  }

  @Test func `Headers and footers span the viewport whatever the insets`() {
    let geometry = FlowGeometry(
      sections: [
        FlowGeometry.Section(
          items: .uniform(CGSize(width: 50, height: 50), count: 1),
          insets: UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30), headerLength: 40.3, footerLength: 11)
      ], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.headerFrame(ofSection: 0) == frame(0, 0, 200, 40.3))
    #expect(geometry.frame(ofItem: 0, inSection: 0) == frame(20, 45.5, 50, 50))
    #expect(geometry.footerFrame(ofSection: 0) == frame(0, 102.5, 200, 11))
  }

  @Test func `Without a length there is no header and no footer`() {
    let geometry = FlowGeometry.rows(.uniform(.zero, count: 0), width: 100)
    #expect(geometry.headerFrame(ofSection: 0) == nil)
    #expect(geometry.footerFrame(ofSection: 0) == nil)
  }

  @Test func `An empty section keeps header, insets and footer`() {
    let empty = FlowGeometry.Section(
      items: .uniform(CGSize(width: 50, height: 50), count: 0),
      insets: UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30), headerLength: 40, footerLength: 11)
    let geometry = FlowGeometry(
      sections: [empty, empty], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.footerFrame(ofSection: 0) == frame(0, 52, 200, 11))
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 63, 200, 40))
    #expect(geometry.sectionFrame(1) == frame(0, 63, 200, 63))
    #expect(geometry.contentSize == CGSize(width: 200, height: 126))
  }

  @Test func `Sections follow one another without spacing`() {
    let section = FlowGeometry.Section(items: .uniform(CGSize(width: 50, height: 50), count: 1))
    let geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.frame(ofItem: 0, inSection: 1).minY == 50)
  }

  @Test func `Without sections there is no content`() {
    let geometry = FlowGeometry(
      sections: [], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.contentSize == CGSize(width: 200, height: 0))
    #expect(geometry.spans(touching: frame(0, 0, 200, 480)) == [])
  }
}
