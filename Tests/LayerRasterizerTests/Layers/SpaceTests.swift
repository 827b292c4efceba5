import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct SpaceTests {
  private static func perspective(_ distance: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / distance
    return t
  }

  @Test func `scrolled content stands where its bounds say`() {
    var sketch = LayerSketch(width: 4, height: 1)
    let scroll = sketch.add(
      CGRect(x: 0, y: 0, width: 4, height: 1), .boundsOrigin(CGPoint(x: 25_000_000, y: 0)), .masksToBounds(true))
    sketch.add(CGRect(x: 25_000_001, y: 0, width: 1, height: 1), to: scroll, .backgroundColor(.black))
    #expect(sketch.picture().row(0) == [255, 0, 255, 255])
  }

  @Test func `layers in front cover those behind, whatever their order`() {
    var sketch = LayerSketch(width: 1, height: 1)
    sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.red), .zPosition(1))
    sketch.add(CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.blue))
    #expect(sketch.picture().word(0, 0) == "ff0000ff")
  }

  @Test func `a layer turned in depth is narrower on its far side`() {
    var sketch = LayerSketch(width: 100, height: 100)
    sketch.set(sketch.root, [.sublayerTransform(Self.perspective(100))])
    sketch.add(
      CGRect(x: 10, y: 10, width: 80, height: 80), .backgroundColor(.black),
      .transform(CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
    let picture = sketch.picture()
    func height(_ x: Int) -> Int { (0..<100).filter { picture[x, $0].x < 128 }.count }
    // The left edge comes nearer: at x = -40 * cos 45 = -28.3 and z = 28.3 it is seen 1 / (1 - 0.283) as large.
    let left = (0..<100).first { height($0) > 0 }
    let right = (0..<100).last { height($0) > 0 }
    #expect(left == 50 - 39 || left == 50 - 40)
    #expect(right == 50 + 21 || right == 50 + 22)
    #expect(height(15) == 100 && height(70) < 66)
  }

  // B3
  @Test func `in one space the nearer of two planes is in front where they overlap`() {
    var sketch = LayerSketch(width: 100, height: 40)
    let space = sketch.add(CGRect(x: 0, y: 0, width: 100, height: 40), kind: .transform)
    sketch.set(sketch.root, [.sublayerTransform(Self.perspective(500))])
    sketch.add(
      CGRect(x: 30, y: 0, width: 40, height: 40), to: space, .backgroundColor(.red),
      .transform(CATransform3DMakeTranslation(0, 0, 40)))
    sketch.add(CGRect(x: 30, y: 0, width: 40, height: 40), to: space, .backgroundColor(.blue))
    #expect(sketch.picture().word(50, 20) == "ff0000ff")
  }

  private func crossed(_ alpha: Float = 1) -> RasterPicture {
    var sketch = LayerSketch(width: 100, height: 40)
    for (color, angle) in [(LayerColor.red.withAlpha(alpha), 0.6), (.blue, -0.6)] {
      sketch.add(
        CGRect(x: 10, y: 5, width: 80, height: 30), .backgroundColor(color),
        .transform(CATransform3DMakeRotation(angle, 0, 1, 0)))
    }
    return sketch.picture(scale: 2)
  }

  // B3
  @Test func `of planes that cut through each other the nearer is in front at each point`() {
    let picture = crossed()
    // A turn about y by a positive angle takes the right side away from the viewer; 40 · cos 0.6 is 33.
    for x in 36..<99 { #expect(picture.word(x, 40) == "ff0000ff") }
    for x in 102..<164 { #expect(picture.word(x, 40) == "0000ffff") }
    #expect(picture.word(30, 40) == "ffffffff" && picture.word(100, 8) == "ffffffff")
  }

  // B3
  @Test func `nothing shines through where a plane is cut`() {
    var sketch = LayerSketch(width: 100, height: 60)
    // The second one cuts the first over a part of its height only.
    sketch.add(
      CGRect(x: 10, y: 5, width: 80, height: 50), .backgroundColor(.red),
      .transform(CATransform3DMakeRotation(0.7, 0.3, 1, 0)))
    sketch.add(
      CGRect(x: 20, y: 25, width: 60, height: 10), .backgroundColor(.red),
      .transform(CATransform3DMakeRotation(-0.7, 0, 1, 0)))
    let picture = sketch.picture()
    for y in 20..<40 { for x in 35..<65 { #expect(picture.word(x, y) == "ff0000ff", "at \(x), \(y)") } }
  }

  // B3
  @Test func `three planes through one line are each in front once`() {
    var sketch = LayerSketch(width: 120, height: 40)
    sketch.set(sketch.root, [.sublayerTransform(Self.perspective(600))])
    for (color, angle) in [(LayerColor.red, 0.9), (.green, 0), (.blue, -0.9)] {
      sketch.add(
        CGRect(x: 10, y: 5, width: 100, height: 30), .backgroundColor(color),
        .transform(CATransform3DMakeRotation(angle, 0, 1, 0)))
    }
    let picture = sketch.picture()
    #expect(picture.word(40, 20) == "ff0000ff" && picture.word(80, 20) == "0000ffff")
    #expect(picture.word(14, 20) == "00ff00ff" && picture.word(106, 20) == "00ff00ff")
  }

  @Test func `a layer that shows its back is left out unless both sides show`() {
    var sketch = LayerSketch(width: 2, height: 1)
    let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)
    sketch.add(
      CGRect(x: 0, y: 0, width: 1, height: 1), .backgroundColor(.black), .transform(turned), .isDoubleSided(false))
    sketch.add(CGRect(x: 1, y: 0, width: 1, height: 1), .backgroundColor(.black), .transform(turned))
    #expect(sketch.picture().row(0) == [255, 0])
  }

  @Test func `what reaches behind the eye is cut off there`() {
    var sketch = LayerSketch(width: 40, height: 40)
    sketch.set(sketch.root, [.sublayerTransform(Self.perspective(50))])
    sketch.add(
      CGRect(x: 0, y: 15, width: 40, height: 400), .backgroundColor(.black),
      .anchorPoint(CGPoint(x: 0.5, y: 0)), .position(CGPoint(x: 20, y: 20)),
      .transform(CATransform3DMakeRotation(.pi / 2.2, 1, 0, 0)))
    let picture = sketch.picture()
    #expect(picture.word(20, 35) == "000000ff")
    #expect(picture.word(20, 5) == "ffffffff")
  }

  @Test func `a layer's plane flattens what it holds`() {
    var sketch = LayerSketch(width: 20, height: 20)
    let plane = sketch.add(CGRect(x: 0, y: 0, width: 20, height: 20))
    let holder = sketch.add(
      CGRect(x: 0, y: 0, width: 20, height: 20), to: plane,
      .transform(
        CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
    // Turned back: in one space it would stand upright again, in a plane it becomes narrower still.
    sketch.add(
      CGRect(x: 0, y: 0, width: 20, height: 20), to: holder, .backgroundColor(.black),
      .transform(CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)))
    let dark = sketch.picture().row(10).filter { $0 < 128 }.count
    #expect(dark == 5 || dark == 4 || dark == 6)
  }
}
