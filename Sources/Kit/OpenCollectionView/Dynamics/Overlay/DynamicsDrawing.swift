import DynamicsEngine

/// The paths of an overlay while they are being made.
@MainActor struct DynamicsDrawing {
  private let corner: CGPoint
  private let parts: UIDynamicAnimator.DebugOverlay
  private(set) var paths: [DynamicsPen: CGMutablePath] = [:]

  /// How large the dot at the end of a joint is, in points across. Our choice.
  private static let dot: CGFloat = 5
  /// How long the line is that shows where a contact presses, in points. Our choice.
  private static let normal: CGFloat = 8
  /// How far from each other the arrows of a field begin, how long the longest is, how far its head goes back, and how large a dot
  /// is in its place, in points. Our choice.
  static let fieldSpacing: CGFloat = 40
  private static let arrow: CGFloat = 28
  private static let head: CGFloat = 5
  private static let fieldDot: CGFloat = 3

  /// - Parameter corner: The point that is (0, 0) in the paths.
  init(from corner: CGPoint, showing parts: UIDynamicAnimator.DebugOverlay) {
    self.corner = corner
    self.parts = parts
  }

  mutating func add(_ shape: DebugShape) {
    switch shape {
    case .circle(_, let mood, let center, let radius, let angle):
      guard parts.contains(.bodies) else { return }
      let path = path(pen(mood))
      path.addEllipse(in: square(local(center), 2 * radius))
      path.move(to: local(center))
      path.addLine(to: local(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))))
    case .polygon(_, let mood, let corners):
      guard parts.contains(.bodies) else { return }
      let path = path(pen(mood))
      path.addLines(between: corners.map(local))
      path.closeSubpath()
    case .point(_, let mood, let center):
      if parts.contains(.bodies) { path(pen(mood)).addEllipse(in: square(local(center), Self.dot)) }
    case .island(let bounds, _):
      if parts.contains(.islands) { path(.island).addRect(bounds.offsetBy(dx: -corner.x, dy: -corner.y)) }
    case .boundary(_, let start, let end):
      if parts.contains(.boundaries) { addLine(.boundary, start, end) }
    case .joint(_, let start, let end):
      guard parts.contains(.joints) else { return }
      addLine(.joint, start, end)
      for end in [start, end] { path(.joint).addEllipse(in: square(local(end), Self.dot)) }
    case .contact(let point, let normal, _):
      guard parts.contains(.contacts) else { return }
      path(.contact).addEllipse(in: square(local(point), Self.dot))
      addLine(
        .contact, point, CGPoint(x: point.x + Self.normal * normal.dx, y: point.y + Self.normal * normal.dy))
    case .force(_, let point, let direction): addArrow(at: point, direction)
    case .regionEdge(_, let start, let end): addLine(.region, start, end)
    }
  }

  /// An arrow that begins at a point; a dot where it would have no direction. Lengths go by the root of the force, so that weak
  /// ones are seen beside strong ones.
  private mutating func addArrow(at point: CGPoint, _ direction: CGVector) {
    let strength = hypot(direction.dx, direction.dy)
    guard strength > 0 else { return path(.field).addEllipse(in: square(local(point), Self.fieldDot)) }
    let length = Self.arrow * strength.squareRoot()
    let along = CGVector(dx: direction.dx / strength, dy: direction.dy / strength)
    let tip = CGPoint(x: point.x + length * along.dx, y: point.y + length * along.dy)
    addLine(.field, point, tip)
    let head = min(Self.head, length / 2)
    for side in [CGFloat(-1), 1] {
      let back = CGPoint(
        x: tip.x - head * (along.dx + side * along.dy), y: tip.y - head * (along.dy - side * along.dx))
      addLine(.field, tip, back)
    }
  }

  private func pen(_ mood: DebugShape.Mood) -> DynamicsPen {
    switch mood {
    case .awake: .awake
    case .asleep: .asleep
    case .anchored: .anchored
    }
  }

  private mutating func path(_ pen: DynamicsPen) -> CGMutablePath {
    if let path = paths[pen] { return path }
    let path = CGMutablePath()
    paths[pen] = path
    return path
  }

  private mutating func addLine(_ pen: DynamicsPen, _ start: CGPoint, _ end: CGPoint) {
    let path = path(pen)
    path.move(to: local(start))
    path.addLine(to: local(end))
  }

  private func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - corner.x, y: point.y - corner.y) }

  private func square(_ center: CGPoint, _ side: CGFloat) -> CGRect {
    CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
