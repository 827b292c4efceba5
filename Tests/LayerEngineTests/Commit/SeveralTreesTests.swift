import Foundation
import LayerEngine
import Testing

struct SeveralTreesTests {
  private let firstRoot = CALayer()
  private let secondRoot = CALayer()
  private let first: LayerTree
  private let second: LayerTree
  private let layer = CALayer()
  private let inner = CALayer()

  /// The layer is number 2 of the first tree, and what is in it number 3.
  init() {
    first = LayerTree(root: firstRoot)
    second = LayerTree(root: secondRoot)
    layer.addSublayer(inner)
    layer.opacity = 0.5
    firstRoot.addSublayer(layer)
    _ = first.commit()
    _ = second.commit()
  }

  private let arrival = LayerCommit(
    created: created(2, 3), placed: [placed(2, in: 1, at: 0), placed(3, in: 2, at: 0)],
    changed: [changed(2, .opacity(0.5))])

  @Test func `A layer that moves to another tree is removed here and created there`() {
    secondRoot.addSublayer(layer)
    #expect(first.commit() == LayerCommit(removed: [2, 3]))
    #expect(second.commit() == arrival)
  }

  @Test func `The order of the two commits does not matter`() {
    secondRoot.addSublayer(layer)
    #expect(second.commit() == arrival)
    #expect(first.commit() == LayerCommit(removed: [2, 3]))
    #expect(second.commit().isEmpty)
    inner.isHidden = true
    #expect(second.commit() == LayerCommit(changed: [changed(3, .isHidden(true))]))
  }

  @Test func `Both trees want a commit`() {
    secondRoot.addSublayer(layer)
    #expect(first.needsCommit)
    #expect(second.needsCommit)
  }

  @Test func `A snapshot of the former tree leaves the new one alone`() {
    secondRoot.addSublayer(layer)
    _ = second.commit()
    #expect(first.snapshot() == LayerCommit(created: created(1)))
    layer.opacity = 1
    #expect(second.commit() == LayerCommit(changed: [changed(2, .opacity(1))]))
  }

  @Test func `A layer that goes there and back between two commits gets a new number`() {
    secondRoot.addSublayer(layer)
    firstRoot.addSublayer(layer)
    #expect(second.commit().isEmpty)
    #expect(
      first.commit()
        == LayerCommit(
          created: created(4, 5), removed: [2, 3],
          placed: [placed(4, in: 1, at: 0), placed(5, in: 4, at: 0)], changed: [changed(4, .opacity(0.5))]))
  }

  @Test func `A sublayer that moves to another tree leaves its parent`() {
    secondRoot.addSublayer(inner)
    #expect(first.commit() == LayerCommit(removed: [3]))
    #expect(second.commit() == LayerCommit(created: created(2), placed: [placed(2, in: 1, at: 0)]))
  }

  @Test func `A sublayer of a removed layer that moves to another tree is removed here`() {
    layer.removeFromSuperlayer()
    secondRoot.addSublayer(inner)
    let commit = first.commit()
    #expect(Set(commit.removed) == [id(2), id(3)])
    #expect(commit.removed.count == 2)
    #expect(second.commit() == LayerCommit(created: created(2), placed: [placed(2, in: 1, at: 0)]))
  }

  @Test func `A layer that is out of both trees for a frame is new in the second`() {
    layer.removeFromSuperlayer()
    #expect(first.commit() == LayerCommit(removed: [2, 3]))
    secondRoot.addSublayer(layer)
    #expect(!first.needsCommit)
    #expect(second.commit() == arrival)
  }

  @Test func `A tree that is gone leaves its layers to the next`() {
    let root = CALayer()
    root.addSublayer(CALayer())
    var gone: LayerTree? = LayerTree(root: root)
    #expect(gone?.commit().created.count == 2)
    gone = nil
    let next = LayerTree(root: root)
    #expect(next.commit() == LayerCommit(created: created(1, 2), placed: [placed(2, in: 1, at: 0)]))
  }

  @Test func `What was added while a tree was gone is told by the next`() {
    let (root, child, grandchild) = (CALayer(), CALayer(), CALayer())
    child.addSublayer(grandchild)
    root.addSublayer(child)
    var gone: LayerTree? = LayerTree(root: root)
    _ = gone?.commit()
    gone = nil
    grandchild.addSublayer(CALayer())
    secondRoot.addSublayer(root)
    #expect(
      second.commit()
        == LayerCommit(
          created: created(2, 3, 4, 5),
          placed: [placed(2, in: 1, at: 0), placed(3, in: 2, at: 0), placed(4, in: 3, at: 0), placed(5, in: 4, at: 0)]))
  }

  @Test func `What a tree that is gone had lost is new in another`() {
    let (root, child, grandchild) = (CALayer(), CALayer(), CALayer())
    child.addSublayer(grandchild)
    root.addSublayer(child)
    var gone: LayerTree? = LayerTree(root: root)
    _ = gone?.commit()
    child.removeFromSuperlayer()
    grandchild.removeFromSuperlayer()
    gone = nil
    secondRoot.addSublayer(child)
    secondRoot.addSublayer(grandchild)
    #expect(
      second.commit()
        == LayerCommit(created: created(2, 3), placed: [placed(2, in: 1, at: 0), placed(3, in: 1, at: 1)])
    )
  }

  @Test func `A tree that is gone leaves alone what has moved to another`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    var gone: LayerTree? = LayerTree(root: root)
    _ = gone?.commit()
    secondRoot.addSublayer(child)
    _ = second.commit()
    gone = nil
    child.opacity = 0.5
    #expect(second.commit() == LayerCommit(changed: [changed(2, .opacity(0.5))]))
  }

  @Test func `A removed layer may become the root of another tree at once`() {
    layer.removeFromSuperlayer()
    let third = LayerTree(root: layer)
    #expect(
      third.commit()
        == LayerCommit(
          created: created(1, 2), placed: [placed(2, in: 1, at: 0)], changed: [changed(1, .opacity(0.5))]))
    #expect(first.commit() == LayerCommit(removed: [2, 3]))
    #expect(third.commit().isEmpty)
  }
}
