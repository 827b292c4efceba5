#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ShapePixelTests {
    private func shape(_ path: CGPath, fill: Paint? = nil, line: Paint? = nil, width: Double = 1) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      layer.path = path
      layer.fillColor = fill?.cgColor()
      layer.strokeColor = line?.cgColor()
      layer.lineWidth = width
      return layer
    }

    private func line(_ points: (Double, Double)...) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
      return path
    }

    @Test func `a shape is filled beyond its layer's bounds, moves with their origin, and lies below the sublayers`()
      async throws
    {
      let shot = try await Stage.show { view in
        let path = CGPath(ellipseIn: CGRect(x: 70, y: 70, width: 120, height: 120), transform: nil)
        let layer = shape(path, fill: .sea)
        layer.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
        layer.bounds.origin = CGPoint(x: 80, y: 80)
        layer.backgroundColor = Paint.sun.cgColor()
        layer.addSublayer(box(.leaf, 80, 80, 30, 30))
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        if CGRect(x: 50, y: 50, width: 30, height: 30).contains(point) { return .leaf }
        if hypot(point.x - 100, point.y - 100) < 60 { return .sea }
        return CGRect(x: 50, y: 50, width: 60, height: 60).contains(point) ? .sun : .white
      }
    }

    @Test(arguments: [CAShapeLayerFillRule.nonZero, .evenOdd])
    func `a fill rule says what is inside`(rule: CAShapeLayerFillRule) async throws {
      let shot = try await Stage.show { view in
        let path = CGMutablePath()
        path.addRect(CGRect(x: 20, y: 20, width: 120, height: 120))
        path.addRect(CGRect(x: 80, y: 80, width: 100, height: 100))
        let layer = shape(path, fill: .crimson)
        layer.fillRule = rule
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        let first = CGRect(x: 20, y: 20, width: 120, height: 120).contains(point)
        let second = CGRect(x: 80, y: 80, width: 100, height: 100).contains(point)
        return (rule == .evenOdd ? first != second : first || second) ? .crimson : .white
      }
    }

    @Test func `a line lies on both sides of its path, above the fill`() async throws {
      let shot = try await Stage.show { view in
        let path = CGPath(rect: CGRect(x: 40, y: 40, width: 100, height: 100), transform: nil)
        view.layer.addSublayer(shape(path, fill: .sun, line: .sea, width: 20))
      }
      shot.expect { point in
        if CGRect(x: 50, y: 50, width: 80, height: 80).contains(point) { return .sun }
        return CGRect(x: 30, y: 30, width: 120, height: 120).contains(point) ? .sea : .white
      }
    }

    @Test func `the ends of lines are cut, round or square`() async throws {
      let shot = try await Stage.show { view in
        for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
          let y = 40 + Double(index) * 60
          let layer = shape(line((60, y), (140, y)), line: .sea, width: 30)
          layer.lineCap = cap
          view.layer.addSublayer(layer)
        }
      }
      shot.expect { point in
        let end = min(max(point.x, 60), 140)
        if abs(point.y - 40) < 15 { return end == point.x ? .sea : .white }
        if abs(point.y - 100) < 15 { return hypot(point.x - end, point.y - 100) < 15 ? .sea : .white }
        return abs(point.y - 160) < 15 && abs(point.x - end) < 15 ? .sea : .white
      }
    }

    @Test func `dashes begin where the phase says`() async throws {
      let shot = try await Stage.show { view in
        let layer = shape(line((0, 100), (200, 100)), line: .leaf, width: 40)
        layer.lineDashPattern = [30, 10]
        layer.lineDashPhase = 15
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        let place = (point.x + 15).truncatingRemainder(dividingBy: 40)
        return abs(point.y - 100) < 20 && place < 30 ? .leaf : .white
      }
    }

    @Test func `corners of lines are pointed up to the limit, and else cut or round`() async throws {
      let shot = try await Stage.show { view in
        let joins: [(CAShapeLayerLineJoin, CGFloat)] = [(.miter, 10), (.miter, 1.2), (.round, 10), (.bevel, 10)]
        for (index, (join, limit)) in joins.enumerated() {
          let (x, y) = (Double(index % 2) * 100, Double(index / 2) * 100)
          let layer = shape(line((x + 20, y + 90), (x + 20, y + 30), (x + 90, y + 30)), line: .sea, width: 20)
          layer.lineJoin = join
          layer.miterLimit = limit
          view.layer.addSublayer(layer)
        }
      }
      shot.expect { point in
        let own = CGPoint(
          x: point.x.truncatingRemainder(dividingBy: 100), y: point.y.truncatingRemainder(dividingBy: 100))
        let isLine =
          CGRect(x: 10, y: 30, width: 20, height: 60).contains(own)
          || CGRect(x: 20, y: 20, width: 70, height: 20).contains(own)
        if isLine { return .sea }
        guard CGRect(x: 10, y: 20, width: 10, height: 10).contains(own) else { return .white }
        switch (point.x < 100, point.y < 100) {
        case (true, true): return .sea
        case (true, false): return hypot(own.x - 20, own.y - 30) < 10 ? .sea : .white
        // A mitre of a right corner is as long as the square root of 2.
        default: return own.x - 10 + own.y - 20 > 10 ? .sea : .white
        }
      }
    }

    @Test func `a line follows a part of its path`() async throws {
      let shot = try await Stage.show { view in
        let layer = shape(line((20, 20), (180, 20), (180, 100)), line: .crimson, width: 16)
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        // 240 points in all: from 60 to 180 of them.
        if CGRect(x: 80, y: 12, width: 100, height: 16).contains(point) { return .crimson }
        return CGRect(x: 172, y: 12, width: 16, height: 28).contains(point) ? .crimson : .white
      }
    }
  }
}
#endif
