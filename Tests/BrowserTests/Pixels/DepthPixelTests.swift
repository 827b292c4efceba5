#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  /// Layers in space.
  @MainActor @Suite struct DepthPixelTests {
    private func perspective(_ distance: Double) -> CATransform3D {
      var matrix = CATransform3DIdentity
      matrix.m34 = -1 / distance
      return matrix
    }

    @Test func `a tilted layer is seen where the engine projects it, by its own perspective and by its parent's`()
      async throws
    {
      let tilt = CATransform3DRotate(CATransform3DMakeRotation(0.9, 0, 1, 0), 0.5, 1, 0, 0)
      for isOwn in [true, false] {
        let tilted = box(.sea, 40, 50, 110, 90)
        var view = UIView()
        let shot = try await Stage.show {
          view = $0
          tilted.transform = isOwn ? CATransform3DConcat(tilt, perspective(300)) : tilt
          if !isOwn { view.layer.sublayerTransform = perspective(300) }
          view.layer.addSublayer(tilted)
        }
        shot.expect(margin: 1) { point in
          let own = tilted.convert(point, from: view.layer)
          return tilted.bounds.contains(own) ? .sea : .white
        }
      }
    }

    @Test(arguments: [(0.5, 0.4), (-0.7, 0.9), (2.4, 0.3), (0.3, -2.8), (1.2, 1.9)])
    func `of a cube those faces are seen that the engine hits`(across: Double, around: Double) async throws {
      let paints: [Paint] = [.sea, .sun, .leaf, .crimson, .black, Paint(red: 150, green: 150, blue: 150)]
      let cube = CATransformLayer()
      var faces: [CALayer] = []
      var view = UIView()
      let shot = try await Stage.show {
        view = $0
        cube.frame = CGRect(x: 100, y: 100, width: 0, height: 0)
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(across, 1, 0, 0), around, 0, 1, 0)
        for index in 0..<6 {
          let face = box(paints[index], -40, -40, 80, 80)
          let turn =
            index < 4
            ? CATransform3DMakeRotation(Double(index) * .pi / 2, 0, 1, 0)
            : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
          face.transform = CATransform3DTranslate(turn, 0, 0, 40)
          cube.addSublayer(face)
          faces.append(face)
        }
        view.layer.sublayerTransform = perspective(500)
        view.layer.addSublayer(cube)
      }
      var seen: Set<Int> = []
      for y in stride(from: 4, to: 200, by: 4) {
        for x in stride(from: 4, to: 200, by: 4) {
          // Points beside which the engine hits something else lie at an edge.
          func hit(_ dx: Double, _ dy: Double) -> Int? {
            let layer = view.layer.hitTest(CGPoint(x: Double(x) + 0.5 + dx, y: Double(y) + 0.5 + dy))
            return faces.firstIndex { $0 === layer }
          }
          let index = hit(0, 0)
          guard [hit(1.5, 0), hit(-1.5, 0), hit(0, 1.5), hit(0, -1.5)].allSatisfy({ $0 == index }) else { continue }
          if let index { seen.insert(index) }
          shot.expect(index.map { paints[$0] } ?? .white, at: CGPoint(x: x, y: y))
        }
      }
      #expect((2...3).contains(seen.count))
    }

    @Test func `siblings that tilt through each other are drawn by their depth at each point`() async throws {
      let shot = try await Stage.show { view in
        for (paint, angle) in [(Paint.sea, 0.6), (.sun, -0.6)] {
          let layer = box(paint, 40, 40, 120, 120)
          layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
          view.layer.addSublayer(layer)
        }
      }
      // A turn about y by a positive angle takes the right side away from the viewer.
      let half = 60 * cos(0.6)
      shot.expect { point in
        guard abs(point.x - 100) < half, abs(point.y - 100) < 60 else { return .white }
        return point.x < 100 ? .sea : .sun
      }
    }

    @Test func `layers stand before each other by their depth, even in a parent seen in perspective`() async throws {
      let shot = try await Stage.show { view in
        view.layer.sublayerTransform = perspective(400)
        for (paint, x, z) in [(Paint.sea, 60.0, 100.0), (.sun, 80, 0), (.leaf, 130, -200)] {
          let layer = box(paint, x, 60, 60, 60)
          layer.zPosition = z
          view.layer.addSublayer(layer)
        }
      }
      func isInside(_ point: CGPoint, _ x: Double, _ z: Double) -> Bool {
        let scale = 400 / (400 - z)
        let left = 100 + (x - 100) * scale
        let top = 100 + (60 - 100) * scale
        return CGRect(x: left, y: top, width: 60 * scale, height: 60 * scale).contains(point)
      }
      shot.expect(margin: 1) { point in
        isInside(point, 60, 100) ? .sea : isInside(point, 80, 0) ? .sun : isInside(point, 130, -200) ? .leaf : .white
      }
    }

    @Test func `a layer whose back is turned shows only when it has two sides`() async throws {
      let shot = try await Stage.show { view in
        for (index, isDoubleSided) in [true, false].enumerated() {
          let x = Double(index) * 100 + 10
          let layer = box(.sea, x, 10, 80, 80)
          layer.addSublayer(box(.sun, 0, 0, 30, 30))
          layer.isDoubleSided = isDoubleSided
          layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
          view.layer.addSublayer(layer)
          let space = CATransformLayer()
          space.frame = CGRect(x: x, y: 110, width: 80, height: 80)
          space.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
          let inner = box(.leaf, 0, 0, 80, 80)
          inner.isDoubleSided = isDoubleSided
          space.addSublayer(inner)
          view.layer.addSublayer(space)
        }
      }
      shot.expect { point in
        guard point.x < 100 else { return .white }
        if CGRect(x: 60, y: 10, width: 30, height: 30).contains(point) { return .sun }
        if CGRect(x: 10, y: 10, width: 80, height: 80).contains(point) { return .sea }
        return CGRect(x: 10, y: 110, width: 80, height: 80).contains(point) ? .leaf : .white
      }
    }

    @Test(arguments: ["plain", "clipping", "masked", "translucent", "shadowed"])
    func `a layer is a plane: what it holds loses its depth`(kind: String) async throws {
      let tilt = CATransform3DMakeRotation(1, 0, 1, 0)
      let shot = try await Stage.show { view in
        let plane = box(.sun, 20, 20, 160, 160)
        plane.transform = tilt
        switch kind {
        case "clipping": plane.masksToBounds = true
        case "masked": plane.mask = box(.black, 0, 0, 160, 160)
        case "translucent": plane.opacity = 0.999
        case "shadowed":
          plane.backgroundColor = Paint.sun.cgColor(0.999)
          plane.shadowOpacity = 0.001
        default: break
        }
        // Flattened, the opposite turn makes it narrower instead of facing the viewer.
        let inner = box(.sea, 30, 30, 100, 100)
        inner.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
        plane.addSublayer(inner)
        view.layer.addSublayer(plane)
      }
      shot.expect(within: 3) { point in
        if abs(point.x - 100) < 50 * cos(1) * cos(1), abs(point.y - 100) < 50 { return .sea }
        return abs(point.x - 100) < 80 * cos(1) && abs(point.y - 100) < 80 ? .sun : .white
      }
    }
  }
}
#endif
