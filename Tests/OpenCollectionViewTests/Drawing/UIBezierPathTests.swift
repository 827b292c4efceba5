import LayerEngine
import OpenCollectionView
import Testing

@MainActor struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// The commands that a drawing records.
  private func commands(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { draw($0.cgContext) }
    guard case .drawn(let list) = image.picture.source else { return [] }
    return list.commands
  }

  @Test func `A stroke is one command, and the context's lines stay as they were`() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let commands = commands { _ in path.stroke() }
    #expect(
      commands == [
        .stroke(
          CGPath(rect: square, transform: nil),
          StrokeStyle(width: 5, cap: .round, join: .bevel, miterLimit: 3, dashes: [4, 2], dashPhase: 1), .black)
      ])
  }

  @Test func `Filling is one command, and drawings share the path`() {
    let path = UIBezierPath(rect: square)
    path.usesEvenOddFillRule = true
    let commands = commands { _ in
      path.fill()
      path.fill()
    }
    guard case .fill(let first, .evenOdd, .black) = commands.first, case .fill(let second, _, _) = commands.last else {
      Issue.record("\(commands)")
      return
    }
    #expect(commands.count == 2)
    #expect(first === second)
    #expect(path.cgPath === first)
  }

  @Test func `A drawn path does not change with what is added later`() {
    let path = UIBezierPath(rect: square)
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 100, y: 0))
    #expect(before == CGPath(rect: square, transform: nil))
    #expect(path.cgPath != before)
  }

  @Test func `A fill with a blend mode and an opacity leaves the context as it was`() {
    let path = UIBezierPath(rect: square)
    let commands = commands { context in
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke(with: .normal, alpha: 1)
    }
    #expect(
      commands == [
        .save, .blend(.multiply), .opacity(0.5), .fill(path.cgPath, .winding, .black), .restore,
        .save, .stroke(path.cgPath, StrokeStyle(), .black), .restore,
      ])
  }

  @Test func `Outside of drawing nothing is drawn`() {
    let path = UIBezierPath(rect: square)
    path.fill()
    path.stroke()
    path.addClip()
    path.fill(with: .multiply, alpha: 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `Dashes read back`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 7)
    var count = 0
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 3)
    var pattern = [CGFloat](repeating: 0, count: count)
    var phase: CGFloat = 0
    path.getLineDash(&pattern, count: nil, phase: &phase)
    #expect(pattern == [4, 2, 1])
    #expect(phase == 7)
  }

  @Test func `What is no pattern draws solid lines`() {
    let path = UIBezierPath()
    for pattern in [[-1, 2], [0, 0], [CGFloat.nan], [.infinity, 1]] as [[CGFloat]] {
      path.setLineDash([4, 2], count: 2, phase: 0)
      path.setLineDash(pattern, count: pattern.count, phase: .nan)
      var (count, phase) = (9, CGFloat(9))
      path.getLineDash(nil, count: &count, phase: &phase)
      #expect(count == 0 && phase == 0)
    }
    path.setLineDash([4, 2], count: 2, phase: 0)
    path.setLineDash(nil, count: 0, phase: 0)
    var count = 9
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func `Only the corners that are asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 59)))
    // Twice as wide as high: on the ellipse's edge.
    let middle = 0.5.squareRoot()
    #expect(path.contains(CGPoint(x: 20 - 20 * middle + 0.1, y: 10 - 10 * middle + 0.1)))
    #expect(!path.contains(CGPoint(x: 20 - 20 * middle - 0.1, y: 10 - 10 * middle - 0.1)))
    #expect(path.cgPath.elements.first == .move(to: CGPoint(x: 20, y: 0)))
    #expect(path.cgPath.elements.last == .closeSubpath)
    #expect(abs(path.bounds.maxX - 100) < 1e-9 && abs(path.bounds.maxY - 60) < 1e-9)
  }

  @Test func `Each corner is its own`() {
    let probes: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)), (.bottomLeft, CGPoint(x: 1, y: 99)),
      (.bottomRight, CGPoint(x: 99, y: 99)),
    ]
    for (corner, _) in probes {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: corner,
        cornerRadii: CGSize(width: 30, height: 30))
      for (other, point) in probes {
        #expect(path.contains(point) == (other != corner))
      }
    }
  }

  @Test func `All corners make a round rectangle, no radius a sharp one`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 80, height: 80))
    #expect(all.cgPath == CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil))
    for radius in [0, -5, .nan] as [CGFloat] {
      let sharp = UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: radius, height: 8))
      #expect(sharp.cgPath == CGPath(rect: rect, transform: nil))
    }
  }

  @Test func `A path is emptied, mapped and replaced`() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 1))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 20, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty && path.lineWidth == 3)
    let source = CGMutablePath()
    source.addRect(square)
    path.cgPath = source
    source.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(path.bounds == square)
  }

  @Test func `A path appended to itself is there twice`() {
    let path = UIBezierPath(rect: square)
    path.append(path)
    #expect(path.cgPath.elements.count == 10)
  }

  @Test func `Reversed, an inner path is a hole`() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    inner.lineWidth = 4
    #expect(inner.reversing().lineWidth == 4)
    ring.append(inner.reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `A copy has the steps and the style, and goes its own way`() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 4
    path.flatness = 2
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1], count: 2, phase: 0)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 4 && copy.flatness == 2 && copy.usesEvenOddFillRule)
    var count = 0
    copy.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 2)
    copy.addLine(to: CGPoint(x: 50, y: 0))
    #expect(path.bounds == square)
  }
}
