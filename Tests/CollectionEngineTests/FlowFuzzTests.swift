import CollectionEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

/// Seeded random layouts against the rules written down plainly.
@Suite struct FlowFuzzTests {
  struct Sample {
    var sections: [FlowGeometry.Section] = []
    let axis: ScrollAxis
    let available: CGSize
    let scale: Double

    /// Numbers are multiples of a quarter point, so that sums in any order are exact.
    init(_ random: inout SeededGenerator) {
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      scale = random.number(in: 1...3)
      let isDegenerate = Int.random(in: 0..<12, using: &random) == 0
      available = CGSize(
        width: isDegenerate ? 0 : random.number(in: 50...900, step: 0.5),
        height: isDegenerate ? 0 : random.number(in: 50...900, step: 0.5))
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        sections.append(
          FlowGeometry.Section(
            items: Self.items(&random),
            lineSpacing: Bool.random(using: &random) ? 0 : random.number(in: 0...40, step: 0.5),
            interitemSpacing: Bool.random(using: &random) ? 0 : random.number(in: 0...40, step: 0.5),
            insets: Bool.random(using: &random)
              ? .zero
              : UIEdgeInsets(
                top: random.number(in: 0...60, step: 0.5), left: random.number(in: 0...60, step: 0.5),
                bottom: random.number(in: 0...60, step: 0.5), right: random.number(in: 0...60, step: 0.5)),
            headerLength: Bool.random(using: &random) ? 0 : random.number(in: 0...80, step: 0.25),
            footerLength: Bool.random(using: &random) ? 0 : random.number(in: 0...80, step: 0.25)))
      }
    }

    private static func items(_ random: inout SeededGenerator) -> FlowGeometry.Items {
      let count = Int.random(in: 0...300, using: &random)
      let largest = Int.random(in: 1...400, using: &random)
      let size = { (random: inout SeededGenerator) in
        CGSize(width: random.number(in: 0...largest, step: 0.5), height: random.number(in: 0...largest, step: 0.5))
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .uniform(size(&random), count: count)
      case 1: return .varying((0..<count).map { _ in size(&random) })
      default:
        let choices = [size(&random), size(&random)]
        return .varying((0..<count).map { _ in choices[Int.random(in: 0..<8, using: &random) / 7] })
      }
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `Frames and content size follow the rules`(seed: UInt64) {
    // C71
    var random = SeededGenerator(seed: seed)
    let sample = Sample(&random)
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

  @Test(arguments: UInt64(1)...300)
  func `A query finds exactly what touches`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1_000)
    let sample = Sample(&random)
    let geometry = FlowGeometry(
      sections: sample.sections, axis: sample.axis, availableSize: sample.available, pixelScale: sample.scale)
    let plain = PlainFlow(sample.sections, axis: sample.axis, available: sample.available, scale: sample.scale)
    for _ in 0..<20 {
      let rect = Self.rect(in: geometry.contentSize, axis: sample.axis, &random)
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

  private static func rect(in content: CGSize, axis: ScrollAxis, _ random: inout SeededGenerator) -> CGRect {
    let x = random.number(in: -50...Int(content.width) + 50)
    let y = random.number(in: -50...Int(content.height) + 50)
    let width = random.number(in: 0...400)
    let height = random.number(in: 0...400)
    guard Bool.random(using: &random) else { return CGRect(x: x, y: y, width: width, height: height) }
    return axis == .vertical
      ? CGRect(x: 0, y: y, width: content.width, height: height)
      : CGRect(x: x, y: 0, width: width, height: content.height)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size == other.size
  }
}
