import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import PageProtocol

@Suite("Shapes, shadows and masks to a page")
struct LayerShapeTests {
  private let red = LayerColor(red: 1, green: 0, blue: 0)
  private let blue = LayerColor(red: 0, green: 0, blue: 1)
  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0)])
    return path
  }()

  private func bytes(_ value: LayerValue) -> [UInt8] {
    var message = MessageWriter()
    message.write(value, picture: 0)
    return Array(message.bytes)
  }

  @Test func `the bits of the values go on where they ended`() {
    let values: [LayerValue] = [
      .shape(nil), .mask(nil), .contentsRect(.zero), .contentsScale(0), .contentsCenter(.zero),
      .magnificationFilter(.linear), .backdrop(nil),
    ]
    #expect(values.map(\.bit) == [21, 22, 23, 24, 25, 26, 27])
  }

  @Test func `a shape without a path, or of which nothing can be seen, is one byte`() {
    #expect(bytes(.shape(nil)) == [0])
    #expect(bytes(.shape(LayerShape())) == [0])
    #expect(bytes(.shape(LayerShape(path: CGMutablePath()))) == [0])
    #expect(bytes(.shape(LayerShape(path: line, fillColor: nil))) == [0])
    let clear = LayerColor(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(bytes(.shape(LayerShape(path: line, fillColor: clear, strokeColor: clear))) == [0])
    #expect(
      bytes(.shape(LayerShape(path: line, fillColor: nil, strokeColor: red, stroke: StrokeStyle(width: 0)))) == [0])
  }

  @Test func `a fill is a colour and a path`() {
    let path: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 64, 0, 0, 0, 0]
    #expect(bytes(.shape(LayerShape(path: line, fillColor: red))) == [1, 255, 0, 0, 255] + path)
    #expect(bytes(.shape(LayerShape(path: line, fillColor: red, fillRule: .evenOdd))).first == 3)
  }

  @Test func `a line that follows all of the filled path does not send it again`() {
    let both = bytes(.shape(LayerShape(path: line, fillColor: red, strokeColor: blue)))
    // Flags, two colours, the path of 19 bytes, a style of 15 without dashes.
    #expect(both.first == 13 && both.count == 1 + 4 + 19 + 4 + 15)
    let alone = bytes(.shape(LayerShape(path: line, fillColor: nil, strokeColor: blue)))
    #expect(alone.first == 4 && alone.count == 1 + 4 + 15 + 19)
  }

  @Test func `a line that follows a part of its path sends that part`() {
    let half = bytes(.shape(LayerShape(path: line, fillColor: red, strokeColor: blue, strokeEnd: 0.5)))
    #expect(half.first == 5)
    #expect(half.suffix(8) == [0, 0, 128, 63, 0, 0, 0, 0])
    #expect(bytes(.shape(LayerShape(path: line, fillColor: nil, strokeColor: blue, strokeEnd: 0))) == [0])
  }

  @Test func `a circle is four curves in 114 bytes`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(bytes(.shape(LayerShape(path: circle, fillColor: red))).count == 5 + 1 + 9 + 4 * 25 + 1)
  }

  @Test func `a shadow that cannot be seen is one byte, and one of an outline has its path`() {
    #expect(bytes(.shadow(LayerShadow())) == [0])
    #expect(bytes(.shadow(LayerShadow(color: LayerColor(red: 0, green: 0, blue: 0, alpha: 0), opacity: 1))) == [0])
    let plain = bytes(.shadow(LayerShadow(color: red, opacity: 0.5, offset: .zero, radius: 2)))
    #expect(plain == [1, 255, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64])
    let outlined = bytes(.shadow(LayerShadow(color: red, opacity: 0.5, offset: .zero, radius: 2, path: line)))
    #expect(outlined.first == 2 && outlined.count == plain.count + 19)
  }

  @Test func `a mask is the number of its layer, and 0 for none`() {
    #expect(bytes(.mask(LayerID(rawValue: 300))) == [0xac, 2])
    #expect(bytes(.mask(nil)) == [0])
  }

  @Test func `parts of pictures, their scale and their filter`() {
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(bytes(.contentsRect(half)) == [0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 128, 63])
    #expect(bytes(.contentsCenter(half)) == bytes(.contentsRect(half)))
    #expect(bytes(.contentsScale(2)) == [0, 0, 0, 64])
    let filters: [CALayerContentsFilter] = [.linear, .nearest, .trilinear]
    #expect(filters.map { bytes(.magnificationFilter($0)) } == [[0], [1], [0]])
  }

  @Test func `a backdrop is its blur and the strength of its colours`() {
    #expect(bytes(.backdrop(LayerBackdrop(blur: 2, saturation: 0.5))) == [0, 0, 0, 64, 0, 0, 0, 63])
    #expect(bytes(.backdrop(nil)) == [0, 0, 0, 0, 0, 0, 128, 63])
  }

  @Test func `a conic gradient is number 2`() {
    let gradient = LayerGradient(kind: .conic, start: .zero, end: .zero, stops: [])
    #expect(bytes(.gradient(gradient)).prefix(2) == [1, 2])
  }
}
