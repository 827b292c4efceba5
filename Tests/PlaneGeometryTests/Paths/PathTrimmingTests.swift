import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct PathTrimmingTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `A part of a closed piece is open`() {
    #expect(
      square.trimmed(from: 0.125, to: 0.5).elements == [
        .move(to: point(5, 0)), .line(to: point(10, 0)), .line(to: point(10, 10)),
      ])
    #expect(
      square.trimmed(from: 0.5, to: 1).elements == [
        .move(to: point(10, 10)), .line(to: point(0, 10)), .line(to: point(0, 0)),
      ])
  }

  @Test func `The whole is the path itself, closed where it was`() {
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: -3, to: 1.5) == square)
    let lone = CGMutablePath()
    lone.move(to: point(1, 1))
    #expect(lone.trimmed(from: 0, to: 1).elements == [.move(to: point(1, 1))])
  }

  @Test func `The part follows the pieces, and those that are complete stay closed`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: point(0, -40))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let part = path.trimmed(from: 0, to: 0.75)
    #expect(part.elements.prefix(5) == square.elements.prefix(5))
    #expect(part.elements[5...6] == [.move(to: .zero), .line(to: point(0, -40))])
    #expect(part.elements.count == 9)
    #expect(abs(part.length - 90) < 1e-9)
    let rest = path.trimmed(from: 1.0 / 3, to: 1)
    #expect(rest.elements.first == .move(to: .zero))
    #expect(rest.elements.last == .closeSubpath)
    #expect(abs(rest.length - 80) < 1e-9)
  }

  @Test func `Nothing lies between ends that do not follow each other`() {
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.6, to: 0.5).isEmpty)
    #expect(square.trimmed(from: .nan, to: 1).isEmpty)
    #expect(square.trimmed(from: 0, to: .nan).isEmpty)
    #expect(square.trimmed(from: 1, to: 2).isEmpty)
    #expect(square.trimmed(from: -1, to: 0).isEmpty)
    #expect(CGMutablePath().trimmed(from: 0.1, to: 0.9).isEmpty)
  }

  @Test func `Curves are cut exactly and stay of their kind`() throws {
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: point(20, 0), control: point(10, 20))
    let half = quad.trimmed(from: 0, to: 0.5)
    #expect(half.elements.count == 2)
    guard case .quadCurve(let end, let control) = half.elements[1] else {
      Issue.record("\(half.elements[1]) is not a quadratic curve")
      return
    }
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 10) < 1e-6)
    #expect(abs(control.x - 5) < 1e-6 && abs(control.y - 10) < 1e-6)
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(to: point(30, 0), control1: point(0, 40), control2: point(30, 40))
    guard case .curve(let middle, _, let control2) = cubic.trimmed(from: 0, to: 0.5).elements[1] else {
      Issue.record("not a cubic curve")
      return
    }
    #expect(abs(middle.x - 15) < 1e-6 && abs(middle.y - 30) < 1e-6)
    #expect(abs(control2.x - 7.5) < 1e-6 && abs(control2.y - 30) < 1e-6)
  }

  @Test func `A dot belongs to the part that it lies in`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, point(10, 0)])
    path.addLines(between: [point(50, 50), point(50, 50)])
    path.addLines(between: [.zero, point(10, 0)])
    #expect(path.trimmed(from: 0, to: 0.5).elements.count == 2)
    #expect(path.trimmed(from: 0.5, to: 1).elements.count == 4)
    #expect(path.trimmed(from: 0.25, to: 0.75).elements.count == 6)
  }

  @Test(arguments: 0..<30)
  func `The lengths of the parts add up`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let path = CGMutablePath.random(&random)
      let cuts = ([0, 1] + (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }).sorted()
      var sum: CGFloat = 0
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        let part = path.trimmed(from: from, to: to)
        #expect(abs(part.length - (to - from) * path.length) < 1e-5 * max(1, path.length))
        sum += part.length
      }
      #expect(abs(sum - path.length) < 1e-5 * max(1, path.length))
    }
  }

  @Test(arguments: 0..<10)
  func `A part begins and ends where its fractions say`(seed: Int) throws {
    var random = SeededGenerator(seed: seed + 50)
    for _ in 0..<20 {
      let path = CGMutablePath.random(&random)
      let (a, b) = (Double.random(in: 0.01...0.99, using: &random), Double.random(in: 0.01...0.99, using: &random))
      guard path.length > 0, a < b else { continue }
      let part = path.trimmed(from: a, to: b)
      let start = try #require(path.point(atFraction: a))
      let end = try #require(path.point(atFraction: b))
      guard case .move(let first) = part.elements.first else {
        Issue.record("no start")
        return
      }
      #expect(hypot(first.x - start.x, first.y - start.y) < 1e-6)
      #expect(hypot(part.currentPoint.x - end.x, part.currentPoint.y - end.y) < 1e-6)
    }
  }
}
