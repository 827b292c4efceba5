import Foundation
import LayerEngine
import PlaneGeometry

/// A scene of everything but letters, whose outlines are those of an installed file.
enum SamenessScene {
  static func scene(_ time: CGFloat = 0) -> LayerSketch {
    var sketch = LayerSketch(width: 200, height: 160)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    let stops = [
      LayerGradient.Stop(color: .red, location: 0), LayerGradient.Stop(color: .green, location: 0.5),
      LayerGradient.Stop(color: .blue, location: 1),
    ]
    let row = sketch.add(CGRect(x: 0, y: 0, width: 200, height: 80), .sublayerTransform(perspective))
    for index in 0..<3 {
      // 3-4-5: a turn without a sine's last digits.
      var turn = CATransform3DIdentity
      (turn.m11, turn.m13, turn.m31, turn.m33) = (0.8, -0.6, 0.6, 0.8)
      let card = sketch.add(
        CGRect(x: CGFloat(index) * 60 + 10 + time, y: 10, width: 60, height: 60), to: row, .backgroundColor(.white),
        .cornerRadius(9), .borderWidth(1.5), .borderColor(.black), .transform(turn),
        .shadow(LayerShadow(opacity: 0.6, offset: CGSize(width: 1, height: 4), radius: 6)))
      let clip = sketch.add(CGRect(x: 6, y: 6, width: 48, height: 30), to: card, .masksToBounds(true), .cornerRadius(5))
      sketch.add(
        CGRect(x: 0, y: 0, width: 60, height: 40), to: clip,
        .gradient(
          LayerGradient(
            kind: [.axial, .radial, .conic][index], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.8),
            stops: stops)))
    }
    let group = sketch.add(
      CGRect(x: 10.25, y: 85.5, width: 80, height: 60), .opacity(0.6), .backgroundColor(.blue), .cornerRadius(12))
    sketch.add(
      CGRect(x: 20, y: 20, width: 90, height: 50), to: group,
      .shape(
        LayerShape(
          path: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 50), transform: nil), fillColor: .green,
          strokeColor: .black, stroke: StrokeStyle(width: 3, dashes: [7, 4]))))
    let masked = sketch.add(CGRect(x: 110, y: 85, width: 80, height: 70), .backgroundColor(.red))
    sketch.mask(
      masked, CGRect(x: 0, y: 0, width: 80, height: 70),
      .gradient(
        LayerGradient(
          kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
          stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)])))
    sketch.add(CGRect(x: 60, y: 60, width: 90, height: 50), .backdrop(LayerBackdrop(blur: 5, saturation: 1.8)))
    return sketch
  }
}
