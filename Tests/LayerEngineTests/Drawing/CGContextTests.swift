import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct CGContextTests {
  private let context = CGContext()
  private let square = CGRect(x: 1, y: 2, width: 10, height: 10)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let redLayerColor = LayerColor(red: 1, green: 0, blue: 0)

  private var squarePath: CGPath { CGPath(rect: square, transform: nil) }
  private var commands: [DrawCommand] { context.displayList.commands }

  @Test func `A new context has drawn nothing`() {
    #expect(context.displayList == DisplayList())
    #expect(context.ctm == .identity)
  }

  @Test func `Colours are black and lines one point wide unless set`() {
    context.fill(square)
    context.stroke(square)
    #expect(commands == [.fillRect(square, .black), .stroke(squarePath, StrokeStyle(), .black)])
    #expect(
      StrokeStyle()
        == StrokeStyle(width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [], dashPhase: 0))
  }

  @Test func `Each drawing carries the colours and the line of its moment`() {
    context.setFillColor(red)
    context.fill(square)
    context.setFillColor(.white)
    context.setStrokeColor(red)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.stroke(square)
    #expect(
      commands == [
        .fillRect(square, redLayerColor),
        .stroke(
          squarePath, StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [2, 3], dashPhase: 1),
          redLayerColor),
      ])
  }

  @Test func `A width that is given with a rectangle is for that rectangle only`() {
    context.stroke(square, width: 5)
    context.stroke(square)
    #expect(
      commands == [.stroke(squarePath, StrokeStyle(width: 5), .black), .stroke(squarePath, StrokeStyle(), .black)])
  }

  @Test func `Ellipses are recorded as their outlines`() {
    let ellipse = CGPath(ellipseIn: square, transform: nil)
    context.fillEllipse(in: square)
    context.strokeEllipse(in: square)
    #expect(commands == [.fill(ellipse, .winding, .black), .stroke(ellipse, StrokeStyle(), .black)])
  }

  @Test func `Restoring brings colours, line and transform back`() {
    context.setFillColor(red)
    context.setLineWidth(2)
    context.saveGState()
    context.setFillColor(.white)
    context.setStrokeColor(red)
    context.setLineWidth(7)
    context.translateBy(x: 5, y: 6)
    context.restoreGState()
    context.fill(square)
    context.stroke(square)
    #expect(context.ctm == .identity)
    #expect(
      commands == [
        .save, .concatenate(CGAffineTransform(translationX: 5, y: 6)), .restore,
        .fillRect(square, redLayerColor), .stroke(squarePath, StrokeStyle(width: 2), .black),
      ])
  }

  @Test func `States are restored from the inside out`() {
    context.translateBy(x: 1, y: 0)
    context.saveGState()
    context.translateBy(x: 10, y: 0)
    context.saveGState()
    context.translateBy(x: 100, y: 0)
    #expect(context.ctm.tx == 111)
    context.restoreGState()
    #expect(context.ctm.tx == 11)
    context.restoreGState()
    #expect(context.ctm.tx == 1)
  }

  @Test func `Restoring without a saved state does nothing`() {
    context.setFillColor(red)
    context.restoreGState()
    context.fill(square)
    #expect(commands == [.fillRect(square, redLayerColor)])
  }

  @Test func `Transforms are recorded one by one, and the last comes first`() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 23))
    context.rotate(by: 0.5)
    context.concatenate(CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(
      commands == [
        .concatenate(CGAffineTransform(translationX: 10, y: 20)), .concatenate(CGAffineTransform(scaleX: 2, y: 3)),
        .concatenate(CGAffineTransform(rotationAngle: 0.5)), .concatenate(CGAffineTransform(1, 2, 3, 4, 5, 6)),
      ])
  }

  @Test func `Opacity is recorded where it is set`() {
    context.setAlpha(0.5)
    context.fill(square)
    #expect(commands == [.opacity(0.5), .fillRect(square, .black)])
  }

  @Test func `A clip is recorded as a path`() {
    context.clip(to: square)
    context.addRect(square)
    context.clip(using: .evenOdd)
    #expect(commands == [.clip(squarePath, .winding), .clip(squarePath, .evenOdd)])
  }

  @Test func `Gradients keep their stops and say where they go on`() throws {
    let gradient = try #require(CGGradient(colors: [red, .white], locations: nil))
    let stops = [
      LayerGradient.Stop(color: redLayerColor, location: 0),
      LayerGradient.Stop(color: LayerColor(red: 1, green: 1, blue: 1), location: 1),
    ]
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [.drawsBeforeStartLocation])
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 1, y: 1), startRadius: 2, endCenter: CGPoint(x: 3, y: 3), endRadius: 4,
      options: [.drawsAfterEndLocation])
    #expect(
      commands == [
        .gradient(
          DrawGradient(
            shape: .linear(start: .zero, end: CGPoint(x: 0, y: 10)), stops: stops, extendsBeforeStart: true,
            extendsAfterEnd: false)),
        .gradient(
          DrawGradient(
            shape: .radial(
              startCenter: CGPoint(x: 1, y: 1), startRadius: 2, endCenter: CGPoint(x: 3, y: 3), endRadius: 4),
            stops: stops, extendsBeforeStart: false, extendsAfterEnd: true)),
      ])
  }

  @Test func `Pictures and text are recorded as they are`() {
    let picture = LayerPicture(size: CGSize(width: 4, height: 4), source: .drawn(DisplayList()))
    let run = TextRun(
      string: "a", origin: CGPoint(x: 1, y: 20), width: 9, font: TextFont(size: 17), color: redLayerColor)
    context.draw(picture, in: square)
    context.draw(run)
    #expect(commands == [.picture(picture, square), .text(run)])
  }

  @Test func `A recorded drawing does not change with what is drawn later`() {
    context.fill(square)
    let before = context.displayList
    context.fill(square)
    #expect(before.commands.count == 1)
    #expect(commands.count == 2)
  }
}
