#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  /// Where layers come to lie.
  @MainActor @Suite struct PlacePixelTests {
    /// Tells whether a point lies in a rectangle that a transform about an anchor has moved.
    private func isInside(
      _ point: CGPoint, size: CGSize, anchor: CGPoint, position: CGPoint, _ transform: CGAffineTransform
    ) -> Bool {
      let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
      let own = CGPoint(x: moved.x + anchor.x * size.width, y: moved.y + anchor.y * size.height)
      return CGRect(origin: .zero, size: size).contains(own)
    }

    @Test(arguments: [
      CGAffineTransform(translationX: 20, y: -15), CGAffineTransform(scaleX: 1.5, y: 0.5),
      CGAffineTransform(rotationAngle: 0.6), CGAffineTransform(a: 1, b: 0.3, c: 0.6, d: 1, tx: 5, ty: 0),
      CGAffineTransform(scaleX: -1, y: 1).rotated(by: 0.3).translatedBy(x: 10, y: 10),
    ])
    func `a transform moves a layer about its anchor`(transform: CGAffineTransform) async throws {
      for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: 0.8, y: -0.2)] {
        let size = CGSize(width: 60, height: 40)
        let position = CGPoint(x: 100, y: 95)
        let shot = try await Stage.show { view in
          let layer = box(.sea, 0, 0, 60, 40)
          layer.anchorPoint = anchor
          layer.position = position
          layer.transform = CATransform3DMakeAffineTransform(transform)
          view.layer.addSublayer(layer)
        }
        shot.expect {
          isInside($0, size: size, anchor: anchor, position: position, transform) ? .sea : .white
        }
      }
    }

    @Test func `transforms of layers in layers are chained, and a scrolled parent moves what it holds`() async throws {
      let outer = CGAffineTransform(rotationAngle: 0.4)
      let inner = CGAffineTransform(scaleX: 0.5, y: 0.8).rotated(by: -0.9)
      let shot = try await Stage.show { view in
        let parent = box(.sun, 40, 40, 120, 120)
        parent.transform = CATransform3DMakeAffineTransform(outer)
        parent.bounds.origin = CGPoint(x: 15, y: 1000)
        let child = box(.sea, 0, 0, 80, 40)
        child.position = CGPoint(x: 75, y: 1060)
        child.transform = CATransform3DMakeAffineTransform(inner)
        parent.addSublayer(child)
        view.layer.addSublayer(parent)
      }
      shot.expect { point in
        // The child stands in the middle of its parent.
        let middle = CGPoint(x: 100, y: 100)
        let half = CGPoint(x: 0.5, y: 0.5)
        let child = CGSize(width: 80, height: 40)
        if isInside(point, size: child, anchor: half, position: middle, inner.concatenating(outer)) { return .sea }
        let size = CGSize(width: 120, height: 120)
        return isInside(point, size: size, anchor: half, position: middle, outer) ? .sun : .white
      }
    }

    @Test func `a transform of the sublayers turns about the anchor and leaves the layer alone`() async throws {
      let turn = CGAffineTransform(rotationAngle: .pi / 6)
      let shot = try await Stage.show { view in
        let parent = box(.sun, 50, 50, 100, 100)
        parent.sublayerTransform = CATransform3DMakeAffineTransform(turn)
        parent.addSublayer(box(.sea, 60, 60, 30, 30))
        view.layer.addSublayer(parent)
      }
      shot.expect { point in
        let own = CGPoint(x: point.x - 100, y: point.y - 100).applying(turn.inverted())
        if CGRect(x: 10, y: 10, width: 30, height: 30).contains(own) { return .sea }
        return CGRect(x: 50, y: 50, width: 100, height: 100).contains(point) ? .sun : .white
      }
    }

    @Test func `siblings are drawn in the order of their depth, and then of their list`() async throws {
      let shot = try await Stage.show { view in
        let layers = [(Paint.sea, 20.0, 5.0), (.sun, 60, 0), (.leaf, 100, 0), (.crimson, 140, -1)]
        for (paint, x, z) in layers {
          let layer = box(paint, x, 60, 60, 60)
          layer.zPosition = z
          view.layer.addSublayer(layer)
        }
      }
      shot.expect { point in
        guard (60..<120).contains(point.y) else { return .white }
        switch point.x {
        case 20..<80: return .sea
        case 80..<100: return .sun
        case 100..<160: return .leaf
        case 160..<200: return .crimson
        default: return .white
        }
      }
    }

    @Test func `a hidden layer is left out with all that it holds`() async throws {
      let shot = try await Stage.show { view in
        let hidden = box(.sea, 20, 20, 50, 50)
        hidden.addSublayer(box(.sun, 10, 10, 100, 100))
        hidden.isHidden = true
        view.layer.addSublayer(hidden)
        view.layer.addSublayer(box(.leaf, 150, 150, 50, 50))
      }
      shot.expect { $0.x >= 150 && $0.y >= 150 ? .leaf : .white }
    }
  }
}
#endif
