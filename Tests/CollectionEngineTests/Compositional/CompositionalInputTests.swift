import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// What a program hands over may be anything; something is laid out, and nothing stops. // P2, P23
struct CompositionalInputTests {
  private func geometry(
    _ group: CompositionalItem, count: Int = 10, spacing: Double = 0, width: Double = 320
  ) -> CompositionalGeometry {
    CompositionalGeometry(
      axis: .vertical, container: CGSize(width: width, height: 480), pixelScale: 2,
      sections: [(CompositionalSection(group: group, groupSpacing: spacing), count)])
  }

  private func size(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CompositionalSize {
    CompositionalSize(width: width, height: height)
  }

  private func elements(_ geometry: CompositionalGeometry) -> [CompositionalElement] {
    var elements: [CompositionalElement] = []
    let rect = CGRect(x: 0, y: 0, width: 320, height: 480)
    geometry.appendElements(touching: rect, visible: rect, into: &elements)
    return elements
  }

  @Test func `a group that cannot hold its first item lays out nothing`() {
    let item = CompositionalItem(size: size(.init(.absolute, 400), .init(.absolute, 20)))
    let group = CompositionalItem(
      size: size(.init(.fractionOfWidth, 1), .init(.absolute, 20)),
      contents: CompositionalContents(axis: .horizontal, subitems: [item]))
    let geometry = geometry(group)
    #expect(geometry.contentSize == CGSize(width: 320, height: 0))
    #expect(geometry.element(ofItem: 0, inSection: 0) == nil)
  }

  @Test(arguments: [0, -5, .nan, .infinity, -.infinity, 1e300])
  func `sides that are no lengths do no harm`(value: Double) {
    let measures: [CompositionalDimension.Measure] = [
      .absolute, .estimated, .fractionOfWidth, .fractionOfHeight, .uniform,
    ]
    for measure in measures {
      for axis in [ScrollAxis.vertical, .horizontal] {
        let odd = CompositionalDimension(measure, value)
        let item = CompositionalItem(size: size(odd, odd))
        for group in [size(odd, .init(.absolute, 20)), size(.init(.fractionOfWidth, 1), odd)] {
          let geometry = geometry(
            CompositionalItem(size: group, contents: CompositionalContents(axis: axis, subitems: [item])),
            spacing: value)
          #expect(geometry.contentSize.height.isFinite)
          for element in elements(geometry) { #expect(element.frame.origin.y.isFinite) }
        }
      }
    }
  }

  @Test func `a million items without height are not all answered at once`() {
    let item = CompositionalItem(size: size(.init(.fractionOfWidth, 1), .init(.absolute, 0)))
    let group = CompositionalItem(
      size: size(.init(.fractionOfWidth, 1), .init(.absolute, 0)),
      contents: CompositionalContents(axis: .horizontal, subitems: [item]))
    #expect(elements(geometry(group, count: 1_000_000)).count <= 1_000)
  }

  @Test func `an empty group holds nothing`() {
    let group = CompositionalItem(
      size: size(.init(.fractionOfWidth, 1), .init(.absolute, 20)),
      contents: CompositionalContents(axis: .horizontal, subitems: []))
    #expect(geometry(group).contentSize.height == 0)
  }

  @Test func `groups in groups, 50 deep, hold their items`() {
    var group = CompositionalItem(size: size(.init(.fractionOfWidth, 0.5), .init(.fractionOfHeight, 1)))
    for level in 0..<50 {
      group = CompositionalItem(
        size: size(
          .init(.fractionOfWidth, 1), .init(level == 49 ? .absolute : .fractionOfHeight, level == 49 ? 40 : 1)),
        contents: CompositionalContents(axis: .horizontal, subitems: [group]))
    }
    let geometry = geometry(group)
    #expect(geometry.contentSize.height == 200)
    #expect(geometry.element(ofItem: 9, inSection: 0)?.frame == CGRect(x: 160, y: 160, width: 160, height: 40))
  }

  @Test func `groups of nothing, 50 deep and two each, end`() {
    let nothing = CompositionalContents(axis: .horizontal, subitems: [])
    var group = CompositionalItem(
      size: size(.init(.fractionOfWidth, 1), .init(.absolute, 1)), contents: nothing)
    for _ in 0..<50 {
      group = CompositionalItem(
        size: size(.init(.fractionOfWidth, 0.5), .init(.absolute, 1)),
        contents: CompositionalContents(axis: .horizontal, subitems: [group, group]))
    }
    #expect(geometry(group).contentSize.height == 0)
  }

  @Test func `a million uniform items are found by division`() {
    let item = CompositionalItem(size: size(.init(.fractionOfWidth, 0.25), .init(.fractionOfHeight, 1)))
    let group = CompositionalItem(
      size: size(.init(.fractionOfWidth, 1), .init(.absolute, 80)),
      contents: CompositionalContents(axis: .horizontal, subitems: [item]))
    let geometry = geometry(group, count: 1_000_000)
    #expect(geometry.contentSize.height == 20_000_000)
    #expect(
      geometry.element(ofItem: 999_999, inSection: 0)?.frame
        == CGRect(x: 240, y: 19_999_920, width: 80, height: 80))
    var found: [CompositionalElement] = []
    let rect = CGRect(x: 0, y: 10_000_000, width: 320, height: 160)
    geometry.appendElements(touching: rect, visible: rect, into: &found)
    #expect(found.map(\.item) == Array(500_000..<500_008))
  }
}
