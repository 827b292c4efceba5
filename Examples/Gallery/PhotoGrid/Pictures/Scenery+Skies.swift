import OpenCollectionView

extension Scenery {
  /// Thin banks of cloud between two heights.
  mutating func paintClouds(from top: Double, to bottom: Double, _ tone: Tone, strength: Double, count: Int) {
    let centers = (0..<count).map { _ in
      CGPoint(x: random.number(-20...340), y: random.number(top...bottom))
    }
    let widths = (0..<count).map { _ in random.number(70...190) }
    // Three layers of the same clouds, each smaller than the one below, have soft edges.
    for layer in 0..<3 {
      let share = 1 - Double(layer) * 0.28
      let path = UIBezierPath()
      for (center, width) in zip(centers, widths) {
        addLens(to: path, at: center, width: width * share, height: width * 0.075 * share)
      }
      fill(path, tone, alpha: strength / 3)
    }
  }

  /// Stars down to a height, most of them faint.
  mutating func paintStars(to bottom: Double, count: Int) {
    for (share, radius, alpha) in [(0.62, 0.5, 0.5), (0.3, 0.7, 0.75), (0.08, 1.05, 0.95)] {
      let places = (0..<max(1, Int(Double(count) * share))).map { _ in
        CGPoint(x: random.number(4...316), y: random.number(4...bottom))
      }
      dots(at: places, radius: radius, .white, alpha: alpha)
    }
  }

  /// A sun or a moon with its light.
  func paintSun(at center: CGPoint, radius: Double, _ tone: Tone, strength: Double) {
    glow(at: center, radius: radius * 15, tone, strength: strength)
    glow(at: center, radius: radius * 5, tone.lighter(0.3), strength: strength)
    disc(at: center, radius: radius, tone.lighter(0.45))
  }

  /// A few birds far away.
  mutating func paintBirds(at center: CGPoint, count: Int, _ tone: Tone) {
    let path = UIBezierPath()
    for _ in 0..<count {
      let x = center.x + random.number(-34...34)
      let y = center.y + random.number(-16...16)
      let span = random.number(2.4...4.4)
      path.move(to: CGPoint(x: x - span, y: y - span * 0.35))
      path.addQuadCurve(to: CGPoint(x: x, y: y), controlPoint: CGPoint(x: x - span * 0.4, y: y - span * 0.7))
      path.addQuadCurve(
        to: CGPoint(x: x + span, y: y - span * 0.35), controlPoint: CGPoint(x: x + span * 0.4, y: y - span * 0.7))
    }
    stroke(path, tone, alpha: 0.7, width: 0.9)
  }

  /// Glints of a light on water, below `top`, wider towards the viewer.
  mutating func paintGlints(below top: Double, around x: Double, _ tone: Tone, strength: Double) {
    for (count, alpha, spread) in [(20, 0.5, 1.0), (14, 0.85, 0.55)] {
      let path = UIBezierPath()
      for index in 0..<count {
        let nearness = (Double(index) + random.number(0...0.6)) / Double(count)
        let y = top + 2 + (height - top) * nearness * nearness
        let reach = (5 + 34 * nearness) * spread
        addLens(
          to: path, at: CGPoint(x: x + random.number(-reach...reach) * 0.5, y: y),
          width: reach * random.number(0.7...1.6), height: 1.1 + 2.6 * nearness)
      }
      fill(path, tone, alpha: alpha * strength)
    }
  }
}
