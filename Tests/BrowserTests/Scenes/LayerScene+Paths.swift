#if BrowserHost
import OpenCollectionView

extension LayerScene {
  /// Shapes and drawings.
  static let shapes =
    [
      LayerScene("shapes by both rules") { view in
        for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
          let shape = CAShapeLayer()
          shape.path = star(CGPoint(x: 52 + Double(index) * 96, y: 100), 46)
          shape.fillRule = rule
          shape.fillColor = Paint.sea.cgColor(0.8)
          view.layer.addSublayer(shape)
        }
      },
      LayerScene("lines with their ends, corners and dashes") { view in
        let ends: [(CAShapeLayerLineCap, CAShapeLayerLineJoin, [NSNumber]?)] = [
          (.butt, .miter, nil), (.round, .round, nil), (.square, .bevel, nil), (.round, .miter, [14, 12]),
        ]
        for (index, end) in ends.enumerated() {
          let shape = CAShapeLayer()
          let path = CGMutablePath()
          let (x, y) = (20 + Double(index % 2) * 96, 20 + Double(index / 2) * 96)
          path.move(to: CGPoint(x: x, y: y + 60))
          path.addLine(to: CGPoint(x: x + 30, y: y))
          path.addQuadCurve(to: CGPoint(x: x + 66, y: y + 60), control: CGPoint(x: x + 80, y: y + 5))
          shape.path = path
          shape.fillColor = nil
          shape.strokeColor = Paint.crimson.cgColor()
          shape.lineWidth = 9
          (shape.lineCap, shape.lineJoin, shape.lineDashPattern) = end
          view.layer.addSublayer(shape)
        }
      },
      LayerScene("a part of a line, from start to end") { view in
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 120, height: 120), transform: nil)
        shape.fillColor = Paint.sun.cgColor()
        shape.strokeColor = Paint.sea.cgColor()
        shape.lineWidth = 12
        (shape.strokeStart, shape.strokeEnd) = (0.2, 0.75)
        view.layer.addSublayer(shape)
      },
      LayerScene("a shape turned in its layer", Tolerance(levels: 6, mean: 0.3)) { view in
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
        shape.path = star(CGPoint(x: 60, y: 60), 58)
        shape.fillColor = Paint.leaf.cgColor()
        shape.strokeColor = Paint.black.cgColor()
        shape.lineWidth = 3
        shape.transform = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 1, y: 0.6))
        view.layer.addSublayer(shape)
      },
    ] + drawings

  /// Drawings of commands: blend modes, states, paintings and pictures.
  private static var drawings: [LayerScene] {
    func scene(
      _ name: String, _ tolerance: Tolerance, because difference: String = "",
      _ samples: @escaping () throws -> ArraySlice<DrawingSample>
    ) -> LayerScene {
      LayerScene(name, tolerance, because: difference) { view in
        // Twenty-five tiles of 40 points fill the page.
        for (index, sample) in try samples().enumerated() {
          let side = DrawingSample.side
          let tile = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { sample.draw($0.cgContext) })
          tile.frame.origin = CGPoint(x: Double(index % 5) * side, y: Double(index / 5) * side)
          view.addSubview(tile)
        }
      }
    }
    let darker = "the mode \(CGBlendMode.plusDarker)"
    return [
      scene("blend modes of drawings", Tolerance(levels: 4, mean: 0.2)) { DrawingSample.blendModes.prefix(25) },
      scene("the other modes, and states of drawings", Tolerance(levels: 4, mean: 0.2)) {
        (DrawingSample.blendModes + DrawingSample.states).filter { $0.name != darker }.dropFirst(25)
      },
      scene(
        "the mode plusDarker", Tolerance(levels: 32, mean: 0.6),
        because: "A browser has no such mode, and shows multiply."
      ) { DrawingSample.blendModes.filter { $0.name == darker }[...] },
      scene("fills, lines, shadows and gradients of drawings", Tolerance(levels: 6, mean: 0.2)) {
        DrawingSample.paintings[...]
      },
      scene("pictures and letters of drawings", Tolerance(levels: 8, mean: 0.1)) {
        try DrawingSample.pictures[...]
      },
    ]
  }

  private static func star(_ middle: CGPoint, _ radius: Double) -> CGPath {
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * .pi - .pi / 2
      let point = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
#endif
