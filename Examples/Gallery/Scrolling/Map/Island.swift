import OpenCollectionView

/// An island, as its outlines at several heights.
struct Island: Sendable {
  var name: String
  var harbourName: String
  var center: CGPoint
  /// How far the shore is from the middle, about, in points.
  var radius: CGFloat
  /// How much wider than high it is.
  var stretch: CGFloat
  /// The direction of the harbour, clockwise from the right, in radians.
  private var harbourAngle: CGFloat
  /// How far the shore comes out and goes in, as waves around the middle.
  private var waves: [(count: CGFloat, size: CGFloat, phase: CGFloat)] = []

  private init(
    _ name: String, _ harbourName: String, _ x: CGFloat, _ y: CGFloat, radius: CGFloat, stretch: CGFloat,
    harbour: CGFloat, seed: UInt64
  ) {
    self.name = name
    self.harbourName = harbourName
    center = CGPoint(x: x, y: y)
    self.radius = radius
    self.stretch = stretch
    harbourAngle = harbour
    var random = SeededRandom(seed: seed)
    waves = [2, 3, 5, 7, 11, 17].map { count in
      (count, CGFloat(random.number(0.3...0.62)) / count, CGFloat(random.number(0...6.28)))
    }
  }

  // MARK: Outlines

  /// The part of the way from the middle to the shore of each height.
  static let heights: [CGFloat] = [1, 0.92, 0.7, 0.48, 0.3, 0.15]
  /// Beyond the shore the sea is shallow.
  static let shallows: CGFloat = 1.16

  /// What is small near the shore is gone at the peak, which lies a little beside the middle.
  private func point(at angle: CGFloat, height: CGFloat) -> CGPoint {
    let detail = min(height, 1)
    var reach: CGFloat = 1
    for wave in waves { reach += wave.size * pow(detail, wave.count / 4) * sin(wave.count * angle + wave.phase) }
    let distance = radius * height * reach
    let shift = radius * 0.24 * (1 - detail)
    return CGPoint(
      x: center.x + distance * cos(angle) * stretch - shift, y: center.y + distance * sin(angle) / stretch - shift)
  }

  /// Adds the line around the island at a height, as a closed curve.
  func addOutline(to path: CGMutablePath, at height: CGFloat) {
    let count = max(24, Int(radius * height / 2.5))
    let points = (0..<count).map { point(at: CGFloat($0) / CGFloat(count) * 2 * .pi, height: height) }
    func middle(_ index: Int) -> CGPoint {
      let (a, b) = (points[index % count], points[(index + 1) % count])
      return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    path.move(to: middle(count - 1))
    for index in 0..<count { path.addQuadCurve(to: middle(index), control: points[index]) }
    path.closeSubpath()
  }

  /// Where the harbour is, on the shore.
  var harbour: CGPoint { point(at: harbourAngle, height: 1) }

  static let all = [
    Island("Great Marn", "Port Oskel", 900, 640, radius: 185, stretch: 1.18, harbour: 1.1, seed: 3),
    Island("Hald", "Eide", 1330, 430, radius: 120, stretch: 0.9, harbour: 2.6, seed: 5),
    Island("Skerry", "Tarn", 520, 380, radius: 110, stretch: 1.1, harbour: 0.7, seed: 8),
    Island("Sorn", "Quill", 1250, 960, radius: 140, stretch: 1.25, harbour: 3.9, seed: 13),
    Island("Little Sorn", "Nor", 1560, 1150, radius: 64, stretch: 1, harbour: 3.4, seed: 21),
    Island("Ilm", "Fenn", 640, 980, radius: 100, stretch: 0.86, harbour: 5.3, seed: 34),
    Island("Ello", "Vell", 330, 800, radius: 76, stretch: 1.2, harbour: 0.4, seed: 55),
    Island("Torv", "Ravn", 1640, 180, radius: 84, stretch: 1.1, harbour: 2.2, seed: 89),
    Island("Lumen", "Brae", 170, 150, radius: 70, stretch: 1, harbour: 0.5, seed: 144),
  ]
}
