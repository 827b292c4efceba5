import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct BoxTests {
  @Test func `a box on whole pixels has sharp edges`() {
    var sketch = LayerSketch(width: 6, height: 3)
    sketch.add(CGRect(x: 2, y: 1, width: 3, height: 1), .backgroundColor(.black))
    #expect(sketch.picture().row(1) == [255, 255, 0, 0, 0, 255])
    #expect(sketch.picture().row(0) == [255, 255, 255, 255, 255, 255])
  }

  @Test func `pixels that are partly covered are mixed by the area that is`() {
    var sketch = LayerSketch(width: 5, height: 2)
    sketch.add(CGRect(x: 1.25, y: 0, width: 2.5, height: 1.5), .backgroundColor(.black))
    #expect(sketch.picture().row(0) == [255, 64, 0, 64, 255])
    // Half of the row below: 255 * (1 - 0.75 * 0.5) at the ends.
    #expect(sketch.picture().row(1) == [255, 159, 127, 159, 255])
  }

  @Test func `a scale gives as many pixels as it says`() {
    var sketch = LayerSketch(width: 2, height: 1)
    sketch.add(CGRect(x: 0.5, y: 0, width: 1, height: 1), .backgroundColor(.black))
    let picture = sketch.picture(scale: 2)
    #expect(picture.width == 4 && picture.height == 2)
    #expect(picture.row(1) == [255, 0, 0, 255])
  }

  @Test func `corners are round, those that are masked`() {
    var sketch = LayerSketch(width: 20, height: 20)
    sketch.add(
      CGRect(x: 0, y: 0, width: 20, height: 20), .backgroundColor(.black), .cornerRadius(10),
      .maskedCorners([.layerMinXMinYCorner]))
    let picture = sketch.picture()
    #expect(picture.word(0, 0) == "ffffffff")
    #expect(
      picture.word(19, 0) == "000000ff" && picture.word(0, 19) == "000000ff" && picture.word(19, 19) == "000000ff")
    // The arc passes the diagonal at 10 - 10 / √2 = 2.93.
    #expect(picture[2, 2].x > 100 && picture[3, 3].x < 60)
  }

  @Test func `a border lies inside, above what the layer holds`() {
    var sketch = LayerSketch(width: 8, height: 8)
    let layer = sketch.add(
      CGRect(x: 1, y: 1, width: 6, height: 6), .backgroundColor(.white), .borderWidth(2), .borderColor(.red))
    sketch.add(CGRect(x: 0, y: 0, width: 6, height: 6), to: layer, .backgroundColor(.blue))
    let picture = sketch.picture()
    #expect(
      (0..<8).map { picture.word($0, 4) } == [
        "ffffffff", "ff0000ff", "ff0000ff", "0000ffff", "0000ffff", "ff0000ff", "ff0000ff", "ffffffff",
      ])
  }

  @Test func `clips within clips cut what lies in them, also turned`() {
    var sketch = LayerSketch(width: 20, height: 20)
    let outer = sketch.add(CGRect(x: 5, y: 5, width: 10, height: 10), .masksToBounds(true))
    let inner = sketch.add(
      CGRect(x: -5, y: 0, width: 10, height: 10), to: outer, .masksToBounds(true),
      .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    sketch.add(CGRect(x: -50, y: -50, width: 100, height: 100), to: inner, .backgroundColor(.black))
    let picture = sketch.picture()
    #expect(picture.row(10) == [255, 255, 255, 255, 255, 0, 0, 0, 0, 0] + [UInt8](repeating: 255, count: 10))
    #expect(picture.row(4).allSatisfy { $0 == 255 } && picture.row(15).allSatisfy { $0 == 255 })
  }

  @Test func `the opacity of a layer is that of all it holds together`() {
    var sketch = LayerSketch(width: 3, height: 1)
    let layer = sketch.add(CGRect(x: 0, y: 0, width: 2, height: 1), .backgroundColor(.black), .opacity(0.5))
    sketch.add(CGRect(x: 1, y: 0, width: 2, height: 1), to: layer, .backgroundColor(.black))
    #expect(sketch.picture().row(0) == [127, 127, 127])
  }

  @Test func `hidden and clear layers leave nothing`() {
    var sketch = LayerSketch(width: 1, height: 1)
    sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.black), .isHidden(true))
    sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.black), .opacity(0))
    #expect(sketch.picture().word(0, 0) == "ffffffff")
  }

  @Test func `without a background pixels stay clear`() {
    var sketch = LayerSketch(width: 2, height: 1, background: nil)
    sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(LayerColor.red.withAlpha(0.5)))
    #expect(sketch.picture().word(0, 0) == "80000080" && sketch.picture().word(1, 0) == "00000000")
  }
}
