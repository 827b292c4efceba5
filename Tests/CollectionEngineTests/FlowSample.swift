import CollectionEngine
import Foundation
import PlaneGeometry
import TestSupport

/// Random sections of a flow layout.
struct FlowSample {
  var sections: [FlowGeometry.Section] = []
  let axis: ScrollAxis
  let available: CGSize
  let scale: Double

  /// Numbers are multiples of a quarter point, so that sums in any order are exact.
  ///
  /// - Parameter overlaps: whether spacings, insets and lengths may be negative, by more than the items are long too.
  init(_ random: inout SeededGenerator, overlaps: Bool = false) {
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    scale = random.number(in: 1...3)
    let isDegenerate = Int.random(in: 0..<12, using: &random) == 0
    available = CGSize(
      width: isDegenerate ? 0 : random.number(in: 50...900, step: 0.5),
      height: isDegenerate ? 0 : random.number(in: 50...900, step: 0.5))
    let spacings = overlaps ? -160...40 : 0...40
    let insets = overlaps ? -200...60 : 0...60
    let lengths = overlaps ? -40...80 : 0...80
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      sections.append(
        FlowGeometry.Section(
          items: Self.items(&random),
          lineSpacing: Bool.random(using: &random) ? 0 : random.number(in: spacings, step: 0.5),
          interitemSpacing: Bool.random(using: &random) ? 0 : random.number(in: spacings, step: 0.5),
          insets: Bool.random(using: &random)
            ? .zero
            : UIEdgeInsets(
              top: random.number(in: insets, step: 0.5), left: random.number(in: insets, step: 0.5),
              bottom: random.number(in: insets, step: 0.5), right: random.number(in: insets, step: 0.5)),
          headerLength: Bool.random(using: &random) ? 0 : random.number(in: lengths, step: 0.25),
          footerLength: Bool.random(using: &random) ? 0 : random.number(in: lengths, step: 0.25)))
    }
  }

  static func items(_ random: inout SeededGenerator) -> FlowGeometry.Items {
    let count = Int.random(in: 0...300, using: &random)
    let largest = Int.random(in: 1...400, using: &random)
    let size = { (random: inout SeededGenerator) in
      CGSize(width: random.number(in: 0...largest, step: 0.5), height: random.number(in: 0...largest, step: 0.5))
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .uniform(size(&random), count: count)
    case 1: return .varying((0..<count).map { _ in size(&random) })
    case 2:
      let others = (0..<count).filter { _ in Int.random(in: 0..<40, using: &random) == 0 }.map { ($0, size(&random)) }
      return .mostly(size(&random), count: count, others: others)
    default:
      let choices = [size(&random), size(&random)]
      return .varying((0..<count).map { _ in choices[Int.random(in: 0..<8, using: &random) / 7] })
    }
  }
}
