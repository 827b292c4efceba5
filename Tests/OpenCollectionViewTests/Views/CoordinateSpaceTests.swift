import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CoordinateSpaceTests {
  private let screen = VirtualScreen(width: 400, height: 400)

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  /// A view turned by a quarter, in a scroll view that is scrolled by 30, in a view of twice the size.
  private func nested() -> (outer: UIView, scroll: UIScrollView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    scroll.contentSize = CGSize(width: 80, height: 500)
    let inner = UIView(frame: CGRect(x: 20, y: 40, width: 20, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    screen.show(outer)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    return (outer, scroll, inner)
  }

  @Test func `points go through two transforms and a scroll view, and back`() {
    let (outer, scroll, inner) = nested()
    // Turned by a quarter about (30, 50) the upper left corner is the upper right one.
    #expect(isNear(inner.convert(CGPoint.zero, to: scroll), CGPoint(x: 40, y: 40)))
    #expect(isNear(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 50, y: 20)))
    // The outer view lies from (50, 0) on, twice as large.
    #expect(isNear(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 150, y: 40)))
    #expect(isNear(inner.convert(CGPoint(x: 150, y: 40), from: nil), .zero))
    #expect(isNear(screen.window.convert(CGPoint(x: 150, y: 40), to: inner), .zero))
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: nil)
    #expect(isNear(rect.origin, CGPoint(x: 142, y: 40)))
    #expect(abs(rect.width - 8) < 1e-9 && abs(rect.height - 20) < 1e-9)
  }

  @Test func `a touch finds a turned view in a scrolled one`() {
    let (_, scroll, inner) = nested()
    #expect(screen.window.hitTest(CGPoint(x: 149, y: 41), with: nil) === inner)
    #expect(screen.window.hitTest(CGPoint(x: 151, y: 41), with: nil) === scroll)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The corner of the square is empty now, and the middle of its side reaches further out.
    #expect(screen.window.hitTest(CGPoint(x: 149, y: 41), with: nil) === scroll)
    #expect(screen.window.hitTest(CGPoint(x: 157, y: 60), with: nil) === inner)
  }

  @Test func `views and the screen convert into each other`() {
    let (_, _, inner) = nested()
    let space = screen.scene.screen.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(isNear(inner.convert(CGPoint.zero, to: space), CGPoint(x: 150, y: 40)))
    #expect(isNear(space.convert(CGPoint(x: 150, y: 40), to: inner), .zero))
    #expect(isNear(inner.convert(CGPoint(x: 150, y: 40), from: space), .zero))
    #expect(isNear(screen.scene.coordinateSpace.convert(CGPoint.zero, from: inner), CGPoint(x: 150, y: 40)))
  }

  @Test func `views of two windows convert into each other`() {
    let left = UIWindow(windowScene: screen.scene)
    left.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    let right = UIWindow(windowScene: screen.scene)
    right.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    let (first, second) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), UIView())
    left.addSubview(first)
    right.addSubview(second)
    #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: -185, y: 25))
    #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -190, y: 20))
    #expect(first.convert(CGRect(x: 0, y: 0, width: 1, height: 2), to: nil) == CGRect(x: 5, y: 5, width: 1, height: 2))
  }

  @Test func `a space of the program's own converts itself`() {
    final class Doubled: UICoordinateSpace {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      var bounds: CGRect { view.bounds }
      func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view.convert(CGPoint(x: point.x / 2, y: point.y / 2), to: coordinateSpace)
      }
      func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let point = view.convert(point, from: coordinateSpace)
        return CGPoint(x: point.x * 2, y: point.y * 2)
      }
      func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
      func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    }
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10)))
    outer.addSubview(inner)
    let space = Doubled(outer)
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(CGPoint(x: 6, y: 8), from: space) == .zero)
  }

  @Test func `another anchor moves the view, and transforms turn about it`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 20, y: 30))
    #expect(view.frame == CGRect(x: 20, y: -10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 20, y: -50, width: 40, height: 80))
  }
}
