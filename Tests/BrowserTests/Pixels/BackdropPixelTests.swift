#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct BackdropPixelTests {
    /// A black and a white half below a light blur, of 30 points, that 30 % of a near white cover.
    private func stage(_ change: (UIVisualEffectView) -> Void = { _ in }) async throws -> Shot {
      try await Stage.show { view in
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        half.backgroundColor = .black
        view.addSubview(half)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
        effect.contentView.backgroundColor = .clear
        change(effect)
        view.addSubview(effect)
      }
    }

    /// How much of the white half is seen at a distance to the right of the edge, and the colour over it.
    private func blurred(_ distance: Double) -> Paint {
      let share = (1 + erf(distance / 30 / 2.0.squareRoot())) / 2
      let level = 255 * (0.3 * 0.97 + 0.7 * share)
      return Paint(red: level, green: level, blue: level)
    }

    @Test func `what is behind an effect view is blurred, and its colour lies over it`() async throws {
      let shot = try await stage()
      for distance in [-45, -15, 0, 15, 45] {
        shot.expect(blurred(Double(distance)), at: CGPoint(x: 100 + distance, y: 100), within: 6)
      }
      // Beside the view nothing is.
      shot.expect(.black, at: CGPoint(x: 98, y: 10))
      shot.expect(.white, at: CGPoint(x: 102, y: 10))
    }

    @Test func `round corners cut the blur`() async throws {
      let shot = try await stage { effect in
        effect.layer.cornerRadius = 40
        effect.clipsToBounds = true
      }
      shot.expect(.black, at: CGPoint(x: 24, y: 24))
      shot.expect(.white, at: CGPoint(x: 175, y: 175))
      shot.expect(blurred(0), at: CGPoint(x: 100, y: 100), within: 6)
    }

    @Test func `without an effect what is behind is seen as it is`() async throws {
      let shot = try await stage { $0.effect = nil }
      shot.expect(.black, at: CGPoint(x: 95, y: 100))
      shot.expect(.white, at: CGPoint(x: 105, y: 100))
    }
  }
}
#endif
