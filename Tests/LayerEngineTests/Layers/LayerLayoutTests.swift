import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct LayerLayoutTests {
  private let root = CountingLayer()
  private let left = CountingLayer()
  private let leftInner = CountingLayer()
  private let right = CountingLayer()
  private let rightInner = CountingLayer()
  private let tree: LayerTree

  init() {
    root.addSublayer(left)
    left.addSublayer(leftInner)
    root.addSublayer(right)
    right.addSublayer(rightInner)
    tree = LayerTree(root: root)
    tree.layoutAndDisplay()
    _ = tree.commit()
  }

  private var counts: [Int] { [root, left, leftInner, right, rightInner].map(\.layoutCount) }

  @Test func `Nothing is laid out that is not marked`() {
    tree.layoutAndDisplay()
    #expect(counts == [0, 0, 0, 0, 0])
  }

  @Test func `Only the marked layer is laid out, and once`() {
    leftInner.setNeedsLayout()
    leftInner.setNeedsLayout()
    #expect(leftInner.needsLayout())
    #expect(counts == [0, 0, 0, 0, 0])
    tree.layoutAndDisplay()
    tree.layoutAndDisplay()
    #expect(!leftInner.needsLayout())
    #expect(counts == [0, 0, 1, 0, 0])
  }

  @Test func `Layout goes from the outside in`() {
    var order: [String] = []
    for (layer, name) in [(rightInner, "inner"), (right, "middle"), (root, "root")] {
      layer.onLayout = { order.append(name) }
      layer.setNeedsLayout()
    }
    tree.layoutAndDisplay()
    #expect(order == ["root", "middle", "inner"])
  }

  @Test func `A new size marks a layer, a new place does not`() {
    right.bounds.origin = CGPoint(x: 0, y: 100)
    right.position = CGPoint(x: 10, y: 10)
    right.transform.m11 = 2
    #expect(!right.needsLayout())
    right.bounds.size = CGSize(width: 10, height: 10)
    #expect(right.needsLayout())
    tree.layoutAndDisplay()
    #expect(counts == [0, 0, 0, 1, 0])
  }

  @Test func `The size that a layer has marks nothing`() {
    right.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    tree.layoutAndDisplay()
    right.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    #expect(!right.needsLayout())
  }

  @Test func `A marked layer that is added later is laid out with its new tree`() {
    let (added, inner) = (CountingLayer(), CountingLayer())
    added.addSublayer(inner)
    inner.setNeedsLayout()
    leftInner.addSublayer(added)
    tree.layoutAndDisplay()
    #expect(added.layoutCount == 0)
    #expect(inner.layoutCount == 1)
  }

  @Test func `A marked layer that is taken out is laid out when it is back`() {
    rightInner.setNeedsLayout()
    right.removeFromSuperlayer()
    tree.layoutAndDisplay()
    #expect(rightInner.layoutCount == 0)
    root.addSublayer(right)
    tree.layoutAndDisplay()
    #expect(rightInner.layoutCount == 1)
  }

  @Test func `What layout marks further in is laid out in the same pass`() {
    root.onLayout = { [unowned leftInner] in leftInner.setNeedsLayout() }
    root.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(counts == [1, 0, 1, 0, 0])
    #expect(!tree.commitAndAsk())
  }

  @Test func `What layout marks further out, or in a branch that is done, settles in the same frame`() {
    rightInner.onLayout = { [unowned root, unowned leftInner, unowned rightInner] in
      root.setNeedsLayout()
      leftInner.setNeedsLayout()
      rightInner.onLayout = nil
    }
    rightInner.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(counts == [1, 0, 1, 0, 1])
    #expect(!tree.commitAndAsk())
  }

  @Test func `Layers that layout adds are laid out in the same frame`() {
    let added = CountingLayer()
    added.setNeedsLayout()
    right.onLayout = { [unowned left] in left.addSublayer(added) }
    right.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(added.layoutCount == 1)
  }

  @Test func `Layers that layout removes are not looked for again`() {
    root.onLayout = { [unowned right] in right.removeFromSuperlayer() }
    rightInner.setNeedsLayout()
    root.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(counts == [1, 0, 0, 0, 0])
    #expect(!tree.commitAndAsk())
  }

  @Test func `Layout without end is cut after twelve passes and goes on in the next frame`() {
    leftInner.onLayout = { [unowned leftInner] in leftInner.setNeedsLayout() }
    leftInner.setNeedsLayout()
    #expect(LayerTree.maximumLayoutPasses == 12)
    tree.layoutAndDisplay()
    #expect(leftInner.layoutCount == 12)
    #expect(tree.commitAndAsk())
    leftInner.onLayout = nil
    tree.layoutAndDisplay()
    #expect(leftInner.layoutCount == 13)
    #expect(!tree.commitAndAsk())
  }

  @Test func `Layout without end does not keep others from being displayed`() {
    leftInner.onLayout = { [unowned leftInner] in leftInner.setNeedsLayout() }
    leftInner.setNeedsLayout()
    right.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(right.displayCount == 1)
  }

  // V53
  @Test func `Layout at once begins with the last ancestor on the way up that is marked`() {
    root.setNeedsLayout()
    left.setNeedsLayout()
    leftInner.setNeedsLayout()
    rightInner.setNeedsLayout()
    leftInner.layoutIfNeeded()
    #expect(counts == [1, 1, 1, 0, 1])
  }

  // V53
  @Test func `Layout at once does not go past an ancestor that is not marked`() {
    root.setNeedsLayout()
    leftInner.setNeedsLayout()
    rightInner.setNeedsLayout()
    leftInner.layoutIfNeeded()
    #expect(counts == [0, 0, 1, 0, 0])
    tree.layoutAndDisplay()
    #expect(counts == [1, 0, 1, 0, 1])
  }

  // V53
  @Test func `Layout at once of a layer that is not marked leaves those around it alone`() {
    root.setNeedsLayout()
    left.setNeedsLayout()
    leftInner.layoutIfNeeded()
    #expect(counts == [0, 0, 0, 0, 0])
  }

  // V53
  @Test func `Layout at once does not go past an ancestor that is being laid out, marked again or not`() {
    left.onLayout = { [unowned left, unowned leftInner] in
      left.onLayout = nil
      left.setNeedsLayout()
      leftInner.setNeedsLayout()
      leftInner.layoutIfNeeded()
    }
    left.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(counts == [0, 1, 1, 0, 0])
    #expect(left.needsLayout())
  }

  @Test func `Layout at once leaves other branches alone where no ancestor is marked`() {
    leftInner.setNeedsLayout()
    rightInner.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(counts == [0, 0, 1, 0, 0])
    tree.layoutAndDisplay()
    #expect(counts == [0, 0, 1, 0, 1])
  }

  @Test func `Layout at once does nothing where nothing is marked`() {
    rightInner.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(counts == [0, 0, 0, 0, 0])
  }

  @Test func `Layout at once works without a tree`() {
    let (outer, inner) = (CountingLayer(), CountingLayer())
    outer.addSublayer(inner)
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layoutCount == 1)
    #expect(inner.layoutCount == 1)
  }

  @Test func `Layout at once within layout does not lay out the same layer again`() {
    root.onLayout = { [unowned leftInner] in leftInner.layoutIfNeeded() }
    root.setNeedsLayout()
    leftInner.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(counts == [1, 0, 1, 0, 0])
  }

  @Test func `A plain layer asks its delegate`() {
    final class Delegate: CALayerDelegate {
      var calls: [String] = []
      func layoutSublayers(of layer: CALayer) { calls.append("layout \(layer.name ?? "")") }
      func display(_ layer: CALayer) { calls.append("display \(layer.name ?? "")") }
    }
    let (delegate, layer) = (Delegate(), CALayer())
    layer.name = "a"
    layer.delegate = delegate
    root.addSublayer(layer)
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(delegate.calls == ["layout a", "display a"])
  }

  @Test func `A delegate need not implement any method`() {
    final class Delegate: CALayerDelegate {}
    let (delegate, layer) = (Delegate(), CALayer())
    layer.delegate = delegate
    root.addSublayer(layer)
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(!layer.needsLayout())
    #expect(!layer.needsDisplay())
  }
}

extension LayerTree {
  /// Takes a commit and says whether the tree wants another one.
  fileprivate func commitAndAsk() -> Bool {
    _ = commit()
    return needsCommit
  }
}
