#if BrowserHost
import OpenCollectionView

extension LayerScene {
  /// Backgrounds, corners, borders and their opacity.
  static let boxes = [
    LayerScene("backgrounds on and between pixels") { view in
      view.layer.addSublayer(box(.sea, 10, 10, 60, 40))
      view.layer.addSublayer(box(.crimson, 90.5, 10.25, 60.25, 40.5))
      let clear = box(.leaf, 30, 70.75, 120.5, 60)
      clear.backgroundColor = Paint.leaf.cgColor(0.4)
      view.layer.addSublayer(clear)
    },
    LayerScene("corners") { view in
      for (index, corners) in [15, 1, 6, 8].enumerated() {
        let layer = box(.sea, 8 + Double(index % 2) * 98, 8 + Double(index / 2) * 98, 86, 86)
        layer.cornerRadius = [12, 30, 43, 20][index]
        layer.maskedCorners = CACornerMask(rawValue: UInt(corners))
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("corners larger than half of the side") { view in
      let layer = box(.leaf, 20, 30, 160, 60)
      layer.cornerRadius = 90
      layer.borderWidth = 4
      view.layer.addSublayer(layer)
      let round = box(.sun, 50, 110, 80, 80)
      round.cornerRadius = 40
      view.layer.addSublayer(round)
    },
    LayerScene(
      "borders", Tolerance(levels: 12, mean: 0.3),
      because: "At round corners a trace of the background is seen around the browser's borders."
    ) { view in
      for (index, width) in [1, 4, 12, 40].enumerated() {
        let layer = box(.sun, 8 + Double(index % 2) * 98, 8 + Double(index / 2) * 98, 86, 86)
        layer.borderWidth = Double(width)
        layer.borderColor = Paint.sea.cgColor(index == 2 ? 0.5 : 1)
        layer.cornerRadius = [0, 10, 24, 20][index]
        layer.addSublayer(box(.crimson, -10, 30, 60, 20))
        view.layer.addSublayer(layer)
      }
    },
    LayerScene(
      "borders of broken widths", Tolerance(levels: 3, mean: 1.5),
      because: "The browser takes whole pixels of a border's width, 3 for 3.5; here it ends between pixels."
    ) { view in
      for (index, width) in [1.5, 3.5].enumerated() {
        let layer = box(.sun, 8 + Double(index) * 98, 50, 86, 86)
        layer.borderWidth = width
        layer.borderColor = Paint.sea.cgColor()
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("opacity of a layer with all that it holds") { view in
      view.layer.addSublayer(box(.black, 0, 90, 200, 20))
      let group = box(.sea, 20, 20, 120, 120)
      group.opacity = 0.5
      group.addSublayer(box(.leaf, 10, 10, 60, 60))
      let half = box(.sun, 60, 60, 110, 100)
      half.opacity = 0.25
      half.cornerRadius = 20
      group.addSublayer(half)
      view.layer.addSublayer(group)
    },
    LayerScene("hidden layers, and order by depth among siblings") { view in
      let front = box(.sea, 20, 20, 90, 90)
      front.zPosition = 2
      let back = box(.sun, 60, 60, 90, 90)
      let hidden = box(.black, 0, 0, 200, 200)
      hidden.isHidden = true
      for layer in [front, back, hidden] { view.layer.addSublayer(layer) }
    },
  ]

  /// Transforms in the plane and in space.
  static let spaces = [
    LayerScene(
      "turned, sheared, mirrored and scaled in the plane", Tolerance(levels: 32, mean: 0.35),
      because: "Along softened edges a trace of the background is seen around the browser's borders."
    ) { view in
      let turns = [
        CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 0.8, tx: 0, ty: 0),
        CGAffineTransform(scaleX: -0.7, y: 1.1), CGAffineTransform(rotationAngle: 2.3).scaledBy(x: 0.5, y: 0.9),
      ]
      for (index, turn) in turns.enumerated() {
        let layer = box(.sea, 20 + Double(index % 2) * 96, 20 + Double(index / 2) * 96, 64, 64)
        layer.cornerRadius = 14
        layer.borderWidth = 5
        layer.borderColor = Paint.sun.cgColor()
        layer.addSublayer(box(.crimson, 10, 10, 20, 20))
        layer.transform = CATransform3DMakeAffineTransform(turn)
        view.layer.addSublayer(layer)
      }
    },
    LayerScene(
      "turned in space, seen in perspective", Tolerance(levels: 56, mean: 0.65),
      because:
        "The browser draws a layer as a picture first and turns that: edges within it are softer, and its outer ones have the colour of the background."
    ) { view in
      view.layer.sublayerTransform = perspective(300)
      for (index, angle) in [0.9, -0.7].enumerated() {
        let layer = box(.sea, 15 + Double(index) * 90, 40, 80, 110)
        layer.cornerRadius = 16
        layer.borderWidth = 6
        layer.borderColor = Paint.sun.cgColor()
        layer.addSublayer(box(.crimson, 20, 20, 30, 30))
        layer.transform = CATransform3DMakeRotation(angle, index == 0 ? 0 : 0.4, 1, 0)
        view.layer.addSublayer(layer)
      }
    },
    LayerScene(
      "the faces of a cube", Tolerance(levels: 32, mean: 0.3),
      because: "Edges in space are softened by another rule."
    ) { view in
      let paints: [Paint] = [.sea, .sun, .leaf, .crimson, .black, Paint(red: 150, green: 150, blue: 150)]
      let cube = CATransformLayer()
      cube.frame = CGRect(x: 100, y: 100, width: 0, height: 0)
      cube.transform = CATransform3DRotate(CATransform3DMakeRotation(0.6, 1, 0, 0), 0.5, 0, 1, 0)
      for index in 0..<6 {
        let face = box(paints[index], -45, -45, 90, 90)
        let turn =
          index < 4
          ? CATransform3DMakeRotation(Double(index) * .pi / 2, 0, 1, 0)
          : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
        face.transform = CATransform3DTranslate(turn, 0, 0, 45)
        cube.addSublayer(face)
      }
      view.layer.sublayerTransform = perspective(500)
      view.layer.addSublayer(cube)
    },
    LayerScene("planes before each other", Tolerance(levels: 3, mean: 0.35)) { view in
      view.layer.sublayerTransform = perspective(400)
      for (paint, x, z) in [(Paint.sea, 40.0, 80.0), (.sun, 70, 0), (.leaf, 110, -150)] {
        let layer = box(paint, x, 50, 70, 80)
        layer.zPosition = z
        view.layer.addSublayer(layer)
      }
    },
    LayerScene(
      "planes that cut through each other", Tolerance(levels: 18, mean: 0.15),
      because: "Edges in space are softened by another rule."
    ) { view in
      for (paint, angle) in [(Paint.sea, 0.6), (.sun, -0.6)] {
        let layer = box(paint, 40, 40, 120, 120)
        layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("backs of layers with one side and with two") { view in
      for (index, isDoubleSided) in [true, false].enumerated() {
        let layer = box(.sea, Double(index) * 100 + 10, 10, 80, 80)
        layer.addSublayer(box(.sun, 0, 0, 30, 30))
        layer.isDoubleSided = isDoubleSided
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        view.layer.addSublayer(layer)
      }
    },
  ]

  private static func perspective(_ distance: Double) -> CATransform3D {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1 / distance
    return matrix
  }
}
#endif
