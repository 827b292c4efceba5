#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  /// Backgrounds, corners, borders, clips and opacity.
  @MainActor @Suite struct SurfacePixelTests {
    @Test func `corners are quarter circles, of those that the mask names`() async throws {
      let shot = try await Stage.show { view in
        let all = box(.sea, 10, 10, 80, 60)
        all.cornerRadius = 20
        let two = box(.leaf, 110, 10, 80, 60)
        two.cornerRadius = 25
        two.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let round = box(.crimson, 10, 110, 80, 80)
        round.cornerRadius = 40
        for layer in [all, two, round] { view.layer.addSublayer(layer) }
      }
      shot.expect { point in
        if isInRoundedRect(point, CGRect(x: 10, y: 10, width: 80, height: 60), 20) { return .sea }
        let two: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        if isInRoundedRect(point, CGRect(x: 110, y: 10, width: 80, height: 60), 25, two) { return .leaf }
        return hypot(point.x - 50, point.y - 150) < 40 ? .crimson : .white
      }
    }

    @Test func `a border lies inside the edge and above the sublayers`() async throws {
      let shot = try await Stage.show { view in
        let plain = box(.sun, 20, 20, 70, 60)
        plain.borderWidth = 8
        plain.borderColor = Paint.sea.cgColor()
        plain.addSublayer(box(.leaf, -10, 20, 90, 20))
        let round = box(.sun, 100, 100, 80, 80)
        round.borderWidth = 10
        round.cornerRadius = 30
        round.borderColor = Paint.crimson.cgColor(0.5)
        for layer in [plain, round] { view.layer.addSublayer(layer) }
      }
      shot.expect { point in
        let box = CGRect(x: 20, y: 20, width: 70, height: 60)
        if box.contains(point), !box.insetBy(dx: 8, dy: 8).contains(point) { return .sea }
        if CGRect(x: 10, y: 40, width: 90, height: 20).contains(point) { return .leaf }
        if box.contains(point) { return .sun }
        let round = CGRect(x: 100, y: 100, width: 80, height: 80)
        guard isInRoundedRect(point, round, 30) else { return .white }
        return isInRoundedRect(point, round.insetBy(dx: 10, dy: 10), 20) ? .sun : .sun.under(.crimson, 0.5)
      }
    }

    @Test func `clips cut what they hold, one inside the other, with their corners`() async throws {
      let shot = try await Stage.show { view in
        let outer = box(.sun, 20, 20, 140, 140)
        outer.masksToBounds = true
        outer.cornerRadius = 40
        let inner = box(.leaf, 60, 60, 120, 60)
        inner.masksToBounds = true
        inner.addSublayer(box(.sea, -20, 20, 200, 100))
        outer.addSublayer(inner)
        outer.addSublayer(box(.crimson, -30, -30, 60, 60))
        view.layer.addSublayer(outer)
      }
      shot.expect { point in
        guard isInRoundedRect(point, CGRect(x: 20, y: 20, width: 140, height: 140), 40) else { return .white }
        if CGRect(x: -10, y: -10, width: 60, height: 60).contains(point) { return .crimson }
        let inner = CGRect(x: 80, y: 80, width: 120, height: 60)
        return inner.contains(point) ? (point.y >= 100 ? .sea : .leaf) : .sun
      }
    }

    @Test func `opacity is that of a layer with all that it holds`() async throws {
      let shot = try await Stage.show { view in
        view.layer.addSublayer(box(.black, 0, 90, 200, 20))
        let group = box(.sea, 20, 20, 100, 100)
        group.opacity = 0.5
        let half = box(.sun, 40, 40, 120, 120)
        half.opacity = 0.25
        group.addSublayer(half)
        group.addSublayer(box(.leaf, 10, 10, 50, 50))
        view.layer.addSublayer(group)
      }
      shot.expect { point in
        let behind = (90..<110).contains(point.y) ? Paint.black : .white
        var own: Paint? = CGRect(x: 20, y: 20, width: 100, height: 100).contains(point) ? .sea : nil
        if CGRect(x: 30, y: 30, width: 50, height: 50).contains(point) { own = .leaf }
        let isInHalf = CGRect(x: 60, y: 60, width: 120, height: 120).contains(point)
        guard let own else { return isInHalf ? behind.under(.sun, 0.125) : behind }
        let isOverLeaf = own == .leaf
        return behind.under(isInHalf && !isOverLeaf ? own.under(.sun, 0.25) : own, 0.5)
      }
    }

    @Test func `a layer that only transforms hands its opacity on, and has no background, border or clip`()
      async throws
    {
      let shot = try await Stage.show { view in
        let space = CATransformLayer()
        space.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        space.backgroundColor = Paint.black.cgColor()
        space.borderWidth = 5
        space.masksToBounds = true
        space.opacity = 0.5
        space.addSublayer(box(.sea, 0, 0, 80, 80))
        space.addSublayer(box(.sun, 40, 40, 80, 80))
        view.layer.addSublayer(space)
      }
      shot.expect { point in
        var paint = Paint.white
        if CGRect(x: 20, y: 20, width: 80, height: 80).contains(point) { paint = paint.under(.sea, 0.5) }
        if CGRect(x: 60, y: 60, width: 80, height: 80).contains(point) { paint = paint.under(.sun, 0.5) }
        return paint
      }
    }
  }
}

/// Tells whether a point lies in a rectangle with corners of a radius.
func isInRoundedRect(
  _ point: CGPoint, _ rect: CGRect, _ radius: Double, _ corners: CACornerMask = CACornerMask(rawValue: 15)
) -> Bool {
  guard rect.contains(point) else { return false }
  let isLeft = point.x < rect.midX
  let isTop = point.y < rect.midY
  let corner: CACornerMask =
    isTop
    ? (isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner) : (isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
  let dx = radius - (isLeft ? point.x - rect.minX : rect.maxX - point.x)
  let dy = radius - (isTop ? point.y - rect.minY : rect.maxY - point.y)
  return !corners.contains(corner) || dx <= 0 || dy <= 0 || hypot(dx, dy) <= radius
}
#endif
