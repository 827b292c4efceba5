#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ShadowPixelTests {
    /// How much of a Gaussian lies below a place.
    private func part(_ place: Double, _ deviation: Double) -> Double {
      0.5 * (1 + erf(place / deviation / 2.0.squareRoot()))
    }

    /// How dark the shadow of a rectangle is at a point, 0 to 1. A radius is twice the standard deviation.
    private func shadow(_ rect: CGRect, radius: Double, at point: CGPoint) -> Double {
      let across = part(point.x - rect.minX, radius / 2) - part(point.x - rect.maxX, radius / 2)
      let down = part(point.y - rect.minY, radius / 2) - part(point.y - rect.maxY, radius / 2)
      return across * down
    }

    private func throwing(
      _ layer: CALayer, _ paint: Paint, _ opacity: Float, _ dx: Double, _ dy: Double, _ radius: Double
    ) -> CALayer {
      layer.shadowColor = paint.cgColor()
      layer.shadowOpacity = opacity
      layer.shadowOffset = CGSize(width: dx, height: dy)
      layer.shadowRadius = radius
      return layer
    }

    @Test func `an opaque layer throws the shadow of its box`() async throws {
      let shot = try await Stage.show { view in
        view.layer.addSublayer(throwing(box(.sun, 50, 50, 80, 60), .black, 0.7, 12, 16, 14))
      }
      shot.expect(within: 6, slope: 40) { point in
        if CGRect(x: 50, y: 50, width: 80, height: 60).contains(point) { return .sun }
        let cast = shadow(CGRect(x: 62, y: 66, width: 80, height: 60), radius: 14, at: point)
        return .white.under(.black, 0.7 * cast)
      }
    }

    @Test func `a shadow without a blur is sharp`() async throws {
      let shot = try await Stage.show { view in
        view.layer.addSublayer(throwing(box(.sun, 50, 50, 80, 60), .sea, 1, 10, 20, 0))
      }
      shot.expect { point in
        if CGRect(x: 50, y: 50, width: 80, height: 60).contains(point) { return .sun }
        return CGRect(x: 60, y: 70, width: 80, height: 60).contains(point) ? .sea : .white
      }
    }

    @Test func `a translucent layer throws a shadow as thin as itself, and shows it`() async throws {
      let shot = try await Stage.show { view in
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 80, height: 60)
        layer.backgroundColor = Paint.sun.cgColor(0.5)
        view.layer.addSublayer(throwing(layer, .black, 1, 10, 10, 12))
      }
      shot.expect(within: 6, slope: 40) { point in
        let cast = shadow(CGRect(x: 60, y: 60, width: 80, height: 60), radius: 12, at: point)
        let below = Paint.white.under(.black, 0.5 * cast)
        return CGRect(x: 50, y: 50, width: 80, height: 60).contains(point) ? below.under(.sun, 0.5) : below
      }
    }

    @Test func `a layer without a background throws the shadow of what it holds`() async throws {
      let shot = try await Stage.show { view in
        let layer = throwing(box(nil, 20, 20, 160, 160), .black, 0.8, 20, 0, 8)
        layer.addSublayer(box(.leaf, 10, 10, 50, 50))
        layer.addSublayer(box(.sea, 50, 100, 60, 40))
        view.layer.addSublayer(layer)
      }
      shot.expect(within: 6, slope: 60) { point in
        if CGRect(x: 30, y: 30, width: 50, height: 50).contains(point) { return .leaf }
        if CGRect(x: 70, y: 120, width: 60, height: 40).contains(point) { return .sea }
        let cast =
          shadow(CGRect(x: 50, y: 30, width: 50, height: 50), radius: 8, at: point)
          + shadow(CGRect(x: 90, y: 120, width: 60, height: 40), radius: 8, at: point)
        return .white.under(.black, 0.8 * cast)
      }
    }

    @Test func `an outline throws its own shadow, below the layer and whatever that shows`() async throws {
      let shot = try await Stage.show { view in
        let layer = throwing(box(.sun, 60, 60, 60, 60), .sea, 0.9, 5, -5, 10)
        layer.bounds.origin = CGPoint(x: 100, y: 100)
        layer.cornerRadius = 30
        layer.shadowPath = CGPath(rect: CGRect(x: 70, y: 80, width: 140, height: 40), transform: nil)
        let empty = throwing(box(nil, 0, 0, 10, 10), .crimson, 1, 0, 0, 0)
        empty.shadowPath = CGPath(rect: CGRect(x: 10, y: 150, width: 50, height: 40), transform: nil)
        for layer in [layer, empty] { view.layer.addSublayer(layer) }
      }
      // Without a graphics processor Chromium makes the blur of three boxes: it is off by up to four hundredths.
      shot.expect(within: 10, slope: 60) { point in
        if hypot(point.x - 90, point.y - 90) < 30 { return .sun }
        if CGRect(x: 10, y: 150, width: 50, height: 40).contains(point) { return .crimson }
        let cast = shadow(CGRect(x: 35, y: 35, width: 140, height: 40), radius: 10, at: point)
        return .white.under(.sea, 0.9 * cast)
      }
    }

    @Test func `a layer that clips throws none`() async throws {
      let shot = try await Stage.show { view in
        let layer = throwing(box(.sun, 50, 50, 80, 60), .black, 1, 10, 10, 8)
        layer.masksToBounds = true
        view.layer.addSublayer(layer)
      }
      shot.expect { CGRect(x: 50, y: 50, width: 80, height: 60).contains($0) ? .sun : .white }
    }
  }
}
#endif
