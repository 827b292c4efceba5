import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct CGPathTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `A new path is empty and starts nowhere`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.elements == [])
    #expect(path.currentPoint == .zero)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func `Steps are kept in order`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    #expect(path.currentPoint == CGPoint(x: 9, y: 10))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)),
        .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
  }

  @Test func `Without a current point, lines, curves and closing add nothing`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func `Each step can bring its own transform`() {
    let path = CGMutablePath()
    let move = CGAffineTransform(translationX: 100, y: 0)
    path.move(to: CGPoint(x: 1, y: 2), transform: move)
    path.addLine(to: CGPoint(x: 3, y: 4), transform: move)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 101, y: 2)), .line(to: CGPoint(x: 103, y: 4)), .line(to: CGPoint(x: 3, y: 4)),
      ])
  }

  @Test func `Lines between points begin a piece of their own`() {
    let path = CGMutablePath()
    path.addLines(between: [])
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(
      path.elements == [.move(to: .zero), .line(to: CGPoint(x: 1, y: 0)), .line(to: CGPoint(x: 1, y: 1))])
  }

  @Test func `A rect runs from its least corner along its top`() {
    #expect(
      CGPath(rect: rect, transform: nil).elements == [
        .move(to: CGPoint(x: 10, y: 20)),
        .line(to: CGPoint(x: 40, y: 20)),
        .line(to: CGPoint(x: 40, y: 60)),
        .line(to: CGPoint(x: 10, y: 60)),
        .closeSubpath,
      ])
  }

  @Test func `A shape takes a pointer to its transform, as in CoreGraphics`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CGPath(rect: rect, transform: &double).boundingBox == CGRect(x: 20, y: 40, width: 60, height: 80))
    #expect(
      CGPath(ellipseIn: rect, transform: &double).boundingBoxOfPath == CGRect(x: 20, y: 40, width: 60, height: 80))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 6, transform: &double)
    #expect(rounded.boundingBoxOfPath == CGRect(x: 20, y: 40, width: 60, height: 80))
  }

  @Test func `The null rect adds no step`() {
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: .infinite, transform: nil).isEmpty)
  }

  @Test func `A rounded rect has four lines and four corners`() {
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 20, transform: nil)
    #expect(path.elements.count == 10)
    #expect(path.elements[0] == .move(to: CGPoint(x: 20, y: 20)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 30, y: 20)))
    guard case .curve(let end, let control1, let control2) = path.elements[2] else {
      Issue.record("The third step is a corner.")
      return
    }
    #expect(end == CGPoint(x: 40, y: 40))
    #expect(abs(control1.x - 35.522_847_498_3) < 1e-9)
    #expect(control1.y == 20)
    #expect(control2.x == 40)
    #expect(abs(control2.y - 28.954_305_003_4) < 1e-9)
  }

  @Test func `Corners without extent give the plain rect`() {
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
        == CGPath(rect: rect, transform: nil))
  }

  @Test func `Corners that do not fit trap`() async {
    let tooWide = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 1, transform: nil)
    }
    #expect(
      trapSentence(of: tooWide).contains(
        "Corners of 6.0 by 1.0 do not fit into the rect (x 0.0, y 0.0, width 10.0, height 10.0)"))
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CGMutablePath().addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: -1, cornerHeight: 1)
    }
    #expect(trapSentence(of: negative).contains("Corners of -1.0 by 1.0 do not fit"))
  }

  @Test func `An ellipse stays within three in ten thousand of its radius`() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    for degree in 0..<360 {
      let angle = CGFloat(degree) * .pi / 180
      #expect(circle.contains(CGPoint(x: 99.97 * cos(angle), y: 99.97 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 100.03 * cos(angle), y: 100.03 * sin(angle))))
    }
  }

  @Test func `A copy does not change with its original`() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = try #require(path.copy())
    path.addLine(to: .zero)
    #expect(copy.elements.count == 5)
    #expect(path.elements.count == 6)
    let mutable = try #require(copy.mutableCopy())
    mutable.addLine(to: .zero)
    #expect(copy.elements.count == 5)
    #expect(mutable == path)
  }

  @Test func `A copy can be mapped`() throws {
    var move = CGAffineTransform(translationX: 1, y: 2)
    let copy = try #require(CGPath(rect: rect, transform: nil).copy(using: &move))
    #expect(copy == CGPath(rect: CGRect(x: 11, y: 22, width: 30, height: 40), transform: nil))
    #expect(CGPath(rect: rect, transform: nil).mutableCopy(using: &move) == copy)
    #expect(copy.copy(using: nil) == copy)
  }

  @Test func `Paths with the same steps are equal and hash alike`() {
    let path = CGMutablePath()
    path.addRect(rect)
    let plain = CGPath(rect: rect, transform: nil)
    #expect(path == plain)
    #expect(Set([path, plain]).count == 1)
    #expect(plain != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func `A path added to itself doubles`() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addPath(path, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(path.elements.count == 10)
    #expect(path.elements[5] == .move(to: CGPoint(x: 15, y: 20)))
  }

  @Test func `Several rects are several pieces`() {
    let path = CGMutablePath()
    path.addRects([rect, CGRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(path.elements.count == 10)
    #expect(path.currentPoint == .zero)
  }

  @Test func `A line after closing goes on from where the piece began`() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.elements.count == 6)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 60))
  }
}
