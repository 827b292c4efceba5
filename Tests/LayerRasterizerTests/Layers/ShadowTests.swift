import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct ShadowTests {
  @Test func `a shadow without a radius is the box, moved`() {
    var sketch = LayerSketch(width: 6, height: 1)
    sketch.add(
      CGRect(x: 0, y: 0, width: 3, height: 1), .backgroundColor(.red),
      .shadow(LayerShadow(opacity: 1, offset: CGSize(width: 2, height: 0), radius: 0)))
    let picture = sketch.picture()
    #expect(
      (0..<6).map { picture.word($0, 0) } == [
        "ff0000ff", "ff0000ff", "ff0000ff", "000000ff", "000000ff", "ffffffff",
      ])
  }

  @Test func `a shadow falls off as a Gaussian of half its radius`() {
    var sketch = LayerSketch(width: 60, height: 100)
    sketch.add(
      CGRect(x: -200, y: -200, width: 230, height: 500), .backgroundColor(.red),
      .shadow(LayerShadow(opacity: 1, offset: .zero, radius: 10)))
    // Beyond the edge at 30: 1 - Φ((x - 30) / 5) of black.
    let row = sketch.picture().row(50, channel: 1)
    for x in 30..<45 {
      let distance: Double = (Double(x) - 29.5) / 5
      let part: Double = 0.5 * erfc(distance / 2.0.squareRoot())
      #expect(abs(Double(row[x]) - 255 * (1 - part)) < 2.5)
    }
  }

  // B2
  @Test func `a layer that clips throws none`() {
    var sketch = LayerSketch(width: 4, height: 1)
    sketch.add(
      CGRect(x: 0, y: 0, width: 2, height: 1), .backgroundColor(.red), .masksToBounds(true),
      .shadow(LayerShadow(opacity: 1, offset: CGSize(width: 2, height: 0), radius: 0)))
    #expect(sketch.picture().word(2, 0) == "ffffffff")
  }

  // B2
  @Test func `a layer without a background throws the shadow of what it holds`() {
    var sketch = LayerSketch(width: 6, height: 1)
    let layer = sketch.add(
      CGRect(x: 0, y: 0, width: 6, height: 1),
      .shadow(LayerShadow(opacity: 1, offset: CGSize(width: 2, height: 0), radius: 0)))
    sketch.add(CGRect(x: 1, y: 0, width: 1, height: 1), to: layer, .backgroundColor(.red))
    #expect(sketch.picture().row(0, channel: 1) == [255, 0, 255, 0, 255, 255])
  }

  @Test func `a path throws its own shadow`() {
    var sketch = LayerSketch(width: 6, height: 2)
    sketch.add(
      CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.red),
      .shadow(
        LayerShadow(
          opacity: 1, offset: .zero, radius: 0,
          path: CGPath(rect: CGRect(x: 3, y: 1, width: 2, height: 1), transform: nil))))
    #expect(sketch.picture().row(1) == [255, 255, 255, 0, 0, 255])
  }

  @Test func `a backdrop blurs what lies behind, within its bounds`() {
    var sketch = LayerSketch(width: 60, height: 20)
    sketch.add(CGRect(x: 0, y: 0, width: 30, height: 20), .backgroundColor(.black))
    sketch.add(CGRect(x: 0, y: 0, width: 60, height: 10), .backdrop(LayerBackdrop(blur: 4)))
    let picture = sketch.picture()
    #expect(picture.row(15, from: 28, to: 32) == [0, 0, 255, 255])
    let row = picture.row(5)
    #expect(abs(Int(row[29]) - 115) < 4 && abs(Int(row[30]) - 140) < 4)
    #expect(row[10] == 0 && row[50] == 255)
  }
}
