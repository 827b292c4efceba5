import Foundation
import PlaneGeometry
import Testing

struct ArcEdgeTests {
  @Test func `An arc without a radius is the line to its centre`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 5, y: 6), radius: 0, startAngle: 0, endAngle: 3, clockwise: false)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 6))])
  }

  @Test func `An arc that starts nowhere adds nothing`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: CGFloat.nan, y: 6), radius: 1, startAngle: 0, endAngle: 3, clockwise: false)
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 3, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 3, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .infinity, endAngle: 3, clockwise: true)
    #expect(path.elements == [.move(to: .zero)])
  }

  @Test func `An arc that ends nowhere is its start`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: false)
    #expect(path.elements == [.move(to: CGPoint(x: 1, y: 0))])
  }

  @Test func `Points that are not numbers are inside nothing and make no trouble`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    #expect(path.reversed.elements.count == 4)
    #expect(!path.isRect(nil))
    #expect(path.copy(dashingWithPhase: 0, lengths: [1, 1]).length < path.length)
  }
}
