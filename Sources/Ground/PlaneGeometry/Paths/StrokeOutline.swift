package import Foundation

/// Builds the outline of the area that a line of some width covers when it is drawn along a path.
///
/// Each piece becomes polygons whose winding is above 0 exactly where the line is: on the outside of a corner they
/// follow its join; on the inside they lead through the corner itself, so that every stretch brings its whole rectangle
/// with it, however short it is beside the width.
package struct StrokeOutline {
  /// The ends of lines, with the raw values of CoreGraphics.
  package enum Cap: Int32, Sendable {
    /// The line stops at its end point.
    case butt = 0
    /// A half circle about the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
  }

  /// The corners of lines, with the raw values of CoreGraphics.
  package enum Join: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A cut-off corner.
    case bevel = 2
  }

  /// How far the outline may lie from the true one, in points (our choice: a tenth of a pixel on a screen of scale 2).
  private static var tolerance: Double { 0.05 }

  /// A corner of a piece made of straight lines; those within a curve have round joins whatever is asked for.
  private struct Corner {
    var point: CGPoint
    var isSmooth: Bool
  }

  private let radius: Double
  private let cap: Cap
  private let join: Join
  private let miterLimit: Double
  private var steps = PathSteps()
  private var isBegun = false

  private init(width: Double, cap: Cap, join: Join, miterLimit: Double) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// The outline; empty for a width that is not above 0 or not finite. Lines and curves with a point that is not finite
  /// are left out.
  package static func around(
    _ path: CGPath, width: CGFloat, cap: Cap, join: Join, miterLimit: CGFloat
  ) -> CGPath {
    guard width > 0, width.isFinite else { return CGPath(steps: PathSteps()) }
    var outline = StrokeOutline(width: width, cap: cap, join: join, miterLimit: miterLimit)
    let measure = path.measure
    for piece in measure.pieces where !piece.elements.isEmpty {
      outline.add(measure.stretches[piece.stretches], start: piece.start, isClosed: piece.isClosed)
    }
    return CGPath(steps: outline.steps)
  }

  private mutating func add(_ stretches: ArraySlice<PathStretch>, start: CGPoint, isClosed: Bool) {
    var corners = [Corner(point: start, isSmooth: false)]
    for stretch in stretches {
      Self.flatten(stretch, into: &corners)
    }
    if isClosed, corners.count > 1, corners.last?.point == start { corners.removeLast() }
    corners.removeAll { !$0.point.isFinite }
    guard corners.count > 1 else {
      if let corner = corners.first { addDot(corner.point) }
      return
    }
    if isClosed, corners.count > 2 {
      addRing(corners)
      addRing(corners.reversed())
      return
    }
    if isClosed { corners.append(corners[0]) }
    addSide(corners)
    addSide(corners.reversed())
    close()
  }

  /// One side of a closed piece.
  private mutating func addRing(_ corners: [Corner]) {
    var before = Self.direction(corners[corners.count - 1].point, corners[0].point)
    for (index, corner) in corners.enumerated() {
      let after = Self.direction(corner.point, corners[(index + 1) % corners.count].point)
      addJoin(corner, before, after)
      before = after
    }
    close()
  }

  /// One side of an open piece with the cap at its end.
  private mutating func addSide(_ corners: [Corner]) {
    var before = Self.direction(corners[0].point, corners[1].point)
    add(corners[0].point, offset(before))
    for index in 1..<corners.count - 1 {
      let after = Self.direction(corners[index].point, corners[index + 1].point)
      addJoin(corners[index], before, after)
      before = after
    }
    addCap(corners[corners.count - 1].point, before)
  }

  private mutating func addCap(_ point: CGPoint, _ direction: CGVector) {
    let side = offset(direction)
    let ahead = CGVector(dx: direction.dx * radius, dy: direction.dy * radius)
    switch cap {
    case .butt: add(point, side)
    case .round: addArc(point, from: side, by: .pi)
    case .square:
      add(point, CGVector(dx: side.dx + ahead.dx, dy: side.dy + ahead.dy))
      add(point, CGVector(dx: ahead.dx - side.dx, dy: ahead.dy - side.dy))
    }
  }

  private mutating func addJoin(_ corner: Corner, _ before: CGVector, _ after: CGVector) {
    let (point, first, second) = (corner.point, offset(before), offset(after))
    let sine = before.dx * after.dy - before.dy * after.dx
    let cosine = before.dx * after.dx + before.dy * after.dy
    guard sine > 0 || (sine == 0 && cosine < 0) else {
      add(point, first)
      // Straight on there is nothing to lead through.
      if sine < 0 { add(point, .zero) }
      add(point, second)
      return
    }
    switch corner.isSmooth ? .round : join {
    case .round: addArc(point, from: first, by: atan2(sine, cosine))
    // The tip is 1 / cos(turn / 2) half widths away.
    case .miter where (1 + cosine) * miterLimit * miterLimit >= 2:
      add(point, first)
      let reach = 1 / (1 + cosine)
      add(point, CGVector(dx: (first.dx + second.dx) * reach, dy: (first.dy + second.dy) * reach))
      add(point, second)
    default:
      add(point, first)
      add(point, second)
    }
  }

  /// A piece without length: what its two caps make of it. Butt ends make nothing.
  private mutating func addDot(_ point: CGPoint) {
    guard cap != .butt else { return }
    addCap(point, CGVector(dx: 1, dy: 0))
    addCap(point, CGVector(dx: -1, dy: 0))
    close()
  }

  private mutating func addArc(_ point: CGPoint, from side: CGVector, by angle: Double) {
    let step = 2 * acos(max(0, 1 - Self.tolerance / radius))
    // For a line of an enormous width the step is nothing; 1,000 are enough for a half circle of a million points.
    let wanted = (angle / step).rounded(.up)
    let count = wanted < 1000 ? max(1, Int(wanted)) : 1000
    for index in 0...count {
      let turn = angle * Double(index) / Double(count)
      let (sine, cosine) = (sin(turn), cos(turn))
      add(point, CGVector(dx: side.dx * cosine - side.dy * sine, dy: side.dx * sine + side.dy * cosine))
    }
  }

  private mutating func add(_ point: CGPoint, _ offset: CGVector) {
    let point = CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    steps.append(isBegun ? .line(to: point) : .move(to: point))
    isBegun = true
  }

  private mutating func close() {
    steps.append(.closeSubpath)
    isBegun = false
  }

  /// From the path to its side, square to a direction.
  private func offset(_ direction: CGVector) -> CGVector {
    CGVector(dx: direction.dy * radius, dy: -direction.dx * radius)
  }

  private static func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// Adds the ends of the lines that stand for a stretch.
  private static func flatten(_ stretch: PathStretch, into corners: inout [Corner]) {
    let curve = stretch.curve
    let count = curve.isStraight ? 1 : curve.lineCount(tolerance: tolerance)
    for index in 1...count {
      let point = index == count ? stretch.end : curve.point(at: CGFloat(index) / CGFloat(count))
      guard point.isFinite, point != corners.last?.point else { continue }
      corners.append(Corner(point: point, isSmooth: index < count))
    }
  }
}

extension OutlineCurve {
  /// How many lines of even steps in t stand for the curve, none further from it than `tolerance`.
  fileprivate func lineCount(tolerance: Double) -> Int {
    let first = hypot(x.start - 2 * x.control1 + x.control2, y.start - 2 * y.control1 + y.control2)
    let second = hypot(x.control1 - 2 * x.control2 + x.end, y.control1 - 2 * y.control2 + y.end)
    // A line over a step h is off by at most h²/8 of the second derivative, which is at most 6 times these differences.
    let count = (max(first, second) * 0.75 / tolerance).squareRoot().rounded(.up)
    // 500: enough for a curve of 10,000 points and more.
    return count.isFinite ? Int(min(max(count, 1), 500)) : 1
  }
}
