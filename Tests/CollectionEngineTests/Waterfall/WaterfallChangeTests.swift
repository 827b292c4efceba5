import Foundation
import TestSupport
import Testing

@testable import CollectionEngine

@Suite struct WaterfallChangeTests {
  @Test func `A changed length moves the items that come after it`() {
    var geometry = WaterfallGeometry.columns([100, 40, 30, 50])
    geometry.setLengths([(1, 120)], inSection: 0)
    #expect(
      geometry.frames() == [
        frame(0, 0, 155, 100), frame(165, 0, 155, 120), frame(0, 110, 155, 30), frame(165, 130, 155, 50),
      ])
    #expect(geometry.contentSize.height == 180)
  }

  @Test func `Items can come and go`() {
    var geometry = WaterfallGeometry.columns([100, 40])
    geometry.replaceItems(1..<1, inSection: 0, with: [70, 10])
    #expect(geometry.frames().map(\.height) == [100, 70, 10, 40])
    geometry.replaceItems(0..<4, inSection: 0, with: [])
    #expect(geometry.itemCount(inSection: 0) == 0)
    #expect(geometry.contentSize.height == 0)
  }

  @Test func `A changed section moves those after it`() {
    let section = WaterfallGeometry.Section(lengths: [50], metrics: .init(columnCount: 1, headerLength: 10))
    var geometry = WaterfallGeometry(
      sections: [section, section], availableSize: CGSize(width: 100, height: 480), pixelScale: 2)
    geometry.setLengths([(0, 80)], inSection: 0)
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 90, 100, 10))
    #expect(geometry.contentSize.height == 150)
  }

  @Test(arguments: RandomLives.seeds(50, from: UInt64(1)))
  func `What is placed anew from the middle on is what is placed anew from the start`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sample = WaterfallFuzzTests.Sample(&random)
    var geometry = sample.geometry
    for _ in 0..<8 {
      guard let section = sample.sections.indices.randomElement(using: &random) else { return }
      let count = sample.sections[section].lengths.count
      if Bool.random(using: &random), count > 0 {
        var changes: [(item: Int, length: CGFloat)] = []
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          changes.append((Int.random(in: 0..<count, using: &random), random.number(in: 0...300, step: 0.3)))
        }
        for change in changes { sample.sections[section].lengths[change.item] = change.length }
        geometry.setLengths(changes, inSection: section)
      } else {
        let first = Int.random(in: 0...count, using: &random)
        let range = first..<Int.random(in: first...min(count, first + 80), using: &random)
        var lengths: [CGFloat] = []
        for _ in 0..<Int.random(in: 0...80, using: &random) { lengths.append(random.number(in: 0...300, step: 0.3)) }
        sample.sections[section].lengths.replaceSubrange(range, with: lengths)
        geometry.replaceItems(range, inSection: section, with: lengths)
      }
      let fresh = sample.geometry
      #expect(geometry.contentSize == fresh.contentSize)
      for section in sample.sections.indices {
        #expect(geometry.frames(inSection: section) == fresh.frames(inSection: section))
      }
      let rect = sample.rect(in: fresh.contentSize, &random)
      #expect(geometry.parts(touching: rect) == fresh.parts(touching: rect))
    }
  }

  @Test func `An item that is not there has no length to change`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var geometry = WaterfallGeometry.columns([10, 20])
      geometry.setLengths([(2, 5)], inSection: 0)
    }
    #expect(
      trapSentence(of: result).contains("WaterfallGeometry: there is no item 2 in section 0, which holds 2."))
  }

  @Test func `Items cannot be replaced beyond the end`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var geometry = WaterfallGeometry.columns([10, 20])
      geometry.replaceItems(1..<3, inSection: 0, with: [])
    }
    #expect(trapSentence(of: result).contains("items 1..<3 of section 0 cannot be replaced, which holds 2"))
  }
}
