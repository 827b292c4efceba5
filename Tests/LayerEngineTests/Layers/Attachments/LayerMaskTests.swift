import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

struct LayerMaskTests {
  private let root = CALayer()
  private let layer = CALayer()
  private let mask = CAShapeLayer()
  private let tree: LayerTree
  private var mirror = LayerMirror()

  /// A root with a sublayer, number 2.
  init() throws {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSublayer(layer)
    tree = LayerTree(root: root)
    try step()
  }

  private mutating func step() throws {
    tree.layoutAndDisplay()
    try mirror.apply(tree.commit())
  }

  @Test func `A mask is created, never placed, and named by the layer that it masks`() {
    layer.mask = mask
    let commit = tree.commit()
    #expect(commit.created == created(3))
    #expect(commit.placed.isEmpty)
    #expect(commit.changed.contains(changed(2, .mask(id(3)))))
    #expect(layer.sublayers == nil)
    #expect(mask.superlayer === layer)
    #expect(tree.commit().isEmpty)
  }

  @Test mutating func `A mask with sublayers is told in full and changes like any layer`() throws {
    let inner = CALayer()
    mask.addSublayer(inner)
    layer.mask = mask
    try step()
    #expect(mirror.nodes[id(3)]?.children == [id(4)])
    #expect(mirror.nodes[id(3)]?.parent == nil)
    inner.opacity = 0.5
    #expect(tree.commit() == LayerCommit(changed: [changed(4, .opacity(0.5))]))
  }

  @Test mutating func `Without its mask a layer is whole again, and the mask is forgotten`() throws {
    layer.mask = mask
    try step()
    layer.mask = nil
    #expect(mask.superlayer == nil)
    #expect(tree.commit() == LayerCommit(removed: [3], changed: [changed(2, .mask(nil))]))
  }

  @Test mutating func `Another mask takes the place of the first`() throws {
    layer.mask = mask
    try step()
    let other = CALayer()
    layer.mask = other
    #expect(
      tree.commit() == LayerCommit(created: created(4), removed: [3], changed: [changed(2, .mask(id(4)))]))
  }

  @Test mutating func `A mask that is set and taken back is no change`() throws {
    layer.mask = mask
    layer.mask = nil
    #expect(tree.commit().isEmpty)
  }

  @Test mutating func `A masked layer is removed with its mask, and comes back with it`() throws {
    layer.mask = mask
    try step()
    layer.removeFromSuperlayer()
    let commit = tree.commit()
    #expect(Set(commit.removed) == [id(2), id(3)])
    try mirror.apply(commit)
    root.addSublayer(layer)
    try step()
    #expect(mirror.nodes[id(4)]?.properties.mask == id(5))
    #expect(mirror.nodes.count == 3)
  }

  @Test mutating func `A sublayer that becomes a mask gets a number of its own, and back again`() throws {
    layer.addSublayer(mask)
    try step()
    layer.mask = mask
    #expect(layer.sublayers == nil)
    try step()
    #expect(mirror.nodes[id(2)]?.children == [])
    #expect(mirror.nodes[id(2)]?.properties.mask == id(4))
    #expect(mirror.nodes[id(3)] == nil)
    layer.addSublayer(mask)
    #expect(layer.mask == nil)
    try step()
    #expect(mirror.nodes[id(2)]?.properties.mask == nil)
    #expect(mirror.nodes[id(2)]?.children == [id(5)])
  }

  @Test func `Removing a mask from its superlayer takes it off`() {
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test func `A mask is in one place only`() {
    layer.mask = mask
    root.mask = mask
    #expect(layer.mask == nil)
    #expect(root.mask === mask)
    #expect(mask.superlayer === root)
  }

  @Test func `A snapshot holds masks`() throws {
    layer.mask = mask
    var mirror = LayerMirror()
    try mirror.apply(tree.snapshot())
    #expect(mirror.nodes[id(2)]?.properties.mask == id(3))
    #expect(tree.commit().isEmpty)
  }

  @Test func `A mask is laid out and displayed`() {
    let mask = CountingLayer()
    mask.setNeedsLayout()
    layer.mask = mask
    mask.setNeedsDisplay()
    tree.layoutAndDisplay()
    #expect(mask.layoutCount == 1)
    #expect(mask.displayCount == 1)
  }

  @Test func `What the mask does not extend over is not hit`() {
    layer.mask = mask
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) === layer)
    #expect(root.hitTest(CGPoint(x: 75, y: 25)) === root)
    let inner = CALayer()
    inner.frame = CGRect(x: 60, y: 0, width: 20, height: 100)
    mask.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 75, y: 25)) === layer)
  }

  @Test func `A mask without bounds leaves everything to be hit`() {
    mask.bounds = .zero
    layer.mask = mask
    #expect(root.hitTest(CGPoint(x: 75, y: 25)) === layer)
  }

  @Test func `A layer that would mask itself, or what holds it, traps`() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      layer.mask = layer
    }
    #expect(trapSentence(of: itself).contains("A layer cannot become a mask of itself or of one of its own sublayers"))
    let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = outer
    }
    #expect(trapSentence(of: parent).contains("A layer cannot become a mask of itself"))
    let masked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, mask) = (CALayer(), CALayer())
      outer.mask = mask
      mask.addSublayer(outer)
    }
    #expect(trapSentence(of: masked).contains("A layer cannot become a sublayer of itself"))
  }

  @Test func `A root cannot become a mask`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = CALayer()
      let tree = LayerTree(root: root)
      CALayer().mask = root
      withExtendedLifetime(tree) {}
    }
    #expect(trapSentence(of: result).contains("The root of a layer tree cannot become a mask"))
  }

  @Test func `A copy refuses masks that are unknown or stand in a parent`() throws {
    var mirror = mirror
    #expect(throws: LayerMirror.ApplicationError.unknown(id(9))) {
      try mirror.apply(LayerCommit(changed: [changed(1, .mask(id(9)))]))
    }
    #expect(throws: LayerMirror.ApplicationError.placedMask(id(2))) {
      try mirror.apply(LayerCommit(changed: [changed(1, .mask(id(2)))]))
    }
  }
}
