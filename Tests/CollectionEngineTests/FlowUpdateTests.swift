import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import CollectionEngine

@Suite struct FlowUpdateTests {
  @Test func `A changed size moves what follows`() {
    var geometry = FlowGeometry.rows(.uniform(CGSize(width: 200, height: 50), count: 3), width: 200)
    geometry.setSize(CGSize(width: 200, height: 80), ofItem: 1, inSection: 0)
    #expect(geometry.frames().map(\.minY) == [0, 60, 150])
    #expect(geometry.contentSize.height == 200)
  }

  @Test func `A changed size moves the sections that follow`() {
    let section = FlowGeometry.Section(items: .uniform(CGSize(width: 200, height: 50), count: 1), headerLength: 10)
    var geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 200, height: 480), pixelScale: 2)
    geometry.setSize(CGSize(width: 200, height: 80), ofItem: 0, inSection: 0)
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 90, 200, 10))
  }

  @Test func `An item that became narrower joins the line before`() {
    var geometry = FlowGeometry.rows(sizes((100, 20), (150, 20), (30, 20)), width: 200)
    #expect(geometry.frames().map(\.minY) == [0, 30, 30])
    geometry.setSize(CGSize(width: 60, height: 20), ofItem: 1, inSection: 0)
    #expect(geometry.frames() == [frame(0, 0, 100, 20), frame(140, 0, 60, 20), frame(0, 30, 30, 20)])
  }

  @Test func `In a list of 100,000 one new height costs its block and one step for each later block`() {
    var geometry = FlowGeometry.rows(
      .varying(count: 100_000) { CGSize(width: 300, height: Double(40 + $0 % 7)) }, width: 300)
    var work = 0
    geometry.setSize(CGSize(width: 300, height: 90), ofItem: 50_000, inSection: 0, work: &work)
    #expect(work <= 1_000)
  }

  @Test func `Items replaced near the end leave the lines before alone`() {
    var geometry = FlowGeometry.rows(
      .varying(count: 100_000) { CGSize(width: 300, height: Double(40 + $0 % 7)) }, width: 300)
    var work = 0
    geometry.replaceItems(
      from: 99_990, inSection: 0, with: [CGSize(width: 300, height: 5), CGSize(width: 300, height: 6)], work: &work)
    #expect(geometry.itemCount(inSection: 0) == 99_992)
    #expect(work <= 200)
  }

  @Test func `Items can be appended to an empty section and removed again`() {
    var geometry = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 0), width: 200)
    geometry.replaceItems(from: 0, inSection: 0, with: [CGSize(width: 50, height: 20)])
    #expect(geometry.frames() == [frame(0, 0, 50, 20)])
    #expect(geometry.spans(touching: frame(0, 0, 200, 10)) == [ElementSpan(section: 0, items: 0..<1)])
    geometry.replaceItems(from: 0, inSection: 0, with: [])
    #expect(geometry.contentSize.height == 0)
    #expect(geometry.spans(touching: frame(0, 0, 200, 10)) == [])
  }

  @Test func `A replaced section lies where the old one lay`() {
    let section = FlowGeometry.Section(items: .uniform(CGSize(width: 200, height: 50), count: 1))
    var geometry = FlowGeometry(
      sections: [section, section, section], axis: .vertical, availableSize: CGSize(width: 200, height: 480),
      pixelScale: 2)
    geometry.replaceSection(
      1, with: FlowGeometry.Section(items: .uniform(.zero, count: 0), headerLength: 7))
    #expect(geometry.headerFrame(ofSection: 1) == frame(0, 50, 200, 7))
    #expect(geometry.frame(ofItem: 0, inSection: 2).minY == 57)
  }

  @Test(arguments: UInt64(1)...40)
  func `Any history of changes leads to the layout made at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let widths = seed % 3 == 0 ? 300...300 : 10...320
    func randomSize() -> CGSize {
      CGSize(width: random.number(in: widths), height: random.number(in: 0...60, step: 0.5))
    }
    var current = (0..<Int.random(in: 0...400, using: &random)).map { _ in randomSize() }
    var geometry = FlowGeometry.rows(.varying(current), width: 300)
    for _ in 0..<30 {
      if Bool.random(using: &random), !current.isEmpty {
        let item = Int.random(in: 0..<current.count, using: &random)
        current[item] = randomSize()
        geometry.setSize(current[item], ofItem: item, inSection: 0)
      } else {
        let first = Int.random(in: 0...current.count, using: &random)
        let replacement = (0..<Int.random(in: 0...150, using: &random)).map { _ in randomSize() }
        current.replaceSubrange(first..., with: replacement)
        geometry.replaceItems(from: first, inSection: 0, with: replacement)
      }
      let fresh = FlowGeometry.rows(.varying(current), width: 300)
      #expect(geometry.frames() == fresh.frames())
      #expect(abs(geometry.contentSize.height - fresh.contentSize.height) < 1e-9)
      let rect = frame(0, random.number(in: 0...4_000), 300, 200)
      #expect(geometry.spans(touching: rect) == fresh.spans(touching: rect))
    }
  }

  @Test func `Replacing from beyond the end stops`() async {
    await #expect(processExitsWith: .failure) {
      var geometry = FlowGeometry.rows(.uniform(.zero, count: 2), width: 100)
      geometry.replaceItems(from: 3, inSection: 0, with: [])
    }
  }

  @Test func `A new size that is negative stops`() async {
    await #expect(processExitsWith: .failure) {
      var geometry = FlowGeometry.rows(.uniform(.zero, count: 2), width: 100)
      geometry.setSize(CGSize(width: -1, height: 0), ofItem: 0, inSection: 0)
    }
  }
}
