import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

/// Sections in which the sizes of few items are known, and those of all others estimated.
@Suite struct FlowEstimateTests {
  private static let estimate = CGSize(width: 300, height: 44)

  @Test func `Ten known sizes among a million estimates take no more steps than among a thousand`() {
    func steps(_ count: Int) -> Int {
      var geometry = FlowGeometry.rows(.uniform(Self.estimate, count: count), width: 300, lineSpacing: 0)
      var work = 0
      let known = (0..<10).map { (item: $0, size: CGSize(width: 300, height: 60 + Double($0))) }
      #expect(geometry.setSizes(known, inSection: 0, work: &work))
      #expect(geometry.contentSize.height == CGFloat((count - 10) * 44 + 645))
      return work
    }
    #expect(steps(1_000_000) == steps(1_000))
    #expect(steps(1_000_000) <= 20)
  }

  @Test func `A million items are scrolled through, screen by screen, in steps for what comes into view`() {
    var geometry = FlowGeometry.rows(.uniform(Self.estimate, count: 1_000_000), width: 300, lineSpacing: 0)
    var work = 0
    for screen in 0..<200 {
      let known = (0..<12).map { (item: screen * 12 + $0, size: CGSize(width: 300, height: 70)) }
      geometry.setSizes(known, inSection: 0, work: &work)
    }
    // Each time at most the 128 lines of a stretch and its neighbours, and one step for each of twenty stretches.
    #expect(work <= 200 * (140 + 24))
    #expect(geometry.frame(ofItem: 2_400, inSection: 0) == frame(0, 168_000, 300, 44))
    #expect(geometry.sections[0].mixed?.stretches.count == 20)
  }

  @Test func `Measured upwards from the end, screen by screen, a list does not fall into pieces`() {
    var geometry = FlowGeometry.rows(.uniform(Self.estimate, count: 100_000), width: 300, lineSpacing: 0)
    var work = 0
    for screen in 1...200 {
      let first = 100_000 - screen * 12
      geometry.setSizes((0..<12).map { (first + $0, CGSize(width: 300, height: 70)) }, inSection: 0, work: &work)
    }
    #expect(geometry.sections[0].mixed.map { $0.stretches.count <= 40 } == true)
    #expect(work <= 200 * 200)
  }

  @Test func `An item put before a million estimates costs the lines around it`() {
    var geometry = FlowGeometry.rows(.uniform(Self.estimate, count: 1_000_000), width: 300, lineSpacing: 0)
    geometry.setSize(CGSize(width: 300, height: 100), ofItem: 3, inSection: 0)
    geometry.setSize(CGSize(width: 300, height: 200), ofItem: 600_000, inSection: 0)
    geometry.changeItems(inSection: 0, removing: [], inserting: [(0, CGSize(width: 300, height: 10))])
    #expect(geometry.sections[0].mixed?.stretches.count == 4)
    #expect(geometry.frame(ofItem: 4, inSection: 0) == frame(0, 142, 300, 100))
    #expect(geometry.size(ofItem: 600_001, inSection: 0).height == 200)
    #expect(geometry.itemCount(inSection: 0) == 1_000_001)
    #expect(geometry.contentSize.height == CGFloat(43_999_912 + 310))
  }

  @Test func `A grid goes on as a grid behind an item that is larger`() {
    var geometry = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 400), width: 230, lineSpacing: 10)
    geometry.setSize(CGSize(width: 120, height: 80), ofItem: 5, inSection: 0)
    // 50 and 120 fill the second line; the others begin anew, four to a line.
    #expect(geometry.frames()[0..<4].map(\.minX) == [0, 60, 120, 180])
    #expect(Array(geometry.frames()[4..<6]) == [frame(0, 75, 50, 50), frame(110, 60, 120, 80)])
    #expect(geometry.frames()[6..<10].map(\.minX) == [0, 60, 120, 180])
    #expect(geometry.frame(ofItem: 399, inSection: 0) == frame(60, 150 + 98 * 60, 50, 50))
  }

  @Test(arguments: RandomLives.seeds(15, from: UInt64(1)))
  func `Any history of a section of estimates leads to the layout made at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let estimate = CGSize(width: seed % 3 == 0 ? 300 : random.number(in: 20...160), height: 40)
    func randomSize() -> CGSize {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: estimate
      case 1: CGSize(width: estimate.width, height: random.number(in: 0...60, step: 0.5))
      default: CGSize(width: random.number(in: 10...320), height: random.number(in: 0...60, step: 0.5))
      }
    }
    var current = [CGSize](repeating: estimate, count: Int.random(in: 0...1_500, using: &random))
    var geometry = FlowGeometry.rows(.uniform(estimate, count: current.count), width: 300)
    for _ in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        guard !current.isEmpty else { continue }
        let first = Int.random(in: 0..<current.count, using: &random)
        let items = (first..<min(current.count, first + 30)).filter { _ in Bool.random(using: &random) }
        let changes = items.map { (item: $0, size: randomSize()) }
        for (item, size) in changes { current[item] = size }
        geometry.setSizes(changes, inSection: 0)
      case 2:
        let removed = current.indices.filter { _ in Int.random(in: 0..<300, using: &random) == 0 }
        for item in removed.reversed() { current.remove(at: item) }
        var inserted: [(item: Int, size: CGSize)] = []
        var item = 0
        while item <= current.count {
          item += Int.random(in: 0..<400, using: &random)
          guard item <= current.count else { break }
          inserted.append((item, randomSize()))
          current.insert(inserted[inserted.count - 1].size, at: item)
          item += 1
        }
        geometry.changeItems(inSection: 0, removing: removed, inserting: inserted)
      default:
        let first = Int.random(in: current.count * 9 / 10...current.count, using: &random)
        let replacement = (0..<Int.random(in: 0...150, using: &random)).map { _ in randomSize() }
        current.replaceSubrange(first..., with: replacement)
        geometry.replaceItems(from: first, inSection: 0, with: replacement)
      }
      let fresh = FlowGeometry.rows(.varying(current), width: 300)
      #expect(geometry.frames() == fresh.frames())
      #expect(current.indices.allSatisfy { geometry.size(ofItem: $0, inSection: 0) == current[$0] })
      #expect(abs(geometry.contentSize.height - fresh.contentSize.height) < 1e-9)
      let rect = frame(random.number(in: 0...100), random.number(in: 0...9_000), 200, 300)
      #expect(geometry.spans(touching: rect) == fresh.spans(touching: rect))
      #expect(geometry.firstOversizedItem?.item == fresh.firstOversizedItem?.item)
    }
  }

  @Test func `Known sizes that are not named in ascending order stop`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.mostly(.zero, count: 4, others: [(2, .zero), (2, .zero)]), width: 100)
    }
  }
}
