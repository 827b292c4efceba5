#if BrowserHost
import OpenCollectionView

extension LayerScene {
  /// Clips and masks.
  static let clips = [
    LayerScene("clips within clips, with their corners", Tolerance(levels: 14, mean: 0.15)) { view in
      let outer = box(.sun, 20, 20, 140, 140)
      outer.masksToBounds = true
      outer.cornerRadius = 40
      let inner = box(.leaf, 60, 60, 120, 60)
      inner.masksToBounds = true
      inner.cornerRadius = 10
      inner.addSublayer(box(.sea, -20, 20, 200, 100))
      outer.addSublayer(inner)
      outer.addSublayer(box(.crimson, -30, -30, 60, 60))
      view.layer.addSublayer(outer)
    },
    LayerScene("a turned clip in a turned clip", Tolerance(levels: 6, mean: 0.2)) { view in
      let outer = box(.sun, 30, 30, 130, 130)
      outer.masksToBounds = true
      outer.cornerRadius = 30
      outer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      let inner = box(.sea, 40, 40, 120, 70)
      inner.masksToBounds = true
      inner.transform = CATransform3DMakeRotation(-0.9, 0, 0, 1)
      inner.addSublayer(box(.crimson, -20, 20, 200, 20))
      outer.addSublayer(inner)
      view.layer.addSublayer(outer)
    },
    LayerScene(
      "a border above what is clipped", Tolerance(levels: 20, mean: 0.2),
      because: "At round corners a trace of what is clipped is seen around the browser's border."
    ) { view in
      let layer = box(.sun, 30, 30, 140, 140)
      layer.masksToBounds = true
      layer.cornerRadius = 36
      layer.borderWidth = 9
      layer.borderColor = Paint.sea.cgColor(0.6)
      layer.addSublayer(box(.crimson, 0, 0, 90, 70))
      view.layer.addSublayer(layer)
    },
    LayerScene("a shape as a mask", Tolerance(levels: 5, mean: 0.1)) { view in
      let mask = CAShapeLayer()
      mask.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 120, height: 90), transform: nil)
      view.layer.addSublayer(masked(by: mask))
    },
    LayerScene(
      "a turned layer as a mask", Tolerance(levels: 22, mean: 0.1),
      because: "The browser draws the mask's round corners as curves."
    ) { view in
      let mask = box(.leaf, 10, 10, 80, 60)
      mask.cornerRadius = 15
      mask.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      view.layer.addSublayer(masked(by: mask))
    },
    LayerScene("a gradient as a mask") { view in
      let mask = CAGradientLayer()
      mask.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
      (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      mask.colors = [CGColor.black, CGColor.clear]
      view.layer.addSublayer(masked(by: mask))
    },
    LayerScene("a mask in a mask, with sublayers and opacity") { view in
      let mask = box(.black, 0, 0, 140, 100)
      mask.backgroundColor = Paint.black.cgColor(0.5)
      mask.borderWidth = 8
      let part = box(.crimson, 20, 20, 100, 40)
      part.cornerRadius = 12
      mask.addSublayer(part)
      let inner = box(.black, 30, 10, 90, 70)
      inner.opacity = 0.7
      mask.mask = inner
      view.layer.addSublayer(masked(by: mask))
    },
    LayerScene("a picture as a mask") { view in
      let mask = box(nil, 0, 0, 80, 80)
      mask.contents = try image(4, 4, alpha: { x, _ in [255, 128, 0, 64][x] }, { _, _ in .leaf })
      mask.magnificationFilter = .nearest
      view.layer.addSublayer(masked(by: mask))
    },
  ]

  /// Shadows of boxes, paths and of all that a layer holds.
  static let shadows = [
    LayerScene("shadows of boxes, by radius", Tolerance(levels: 3, mean: 0.3)) { view in
      for (index, radius) in [0, 2, 8, 20].enumerated() {
        let layer = box(.sun, 30 + Double(index % 2) * 95, 30 + Double(index / 2) * 95, 50, 50)
        throwShadow(layer, 0.8, 4, 6, Double(radius))
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("shadows of boxes with corners", Tolerance(levels: 6, mean: 0.4)) { view in
      for (index, radius) in [8, 25].enumerated() {
        let layer = box(.sun, 35, 30 + Double(index) * 85, 130, 50)
        layer.cornerRadius = Double(radius)
        throwShadow(layer, 0.6, 0, 6, 9)
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("shadows of paths", Tolerance(levels: 4, mean: 0.3)) { view in
      let layer = box(.sun, 40, 40, 100, 60)
      layer.shadowPath = CGPath(ellipseIn: CGRect(x: -10, y: 40, width: 120, height: 90), transform: nil)
      throwShadow(layer, 0.7, 0, 5, 6)
      view.layer.addSublayer(layer)
    },
    LayerScene("the shadow of all that a clear layer holds", Tolerance(levels: 4, mean: 0.3)) { view in
      let layer = box(nil, 30, 30, 140, 120)
      let round = box(.sea, 0, 0, 60, 60)
      round.cornerRadius = 30
      layer.addSublayer(round)
      layer.addSublayer(box(.leaf, 70, 50, 60, 60))
      throwShadow(layer, 0.7, 5, 8, 5)
      view.layer.addSublayer(layer)
    },
    LayerScene("the shadow of a turned layer", Tolerance(levels: 4, mean: 0.3)) { view in
      let layer = box(.sun, 50, 50, 100, 70)
      layer.cornerRadius = 12
      layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      throwShadow(layer, 0.7, 8, 14, 6)
      view.layer.addSublayer(layer)
    },
  ]

  private static func masked(by mask: CALayer) -> CALayer {
    let layer = box(.sea, 40, 40, 100, 100)
    layer.addSublayer(box(.sun, 60, 0, 80, 50))
    layer.mask = mask
    return layer
  }

  private static func throwShadow(_ layer: CALayer, _ opacity: Float, _ dx: Double, _ dy: Double, _ radius: Double) {
    layer.shadowColor = Paint.black.cgColor()
    layer.shadowOpacity = opacity
    layer.shadowOffset = CGSize(width: dx, height: dy)
    layer.shadowRadius = radius
  }
}
#endif
