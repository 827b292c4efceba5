import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct PathDashingTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func dashes(_ length: CGFloat, phase: CGFloat, _ lengths: [CGFloat]) -> [CGFloat] {
    let line = CGMutablePath()
    line.addLines(between: [.zero, point(length, 0)])
    return line.copy(dashingWithPhase: phase, lengths: lengths).elements.map { element in
      switch element {
      case .move(let end), .line(let end): end.x
      default: .nan
      }
    }
  }

  @Test func `A line is cut into dashes`() {
    #expect(dashes(10, phase: 0, [3, 2]) == [0, 3, 5, 8])
    #expect(dashes(12, phase: 0, [3, 2]) == [0, 3, 5, 8, 10, 12])
    #expect(dashes(10, phase: 1, [3, 2]) == [0, 2, 4, 7, 9, 10])
    #expect(dashes(10, phase: 3, [3, 2]) == [2, 5, 7, 10])
    #expect(dashes(10, phase: 4, [3, 2]) == [1, 4, 6, 9])
    #expect(dashes(10, phase: -1, [3, 2]) == [1, 4, 6, 9])
    #expect(dashes(10, phase: 51, [3, 2]) == [0, 2, 4, 7, 9, 10])
    #expect(dashes(10, phase: .nan, [3, 2]) == [0, 3, 5, 8])
  }

  @Test func `With an odd number dashes and gaps change places`() {
    #expect(dashes(10, phase: 0, [2]) == [0, 2, 4, 6, 8, 10])
    #expect(dashes(12, phase: 0, [1, 2, 3]) == [0, 1, 3, 6, 7, 9])
  }

  @Test func `A dash without length is a dot`() {
    #expect(dashes(10, phase: 0, [0, 4]) == [0, 0, 4, 4, 8, 8])
  }

  @Test func `What is no pattern leaves the path solid`() {
    for lengths in [[], [0, 0], [3, -1], [3, .nan], [.infinity], [1e-9, 1e-9]] as [[CGFloat]] {
      #expect(dashes(10, phase: 0, lengths) == [0, 10])
    }
  }

  @Test func `Each piece starts the pattern anew, and a closed one has one dash over its start`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines(between: [point(50, 0), point(60, 0)])
    let dashed = path.copy(dashingWithPhase: 2, lengths: [4, 36])
    #expect(
      dashed.elements == [
        .move(to: point(0, 2)), .line(to: .zero), .line(to: point(2, 0)), .move(to: point(50, 0)),
        .line(to: point(52, 0)),
      ])
    let whole = path.copy(dashingWithPhase: 0, lengths: [1000, 1])
    #expect(whole == path)
  }

  @Test func `Dashes are transformed after they are measured`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, point(10, 0)])
    let dashed = line.copy(dashingWithPhase: 0, lengths: [5, 5], transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(dashed.elements == [.move(to: .zero), .line(to: point(10, 0))])
  }

  @Test(arguments: 0..<20)
  func `Dashes and what is between them are the whole`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let path = CGMutablePath.random(&random)
      let (a, b) = (CGFloat.random(in: 1...50, using: &random), CGFloat.random(in: 1...50, using: &random))
      let dashes = path.copy(dashingWithPhase: 0, lengths: [a, b]).length
      let complement = path.copy(dashingWithPhase: 0, lengths: [0, a, b, 0]).length
      #expect(abs(dashes + complement - path.length) < 1e-5 * max(1, path.length))
    }
  }
}
