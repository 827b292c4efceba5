import LayerEngine
import OpenCollectionView
import Testing

@MainActor struct DrawingTests {
  /// The commands of an image that was drawn.
  private func commands(_ image: UIImage) -> [DrawCommand] {
    guard case .drawn(let list) = image.picture.source else { return [] }
    return list.commands
  }

  @Test func `a renderer makes an image of what is drawn`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(commands(image).count == 1)
  }

  @Test func `a renderer of a rectangle elsewhere moves it to the origin`() {
    let bounds = CGRect(x: 10, y: 20, width: 40, height: 30)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in context.fill(bounds) }
    #expect(commands(image).first == .concatenate(CGAffineTransform(translationX: -10, y: -20)))
    #expect(image.size == bounds.size)
  }

  @Test func `there is a context only while something is drawn`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsPopContext()
    var inner: CGContext?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      inner = UIGraphicsGetCurrentContext()
      #expect(inner === context.cgContext)
    }
    #expect(inner != nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an image is drawn into another`() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      dot.draw(at: CGPoint(x: 5, y: 6))
    }
    #expect(commands(image) == [.picture(dot.picture, CGRect(x: 5, y: 6, width: 4, height: 4))])
  }

  @Test func `a path knows its bounds, its end and what is in it`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    path.close()
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 30))
    #expect(path.contains(CGPoint(x: 29, y: 12)))
    #expect(!path.contains(CGPoint(x: 11, y: 39)))
    #expect(!path.isEmpty)
  }

  @Test func `ovals, round rectangles and arcs have the bounds they are given`() {
    func close(_ left: CGRect, _ right: CGRect) -> Bool {
      abs(left.minX - right.minX) < 1e-3 && abs(left.maxX - right.maxX) < 1e-3 && abs(left.minY - right.minY) < 1e-3
        && abs(left.maxY - right.maxY) < 1e-3
    }
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(close(UIBezierPath(ovalIn: rect).bounds, rect))
    #expect(close(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds, rect))
    #expect(close(UIBezierPath(roundedRect: rect, cornerRadius: 800).bounds, rect))
    #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 25).contains(CGPoint(x: 11, y: 21)))
  }

  @Test func `an arc goes clockwise on the screen when it is asked to`() {
    let quarter = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x - 100) < 1e-6 && abs(quarter.currentPoint.y - 150) < 1e-6)
    #expect(quarter.bounds.width < 51)
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds.width > 99)
  }

  @Test func `a path can be tested by counting crossings`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func `a stroke leaves the context's lines as they were`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.lineWidth = 5
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      path.stroke()
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let widths = commands(image).compactMap { command in
      if case .stroke(_, let style, _) = command { style.width } else { nil }
    }
    #expect(widths == [5, 1])
  }

  @Test func `a path is a copy of the one it is made from`() {
    let source = CGMutablePath()
    source.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let path = UIBezierPath(cgPath: source)
    source.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
