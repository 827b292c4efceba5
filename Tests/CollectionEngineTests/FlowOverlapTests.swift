import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

/// Spacings below zero: piles, overlapping cards, Cover Flow.
@Suite struct FlowOverlapTests {
  @Test func `Lines overlap by a negative spacing`() {
    // C73
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 200, height: 100), count: 4), width: 200, lineSpacing: -70)
    #expect(geometry.frames().map(\.minY) == [0, 30, 60, 90])
    #expect(geometry.contentSize.height == 190)
    #expect(geometry.spans(touching: frame(0, 65, 200, 10)) == [ElementSpan(section: 0, items: 0..<3)])
    #expect(geometry.spans(touching: frame(0, 135, 200, 10)) == [ElementSpan(section: 0, items: 2..<4)])
  }

  @Test func `Items of a line overlap, and what is left over still makes the gaps larger`() {
    // C73
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 100, height: 50), count: 6), width: 250, lineSpacing: 0, interitemSpacing: -60)
    // Four take 100 + 3 · 40 = 220 points, five would take 260: 30 points are left for three gaps.
    #expect(geometry.frames().map(\.minX) == [0, 50, 100, 150, 0, 50])
    #expect(geometry.spans(touching: frame(120, 0, 10, 10)) == [ElementSpan(section: 0, items: 1..<3)])
    let varying = FlowGeometry.rows(
      sizes((100, 50), (100, 50), (50, 50), (200, 50)), width: 220, lineSpacing: 0, interitemSpacing: -60)
    #expect(
      varying.frames() == [
        frame(0, 0, 100, 50), frame(85, 0, 100, 50), frame(170, 0, 50, 50), frame(10, 50, 200, 50),
      ])
  }

  @Test func `Items that another one makes no longer all go on one line, backwards`() {
    // C73
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 50, height: 50), count: 3), width: 100, interitemSpacing: -60)
    #expect(geometry.frames().map(\.minX) == [0, -10, -20])
    #expect(geometry.spans(touching: frame(-20, 0, 5, 50)) == [ElementSpan(section: 0, items: 2..<3)])
    #expect(geometry.spans(touching: frame(45, 0, 5, 50)) == [ElementSpan(section: 0, items: 0..<1)])
    let wide = FlowGeometry.rows(
      .uniform(CGSize(width: 150, height: 50), count: 2), width: 100, lineSpacing: 0, interitemSpacing: -160)
    #expect(wide.frames() == [frame(-25, 0, 150, 50), frame(-25, 50, 150, 50)])
    let wider = FlowGeometry.rows(
      .uniform(CGSize(width: 150, height: 50), count: 2), width: 100, lineSpacing: 0, interitemSpacing: -220)
    #expect(wider.frames() == [frame(0, 0, 150, 50), frame(-70, 0, 150, 50)])
  }

  @Test func `Lines that go back by more than their length run upwards, and the section takes no room`() {
    // C73
    let section = FlowGeometry.Section(
      items: .uniform(CGSize(width: 200, height: 50), count: 3), lineSpacing: -80, headerLength: 20)
    let geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.frames(inSection: 0).map(\.minY) == [20, -10, -40])
    #expect(geometry.contentSize.height == 20)
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 10, 200, 20))
    #expect(
      geometry.spans(touching: frame(0, -40, 200, 5)) == [ElementSpan(section: 0, items: 2..<3)])
  }

  @Test func `A long line is found behind many short ones`() {
    // C73
    var heights = [Double](repeating: 100, count: 300)
    heights[10] = 2_000
    let geometry = FlowGeometry.rows(
      .varying(heights.map { CGSize(width: 200, height: $0) }), width: 200, lineSpacing: -90)
    // Line 10 begins at 100 and ends at 2100; line 11 begins at 2010, the others follow every ten points.
    #expect(geometry.frame(ofItem: 11, inSection: 0).minY == 2_010)
    #expect(geometry.spans(touching: frame(0, 1_500, 200, 10)) == [ElementSpan(section: 0, items: 10..<11)])
    #expect(geometry.spans(touching: frame(0, 2_055, 200, 10)) == [ElementSpan(section: 0, items: 10..<17)])
  }

  @Test func `Short lines between long ones begin before those that precede them`() {
    // C73
    let geometry = FlowGeometry.rows(
      sizes((200, 100), (200, 10), (200, 10), (200, 100)), width: 200, lineSpacing: -30)
    #expect(geometry.frames().map(\.minY) == [0, 70, 50, 30])
    #expect(geometry.contentSize.height == 130)
    #expect(
      geometry.spans(touching: frame(0, 55, 200, 10))
        == [ElementSpan(section: 0, items: 0..<1), ElementSpan(section: 0, items: 2..<4)])
  }

  @Test func `A length below zero is no header and no footer`() {
    // C73
    let section = FlowGeometry.Section(
      items: .uniform(CGSize(width: 200, height: 50), count: 1), headerLength: -10, footerLength: -5)
    let geometry = FlowGeometry(
      sections: [section], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    #expect(geometry.headerFrame(ofSection: 0) == nil)
    #expect(geometry.footerFrame(ofSection: 0) == nil)
    #expect(geometry.frames() == [frame(0, 0, 200, 50)])
    #expect(geometry.contentSize.height == 50)
  }

  @Test func `A screen of a list of 100,000 overlapping lines is found by looking at a few blocks`() {
    // C73
    let geometry = FlowGeometry.rows(
      .varying(count: 100_000) { CGSize(width: 300, height: Double(40 + $0 % 7)) }, width: 300, lineSpacing: -30)
    var spans: [ElementSpan] = []
    var work = 0
    geometry.forEachSpan(touching: frame(0, 500_000, 300, 480), work: &work) { spans.append($0) }
    // A line is 13 points long on average when what overlaps is taken off, and 43 with it.
    #expect(spans.count == 1)
    #expect((38...44).contains(spans[0].items.count))
    #expect(work <= 300)
  }

  @Test func `In a list of 100,000 overlapping lines one new height costs its block and some steps for each block`() {
    // C73
    var geometry = FlowGeometry.rows(
      .varying(count: 100_000) { CGSize(width: 300, height: Double(40 + $0 % 7)) }, width: 300, lineSpacing: -30)
    var work = 0
    geometry.setSize(CGSize(width: 300, height: 90), ofItem: 50_000, inSection: 0, work: &work)
    #expect(work <= 6_000)
  }

  @Test(arguments: RandomLives.seeds(15, from: UInt64(1)))
  func `Any history of changes leads to the layout made at once`(seed: UInt64) {
    // C73
    var random = SeededGenerator(seed: seed)
    let spacing = (line: random.number(in: -90...0), item: random.number(in: -90...20))
    func randomSize() -> CGSize {
      CGSize(width: random.number(in: 10...320), height: random.number(in: 0...120, step: 0.5))
    }
    func made(_ sizes: [CGSize]) -> FlowGeometry {
      FlowGeometry.rows(.varying(sizes), width: 300, lineSpacing: spacing.line, interitemSpacing: spacing.item)
    }
    var current = (0..<Int.random(in: 0...600, using: &random)).map { _ in randomSize() }
    var geometry = made(current)
    for _ in 0..<12 {
      if Bool.random(using: &random), !current.isEmpty {
        let item = Int.random(in: current.indices, using: &random)
        current[item] = randomSize()
        geometry.setSize(current[item], ofItem: item, inSection: 0)
      } else {
        let first = Int.random(in: 0...current.count, using: &random)
        current = current[..<first] + (0..<Int.random(in: 0...200, using: &random)).map { _ in randomSize() }
        geometry.replaceItems(from: first, inSection: 0, with: current[first...])
      }
      let fresh = made(current)
      #expect(geometry.frames() == fresh.frames())
      #expect(geometry.contentSize == fresh.contentSize)
      let frames = geometry.frames()
      for _ in 0..<5 {
        let rect = frame(
          random.number(in: -100...300), random.number(in: -2_000...8_000), random.number(in: 1...400),
          random.number(in: 1...600))
        let found = geometry.spans(touching: rect).flatMap(\.items)
        #expect(found == frames.indices.filter { Self.meet(frames[$0], rect) })
      }
    }
  }

  private static func meet(_ frame: CGRect, _ rect: CGRect) -> Bool {
    PlainFlow.meet(frame.minX, frame.maxX, rect.minX, rect.maxX)
      && PlainFlow.meet(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }
}
