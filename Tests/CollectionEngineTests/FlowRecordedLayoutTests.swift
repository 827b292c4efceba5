import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// Frames recorded from UIKit (iOS 26, 2 pixels a point).
@Suite struct FlowRecordedLayoutTests {
  @Test func `The recorded vertical grid`() {
    // C71
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 100, height: 100), count: 8), width: 375, lineSpacing: 12, interitemSpacing: 12,
      insets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    #expect(
      geometry.frames() == [
        frame(16, 16, 100, 100), frame(137.5, 16, 100, 100), frame(259, 16, 100, 100),
        frame(16, 128, 100, 100), frame(137.5, 128, 100, 100), frame(259, 128, 100, 100),
        frame(16, 240, 100, 100), frame(137.5, 240, 100, 100),
      ])
    #expect(geometry.contentSize == CGSize(width: 375, height: 356))
  }

  @Test func `The recorded horizontal columns with headers`() {
    // C71
    let section = { (count: Int) in
      FlowGeometry.Section(
        items: .uniform(CGSize(width: 96, height: 72), count: count), lineSpacing: 12, interitemSpacing: 10,
        insets: UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14), headerLength: 44)
    }
    let geometry = FlowGeometry(
      sections: [section(4), section(2)], axis: .horizontal, availableSize: CGSize(width: 375, height: 240),
      pixelScale: 2)
    #expect(
      geometry.frames(inSection: 0) == [
        frame(58, 10, 96, 72), frame(58, 158, 96, 72), frame(166, 10, 96, 72), frame(166, 158, 96, 72),
      ])
    #expect(geometry.frames(inSection: 1) == [frame(334, 10, 96, 72), frame(334, 158, 96, 72)])
    #expect(geometry.headerFrame(ofSection: 0) == frame(0, 0, 44, 240))
    #expect(geometry.headerFrame(ofSection: 1) == frame(276, 0, 44, 240))
    #expect(geometry.footerFrame(ofSection: 0) == nil)
    #expect(geometry.contentSize == CGSize(width: 444, height: 240))
  }
}
