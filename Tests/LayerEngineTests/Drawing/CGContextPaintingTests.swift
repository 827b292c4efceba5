import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct CGContextPaintingTests {
  private let context = CGContext()
  private let square = CGRect(x: 1, y: 2, width: 10, height: 10)
  private var squarePath: CGPath { CGPath(rect: square, transform: nil) }
  private var commands: [DrawCommand] { context.displayList.commands }

  @Test(arguments: [
    (CGPathDrawingMode.fill, 1), (.eoFill, 1), (.stroke, 1), (.fillStroke, 2), (.eoFillStroke, 2),
  ])
  func `A path is filled, drawn along, or both`(mode: CGPathDrawingMode, count: Int) {
    context.addRect(square)
    context.drawPath(using: mode)
    context.drawPath(using: mode)
    let fill = DrawCommand.fill(
      squarePath, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding, .black)
    let stroke = DrawCommand.stroke(squarePath, StrokeStyle(), .black)
    #expect(commands == (mode == .stroke ? [stroke] : count == 1 ? [fill] : [fill, stroke]))
  }

  @Test func `A rectangle with negative sides is the same rectangle`() {
    context.fill(CGRect(x: 11, y: 12, width: -10, height: -10))
    #expect(commands == [.fillRect(square, .black)])
  }

  @Test func `Several rectangles are one path`() {
    let other = CGRect(x: 20, y: 2, width: 1, height: 1)
    let path = CGMutablePath()
    path.addRects([square, other])
    context.fill([square, other])
    context.fill([square])
    context.fill([])
    #expect(commands == [.fill(path, .winding, .black), .fillRect(square, .black)])
  }

  @Test func `Line segments take two points each`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.move(to: CGPoint(x: 2, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 0))
    context.addRect(square)
    context.strokeLineSegments(between: (0..<5).map { CGPoint(x: CGFloat($0), y: 0) })
    context.strokePath()
    #expect(commands == [.stroke(path, StrokeStyle(), .black)])
  }

  @Test func `Lines between points, rectangles and arcs are added to the path`() throws {
    context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
    context.addRects([square])
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    context.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let end = context.currentPointOfPath
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 60) < 1e-9)
    context.addArc(tangent1End: CGPoint(x: 0, y: 60), tangent2End: CGPoint(x: 0, y: 0), radius: 5)
    let corner = context.currentPointOfPath
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 55) < 1e-9)
    #expect(!context.isPathEmpty)
  }

  @Test func `The path is told in the present coordinates`() throws {
    context.addRect(square)
    context.translateBy(x: 1, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.currentPointOfPath == .zero)
    #expect(try #require(context.path).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.pathContains(CGPoint(x: 9, y: 9), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 9, y: 9), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 11, y: 9), mode: .eoFillStroke))
  }

  @Test func `A path of others is painted by one command and leaves the context's own`() {
    context.addRect(square)
    context.setLineWidth(7)
    let line = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    context.stroke(line, style: StrokeStyle(width: 2))
    context.fill(line, using: .evenOdd)
    context.strokePath()
    #expect(
      commands == [
        .stroke(line, StrokeStyle(width: 2), .black), .fill(line, .evenOdd, .black),
        .stroke(squarePath, StrokeStyle(width: 7), .black),
      ])
  }

  @Test func `A conic gradient has a centre and an angle`() throws {
    let gradient = try #require(CGGradient(colors: [.black, .white], locations: nil))
    context.drawConicGradient(gradient, center: CGPoint(x: 5, y: 6), angle: 0.5)
    guard case .gradient(let drawn)? = commands.last else {
      Issue.record("no gradient: \(commands)")
      return
    }
    #expect(drawn.shape == .conic(center: CGPoint(x: 5, y: 6), angle: 0.5))
  }

  @Test func `A part of a picture keeps both rectangles`() {
    let picture = LayerPicture(size: CGSize(width: 4, height: 4), source: .drawn(DisplayList()))
    let part = CGRect(x: 1, y: 1, width: 2, height: 2)
    context.draw(picture, part: part, in: square)
    #expect(commands == [.part(picture, part, square)])
    #expect(commands.map(\.picture) == [picture])
  }

  // CGContextDrawImage draws upside down where y points down.
  @Test func `An image of CoreGraphics stands on its head`() throws {
    let picture = LayerPicture(size: CGSize(width: 4, height: 4), source: .drawn(DisplayList()))
    context.draw(CGImage(picture: picture), in: square)
    #expect(
      commands == [
        .save, .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 14)), .picture(picture, square),
        .restore,
      ])
  }

  @Test func `The numbers of CoreGraphics' modes`() {
    #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
    #expect(CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.copy.rawValue == 17)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
  }
}
