import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct CGContextPathTests {
  private let context = CGContext()
  private let square = CGRect(x: 1, y: 2, width: 10, height: 10)

  private var commands: [DrawCommand] { context.displayList.commands }

  /// The steps of the path that was drawn last.
  private var elements: [PathElement]? {
    switch commands.last {
    case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _): path.elements
    default: nil
    }
  }

  private func addLine() {
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 5, y: 1))
  }

  private let line: [PathElement] = [.move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 5, y: 1))]

  @Test func `A path is recorded step by step`() {
    addLine()
    context.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 3))
    context.addCurve(to: CGPoint(x: 1, y: 5), control1: CGPoint(x: 4, y: 6), control2: CGPoint(x: 2, y: 6))
    context.closePath()
    context.fillPath(using: .evenOdd)
    #expect(
      elements == line + [
        .quadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 3)),
        .curve(to: CGPoint(x: 1, y: 5), control1: CGPoint(x: 4, y: 6), control2: CGPoint(x: 2, y: 6)), .closeSubpath,
      ])
    guard case .fill(_, .evenOdd, .black)? = commands.last else {
      Issue.record("not filled by the even-odd rule: \(commands)")
      return
    }
  }

  @Test func `Shapes and paths are added to what is there`() {
    let ellipse = CGPath(ellipseIn: square, transform: nil)
    addLine()
    context.addRect(square)
    context.addEllipse(in: square)
    context.addPath(ellipse)
    context.strokePath()
    #expect(
      elements == line + CGPath(rect: square, transform: nil).elements + ellipse.elements + ellipse.elements)
  }

  @Test func `Each way to paint a path forgets it`() {
    addLine()
    context.strokePath()
    addLine()
    context.fillPath()
    #expect(elements == line)
    addLine()
    context.clip()
    #expect(elements == line)
    addLine()
    context.strokePath()
    #expect(elements == line)
  }

  // Documented for CGContextFillRect, CGContextStrokeRect, CGContextFillEllipseInRect and CGContextClipToRect.
  @Test func `Painting a rectangle or an ellipse forgets the path, too`() {
    let paintings: [(CGContext) -> Void] = [
      { $0.fill(square) }, { $0.stroke(square) }, { $0.stroke(square, width: 2) }, { $0.fillEllipse(in: square) },
      { $0.strokeEllipse(in: square) }, { $0.clip(to: square) },
    ]
    for (index, paint) in paintings.enumerated() {
      addLine()
      paint(context)
      let count = commands.count
      context.strokePath()
      #expect(commands.count == count, "painting \(index)")
    }
  }

  @Test func `A path that is begun again is empty`() {
    context.addRect(square)
    context.beginPath()
    addLine()
    context.strokePath()
    #expect(elements == line)
  }

  @Test func `Nothing is recorded for a path without steps`() {
    context.fillPath()
    context.strokePath()
    context.fill(.null)
    context.stroke(.null)
    #expect(commands == [])
  }

  @Test func `A clip without steps is recorded, for it leaves nothing to draw in`() {
    context.clip()
    #expect(commands == [.clip(CGMutablePath(), .winding)])
  }

  @Test func `A path outlives the state that it was begun in`() {
    context.saveGState()
    addLine()
    context.restoreGState()
    context.strokePath()
    #expect(elements == line)
  }

  @Test func `A path stays where it was begun when the transform changes`() {
    addLine()
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 0, y: 0))
    context.scaleBy(x: 2, y: 2)
    context.strokePath()
    #expect(
      elements == [
        .move(to: CGPoint(x: -4.5, y: 0.5)), .line(to: CGPoint(x: -2.5, y: 0.5)), .line(to: CGPoint(x: 0, y: 0)),
      ])
  }

  @Test func `A path of a scaled state keeps its shape in the state around it, as for a line of even width`() {
    context.saveGState()
    context.translateBy(x: 100, y: 0)
    context.scaleBy(x: 2, y: 1)
    addLine()
    context.restoreGState()
    context.strokePath()
    #expect(elements == [.move(to: CGPoint(x: 102, y: 1)), .line(to: CGPoint(x: 110, y: 1))])
  }

  @Test func `A path survives a transform that cannot be undone`() {
    addLine()
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.restoreGState()
    context.strokePath()
    #expect(elements == line)
  }

  @Test func `The outline of a line is filled in the place of the line, in the width of the state`() {
    addLine()
    context.setLineWidth(2)
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 4, height: 2))
    #expect(context.pathContains(CGPoint(x: 3, y: 1.9), mode: .fill))
    context.clip()
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 4, height: 2))
  }

  @Test func `A painted path does not change with the next one`() {
    addLine()
    context.strokePath()
    let before = context.displayList
    context.addRect(square)
    context.fillPath()
    #expect(before == DisplayList([.stroke(path(line), StrokeStyle(), .black)]))
  }

  private func path(_ elements: [PathElement]) -> CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      default: break
      }
    }
    return path
  }
}
