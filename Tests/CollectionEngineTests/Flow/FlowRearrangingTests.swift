import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

@Suite struct FlowRearrangingTests {
  private func size(_ number: Int) -> CGSize { CGSize(width: 300, height: Double(number)) }

  @Test func `An inserted item moves the ones behind it and leaves the sizes alone`() {
    var geometry = FlowGeometry.rows(.varying([size(10), size(20), size(30)]), width: 300, lineSpacing: 0)
    geometry.changeItems(inSection: 0, removing: [], inserting: [(1, size(5))])
    #expect(geometry.frames().map(\.height) == [10, 5, 20, 30])
    #expect(geometry.frames().map(\.minY) == [0, 10, 15, 35])
  }

  @Test func `Removed numbers are those of before, inserted ones those of after`() {
    var geometry = FlowGeometry.rows(
      .varying([size(10), size(20), size(30), size(40), size(50)]), width: 300, lineSpacing: 0)
    geometry.changeItems(inSection: 0, removing: [0, 3], inserting: [(2, size(7)), (4, size(8))])
    #expect(geometry.frames().map(\.height) == [20, 30, 7, 50, 8])
  }

  @Test func `Equal items stay arithmetic when equal ones come and go`() {
    var geometry = FlowGeometry.rows(.uniform(size(10), count: 1_000_000), width: 300)
    geometry.changeItems(inSection: 0, removing: [3], inserting: [(7, size(10)), (9, size(10))])
    #expect(geometry.isUniform(0))
    #expect(geometry.itemCount(inSection: 0) == 1_000_001)
  }

  @Test func `One item of another size makes a section vary`() {
    var geometry = FlowGeometry.rows(.uniform(size(10), count: 3), width: 300, lineSpacing: 0)
    geometry.changeItems(inSection: 0, removing: [], inserting: [(1, size(25))])
    #expect(!geometry.isUniform(0))
    #expect(geometry.frames().map(\.minY) == [0, 10, 35, 45])
  }

  @Test func `All items can go, and others can come`() {
    var geometry = FlowGeometry.rows(.varying([size(10), size(20)]), width: 300, lineSpacing: 0)
    geometry.changeItems(inSection: 0, removing: [0, 1], inserting: [])
    #expect(geometry.contentSize.height == 0)
    geometry.changeItems(inSection: 0, removing: [], inserting: [(0, size(4)), (1, size(6))])
    #expect(geometry.frames().map(\.minY) == [0, 4])
  }

  @Test(arguments: RandomLives.seeds(15, from: UInt64(1)))
  func `Any changes lead to the layout made at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func randomSize() -> CGSize {
      CGSize(width: random.number(in: 10...320), height: random.number(in: 0...60, step: 0.5))
    }
    var current = (0..<Int.random(in: 0...200, using: &random)).map { _ in randomSize() }
    var geometry = FlowGeometry.rows(.varying(current), width: 300)
    for _ in 0..<20 {
      let removed = current.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      var next = current.indices.filter { !removed.contains($0) }.map { current[$0] }
      var inserted: [(item: Int, size: CGSize)] = []
      for item in 0..<next.count + 3 where Int.random(in: 0..<6, using: &random) == 0 && item <= next.count {
        inserted.append((item, randomSize()))
        next.insert(inserted[inserted.count - 1].size, at: item)
      }
      geometry.changeItems(inSection: 0, removing: removed, inserting: inserted)
      current = next
      let fresh = FlowGeometry.rows(.varying(current), width: 300)
      #expect(geometry.frames() == fresh.frames())
      #expect(abs(geometry.contentSize.height - fresh.contentSize.height) < 1e-9)
    }
  }

  @Test func `Behind an inserted item lines are filled only until one begins as before`() {
    // Eight items fill three lines of 300 points.
    let widths = [100.0, 90, 80, 150, 140, 60, 110, 100]
    let sizes = (0..<80_000).map { CGSize(width: widths[$0 % 8], height: 10) }
    var geometry = FlowGeometry.rows(.varying(sizes), width: 300, interitemSpacing: 0)
    var whole = 0
    geometry.replaceItems(from: 0, inSection: 0, with: sizes, work: &whole)
    var work = 0
    geometry.changeItems(
      inSection: 0, removing: [], inserting: [(40_000, CGSize(width: 300, height: 10))], work: &work)
    #expect(whole > 80_000)
    // The 15,000 later lines get other numbers and are added up: two steps each, none for their 40,000 items.
    #expect(work < 2 * 15_000 + 1_000)
    #expect(geometry.frame(ofItem: 40_001, inSection: 0) == frame(0, 300_020, 100, 10))
  }

  @Test(arguments: RandomLives.seeds(15, from: UInt64(1)))
  func `Changes here and there in a long section lead to the layout made at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Rows of a list, a grid's items that fill their lines together, and anything.
    let kinds: [[Double]] = [[300], [100, 200, 90, 110, 100], (10...320).map(Double.init)]
    let widths = kinds[Int(seed % 3)]
    func randomSize() -> CGSize {
      CGSize(width: widths.randomElement(using: &random) ?? 0, height: random.number(in: 0...60, step: 0.5))
    }
    var current = (0..<1_000).map { _ in randomSize() }
    var geometry = FlowGeometry.rows(.varying(current), width: 300, interitemSpacing: 0)
    for _ in 0..<40 {
      let first = Int.random(in: 0...current.count, using: &random)
      let removed = (first..<min(current.count, first + Int.random(in: 0...3, using: &random))).map(\.self)
      let inserted = (first..<first + Int.random(in: 0...3, using: &random)).map { (item: $0, size: randomSize()) }
      current.replaceSubrange(first..<first + removed.count, with: inserted.map(\.size))
      geometry.changeItems(inSection: 0, removing: removed, inserting: inserted)
      let fresh = FlowGeometry.rows(.varying(current), width: 300, interitemSpacing: 0)
      #expect(geometry.frames() == fresh.frames())
      #expect(geometry.contentSize.height == fresh.contentSize.height)
      let rect = frame(random.number(in: 0...100), random.number(in: 0...9_000), 200, 300)
      #expect(geometry.spans(touching: rect) == fresh.spans(touching: rect))
    }
  }

  @Test(arguments: RandomLives.seeds(10, from: UInt64(1)))
  func `Several new sizes at once lead to the layout made at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func randomSize() -> CGSize {
      CGSize(width: random.number(in: 10...320), height: random.number(in: 0...60, step: 0.5))
    }
    var current = (0..<400).map { _ in randomSize() }
    var geometry = FlowGeometry.rows(.varying(current), width: 300)
    for _ in 0..<10 {
      let start = Int.random(in: 0..<400, using: &random)
      let items = (start..<400).filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
      let changes = items.map { (item: $0, size: randomSize()) }
      for change in changes { current[change.item] = change.size }
      geometry.setSizes(changes, inSection: 0)
      #expect(geometry.frames() == FlowGeometry.rows(.varying(current), width: 300).frames())
    }
  }

  @Test func `Sections that stay keep their sizes when others come and go`() {
    let sections = (1...3).map { number in
      FlowGeometry.Section(items: .varying([size(number), size(number * 10)]), lineSpacing: 0)
    }
    var geometry = FlowGeometry(
      sections: sections, axis: .vertical, availableSize: CGSize(width: 300, height: 480), pixelScale: 2)
    geometry.rearrangeSections([
      .kept(2), .new(FlowGeometry.Section(items: .uniform(size(5), count: 1))), .kept(0),
    ])
    #expect(geometry.frames(inSection: 0).map(\.minY) == [0, 3])
    #expect(geometry.frames(inSection: 1).map(\.minY) == [33])
    #expect(geometry.frames(inSection: 2).map(\.minY) == [38, 39])
    #expect(geometry.contentSize.height == 49)
  }

  @Test func `A longer header moves what follows`() {
    var geometry = FlowGeometry.rows(.varying([size(10), size(20)]), width: 300, lineSpacing: 0)
    var metrics = geometry.metrics(ofSection: 0)
    metrics.headerLength = 12
    geometry.setMetrics(metrics, ofSection: 0)
    #expect(geometry.frames().map(\.minY) == [12, 22])
    #expect(geometry.headerFrame(ofSection: 0) == frame(0, 0, 300, 12))
  }

  @Test func `Another width breaks the lines elsewhere and keeps the sizes`() {
    var geometry = FlowGeometry.rows(sizes((100, 20), (100, 30), (100, 40)), width: 320)
    #expect(geometry.frames().map(\.minX) == [0, 110, 220])
    geometry.setSurroundings(
      availableSize: CGSize(width: 210, height: 480), pixelScale: 2,
      itemInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(geometry.frames().map(\.minX) == [0, 110, 0])
    geometry.setSurroundings(
      availableSize: CGSize(width: 210, height: 480), pixelScale: 2,
      itemInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(geometry.frames().map(\.minX) == [55, 55, 55])
  }

  @Test func `An item that is not there cannot be removed`() async {
    await #expect(processExitsWith: .failure) {
      var geometry = FlowGeometry.rows(.uniform(.zero, count: 2), width: 100)
      geometry.changeItems(inSection: 0, removing: [2], inserting: [])
    }
  }

  @Test func `An item cannot be inserted beyond the end`() async {
    await #expect(processExitsWith: .failure) {
      var geometry = FlowGeometry.rows(.uniform(.zero, count: 2), width: 100)
      geometry.changeItems(inSection: 0, removing: [], inserting: [(3, .zero)])
    }
  }

  @Test func `The first item longer than its line is found`() {
    #expect(FlowGeometry.rows(.uniform(size(10), count: 3), width: 300).firstOversizedItem == nil)
    let long = FlowGeometry.rows(sizes((100, 20), (301, 30)), width: 300).firstOversizedItem
    #expect(long?.item == 1)
  }
}
