#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Layers that need no box in a page, and what gives them one.
  @MainActor @Suite struct BoxPixelTests {
    /// A layer that shows nothing, 100 points wide and high, and in it another one with a blue square: at (45, 55).
    private func group() -> (outer: CALayer, inner: CALayer, square: CALayer) {
      let outer = box(nil, 30, 40, 100, 100)
      let inner = box(nil, 10, 10, 60, 60)
      let square = box(.sea, 5, 5, 20, 20)
      outer.addSublayer(inner)
      inner.addSublayer(square)
      return (outer, inner, square)
    }

    /// How many of the scene's layers have no box.
    private func boxless(_ stage: Stage) async throws -> Int? {
      try await stage.page.evaluate("document.querySelectorAll('[aria-label^=\"Scene\"] .layer.boxless').length")
        .integer
    }

    /// The stage with a layer of a scene in it, once it is shown.
    private func show(_ layer: CALayer) async throws -> Stage {
      try await Stage.show { $0.layer.addSublayer(layer) }
      let stage = try await Stage.shared()
      stage.takeOver()
      return stage
    }

    /// Changes layers at once, and waits until that is shown.
    private func change(_ stage: Stage, _ body: () -> Void) async throws {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
      try await stage.next()
    }

    private func square(_ x: Double, _ y: Double, _ paint: Paint = .sea, on ground: Paint = .white) -> (CGPoint) ->
      Paint
    {
      { CGRect(x: x, y: y, width: 20, height: 20).contains($0) ? paint : ground }
    }

    @Test func `a layer that shows nothing has no box wherever it lies, and gets one as long as it is highlighted`()
      async throws
    {
      let (outer, inner, _) = group()
      let stage = try await show(outer)
      #expect(try await boxless(stage) == 2)
      try await stage.shoot().expect(square(45, 55))
      try await change(stage) { inner.backgroundColor = Paint.sun.cgColor() }
      #expect(try await boxless(stage) == 1)
      let ground = CGRect(x: 40, y: 50, width: 60, height: 60)
      try await stage.shoot().expect { point in
        square(45, 55, on: ground.contains(point) ? .sun : .white)(point)
      }
      try await change(stage) { inner.backgroundColor = nil }
      #expect(try await boxless(stage) == 2)
      try await stage.shoot().expect(square(45, 55))
    }

    @Test func `what is in a layer without a box goes along when that moves, which is one box when it goes on`()
      async throws
    {
      let (outer, inner, _) = group()
      inner.addSublayer(box(.leaf, 30, 30, 20, 20))
      let stage = try await show(outer)
      // What comes counts as what moves, until a commit leaves it where it is.
      try await stage.next()
      for step in 1...4 {
        try await change(stage) { inner.position.x += 10 }
        #expect(try await boxless(stage) == (step == 1 ? 2 : 1))
        let moving = try await stage.page.evaluate(
          "[...document.querySelectorAll('.moving')].filter((one) => one.style.backgroundColor !== '').length")
        #expect(moving.integer == 0)
      }
      try await stage.shoot().expect { point in
        square(110, 80, .leaf, on: square(85, 55)(point))(point)
      }
    }

    @Test func `a layer without a box that fades is one picture, and not one of each that it holds`() async throws {
      let (outer, inner, _) = group()
      inner.addSublayer(box(.black, 5, 5, 20, 20))
      let stage = try await show(outer)
      try await change(stage) { outer.opacity = 0.5 }
      #expect(try await boxless(stage) == 1)
      try await stage.shoot().expect(square(45, 55, Paint.white.under(.black, 0.5)))
      try await change(stage) { outer.opacity = 1 }
      #expect(try await boxless(stage) == 2)
      try await stage.shoot().expect(square(45, 55, .black))
    }

    @Test func `what comes in and goes lies above and below what it should`() async throws {
      let (outer, inner, _) = group()
      let stage = try await show(outer)
      let below = box(nil, 10, 10, 60, 60)
      below.addSublayer(box(.sun, 5, 5, 20, 20))
      let above = box(.crimson, 25, 35, 20, 20)
      try await change(stage) {
        outer.insertSublayer(below, at: 0)
        outer.addSublayer(above)
      }
      try await stage.shoot().expect { point in
        square(55, 75, .crimson, on: square(45, 55)(point))(point)
      }
      try await change(stage) {
        outer.insertSublayer(above, at: 0)
        inner.removeFromSuperlayer()
      }
      try await stage.shoot().expect { point in
        square(45, 55, .sun, on: square(55, 75, .crimson)(point))(point)
      }
      #expect(try await boxless(stage) == 2)
    }

    @Test func `a layer without a box that comes to clip cuts what it holds where its bounds are`() async throws {
      let (outer, inner, square) = group()
      square.bounds.size = CGSize(width: 200, height: 200)
      square.position = CGPoint(x: 30, y: 30)
      let stage = try await show(outer)
      try await change(stage) { inner.masksToBounds = true }
      #expect(try await boxless(stage) == 1)
      try await stage.shoot().expect { CGRect(x: 40, y: 50, width: 60, height: 60).contains($0) ? .sea : .white }
    }

    @Test func `a label's words stand alike in the box of what holds it and in a box of its own`() async throws {
      // Among them halves of points, which no baseline is brought to whole pixels for.
      for (x, y, size) in [(12.0, 20.0, 17.0), (12.5, 20.25, 13), (0, 0, 40), (30, 71.5, 11)] {
        var shots: [Shot] = []
        for isHeld in [true, false] {
          let shot = try await Stage.show { view in
            let content = UIView(frame: CGRect(x: 7, y: 9, width: 150, height: 120))
            let label = UILabel(frame: CGRect(x: x, y: y, width: 140, height: 60))
            label.text = "Fjord, 1"
            label.font = .systemFont(ofSize: size)
            label.isAccessibilityElement = false
            content.backgroundColor = .white
            if !isHeld { content.addSubview(UIView()) }
            content.subviews.first?.backgroundColor = .white
            content.addSubview(label)
            view.addSubview(content)
          }
          shots.append(shot)
          let lines = try await Stage.shared().page.evaluate(
            "document.querySelectorAll('.layer:not(.boxless) > .flowing').length")
          #expect(lines.integer == (isHeld ? 0 : 1))
        }
        let ink = try #require(shots[0].ink())
        #expect(shots[1].ink() == ink)
        for row in Int(ink.minY)..<Int(ink.maxY) {
          for column in Int(ink.minX)..<Int(ink.maxX) {
            #expect(shots[0][column, row] == shots[1][column, row])
          }
        }
      }
    }

    @Test func `a button in views that show nothing is found where it is seen`() async throws {
      var count = 0
      let shot = try await Stage.show { view in
        let content = UIView(frame: CGRect(x: 60, y: 90, width: 100, height: 80))
        let button = UIButton(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
        button.backgroundColor = .red
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        content.addSubview(button)
        view.addSubview(content)
      }
      let red = Paint(red: 255, green: 0, blue: 0)
      shot.expect { CGRect(x: 80, y: 100, width: 50, height: 40).contains($0) ? red : .white }
      let page = try await Stage.shared().page
      try await page.click(x: 105, y: 120)
      try await page.waitUntil("__ocv.isAtRest")
      try await page.click(x: 70, y: 120)
      try await page.waitUntil("__ocv.isAtRest")
      #expect(count == 1)
    }
  }
}
#endif
