import CollectionEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

/// Seeded random layouts against the rules written down plainly.
@Suite struct FlowFuzzTests {
  @Test(arguments: RandomLives.seeds(75, from: UInt64(1)))
  func `Frames and content size follow the rules`(seed: UInt64) {
    // C71
    var random = SeededGenerator(seed: seed)
    expectRules(FlowSample(&random))
  }

  @Test(arguments: RandomLives.seeds(75, from: UInt64(1)))
  func `Frames and content size follow the same rules where lines, items and sections overlap`(seed: UInt64) {
    // C71, C73
    var random = SeededGenerator(seed: seed &+ 2_000)
    expectRules(FlowSample(&random, overlaps: true))
  }

  private func expectRules(_ sample: FlowSample) {
    let geometry = FlowGeometry(
      sections: sample.sections, axis: sample.axis, availableSize: sample.available, pixelScale: sample.scale)
    let plain = PlainFlow(sample.sections, axis: sample.axis, available: sample.available, scale: sample.scale)
    for (part, expected) in plain.frames {
      let actual: CGRect? =
        switch part {
        case .item(let section, let item): geometry.frame(ofItem: item, inSection: section)
        case .header(let section): geometry.headerFrame(ofSection: section)
        case .footer(let section): geometry.footerFrame(ofSection: section)
        }
      guard actual?.isNear(expected) == true else {
        Issue.record("\(part) is \(String(describing: actual)), not \(expected)")
        return
      }
    }
    let content = geometry.contentSize
    #expect(abs((sample.axis == .vertical ? content.height : content.width) - plain.length) < 1e-6)
    for section in sample.sections.indices {
      #expect(
        geometry.frames(inSection: section)
          == (0..<geometry.itemCount(inSection: section)).map { geometry.frame(ofItem: $0, inSection: section) })
    }
  }

  @Test(arguments: RandomLives.seeds(75, from: UInt64(1)))
  func `A query finds exactly what touches`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1_000)
    let sample = FlowSample(&random)
    expectQueries(sample, &random)
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(1)))
  func `A query finds exactly what touches where lines, items and sections overlap`(seed: UInt64) {
    // C73
    var random = SeededGenerator(seed: seed &+ 3_000)
    let sample = FlowSample(&random, overlaps: true)
    expectQueries(sample, &random)
  }

  private func expectQueries(_ sample: FlowSample, _ random: inout SeededGenerator) {
    let geometry = FlowGeometry(
      sections: sample.sections, axis: sample.axis, availableSize: sample.available, pixelScale: sample.scale)
    let plain = PlainFlow(sample.sections, axis: sample.axis, available: sample.available, scale: sample.scale)
    for _ in 0..<20 {
      // Where lines go back there is something to find outside of the content.
      let extent = plain.frames.reduce(CGRect(origin: .zero, size: geometry.contentSize)) { $0.union($1.frame) }
      let rect = Self.rect(in: extent, axis: sample.axis, &random)
      var found: [PlainFlow.Part] = []
      for span in geometry.spans(touching: rect) {
        if span.hasHeader { found.append(.header(span.section)) }
        found += span.items.map { .item(span.section, $0) }
        if span.hasFooter { found.append(.footer(span.section)) }
      }
      let expected = plain.frames.map(\.part).filter(plain.parts(touching: rect).contains)
      #expect(found == expected, "\(rect)")
    }
  }

  private static func rect(in content: CGRect, axis: ScrollAxis, _ random: inout SeededGenerator) -> CGRect {
    let x = random.number(in: Int(content.minX) - 50...Int(content.maxX) + 50)
    let y = random.number(in: Int(content.minY) - 50...Int(content.maxY) + 50)
    let width = random.number(in: 0...400)
    let height = random.number(in: 0...400)
    guard Bool.random(using: &random) else { return CGRect(x: x, y: y, width: width, height: height) }
    return axis == .vertical
      ? CGRect(x: content.minX, y: y, width: content.width, height: height)
      : CGRect(x: x, y: content.minY, width: width, height: content.height)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size == other.size
  }
}
