import Foundation
import TestSupport
import Testing

@testable import PlaneGeometry

struct StrokeOutlineTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func outline(
    _ path: CGPath, width: CGFloat = 10, cap: StrokeOutline.Cap = .butt, join: StrokeOutline.Join = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    StrokeOutline.around(path, width: width, cap: cap, join: join, miterLimit: limit)
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, point(100, 0)])
    return path
  }

  @Test func `Caps end a line at its end, half a width beyond it, or round`() {
    #expect(outline(line).boundingBox == CGRect(x: 0, y: -5, width: 100, height: 10))
    #expect(outline(line, cap: .square).boundingBox == CGRect(x: -5, y: -5, width: 110, height: 10))
    let round = outline(line, cap: .round)
    #expect(round.contains(point(104.9, 0)) && round.contains(point(-4.9, 0)))
    #expect(!round.contains(point(104.9, 4.9)))
  }

  @Test func `Joins are sharp up to the limit, round or cut off`() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, point(100, 0), point(100, 100)])
    let tip = point(104.9, -4.9)
    #expect(outline(corner).contains(tip))
    #expect(!outline(corner, limit: 1.4).contains(tip))
    #expect(outline(corner, limit: 1.42).contains(tip))
    #expect(!outline(corner, join: .bevel).contains(tip))
    #expect(!outline(corner, join: .round).contains(tip))
    #expect(outline(corner, join: .round).contains(point(103.4, -3.4)))
    #expect(!outline(corner, join: .bevel).contains(point(103.4, -3.4)))
    #expect(outline(corner, join: .bevel).contains(point(95.1, 4.9)))
  }

  @Test func `A closed piece is a ring`() {
    let ring = outline(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
    #expect(ring.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 110))
    #expect(!ring.contains(point(50, 50)))
    #expect(ring.contains(point(4.9, 50)) && ring.contains(point(-4.9, 50)))
    #expect(!ring.contains(point(5.1, 50)))
  }

  @Test func `A dot shows round and square ends only`() {
    let dot = CGMutablePath()
    dot.addLines(between: [.zero, .zero])
    #expect(outline(dot).isEmpty)
    #expect(outline(dot, cap: .square).boundingBox == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(outline(dot, cap: .round).contains(point(4.9, 0)))
    let lone = CGMutablePath()
    lone.move(to: .zero)
    #expect(outline(lone, cap: .round).isEmpty)
  }

  @Test func `Without a width, or without steps, there is nothing`() {
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(outline(line, width: width).isEmpty)
    }
    #expect(outline(CGMutablePath()).isEmpty)
    let broken = CGMutablePath()
    broken.addLines(between: [.zero, point(.nan, 0), point(100, 0)])
    #expect(outline(broken).boundingBox == CGRect(x: 0, y: -5, width: 100, height: 10))
  }

  @Test(arguments: 0..<12)
  func `With round ends and joins it is all that is near the path, and nothing else`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let path = CGMutablePath.random(&random)
      let width = CGFloat.random(in: 1...120, using: &random)
      let outline = outline(path, width: width, cap: .round, join: .round)
      var points = (0...500).compactMap { index -> CGPoint? in path.point(atFraction: Double(index) / 500) }
      // Dots have no length, and no fraction leads to them.
      for case .move(let point) in path.elements { points.append(point) }
      let step = path.length / 500
      for _ in 0..<60 {
        let probe = point(CGFloat.random(in: -60...360, using: &random), CGFloat.random(in: -60...360, using: &random))
        let distance = points.map { hypot($0.x - probe.x, $0.y - probe.y) }.min() ?? .infinity
        if distance < width / 2 - 0.2 { #expect(outline.contains(probe)) }
        if distance > width / 2 + 0.2 + step { #expect(!outline.contains(probe)) }
      }
    }
  }

  @Test(arguments: [1e18, 1e200, CGFloat.greatestFiniteMagnitude])
  func `a line of any width has an outline`(width: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(!outline(path, width: width, cap: .round, join: .round).isEmpty)
  }
}
