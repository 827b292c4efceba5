import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct DrawingTests {
  private func draw(_ width: CGFloat, _ height: CGFloat, _ commands: DrawCommand...) -> RasterPicture {
    var sketch = LayerSketch(width: width, height: height, background: nil)
    let picture = LayerPicture(size: CGSize(width: width, height: height), source: .drawn(DisplayList(commands)))
    sketch.set(sketch.root, [.contents(.picture(picture))])
    return sketch.picture()
  }

  private static let all = CGRect(x: 0, y: 0, width: 4, height: 1)
  private static let right = CGRect(x: 2, y: 0, width: 2, height: 1)

  @Test func `states are saved and restored`() {
    let picture = draw(
      4, 1, .save, .concatenate(CGAffineTransform(translationX: 2, y: 0)), .opacity(0.5),
      .fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), .red), .restore,
      .fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), .red))
    #expect((0..<4).map { picture.word($0, 0) } == ["ff0000ff", "00000000", "80000080", "00000000"])
  }

  @Test func `a clip narrows, and can be taken back`() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1), transform: nil)
    let picture = draw(
      4, 1, .clip(left, .winding), .fillRect(Self.all, .red), .resetClip,
      .fillRect(CGRect(x: 3, y: 0, width: 1, height: 1), .blue))
    #expect((0..<4).map { picture.word($0, 0) } == ["ff0000ff", "ff0000ff", "00000000", "0000ffff"])
  }

  @Test func `a group is put down as a whole`() {
    let picture = draw(
      4, 1, .opacity(0.5), .beginGroup, .fillRect(Self.all, .red), .fillRect(Self.right, .blue), .endGroup)
    #expect((0..<4).map { picture.word($0, 0) } == ["80000080", "80000080", "00008080", "00008080"])
  }

  @Test(arguments: [
    (CGBlendMode.normal, "00ff00ff"), (.multiply, "000000ff"), (.screen, "ffff00ff"), (.darken, "000000ff"),
    (.lighten, "ffff00ff"), (.difference, "ffff00ff"), (.exclusion, "ffff00ff"), (.clear, "00000000"),
    (.copy, "00ff00ff"), (.sourceIn, "00ff00ff"), (.sourceOut, "00000000"), (.sourceAtop, "00ff00ff"),
    (.destinationOver, "ff0000ff"), (.destinationIn, "ff0000ff"), (.destinationOut, "00000000"),
    (.destinationAtop, "ff0000ff"), (.xor, "00000000"), (.plusLighter, "ffff00ff"), (.plusDarker, "000000ff"),
  ])
  func `a mode combines what is drawn with what lies below`(mode: CGBlendMode, word: String) {
    let picture = draw(4, 1, .fillRect(Self.all, .red), .blend(mode), .fillRect(Self.right, .green))
    #expect(picture.word(3, 0) == word)
    #expect(picture.word(0, 0) == "ff0000ff")
  }

  @Test func `the colour modes keep the brightness of what lies below`() {
    let picture = draw(4, 1, .fillRect(Self.all, .grey(0.5)), .blend(.color), .fillRect(Self.right, .red))
    let pixel = picture[3, 0]
    let light = 0.3 * Double(pixel.x) + 0.59 * Double(pixel.y) + 0.11 * Double(pixel.z)
    #expect(abs(light - 128) < 2 && pixel.x > pixel.y)
  }

  @Test func `a rectangle is cleared whatever the opacity`() {
    let picture = draw(4, 1, .fillRect(Self.all, .red), .opacity(0.1), .clear(Self.right))
    #expect((0..<4).map { picture.word($0, 0) } == ["ff0000ff", "ff0000ff", "00000000", "00000000"])
  }

  @Test func `gradients fill the clip, and end where they shall`() {
    let stops = [LayerGradient.Stop(color: .black, location: 0), LayerGradient.Stop(color: .black, location: 1)]
    let picture = draw(
      4, 1,
      .gradient(
        DrawGradient(
          shape: .linear(start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0)), stops: stops, extendsBeforeStart: false,
          extendsAfterEnd: true)))
    #expect(picture.row(0, channel: 3) == [0, 255, 255, 255])
  }

  @Test func `what is drawn throws the shadow that is set`() {
    let picture = draw(
      4, 1, .shadow(DrawShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .blue)),
      .fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), .red))
    #expect((0..<4).map { picture.word($0, 0) } == ["ff0000ff", "00000000", "0000ffff", "00000000"])
  }

  @Test func `a drawing in a drawing is drawn as large as it lands`() {
    let inner = LayerPicture(
      size: CGSize(width: 1, height: 1),
      source: .drawn(DisplayList([.fillRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), .red)])))
    let picture = draw(4, 1, .picture(inner, Self.all))
    #expect((0..<4).map { picture.word($0, 0) } == ["00000000", "00000000", "ff0000ff", "ff0000ff"])
    let part = draw(4, 1, .part(inner, CGRect(x: 0.5, y: 0, width: 0.5, height: 1), Self.right))
    #expect((0..<4).map { part.word($0, 0) } == ["00000000", "00000000", "ff0000ff", "ff0000ff"])
  }

  @Test func `a drawing that is shown much smaller is drawn with as many pixels as that takes`() throws {
    func stored(_ side: CGFloat, center: CGRect = LayerProperties().contentsCenter) throws -> (Int, RasterPicture) {
      let drawing = LayerPicture(
        size: CGSize(width: 400, height: 400),
        source: .drawn(DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 200, height: 400), .red)])))
      var sketch = LayerSketch(width: 100, height: 100)
      sketch.add(
        CGRect(x: 0, y: 0, width: side, height: side), .contents(.picture(drawing)), .contentsCenter(center))
      let rasterizer = LayerRasterizer(text: .bars)
      let picture = try rasterizer.picture(of: sketch.mirror)
      return (rasterizer.storedSize, picture)
    }
    let (small, picture) = try stored(60)
    // 400 halved twice, and by the root of a half: pixels of four bytes and a third for its halves, rather than 400 by 400.
    #expect(small == 71 * 71 * 4 * 4 / 3)
    #expect(picture.word(10, 30) == "ff0000ff" && picture.word(50, 30) == "ffffffff")
    #expect(try stored(60, center: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)).0 == 400 * 400 * 4 * 4 / 3)
  }
}
