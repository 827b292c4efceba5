import Foundation
import LayerEngine
import PlaneGeometry

/// Layers by chance of which many cover others: opaque and clear ones, turned ones, drawings, groups, masks and blurs.
struct CoveredScene {
  private(set) var sketch = LayerSketch(width: 320, height: 256)
  private var state: UInt64

  init(seed: Int, frame: Int = 0) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for index in 0..<24 { add(index, frame) }
  }

  /// A number from 0 up to 1.
  private mutating func chance() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  private mutating func color() -> LayerColor {
    LayerColor(
      red: Float(chance()), green: Float(chance()), blue: Float(chance()), alpha: chance() < 0.7 ? 1 : Float(chance()))
  }

  private mutating func add(_ index: Int, _ frame: Int) {
    // Every third layer moves from frame to frame.
    let shift = index % 3 == 0 ? CGFloat(frame) * 7 : 0
    let whole = chance() < 0.6
    func place(_ value: CGFloat) -> CGFloat { whole ? value.rounded() : value }
    let rect = CGRect(
      x: place(chance() * 300 - 60) + shift, y: place(chance() * 240 - 60), width: place(chance() * 260) + 20,
      height: place(chance() * 220) + 20)
    let kind = chance()
    let layer: LayerID
    if kind < 0.45 {
      layer = sketch.add(rect, .backgroundColor(color()), .cornerRadius(chance() < 0.5 ? 0 : chance() * 30))
    } else if kind < 0.7 {
      layer = sketch.add(rect, .contents(.picture(Self.photo(color()))))
    } else if kind < 0.78 {
      layer = sketch.add(rect, .backdrop(LayerBackdrop(blur: chance() * 8, saturation: 1.4)))
    } else if kind < 0.86 {
      layer = sketch.add(rect, .backgroundColor(color()), .opacity(0.6))
      sketch.add(CGRect(x: 5, y: 5, width: 120, height: 90), to: layer, .contents(.picture(Self.photo(color()))))
      sketch.add(CGRect(x: 15, y: 5, width: 120, height: 90), to: layer, .backgroundColor(color()))
    } else if kind < 0.92 {
      layer = sketch.add(rect, .masksToBounds(true), .cornerRadius(12))
      sketch.add(CGRect(x: -20, y: -20, width: 400, height: 300), to: layer, .backgroundColor(color()))
      sketch.add(CGRect(x: 0, y: 0, width: 150, height: 150), to: layer, .contents(.picture(Self.photo(color()))))
    } else {
      layer = sketch.add(
        rect, .backgroundColor(color()),
        .shadow(LayerShadow(opacity: 0.7, offset: CGSize(width: 3, height: 9), radius: 7)))
      sketch.mask(
        layer, CGRect(x: 0, y: 0, width: 90, height: 120), .backgroundColor(.black), .cornerRadius(20))
    }
    guard chance() < 0.35 else { return }
    var turn = CATransform3DIdentity
    // 3-4-5 and 5-12-13: turns without a sine's last digits.
    let (cosine, sine): (CGFloat, CGFloat) = chance() < 0.5 ? (0.8, 0.6) : (12.0 / 13, -5.0 / 13)
    (turn.m11, turn.m12, turn.m21, turn.m22) = (cosine, sine, -sine, cosine)
    sketch.set(layer, [.transform(turn)])
  }

  private static func hill(from left: CGFloat, to right: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -10, y: left))
    path.addQuadCurve(to: CGPoint(x: 210, y: right), control: CGPoint(x: 80, y: 40))
    path.addLine(to: CGPoint(x: 210, y: 170))
    path.addLine(to: CGPoint(x: -10, y: 170))
    path.closeSubpath()
    return path
  }

  /// A drawing with a ground of a colour, and something on it.
  static func photo(_ color: LayerColor) -> LayerPicture {
    let size = CGSize(width: 200, height: 160)
    return LayerPicture(
      size: size, scale: 1,
      source: .drawn(
        DisplayList([
          .fillRect(CGRect(origin: .zero, size: size), color),
          .fill(CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 150, height: 90), transform: nil), .winding, .blue),
          // A hill that covers what is behind it, and one with a gradient of its own.
          .fill(hill(from: 90, to: 60), .winding, .green),
          .save, .clip(hill(from: 100, to: 130), .winding),
          .gradient(
            DrawGradient(
              shape: .linear(start: CGPoint(x: 0, y: 90), end: CGPoint(x: 30, y: 160)),
              stops: [.init(color: .red, location: 0), .init(color: color.alpha < 1 ? color : .black, location: 1)],
              extendsBeforeStart: true, extendsAfterEnd: true)),
          .restore,
          .stroke(hill(from: 130, to: 110), StrokeStyle(width: 5), .white),
          .gradient(
            DrawGradient(
              shape: .radial(
                startCenter: CGPoint(x: 140, y: 50), startRadius: 0, endCenter: CGPoint(x: 140, y: 50), endRadius: 60),
              stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)],
              extendsBeforeStart: false, extendsAfterEnd: false)),
        ])))
  }
}
