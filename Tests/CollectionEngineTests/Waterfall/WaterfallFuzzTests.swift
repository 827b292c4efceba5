import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

/// Seeded random waterfalls against the rules written down plainly.
@Suite struct WaterfallFuzzTests {
  struct Sample {
    var sections: [WaterfallGeometry.Section] = []
    let axis: ScrollAxis
    let filling: WaterfallGeometry.Filling
    let available: CGSize
    let scale: Double

    init(_ random: inout SeededGenerator) {
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      filling = Bool.random(using: &random) ? .shortestColumn : .inOrder
      scale = random.number(in: 1...3)
      available = CGSize(width: random.number(in: 0...900, step: 0.5), height: random.number(in: 0...900, step: 0.5))
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let longest = Int.random(in: 1...400, using: &random)
        sections.append(
          WaterfallGeometry.Section(
            // Quarters, so that the plain model's sums are exact too.
            lengths: Self.lengths(Int.random(in: 0...300, using: &random), upTo: longest, &random),
            metrics: WaterfallGeometry.Metrics(
              columnCount: Int.random(in: 1...9, using: &random), columnSpacing: random.number(in: -10...30, step: 0.5),
              itemSpacing: random.number(in: -40...40, step: 0.5),
              insets: UIEdgeInsets(
                top: random.number(in: -20...60, step: 0.5), left: random.number(in: -20...60, step: 0.5),
                bottom: random.number(in: -20...60, step: 0.5), right: random.number(in: -20...60, step: 0.5)),
              headerLength: Bool.random(using: &random) ? 0 : random.number(in: 0...80, step: 0.25),
              footerLength: Bool.random(using: &random) ? 0 : random.number(in: 0...80, step: 0.25))))
      }
    }

    private static func lengths(_ count: Int, upTo longest: Int, _ random: inout SeededGenerator) -> [CGFloat] {
      var lengths: [CGFloat] = []
      for _ in 0..<count { lengths.append(random.number(in: 0...longest, step: 0.25)) }
      return lengths
    }

    var geometry: WaterfallGeometry {
      WaterfallGeometry(sections: sections, axis: axis, filling: filling, availableSize: available, pixelScale: scale)
    }

    var plain: PlainWaterfall {
      PlainWaterfall(sections, axis: axis, filling: filling, available: available, scale: scale)
    }

    func rect(in content: CGSize, _ random: inout SeededGenerator) -> CGRect {
      CGRect(
        x: random.number(in: -50...Int(content.width) + 50), y: random.number(in: -50...Int(content.height) + 50),
        width: random.number(in: 0...600), height: random.number(in: 0...600))
    }
  }

  @Test(arguments: RandomLives.seeds(75, from: UInt64(1)))
  func `Frames and content size follow the rules`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sample = Sample(&random)
    let (geometry, plain) = (sample.geometry, sample.plain)
    for (part, expected) in plain.frames {
      let actual: CGRect? =
        switch part {
        case .item(let section, let item): geometry.frame(ofItem: item, inSection: section)
        case .header(let section): geometry.headerFrame(ofSection: section)
        case .footer(let section): geometry.footerFrame(ofSection: section)
        }
      #expect(actual == expected, "\(part)")
    }
    let content = geometry.contentSize
    #expect(Double(sample.axis == .vertical ? content.height : content.width) == plain.length)
  }

  @Test(arguments: RandomLives.seeds(75, from: UInt64(1)))
  func `A question finds exactly what touches`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1_000)
    let sample = Sample(&random)
    let (geometry, plain) = (sample.geometry, sample.plain)
    for _ in 0..<20 {
      let rect = sample.rect(in: geometry.contentSize, &random)
      let found = geometry.parts(touching: rect)
      #expect(Set(found) == plain.parts(touching: rect), "\(rect)")
      #expect(Set(found).count == found.count)
      guard sample.filling == .shortestColumn else { continue }
      #expect(found == plain.frames.map(\.part).filter(Set(found).contains))
    }
  }

  @Test func `A question among a million items looks at few`() {
    let lengths = (0..<1_000_000).map { CGFloat(60 + $0 * 7919 % 140) }
    for (filling, expected) in [(WaterfallGeometry.Filling.shortestColumn, 16), (.inOrder, 19)] {
      let geometry = WaterfallGeometry.columns(lengths, count: 4, filling: filling)
      var work = 0
      var count = 0
      geometry.forEachElement(
        touching: CGRect(x: 0, y: geometry.contentSize.height / 2, width: 320, height: 480), work: &work
      ) { _, _ in count += 1 }
      #expect(count == expected)
      #expect(work <= 120)
    }
  }

  @Test func `One giant item does not make a question look at all that stand beside it`() {
    let geometry = WaterfallGeometry.columns([9_000_000] + [CGFloat](repeating: 80, count: 100_000))
    var work = 0
    var found: [Int] = []
    geometry.forEachElement(touching: CGRect(x: 0, y: 4_500_000, width: 320, height: 100), work: &work) { element, _ in
      if case .item(let item, _) = element { found.append(item) }
    }
    #expect(found == [0, 50_001, 50_002])
    #expect(work <= 100)
  }
}
