#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct MaskPixelTests {
    /// A square of two colours with a sublayer that reaches out of it.
    private func masked(by mask: CALayer) -> CALayer {
      let layer = box(.sea, 40, 40, 100, 100)
      layer.addSublayer(box(.sun, 60, 0, 80, 50))
      layer.mask = mask
      return layer
    }

    private func paint(_ point: CGPoint) -> Paint? {
      if CGRect(x: 100, y: 40, width: 80, height: 50).contains(point) { return .sun }
      return CGRect(x: 40, y: 40, width: 100, height: 100).contains(point) ? .sea : nil
    }

    /// What is seen through a mask of an opacity for each point.
    private func seen(_ point: CGPoint, _ opacity: Double) -> Paint {
      paint(point).map { .white.under($0, opacity) } ?? .white
    }

    @Test func `an opaque shape cuts a layer with all that it holds`() async throws {
      let shot = try await Stage.show { view in
        let mask = CAShapeLayer()
        mask.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 120, height: 90), transform: nil)
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect { seen($0, hypot(($0.x - 110) / 60, ($0.y - 95) / 45) < 1 ? 1 : 0) }
    }

    @Test func `a layer of one colour masks with its corners and its transform`() async throws {
      let turn = CGAffineTransform(rotationAngle: 0.5)
      let shot = try await Stage.show { view in
        let mask = box(.leaf, 10, 10, 80, 60)
        mask.cornerRadius = 15
        mask.transform = CATransform3DMakeAffineTransform(turn)
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect { point in
        let own = CGPoint(x: point.x - 90, y: point.y - 80).applying(turn.inverted())
        return seen(point, isInRoundedRect(own, CGRect(x: -40, y: -30, width: 80, height: 60), 15) ? 1 : 0)
      }
    }

    @Test func `a gradient fades a layer with all that it holds`() async throws {
      let shot = try await Stage.show { view in
        let mask = CAGradientLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        mask.startPoint = CGPoint(x: 0, y: 0.5)
        mask.endPoint = CGPoint(x: 1, y: 0.5)
        mask.colors = [CGColor.black, CGColor.clear]
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect(within: 3, slope: 20) { point in
        let isInside = CGRect(x: 40, y: 40, width: 120, height: 100).contains(point)
        return seen(point, isInside ? 1 - (point.x - 40) / 120 : 0)
      }
    }

    @Test func `a mask is all that it shows: background, border, shape, sublayers and their opacity`() async throws {
      let shot = try await Stage.show { view in
        let mask = CAShapeLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        mask.backgroundColor = CGColor(gray: 1, alpha: 0.25)
        mask.borderWidth = 6
        mask.path = CGPath(rect: CGRect(x: 80, y: 10, width: 50, height: 20), transform: nil)
        let inner = box(.crimson, 20, 20, 100, 70)
        inner.opacity = 0.5
        inner.masksToBounds = true
        inner.addSublayer(box(.black, 40, 40, 200, 200))
        mask.addSublayer(inner)
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect { point in
        let own = CGPoint(x: point.x - 40, y: point.y - 40)
        let box = CGRect(x: 0, y: 0, width: 60, height: 60)
        var opacity = 0.0
        func cover(_ other: Double) { opacity += (1 - opacity) * other }
        if box.contains(own) { cover(0.25) }
        if CGRect(x: 80, y: 10, width: 50, height: 20).contains(own) { cover(1) }
        if CGRect(x: 20, y: 20, width: 100, height: 70).contains(own) { cover(0.5) }
        if box.contains(own), !box.insetBy(dx: 6, dy: 6).contains(own) { cover(1) }
        return seen(point, opacity)
      }
    }

    @Test func `masks mask masks`() async throws {
      let shot = try await Stage.show { view in
        let mask = box(.black, 0, 0, 140, 100)
        mask.addSublayer(box(.black, 0, 0, 10, 10))
        let inner = box(.black, 50, 20, 200, 40)
        inner.opacity = 0.5
        mask.mask = inner
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect { seen($0, CGRect(x: 90, y: 60, width: 90, height: 40).contains($0) ? 0.5 : 0) }
    }

    @Test func `gradients in masks are those of layers`() async throws {
      for type in [CAGradientLayerType.axial, .radial, .conic] {
        let shot = try await Stage.show { view in
          let layer = box(.sea, 0, 0, 200, 200)
          let mask = CALayer()
          mask.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
          let gradient = CAGradientLayer()
          gradient.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
          gradient.type = type
          gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
          gradient.endPoint = CGPoint(x: 1, y: 1)
          gradient.colors = [CGColor.black, CGColor.clear]
          mask.addSublayer(gradient)
          layer.mask = mask
          view.layer.addSublayer(layer)
        }
        shot.expect(within: 3, slope: 20) { point in
          guard CGRect(x: 20, y: 20, width: 160, height: 160).contains(point) else { return .white }
          let (x, y) = ((point.x - 100) / 80, (point.y - 100) / 80)
          let place: Double
          switch type {
          case .radial: place = hypot(x, y)
          case .conic:
            let angle = atan2(y, x) - .pi / 4
            place = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
          default: place = max((x + y) / 2, 0)
          }
          return .white.under(.sea, 1 - place)
        }
      }
    }

    @Test func `a picture and letters mask by how opaque they are`() async throws {
      let picture = try image(4, 4, alpha: { x, _ in [255, 128, 0, 64][x] }, { _, _ in .leaf })
      let shot = try await Stage.show { view in
        let mask = box(nil, 0, 0, 80, 80)
        mask.contents = picture
        mask.magnificationFilter = .nearest
        view.layer.addSublayer(masked(by: mask))
      }
      shot.expect { point in
        guard CGRect(x: 40, y: 40, width: 80, height: 80).contains(point) else { return .white }
        return seen(point, [1, 128.0 / 255, 0, 64.0 / 255][Int((point.x - 40) / 20)])
      }
      let letter = try await Stage.show { view in
        let text = CATextLayer()
        text.frame = CGRect(x: 20, y: 20, width: 150, height: 150)
        text.string = "H"
        text.fontSize = 120
        let layer = box(.black, 0, 0, 200, 200)
        layer.mask = text
        view.layer.addSublayer(layer)
      }
      // An H of Liberation Sans stands 168 of 2048 units from the left and is 1409 high.
      let ink = try #require(letter.ink())
      #expect(abs(ink.minX - (20 + 120 * 168 / 2048)) <= 1)
      // In SVG Chromium draws letters with a rim of half a pixel more.
      #expect(abs(ink.height - 120 * 1409 / 2048) <= 1.5)
    }

    @Test func `a mask that changes, moves or goes is followed`() async throws {
      var layer = CALayer()
      let mask = CAShapeLayer()
      try await Stage.show { view in
        mask.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        mask.fillColor = CGColor(gray: 0, alpha: 0.5)
        layer = masked(by: mask)
        view.layer.addSublayer(layer)
      }
      let stage = try await Stage.shared()
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 20), transform: nil)
      mask.position.y += 10
      try await stage.next()
      try await stage.shoot().expect { seen($0, CGRect(x: 40, y: 50, width: 100, height: 20).contains($0) ? 0.5 : 0) }
      mask.fillColor = .black
      layer.bounds.origin.y = 10
      try await stage.next()
      try await stage.shoot().expect { point in
        let isSeen = CGRect(x: 40, y: 40, width: 100, height: 20).contains(point)
        guard isSeen else { return .white }
        return CGRect(x: 100, y: 30, width: 80, height: 50).contains(point) ? .sun : .sea
      }
      layer.mask = nil
      layer.bounds.origin.y = 0
      try await stage.next()
      try await stage.shoot().expect { seen($0, 1) }
    }
  }
}
#endif
