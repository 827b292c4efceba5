import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

struct LayerGhostTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let ghost = CALayer()
  private let tree: LayerTree

  /// A root with the sublayers a and b, numbers 2 and 3.
  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    ghost.frame = root.frame
    root.addSublayer(a)
    root.addSublayer(b)
    tree = LayerTree(root: root)
    tree.layoutAndDisplay()
    _ = tree.commit()
  }

  @Test func `A ghost is drawn and is no sublayer`() {
    root.addGhost(ghost)
    #expect(root.sublayers?.count == 2)
    #expect(ghost.superlayer === root)
    #expect(root.ghosts.map(ObjectIdentifier.init) == [ObjectIdentifier(ghost)])
    let commit = tree.commit()
    #expect(commit.created == created(4))
    #expect(commit.placed == [placed(4, in: 1, at: 2)])
  }

  @Test func `A ghost is never hit`() {
    root.addGhost(ghost)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test func `A ghost stands directly above or below its sibling, later ones above earlier ones`() {
    let others = (0..<3).map { _ in CALayer() }
    root.addGhost(ghost, isAbove: true, sibling: a)
    root.addGhost(others[0], isAbove: true, sibling: a)
    root.addGhost(others[1], isAbove: false, sibling: a)
    root.addGhost(others[2], isAbove: false)
    #expect(
      root.committedSublayers.map(ObjectIdentifier.init)
        == [others[2], others[1], a, ghost, others[0], b].map(ObjectIdentifier.init))
  }

  @Test func `A ghost moves with its sibling, and stays when that goes`() {
    root.addGhost(ghost, isAbove: true, sibling: a)
    root.addSublayer(a)
    #expect(root.committedSublayers.map(ObjectIdentifier.init) == [b, a, ghost].map(ObjectIdentifier.init))
    a.removeFromSuperlayer()
    #expect(root.committedSublayers.map(ObjectIdentifier.init) == [b, ghost].map(ObjectIdentifier.init))
  }

  @Test func `A ghost whose sibling has become a ghost is drawn once`() {
    root.addGhost(ghost, isAbove: true, sibling: a)
    root.addGhost(a, isAbove: true, sibling: b)
    #expect(root.committedSublayers.map(ObjectIdentifier.init) == [b, a, ghost].map(ObjectIdentifier.init))
  }

  @Test func `A ghost leaves`() {
    root.addGhost(ghost)
    _ = tree.commit()
    ghost.removeFromGhosts()
    #expect(tree.commit() == LayerCommit(removed: [4]))
    ghost.removeFromGhosts()
    a.removeFromGhosts()
    #expect(a.superlayer === root)
  }

  @Test func `A ghost leaves with its layer and comes back with it`() {
    b.addGhost(ghost)
    _ = tree.commit()
    b.removeFromSuperlayer()
    #expect(tree.commit().removed == [id(3), id(4)])
    root.addSublayer(b)
    let commit = tree.commit()
    #expect(commit.created == created(5, 6))
    #expect(commit.placed == [placed(5, in: 1, at: 1), placed(6, in: 5, at: 0)])
  }

  @Test func `A ghost becomes a sublayer and the other way round`() {
    root.addGhost(ghost)
    root.addSublayer(ghost)
    #expect(root.sublayers?.count == 3)
    #expect(root.ghosts.isEmpty)
    root.addGhost(ghost)
    #expect(root.sublayers?.count == 2)
  }

  @Test func `A ghost is laid out and displayed`() {
    let ghost = CountingLayer()
    ghost.setNeedsLayout()
    ghost.setNeedsDisplay()
    root.addGhost(ghost)
    tree.layoutAndDisplay()
    #expect(ghost.layoutCount == 1)
    #expect(ghost.displayCount == 1)
  }

  @Test func `Changes of a ghost are told`() {
    root.addGhost(ghost)
    _ = tree.commit()
    ghost.opacity = 0.5
    #expect(tree.commit() == LayerCommit(changed: [changed(4, .opacity(0.5))]))
  }

  @Test func `A ghost that holds its layer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addGhost(outer)
    }
    #expect(trapSentence(of: result).contains("A layer cannot become a ghost of itself or of one of its own sublayers"))
  }

  // MARK: Frozen copies

  @Test func `A frozen copy shows the same and is a layer of its own`() {
    a.addSublayer(CATransformLayer())
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    a.backgroundColor = .white
    a.accessibility = LayerAccessibility(role: .button, label: "Add")
    let mask = CAShapeLayer()
    a.mask = mask
    a.addGhost(ghost)
    let copy = a.frozenCopy()
    var expected = a.properties
    expected.accessibility = nil
    #expect(copy.properties == expected)
    #expect(copy.superlayer == nil)
    #expect(copy.sublayers?.map(\.kind) == [.transform, .plain])
    #expect(copy.mask?.properties.shape == LayerShape())
    a.backgroundColor = nil
    #expect(copy.properties.backgroundColor == LayerColor(red: 1, green: 1, blue: 1))
    #expect(copy.isTransformed == a.isTransformed)
  }

  @Test func `A frozen copy keeps its picture when it is displayed`() {
    let picture = LayerPicture(size: CGSize(width: 1, height: 1), source: .drawn(DisplayList()))
    a.layerContents = .picture(picture)
    let copy = a.frozenCopy()
    copy.setNeedsDisplay()
    copy.displayIfNeeded()
    #expect(copy.layerContents == .picture(picture))
  }
}
