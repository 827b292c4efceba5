import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import LayerRasterizer

/// How far gradients and large masks reach.
@Suite struct ReachTests {
  private func radial(
    start: CGPoint = CGPoint(x: 50, y: 40), startRadius: CGFloat = 0, radius: CGFloat = 30, isClear: Bool = false,
    lastLocation: CGFloat = 1, extends: Bool = false
  ) -> CGRect? {
    SceneBuilder.reach(
      of: DrawGradient(
        shape: .radial(
          startCenter: start, startRadius: startRadius, endCenter: CGPoint(x: 50, y: 40), endRadius: radius),
        stops: [
          .init(color: .white, location: 0), .init(color: isClear ? .clear : .red, location: lastLocation),
        ],
        extendsBeforeStart: true, extendsAfterEnd: extends))
  }

  @Test func `a gradient around a centre reaches as far as its last circle, or where it is clear from there on`() {
    let all = CGRect(x: 20, y: 10, width: 60, height: 60)
    #expect(radial() == all)
    #expect(radial(startRadius: 12) == all)
    #expect(radial(isClear: true, extends: true) == all)
    #expect(radial(isClear: true, lastLocation: 0.5, extends: true) == all)
    #expect(radial(start: CGPoint(x: 60, y: 40), startRadius: 10) == all)
  }

  @Test func `a gradient that goes on, whose circles leave each other or that has none reaches everywhere`() {
    #expect(radial(extends: true) == nil)
    #expect(radial(start: CGPoint(x: 60, y: 40), startRadius: 20) == nil)
    #expect(radial(start: CGPoint(x: 90, y: 40)) == nil)
    #expect(
      SceneBuilder.reach(
        of: DrawGradient(
          shape: .linear(start: .zero, end: CGPoint(x: 10, y: 0)), stops: [.init(color: .red, location: 0)],
          extendsBeforeStart: false, extendsAfterEnd: false)) == nil)
  }

  // 4,194,304 pixels are kept as one mask.
  @Test(arguments: [CGSize(width: 5000, height: 2000), CGSize(width: 70, height: 60_000)])
  func `a mask of more than four million pixels is cut to what is seen, looks as a small one does and is not kept`(
    size: CGSize
  ) throws {
    func sketch(_ size: CGSize) -> LayerSketch {
      var sketch = LayerSketch(width: 100, height: 80)
      let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      sketch.add(
        CGRect(x: 49.5 - size.width, y: 50 - size.height, width: size.width, height: size.height),
        .shape(LayerShape(path: path, fillColor: .red)),
        .shadow(LayerShadow(opacity: 0.5, offset: CGSize(width: 4, height: 6), radius: 6, path: path)))
      return sketch
    }
    let rasterizer = LayerRasterizer(text: .bars)
    let picture = try rasterizer.picture(of: sketch(size).mirror)
    #expect(picture == sketch(CGSize(width: 600, height: 500)).picture())
    #expect(picture.word(30, 10) == "ff0000ff")
    #expect(picture.word(90, 70) == "ffffffff")
    #expect(rasterizer.storedSize < 1 << 20)
  }
}
