#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What animations show on their way.
  @MainActor @Suite struct MotionPixelTests {
    /// An animation that stands still where half of its way is done.
    private func halfway(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      animation.speed = 0
      animation.timeOffset = 0.5
      return animation
    }

    @Test func `half of the way is shown half way`() async throws {
      let shot = try await Stage.show { view in
        let mover = box(.sea, 0, 0, 40, 40)
        mover.position = CGPoint(x: 150, y: 150)
        view.layer.addSublayer(mover)
        let changer = box(.sun, 100, 20, 80, 40)
        view.layer.addSublayer(changer)
        mover.add(halfway("position", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 160)), forKey: nil)
        mover.add(halfway("bounds.size.width", from: 20, to: 60), forKey: nil)
        changer.add(
          halfway("backgroundColor", from: Paint.black.cgColor(), to: Paint.white.cgColor()), forKey: nil)
        changer.add(halfway("opacity", from: 0, to: 1), forKey: nil)
      }
      let grey = Paint.white.under(Paint(red: 127.5, green: 127.5, blue: 127.5), 0.5)
      shot.expect { point in
        if CGRect(x: 30, y: 70, width: 40, height: 40).contains(point) { return .sea }
        return CGRect(x: 100, y: 20, width: 80, height: 40).contains(point) ? grey : .white
      }
    }

    @Test func `a turn is shown as it is turned, and a line as far as it is drawn`() async throws {
      let shot = try await Stage.show { view in
        let turner = box(.crimson, 30, 30, 60, 20)
        view.layer.addSublayer(turner)
        turner.add(halfway("transform.rotation.z", from: 0, to: Double.pi), forKey: nil)
        let line = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 150))
        path.addLine(to: CGPoint(x: 180, y: 150))
        line.path = path
        line.fillColor = nil
        line.strokeColor = Paint.leaf.cgColor()
        line.lineWidth = 10
        view.layer.addSublayer(line)
        line.add(halfway("strokeEnd", from: 0, to: 0.5), forKey: nil)
      }
      shot.expect { point in
        if CGRect(x: 50, y: 10, width: 20, height: 60).contains(point) { return .crimson }
        return CGRect(x: 20, y: 145, width: 40, height: 10).contains(point) ? .leaf : .white
      }
    }

    @Test func `an animated view passes places on its way and rests where it belongs`() async throws {
      let view = UIView(frame: CGRect(x: 10, y: 80, width: 40, height: 40))
      view.backgroundColor = .red
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Mover"
      try await Stage.show { $0.addSubview(view) }
      let stage = try await Stage.shared()
      try await stage.page.evaluate(
        """
        (() => {
          window.lefts = [];
          const mover = document.querySelector('[aria-label="Mover"]');
          const look = () => {
            window.lefts.push(mover.getBoundingClientRect().left);
            window.looking = requestAnimationFrame(look);
          };
          look();
        })()
        """)
      stage.takeOver()
      UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear, animations: { view.center.x += 100 })
      try await stage.page.waitUntil("window.lefts.at(-1) === 110")
      let lefts = try await stage.page.evaluate("cancelAnimationFrame(window.looking), window.lefts.join()")
      let places = (lefts.string ?? "").split(separator: ",").compactMap { Double($0) }
      #expect(places == places.sorted())
      #expect(Set(places).filter { $0 > 10 && $0 < 110 }.count > 3)
    }

    @Test func `a flip shows the old face, then the new one`() async throws {
      let card = UIView(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
      let face = UIView(frame: card.bounds)
      face.backgroundColor = UIColor(cgColor: Paint.sea.cgColor())
      card.addSubview(face)
      try await Stage.show { $0.addSubview(card) }
      let stage = try await Stage.shared()
      stage.takeOver()
      UIView.transition(
        with: card, duration: 0.4, options: .transitionFlipFromLeft,
        animations: { face.backgroundColor = UIColor(cgColor: Paint.sun.cgColor()) })
      // The time of what holds the card is moved by hand: a quarter, three quarters, and beyond the end.
      card.superview?.layer.speed = 0
      card.superview?.layer.timeOffset = CACurrentMediaTime() + 0.1
      try await stage.next()
      try await stage.shoot().expect(.sea, at: CGPoint(x: 100, y: 100))
      card.superview?.layer.timeOffset += 0.2
      try await stage.next()
      try await stage.shoot().expect(.sun, at: CGPoint(x: 100, y: 100))
      card.superview?.layer.timeOffset += 0.2
      try await stage.next()
      let shot = try await stage.shoot()
      shot.expect { CGRect(x: 60, y: 60, width: 80, height: 80).contains($0) ? .sun : .white }
    }
  }
}
#endif
