import Foundation
import LayerEngine
import Testing

struct CGLayerTests {
  private let context = CGContext(size: CGSize(width: 100, height: 100))

  @Test func `what is drawn into a layer is drawn with it, at a point and stretched`() throws {
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 5), auxiliaryInfo: nil))
    let inside = try #require(layer.context)
    inside.fill(CGRect(x: 1, y: 2, width: 3, height: 3))
    context.draw(layer, at: CGPoint(x: 20, y: 30))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 50, height: 50))
    let drawn = CGContext()
    drawn.fill(CGRect(x: 1, y: 2, width: 3, height: 3))
    var places: [CGRect] = []
    for command in context.displayList.commands {
      guard case .picture(let picture, let rect) = command else { continue }
      #expect(picture.size == CGSize(width: 10, height: 5))
      guard case .drawn(let contents) = picture.source else {
        Issue.record("nothing is drawn in the picture")
        continue
      }
      #expect(contents == drawn.displayList)
      places.append(rect)
    }
    #expect(
      places == [CGRect(x: 20, y: 30, width: 10, height: 5), CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func `a layer of no size draws nothing`() throws {
    let layer = try #require(CGLayer(context, size: .zero, auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: .zero)
    #expect(layer.size == .zero)
    #expect(context.displayList == DisplayList([]))
  }
}
