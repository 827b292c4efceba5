#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct GradientPixelTests {
    private func gradient(
      _ frame: CGRect, _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint, _ colors: [CGColor],
      _ locations: [NSNumber]? = nil
    ) -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.type = type
      layer.startPoint = start
      layer.endPoint = end
      layer.colors = colors
      layer.locations = locations
      return layer
    }

    @Test func `an axial gradient leans with its box, and holds its ends`() async throws {
      let frame = CGRect(x: 20, y: 40, width: 160, height: 80)
      let shot = try await Stage.show { view in
        view.layer.addSublayer(
          gradient(
            frame, .axial, from: CGPoint(x: 0.25, y: 0.25), to: CGPoint(x: 1, y: 1),
            [Paint.sea.cgColor(), Paint.sun.cgColor(), Paint.crimson.cgColor()], [0, 0.3, 0.8]))
      }
      shot.expect(within: 3, slope: 20) { point in
        guard frame.contains(point) else { return .white }
        let x = (point.x - frame.minX) / frame.width - 0.25
        let y = (point.y - frame.minY) / frame.height - 0.25
        let place = (x * 0.75 + y * 0.75) / (2 * 0.75 * 0.75)
        if place < 0.3 { return .sea.under(.sun, place / 0.3) }
        return .sun.under(.crimson, (place - 0.3) / 0.5)
      }
    }

    @Test func `a radial gradient is an ellipse about its start`() async throws {
      let frame = CGRect(x: 20, y: 40, width: 160, height: 80)
      let shot = try await Stage.show { view in
        view.layer.addSublayer(
          gradient(
            frame, .radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.9, y: 1),
            [Paint.sun.cgColor(), Paint.leaf.cgColor()]))
      }
      shot.expect(within: 3, slope: 20) { point in
        guard frame.contains(point) else { return .white }
        return .sun.under(.leaf, hypot((point.x - 100) / 64, (point.y - 80) / 40))
      }
    }

    @Test func `a conic gradient runs clockwise from where its end lies`() async throws {
      let shot = try await Stage.show { view in
        view.layer.addSublayer(
          gradient(
            CGRect(x: 20, y: 20, width: 160, height: 160), .conic, from: CGPoint(x: 0.5, y: 0.5),
            to: CGPoint(x: 0.5, y: 1), [Paint.sea.cgColor(), Paint.sun.cgColor()]))
      }
      shot.expect(within: 3, slope: 20) { point in
        guard CGRect(x: 20, y: 20, width: 160, height: 160).contains(point) else { return .white }
        // Close to the middle the colours turn within a pixel.
        let angle = atan2(point.y - 100, point.x - 100) - .pi / 2
        return .sea.under(.sun, (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi))
      }
    }

    @Test func `on its way to a clear black a colour turns dark, and to its own clear it stays`() async throws {
      let shot = try await Stage.show { view in
        let across = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        view.layer.addSublayer(
          gradient(
            CGRect(x: 0, y: 0, width: 200, height: 100), .axial, from: across.0, to: across.1,
            [Paint.sun.cgColor(), .clear]))
        view.layer.addSublayer(
          gradient(
            CGRect(x: 0, y: 100, width: 200, height: 100), .axial, from: across.0, to: across.1,
            [Paint.sun.cgColor(), Paint.sun.cgColor(0)]))
      }
      shot.expect(within: 3, slope: 20) { point in
        let place = point.x / 200
        let paint = point.y < 100 ? Paint.sun.under(.black, place) : .sun
        return .white.under(paint, 1 - place)
      }
    }

    @Test func `a gradient lies over the background and inside the corners`() async throws {
      let shot = try await Stage.show { view in
        let layer = gradient(
          CGRect(x: 50, y: 50, width: 100, height: 100), .axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 1),
          [Paint.sea.cgColor(), Paint.sea.cgColor(0)])
        layer.backgroundColor = Paint.sun.cgColor()
        layer.cornerRadius = 50
        view.layer.addSublayer(layer)
      }
      shot.expect(within: 3, slope: 20) { point in
        guard hypot(point.x - 100, point.y - 100) < 50 else { return .white }
        return .sun.under(.sea, 1 - (point.y - 50) / 100)
      }
    }
  }
}
#endif
