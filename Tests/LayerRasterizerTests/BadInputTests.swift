import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct BadInputTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300, .greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers.indices) func `no number of a layer traps`(index: Int) {
    let bad = Self.numbers[index]
    var broken = CATransform3DIdentity
    (broken.m11, broken.m34) = (bad, bad)
    let point = CGPoint(x: bad, y: 3)
    let rect = CGRect(x: bad, y: 1, width: bad, height: bad)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: point)
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: point, control2: CGPoint(x: 1, y: bad))
    let stops = [LayerGradient.Stop(color: .red, location: bad), LayerGradient.Stop(color: .blue, location: 1)]
    let values: [LayerValue] = [
      .position(point), .zPosition(bad), .anchorPoint(point), .boundsOrigin(point),
      .boundsSize(CGSize(width: bad, height: 4)), .transform(broken), .sublayerTransform(broken), .opacity(bad),
      .cornerRadius(bad), .borderWidth(bad), .contentsRect(rect), .contentsScale(bad), .contentsCenter(rect),
      .shadow(LayerShadow(opacity: Float(bad), offset: CGSize(width: bad, height: bad), radius: bad, path: path)),
      .shadow(LayerShadow(opacity: 1, offset: CGSize(width: bad, height: bad), radius: bad)),
      .gradient(LayerGradient(kind: .axial, start: point, end: point, stops: stops)),
      .gradient(LayerGradient(kind: .conic, start: point, end: .zero, stops: stops)),
      .shape(
        LayerShape(path: path, strokeColor: .red, stroke: StrokeStyle(width: bad, miterLimit: bad, dashes: [bad]))),
      .backdrop(LayerBackdrop(blur: bad, saturation: bad)),
      .backgroundColor(LayerColor(red: Float(bad), green: 0, blue: 0, alpha: Float(bad))),
      .contents(
        .picture(
          LayerPicture(
            size: CGSize(width: bad, height: 2), scale: bad,
            source: .drawn(
              DisplayList([
                .concatenate(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: bad, ty: 0)), .fillRect(rect, .red),
                .fill(path, .winding, .red), .stroke(path, StrokeStyle(width: bad), .red), .endGroup, .restore,
                .beginGroup, .clear(rect), .opacity(bad),
              ]))))),
    ]
    for value in values {
      var sketch = LayerSketch(width: 20, height: 20)
      let layer = sketch.add(
        CGRect(x: 2, y: 2, width: 9, height: 9), .backgroundColor(.red), .shadow(LayerShadow(opacity: 1)),
        .borderWidth(1), .masksToBounds(false))
      sketch.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: layer, .backgroundColor(.blue))
      sketch.set(layer, [value])
      #expect(sketch.picture().width == 20)
    }
  }

  @Test func `an enormous layer covers what is seen of it`() {
    var sketch = LayerSketch(width: 3, height: 1)
    sketch.add(CGRect(x: -1e7, y: -1e7, width: 1e7 + 2, height: 2e7), .backgroundColor(.black), .cornerRadius(4))
    #expect(sketch.picture().row(0) == [0, 0, 255])
  }

  @Test func `twenty thousand sublayers are drawn`() {
    var sketch = LayerSketch(width: 10, height: 10)
    for _ in 0..<20_000 { sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.black)) }
    #expect(sketch.picture().word(0, 0) == "000000ff")
  }

  @Test func `a tree that is too deep is cut`() {
    var sketch = LayerSketch(width: 4, height: 4)
    var parent = sketch.root
    for _ in 0..<700 { parent = sketch.add(CGRect(x: 0, y: 0, width: 4, height: 4), to: parent, .opacity(0.99)) }
    #expect(sketch.picture().word(0, 0) == "ffffffff")
  }

  @Test(arguments: [(0, 10), (.nan, 10), (1e9, 1e9)] as [(CGFloat, CGFloat)])
  func `a size that cannot be is an error that says so`(size: (CGFloat, CGFloat)) {
    let sketch = LayerSketch(width: size.0, height: size.1)
    #expect(throws: RasterError.self) { try LayerRasterizer(text: .bars).picture(of: sketch.mirror) }
  }
}
