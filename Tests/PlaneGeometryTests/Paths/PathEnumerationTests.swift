import Foundation
import PlaneGeometry
import Testing

struct PathEnumerationTests {
  @Test func `Steps are handed out with their points, control points first`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var found: [[CGFloat]] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    path.applyWithBlock { element in
      let points = UnsafeBufferPointer(start: element.pointee.points, count: counts[element.pointee.type] ?? 0)
      found.append([CGFloat(element.pointee.type.rawValue)] + points.flatMap { [$0.x, $0.y] })
    }
    #expect(found == [[0, 1, 2], [1, 3, 4], [2, 7, 8, 5, 6], [3, 11, 12, 13, 14, 9, 10], [4]])
  }

  @Test func `A function is called with its information`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    var count = 0
    path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 5)
    CGMutablePath().apply(info: nil) { _, _ in Issue.record("an empty path has no steps") }
  }

  @Test func `A rect is known by its outline`() {
    let expected = CGRect(x: 10, y: 20, width: 30, height: 40)
    var rect = CGRect.zero
    #expect(CGPath(rect: expected, transform: nil).isRect(&rect))
    #expect(rect == expected)
    let other = CGMutablePath()
    other.addLines(
      between: [
        CGPoint(x: 40, y: 60), CGPoint(x: 40, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60),
        CGPoint(x: 40, y: 60),
      ])
    rect = .zero
    #expect(other.isRect(&rect))
    #expect(rect == expected)
    #expect(other.isRect(nil))
  }

  @Test func `Other outlines are not rects`() {
    #expect(!CGMutablePath().isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
    #expect(!open.isRect(nil))
    let two = CGMutablePath()
    two.addRects([rect, rect])
    #expect(!two.isRect(nil))
  }
}
