import Foundation
import LayerEngine
import Testing

struct LayerCommitTests {
  private let root = CALayer()
  private let tree: LayerTree

  init() {
    tree = LayerTree(root: root)
  }

  @Test func `The first commit creates the root as number 1, even where it is like a new layer`() {
    #expect(tree.needsCommit)
    #expect(tree.commit() == LayerCommit(created: created(1)))
  }

  @Test func `At rest a commit is empty`() {
    _ = tree.commit()
    #expect(!tree.needsCommit)
    #expect(tree.commit().isEmpty)
    #expect(tree.commit() == LayerCommit())
    #expect(!tree.needsCommit)
  }

  @Test func `One changed property is one change`() {
    _ = tree.commit()
    root.opacity = 0.5
    #expect(tree.needsCommit)
    #expect(tree.commit() == LayerCommit(changed: [changed(1, .opacity(0.5))]))
    #expect(tree.commit().isEmpty)
  }

  @Test func `A property that changes twice is one change to the last value`() {
    _ = tree.commit()
    root.opacity = 0.5
    root.opacity = 0.25
    #expect(tree.commit() == LayerCommit(changed: [changed(1, .opacity(0.25))]))
  }

  @Test func `The value that a property has already is no change`() {
    root.opacity = 0.5
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.backgroundColor = CGColor.white
    _ = tree.commit()
    root.opacity = 0.5
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    root.borderColor = CGColor.black
    root.shadowRadius = 3
    root.isHidden = false
    tree.layoutAndDisplay()
    // Some of it is compared only then.
    #expect(tree.commit() == LayerCommit())
    #expect(!tree.needsCommit)
  }

  @Test func `A shadow's parts are told together, also while it does not show`() {
    _ = tree.commit()
    root.shadowRadius = 9
    root.shadowOffset = CGSize(width: 1, height: 1)
    #expect(
      tree.commit()
        == LayerCommit(changed: [changed(1, .shadow(LayerShadow(offset: CGSize(width: 1, height: 1), radius: 9)))]))
  }

  @Test func `Bounds are told as an origin and a size, each for itself`() {
    root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    tree.layoutAndDisplay()
    _ = tree.commit()
    root.bounds.origin.y = 100
    #expect(tree.commit() == LayerCommit(changed: [changed(1, .boundsOrigin(CGPoint(x: 0, y: 100)))]))
    root.bounds.size.width = 20
    tree.layoutAndDisplay()
    #expect(tree.commit() == LayerCommit(changed: [changed(1, .boundsSize(CGSize(width: 20, height: 10)))]))
  }

  @Test func `Changes are grouped by layer, in the order in which the layers changed first`() {
    let child = CALayer()
    root.addSublayer(child)
    _ = tree.commit()
    child.opacity = 0.5
    root.opacity = 0.25
    child.position = CGPoint(x: 1, y: 2)
    #expect(
      tree.commit()
        == LayerCommit(changed: [
          changed(2, .position(CGPoint(x: 1, y: 2))), changed(2, .opacity(0.5)), changed(1, .opacity(0.25)),
        ]))
  }

  @Test func `A new subtree is created, placed and told from the outside in`() {
    _ = tree.commit()
    let (outer, inner, last) = (CALayer(), CATransformLayer(), CALayer())
    outer.addSublayer(inner)
    outer.addSublayer(last)
    inner.isHidden = true
    root.addSublayer(outer)
    outer.opacity = 0.5
    #expect(
      tree.commit()
        == LayerCommit(
          created: [
            LayerCreation(layer: id(2), kind: .plain), LayerCreation(layer: id(3), kind: .transform),
            LayerCreation(layer: id(4), kind: .plain),
          ],
          placed: [placed(2, in: 1, at: 0), placed(3, in: 2, at: 0), placed(4, in: 2, at: 1)],
          changed: [changed(2, .opacity(0.5)), changed(3, .isHidden(true))]))
  }

  @Test func `Of a new layer only what makes it differ from a new layer is told`() {
    _ = tree.commit()
    let child = CALayer()
    child.opacity = 0.5
    child.opacity = 1
    child.position = CGPoint(x: 5, y: 0)
    root.addSublayer(child)
    child.isHidden = true
    child.isHidden = false
    #expect(
      tree.commit()
        == LayerCommit(
          created: created(2), placed: [placed(2, in: 1, at: 0)],
          changed: [changed(2, .position(CGPoint(x: 5, y: 0)))]))
  }

  @Test func `A commit is wanted once, however much changes`() {
    var calls = 0
    tree.needsCommitDidBecomeTrue = { calls += 1 }
    #expect(calls == 0)
    _ = tree.commit()
    root.opacity = 0.5
    root.opacity = 0.25
    let child = CALayer()
    root.addSublayer(child)
    child.setNeedsLayout()
    child.setNeedsDisplay()
    child.removeFromSuperlayer()
    #expect(calls == 1)
    tree.layoutAndDisplay()
    _ = tree.commit()
    #expect(calls == 1)
    root.opacity = 1
    #expect(calls == 2)
  }

  @Test func `Marks for layout and display want a commit, too`() {
    _ = tree.commit()
    var calls = 0
    tree.needsCommitDidBecomeTrue = { calls += 1 }
    root.setNeedsLayout()
    #expect(calls == 1)
    tree.layoutAndDisplay()
    #expect(tree.commit().isEmpty)
    root.setNeedsDisplay()
    #expect(calls == 2)
    tree.layoutAndDisplay()
    #expect(tree.commit().isEmpty)
    #expect(!tree.needsCommit)
  }

  @Test func `A change whose notice is answered with a commit at once is not lost`() throws {
    _ = tree.commit()
    var mirror = LayerMirror()
    try mirror.apply(tree.snapshot())
    var commits: [LayerCommit] = []
    tree.needsCommitDidBecomeTrue = { [unowned tree] in commits.append(tree.commit()) }
    root.opacity = 0.5
    root.opacity = 0.25
    commits.append(tree.commit())
    for commit in commits { try mirror.apply(commit) }
    #expect(mirror.nodes[id(1)]?.properties.opacity == 0.25)
  }

  @Test func `A layer that comes and goes between two commits is never told`() {
    _ = tree.commit()
    let child = CALayer()
    root.addSublayer(child)
    child.opacity = 0.5
    child.removeFromSuperlayer()
    #expect(tree.commit().isEmpty)
    root.addSublayer(child)
    #expect(
      tree.commit()
        == LayerCommit(
          created: created(2), placed: [placed(2, in: 1, at: 0)], changed: [changed(2, .opacity(0.5))]))
  }
}
