import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct CAScrollLayerTests {
  private let layer = CAScrollLayer()
  private let content = CALayer()

  /// A layer of 100 by 100 points over a content of 500 by 500 that stands at (10, 10).
  init() {
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    content.frame = CGRect(x: 10, y: 10, width: 500, height: 500)
    layer.addSublayer(content)
  }

  @Test func `A new scroll layer clips and scrolls both ways`() {
    #expect(layer.masksToBounds)
    #expect(layer.scrollMode == .both)
  }

  @Test func `A point comes to the top left corner`() {
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds == CGRect(x: 30, y: 40, width: 100, height: 100))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func `Only the axes that scroll move`() {
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 30, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 40))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint(x: 1, y: 1))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 40))
  }

  @Test func `A rectangle comes into view by the shortest way`() {
    layer.scroll(to: CGRect(x: 20, y: 150, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 60))
    layer.scroll(to: CGRect(x: 20, y: 30, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 30))
    layer.scroll(to: CGRect(x: 20, y: 40, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 30))
  }

  @Test func `Of a rectangle that is too large its beginning is shown`() {
    layer.scroll(to: CGRect(x: 0, y: 200, width: 10, height: 900))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 200))
  }

  @Test func `Null and infinite rectangles have no effect`() {
    layer.scroll(to: CGRect.null)
    layer.scroll(to: CGRect.infinite)
    #expect(layer.bounds.origin == .zero)
  }

  @Test func `A layer inside is scrolled to in its own coordinates`() {
    content.scroll(CGPoint(x: 100, y: 100))
    #expect(layer.bounds.origin == CGPoint(x: 110, y: 110))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 10))
  }

  @Test func `The visible part is what the scroll layer leaves`() {
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 90, height: 90))
    layer.scroll(to: CGPoint(x: 110, y: 110))
    #expect(content.visibleRect == CGRect(x: 100, y: 100, width: 100, height: 100))
    layer.scroll(to: CGPoint(x: 2000, y: 0))
    #expect(content.visibleRect == .zero)
    #expect(layer.visibleRect == layer.bounds)
  }

  @Test func `Without a scroll layer there is nothing to scroll`() {
    let alone = CALayer()
    alone.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    alone.scroll(CGPoint(x: 5, y: 5))
    alone.scrollRectToVisible(CGRect(x: 50, y: 0, width: 1, height: 1))
    #expect(alone.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(alone.visibleRect == alone.bounds)
  }
}
