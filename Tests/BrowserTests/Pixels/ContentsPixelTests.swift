#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ContentsPixelTests {
    @Test func `a gravity says where a picture lies and how it is stretched`() async throws {
      // Pictures of 24 by 12 points, the left half of which is sea, in layers of 40 by 40.
      let places: [(CALayerContentsGravity, CGRect)] = [
        (.resize, CGRect(x: 0, y: 0, width: 40, height: 40)), (.center, CGRect(x: 8, y: 14, width: 24, height: 12)),
        (.top, CGRect(x: 8, y: 0, width: 24, height: 12)), (.bottom, CGRect(x: 8, y: 28, width: 24, height: 12)),
        (.left, CGRect(x: 0, y: 14, width: 24, height: 12)), (.right, CGRect(x: 16, y: 14, width: 24, height: 12)),
        (.topLeft, CGRect(x: 0, y: 0, width: 24, height: 12)), (.topRight, CGRect(x: 16, y: 0, width: 24, height: 12)),
        (.bottomLeft, CGRect(x: 0, y: 28, width: 24, height: 12)),
        (.bottomRight, CGRect(x: 16, y: 28, width: 24, height: 12)),
        (.resizeAspect, CGRect(x: 0, y: 10, width: 40, height: 20)),
        (.resizeAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      ]
      func origin(_ index: Int) -> CGPoint { CGPoint(x: Double(index % 4) * 50 + 5, y: Double(index / 4) * 60 + 10) }
      let picture = try image(48, 24) { x, _ in x < 24 ? .sea : .sun }
      let shot = try await Stage.show { view in
        for (index, place) in places.enumerated() {
          let layer = box(.leaf, origin(index).x, origin(index).y, 40, 40)
          layer.masksToBounds = true
          layer.contents = picture
          layer.contentsScale = 2
          layer.contentsGravity = place.0
          layer.magnificationFilter = .nearest
          view.layer.addSublayer(layer)
        }
      }
      shot.expect { point in
        for (index, place) in places.enumerated() {
          let own = CGPoint(x: point.x - origin(index).x, y: point.y - origin(index).y)
          guard CGRect(x: 0, y: 0, width: 40, height: 40).contains(own) else { continue }
          return !place.1.contains(own) ? .leaf : own.x < place.1.midX ? .sea : .sun
        }
        return .white
      }
    }

    @Test func `a sheet shows one of its sprites`() async throws {
      let sheet = try image(20, 20) { x, y in y < 10 ? (x < 10 ? .sea : .sun) : (x < 10 ? .leaf : .crimson) }
      let shot = try await Stage.show { view in
        for index in 0..<4 {
          let layer = box(nil, Double(index) * 50 + 5, 20, 40, 40)
          layer.contents = sheet
          layer.magnificationFilter = .nearest
          layer.contentsRect = CGRect(x: index % 2 == 0 ? 0 : 0.5, y: index < 2 ? 0 : 0.5, width: 0.5, height: 0.5)
          view.layer.addSublayer(layer)
        }
        let natural = box(nil, 5, 100, 100, 40)
        natural.contents = sheet
        natural.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
        natural.contentsGravity = .bottomRight
        view.layer.addSublayer(natural)
      }
      shot.expect { point in
        let paints: [Paint] = [.sea, .sun, .leaf, .crimson]
        for (index, paint) in paints.enumerated()
        where CGRect(x: Double(index) * 50 + 5, y: 20, width: 40, height: 40).contains(point) {
          return paint
        }
        guard CGRect(x: 95, y: 130, width: 10, height: 10).contains(point) else { return .white }
        return point.x < 100 ? .leaf : .crimson
      }
    }

    @Test func `nine parts: the corners keep their size, and the middle is stretched`() async throws {
      let picture = try image(30, 30) { x, y in
        let isSide = (x < 10 || x >= 20, y < 10 || y >= 20)
        return isSide.0 && isSide.1 ? .crimson : isSide.0 ? .sun : isSide.1 ? .leaf : .sea
      }
      let shot = try await Stage.show { view in
        let layer = box(nil, 20, 40, 150, 90)
        layer.contents = picture
        layer.magnificationFilter = .nearest
        let third = 1.0 / 3
        layer.contentsCenter = CGRect(x: third, y: third, width: third, height: third)
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        guard CGRect(x: 20, y: 40, width: 150, height: 90).contains(point) else { return .white }
        let isSide = (point.x < 30 || point.x >= 160, point.y < 50 || point.y >= 120)
        return isSide.0 && isSide.1 ? .crimson : isSide.0 ? .sun : isSide.1 ? .leaf : .sea
      }
    }

    @Test func `pixels stay squares with the nearest filter, and flow into each other without`() async throws {
      let picture = try image(2, 2) { x, y in (x + y) % 2 == 0 ? .black : .white }
      let shot = try await Stage.show { view in
        for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
          let layer = box(.sun, Double(index) * 100, 0, 100, 100)
          layer.contents = picture
          layer.magnificationFilter = filter
          view.layer.addSublayer(layer)
        }
      }
      for y in 0..<100 where y < 49 || y > 50 {
        for x in 0..<100 where x < 49 || x > 50 {
          let isBlack = (x < 50) == (y < 50)
          if shot[x, y].red != (isBlack ? 0 : 255) { Issue.record("(\(x), \(y)) is \(shot[x, y])") }
        }
      }
      // In the middle of a picture four pixels meet.
      shot.expect(Paint(red: 127.5, green: 127.5, blue: 127.5), at: CGPoint(x: 150, y: 50), within: 6)
      shot.expect(.black, at: CGPoint(x: 110, y: 10), within: 6)
    }

    @Test func `contents lie above the background and below the sublayers`() async throws {
      let picture = try image(10, 10) { _, _ in .sun }
      let shot = try await Stage.show { view in
        let layer = box(.sea, 50, 50, 100, 100)
        layer.addSublayer(box(.leaf, 0, 0, 30, 30))
        layer.contents = picture
        layer.contentsGravity = .topLeft
        layer.contentsScale = 0.125
        view.layer.addSublayer(layer)
      }
      shot.expect { point in
        if CGRect(x: 50, y: 50, width: 30, height: 30).contains(point) { return .leaf }
        if CGRect(x: 50, y: 50, width: 80, height: 80).contains(point) { return .sun }
        return CGRect(x: 50, y: 50, width: 100, height: 100).contains(point) ? .sea : .white
      }
    }
  }
}
#endif
