import Foundation
import LayerEngine
import Testing

struct LayerDisplayTests {
  private let root = CountingLayer()
  private let child = CountingLayer()
  private let tree: LayerTree

  init() {
    root.addSublayer(child)
    tree = LayerTree(root: root)
    tree.layoutAndDisplay()
    _ = tree.commit()
  }

  @Test func `A marked layer is displayed once`() {
    child.setNeedsDisplay()
    child.setNeedsDisplay()
    #expect(child.needsDisplay())
    #expect(child.displayCount == 0)
    tree.layoutAndDisplay()
    tree.layoutAndDisplay()
    #expect(!child.needsDisplay())
    #expect(child.displayCount == 1)
    #expect(root.displayCount == 0)
  }

  @Test func `Displaying at once takes the mark away`() {
    child.setNeedsDisplay()
    child.displayIfNeeded()
    child.displayIfNeeded()
    tree.layoutAndDisplay()
    #expect(child.displayCount == 1)
  }

  @Test func `Layout comes before display`() {
    var order: [String] = []
    child.onDisplay = { order.append("display") }
    child.onLayout = { order.append("layout") }
    child.setNeedsDisplay()
    child.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(order == ["layout", "display"])
  }

  @Test func `What layout marks for display is displayed in the same frame`() {
    root.onLayout = { [unowned child] in child.setNeedsDisplay() }
    root.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(child.displayCount == 1)
  }

  @Test func `What display marks is laid out and displayed in the same frame`() {
    child.onDisplay = { [unowned root, unowned child] in
      root.setNeedsDisplay()
      child.setNeedsLayout()
    }
    child.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(child.layoutCount == 1)
    #expect(root.displayCount == 1)
    _ = tree.commit()
    #expect(!tree.needsCommit)
  }

  @Test func `A display that marks its own layer is cut and goes on in the next frame`() {
    child.onDisplay = { [unowned child] in child.setNeedsDisplay() }
    child.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(child.displayCount == 12)
    _ = tree.commit()
    #expect(tree.needsCommit)
    child.onDisplay = nil
    tree.layoutAndDisplay()
    #expect(child.displayCount == 13)
    _ = tree.commit()
    #expect(!tree.needsCommit)
  }

  @Test func `A commit that comes before display leaves the tree wanting another`() {
    child.setNeedsDisplay()
    _ = tree.commit()
    #expect(tree.needsCommit)
  }

  @Test func `A layer that is marked outside of a tree is displayed when it comes into one`() {
    let (outer, inner) = (CountingLayer(), CountingLayer())
    outer.addSublayer(inner)
    inner.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(inner.displayCount == 0)
    child.addSublayer(outer)
    tree.layoutAndDisplay()
    #expect(inner.displayCount == 1)
  }

  @Test func `A marked layer that has left the tree is not displayed until it is back`() {
    child.setNeedsDisplay()
    child.removeFromSuperlayer()
    tree.layoutAndDisplay()
    #expect(child.displayCount == 0)
    #expect(child.needsDisplay())
    root.addSublayer(child)
    tree.layoutAndDisplay()
    #expect(child.displayCount == 1)
  }

  @Test func `Contents that display fills in are in the commit`() throws {
    let picture = LayerPicture(size: CGSize(width: 1, height: 1), source: .drawn(DisplayList()))
    child.onDisplay = { [unowned child] in child.layerContents = .picture(picture) }
    child.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(
      tree.commit().changed == [LayerChange(layer: LayerID(rawValue: 2), value: .contents(.picture(picture)))])
  }
}
