import CollectionEngine
import Foundation
import TestSupport
import Testing

/// Seeded random rectangles and moves against a walk over all elements.
@Suite struct VisibleWindowFuzzTests {
  @Test(arguments: RandomLives.seeds(30, from: UInt64(1)))
  func `Comings and goings are those of a walk over all elements`(seed: UInt64) {
    // C43
    var random = SeededGenerator(seed: seed)
    var window = VisibleWindow(axis: Bool.random(using: &random) ? .vertical : .horizontal)
    var elements: [VisibleWindow.Element] = []
    var nextSlot: Int32 = 0
    var shown: [ElementKey: Int32] = [:]
    var bounds = frame(0, 0, 200, 300)
    for _ in 0..<60 {
      if elements.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
        elements = Self.elements(&random, nextSlot: &nextSlot)
        window.replaceContents(with: elements)
        for element in elements where shown[element.key] != nil { shown[element.key] = element.slot }
        if Bool.random(using: &random) { continue }
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let most = Bool.random(using: &random) ? 20 : 2_000
        for index in elements.indices { Self.shift(&elements[index], by: -most...most, &random) }
        window.moveContents(to: elements)
      }
      bounds = Self.moved(bounds, &random)
      var entered: [Int32] = []
      var left: [Int32] = []
      window.update(bounds: bounds, entered: &entered, left: &left)
      var now: [ElementKey: Int32] = [:]
      for element in elements where Self.isVisible(element, in: bounds) { now[element.key] = element.slot }
      let expectedEntered = now.filter { shown[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
      let expectedLeft = shown.filter { now[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
      #expect(entered == expectedEntered)
      #expect(left == expectedLeft)
      #expect(window.visibleCount == now.count)
      var visible: [Int32] = []
      window.appendVisibleSlots(into: &visible)
      #expect(visible == now.sorted { $0.key < $1.key }.map(\.value))
      shown = now
    }
  }

  private static func elements(_ random: inout SeededGenerator, nextSlot: inout Int32) -> [VisibleWindow.Element] {
    var elements: [VisibleWindow.Element] = []
    for item in 0..<Int.random(in: 0...150, using: &random) where Int.random(in: 0..<5, using: &random) > 0 {
      let isLong = Int.random(in: 0..<30, using: &random) == 0
      let x = random.number(in: -100...900)
      let y = random.number(in: -100...2_000)
      let key =
        item % 11 == 0
        ? ElementKey.supplementary(kind: item % 3, section: item) : ElementKey.cell(section: item / 20, item: item)
      elements.append(
        VisibleWindow.Element(
          key: key, minX: x, minY: y, maxX: x + random.number(in: 0...(isLong ? 1_000 : 80)),
          maxY: y + random.number(in: 0...(isLong ? 3_000 : 80)), slot: nextSlot))
      nextSlot += 1
    }
    return elements.shuffled(using: &random)
  }

  private static func shift(
    _ element: inout VisibleWindow.Element, by way: ClosedRange<Int>, _ random: inout SeededGenerator
  ) {
    let (x, y) = (random.number(in: way), random.number(in: way))
    element.minX += x
    element.maxX += x
    element.minY += y
    element.maxY += y
  }

  private static func moved(_ bounds: CGRect, _ random: inout SeededGenerator) -> CGRect {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return frame(random.number(in: -300...1_000), random.number(in: -500...2_500), 200, 300)
    case 1: return frame(bounds.minX, bounds.minY, random.number(in: 0...400), random.number(in: 0...600))
    case 2: return bounds
    // Along one axis, as most things scroll.
    case 3...6: return bounds.offsetBy(dx: 0, dy: random.number(in: -60...60))
    case 7: return bounds.offsetBy(dx: random.number(in: -60...60), dy: 0)
    default: return bounds.offsetBy(dx: random.number(in: -20...20), dy: random.number(in: -60...60))
    }
  }

  private static func isVisible(_ element: VisibleWindow.Element, in bounds: CGRect) -> Bool {
    bounds.width > 0 && bounds.height > 0
      && PlainFlow.meet(element.minX, element.maxX, bounds.minX, bounds.maxX)
      && PlainFlow.meet(element.minY, element.maxY, bounds.minY, bounds.maxY)
  }
}
