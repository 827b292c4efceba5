import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct ContentTests {
  /// Two by two pixels: red, green, blue and black.
  private static let four = LayerPicture(
    size: CGSize(width: 2, height: 2),
    source: .encoded(
      bytes: RasterPicture(
        width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255]
      ).png, mediaType: "image/png"))

  private func stops(_ colors: LayerColor...) -> [LayerGradient.Stop] {
    colors.enumerated().map { LayerGradient.Stop(color: $1, location: CGFloat($0) / CGFloat(colors.count - 1)) }
  }

  // MARK: Gradients

  @Test func `an axial gradient runs from its start to its end`() {
    var sketch = LayerSketch(width: 5, height: 1)
    sketch.add(
      CGRect(x: 0, y: 0, width: 5, height: 1),
      .gradient(
        LayerGradient(
          kind: .axial, start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5), stops: stops(.black, .white))))
    #expect(sketch.picture().row(0) == [25, 77, 128, 178, 230])
  }

  @Test func `a radial gradient spreads from its centre`() {
    var sketch = LayerSketch(width: 9, height: 9)
    sketch.add(
      CGRect(x: 0, y: 0, width: 9, height: 9),
      .gradient(
        LayerGradient(
          kind: .radial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1), stops: stops(.black, .white))))
    let picture = sketch.picture()
    #expect(picture[4, 4].x == 0 && picture[0, 4].x == picture[8, 4].x && picture[0, 4].x == picture[4, 0].x)
    #expect(picture[0, 4].x == 227 && picture[0, 0].x == 255)
  }

  @Test func `a conic gradient goes around its start, clockwise from the end`() {
    var sketch = LayerSketch(width: 20, height: 20)
    sketch.add(
      CGRect(x: 0, y: 0, width: 20, height: 20),
      .gradient(
        LayerGradient(
          kind: .conic, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.5), stops: stops(.black, .white))))
    let picture = sketch.picture()
    func near(_ x: Int, _ y: Int, _ value: Int) -> Bool { abs(Int(picture[x, y].x) - value) < 6 }
    // An eighth of a turn, three eighths and so on.
    #expect(near(19, 19, 32) && near(0, 19, 96) && near(0, 0, 159) && near(19, 0, 223))
  }

  // MARK: Pictures

  @Test func `a picture is stretched into the bounds, pixels stay squares where they shall`() {
    var sketch = LayerSketch(width: 4, height: 4)
    sketch.add(
      CGRect(x: 0, y: 0, width: 4, height: 4), .contents(.picture(Self.four)), .magnificationFilter(.nearest))
    let picture = sketch.picture()
    #expect((0..<4).map { picture.word($0, 0) } == ["ff0000ff", "ff0000ff", "00ff00ff", "00ff00ff"])
    #expect((0..<4).map { picture.word($0, 3) } == ["0000ffff", "0000ffff", "000000ff", "000000ff"])
  }

  @Test func `linear pixels flow into each other`() {
    var sketch = LayerSketch(width: 4, height: 4)
    sketch.add(CGRect(x: 0, y: 0, width: 4, height: 4), .contents(.picture(Self.four)))
    #expect(sketch.picture().row(0) == [255, 191, 64, 0])
  }

  @Test(arguments: [
    (CALayerContentsGravity.center, 2, 1), (.topLeft, 0, 0), (.bottomRight, 4, 2), (.top, 2, 0), (.right, 4, 1),
  ])
  func `a picture keeps its size where its gravity says so`(gravity: CALayerContentsGravity, x: Int, y: Int) {
    var sketch = LayerSketch(width: 6, height: 4)
    sketch.add(
      CGRect(x: 0, y: 0, width: 6, height: 4), .contents(.picture(Self.four)), .contentsGravity(gravity))
    let picture = sketch.picture()
    #expect(picture.word(x, y) == "ff0000ff" && picture.word(x + 1, y + 1) == "000000ff")
    #expect(picture.pixels.filter { $0 == 255 }.count == 6 * 4 * 4 - 16 + 4 + 3)
  }

  @Test func `a picture that fits has bars beside it, one that fills is cut by the layer's clip`() {
    var sketch = LayerSketch(width: 8, height: 4)
    sketch.add(
      CGRect(x: 0, y: 0, width: 4, height: 2), .contents(.picture(Self.four)), .contentsGravity(.resizeAspect),
      .magnificationFilter(.nearest))
    sketch.add(
      CGRect(x: 4, y: 0, width: 4, height: 2), .contents(.picture(Self.four)), .contentsGravity(.resizeAspectFill),
      .magnificationFilter(.nearest), .masksToBounds(true))
    let picture = sketch.picture()
    #expect(
      (0..<8).map { picture.word($0, 0) } == [
        "ffffffff", "ff0000ff", "00ff00ff", "ffffffff", "ff0000ff", "ff0000ff", "00ff00ff", "00ff00ff",
      ])
    #expect(picture.word(4, 2) == "ffffffff")
  }

  @Test func `the middle of a picture is stretched, its ends are not`() {
    let three = LayerPicture(
      size: CGSize(width: 3, height: 1),
      source: .encoded(
        bytes: RasterPicture(width: 3, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]).png,
        mediaType: "image/png"))
    var sketch = LayerSketch(width: 6, height: 1)
    sketch.add(
      CGRect(x: 0, y: 0, width: 6, height: 1), .contents(.picture(three)),
      .contentsCenter(CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)), .magnificationFilter(.nearest))
    let picture = sketch.picture()
    #expect(
      (0..<6).map { picture.word($0, 0) } == [
        "ff0000ff", "00ff00ff", "00ff00ff", "00ff00ff", "00ff00ff", "0000ffff",
      ])
  }

  @Test func `what cannot be decoded is left out and told`() throws {
    #if SystemLibraries
    let why = "its header is damaged"
    #else
    let why = "only PNG files can be decoded without the package trait SystemLibraries"
    #endif
    let photo = LayerPicture(
      size: CGSize(width: 2, height: 2), source: .encoded(bytes: [0xFF, 0xD8, 0xFF], mediaType: "image/jpeg"))
    var sketch = LayerSketch(width: 2, height: 2)
    sketch.add(CGRect(x: 0, y: 0, width: 2, height: 2), .contents(.picture(photo)))
    #expect(
      sketch.picture().remarks == [
        "A picture of the type image/jpeg was left out: \(why)."
      ])
  }

  // MARK: Shapes

  @Test func `a shape is filled by its rule and drawn along`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    var sketch = LayerSketch(width: 10, height: 10)
    sketch.add(
      CGRect(x: 0, y: 0, width: 10, height: 10), .shape(LayerShape(path: path, fillRule: .evenOdd)))
    #expect(sketch.picture().row(5) == [255, 0, 0, 255, 255, 255, 255, 0, 0, 255])
    var line = LayerSketch(width: 10, height: 4)
    let straight = CGMutablePath()
    straight.move(to: CGPoint(x: 2, y: 2))
    straight.addLine(to: CGPoint(x: 8, y: 2))
    line.add(
      CGRect(x: 0, y: 0, width: 10, height: 4),
      .shape(LayerShape(path: straight, fillColor: nil, strokeColor: .black, stroke: StrokeStyle(width: 2))))
    #expect(line.picture().row(1) == [255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
    #expect(line.picture().row(3) == [UInt8](repeating: 255, count: 10))
  }

  @Test func `a circle covers its area`() {
    var sketch = LayerSketch(width: 40, height: 40)
    sketch.add(
      CGRect(x: 0, y: 0, width: 40, height: 40),
      .shape(LayerShape(path: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil))))
    let covered = sketch.picture().pixels.enumerated().filter { $0.offset % 4 == 0 }.reduce(0.0) {
      $0 + Double(255 - $1.element) / 255
    }
    #expect(abs(covered - .pi * 400) < 2)
  }

  // MARK: Masks

  @Test func `a mask multiplies the opacity of the layer and of what it holds`() {
    var sketch = LayerSketch(width: 4, height: 1)
    let layer = sketch.add(CGRect(x: 0, y: 0, width: 4, height: 1), .backgroundColor(.black))
    sketch.mask(layer, CGRect(x: 1, y: 0, width: 2, height: 1), .backgroundColor(LayerColor.black.withAlpha(0.5)))
    #expect(sketch.picture().row(0) == [255, 127, 127, 255])
  }

  @Test func `an opaque mask cuts as exactly as a clip`() {
    var sketch = LayerSketch(width: 4, height: 1)
    let layer = sketch.add(CGRect(x: 0, y: 0, width: 4, height: 1), .backgroundColor(.black))
    sketch.mask(layer, CGRect(x: 1.5, y: 0, width: 2, height: 1), .backgroundColor(.red))
    #expect(sketch.picture().row(0) == [255, 127, 0, 127])
  }
}
