import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

struct CAReplicatorLayerTests {
  private let root = CALayer()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()
  private let tree: LayerTree
  private var mirror = LayerMirror()

  /// A root, a replicator, number 2, of 200 by 100 points, and a white dot in it, number 3.
  init() throws {
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    root.addSublayer(replicator)
    tree = LayerTree(root: root)
    try step()
  }

  private mutating func step() throws {
    tree.layoutAndDisplay()
    try mirror.apply(tree.commit())
  }

  private func node(_ number: UInt32) -> LayerMirror.Node? { mirror.nodes[id(number)] }

  private func color(_ number: UInt32) -> LayerColor? { node(number)?.properties.backgroundColor }

  @Test func `A new replicator draws its sublayers once`() {
    #expect(replicator.instanceCount == 1)
    #expect(replicator.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    #expect(replicator.instanceColor == CGColor.white)
    #expect(!replicator.preservesDepth)
    #expect(mirror.nodes.count == 3)
  }

  @Test mutating func `Each copy is moved against the one before, about the middle`() throws {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    try step()
    // The copies 4 and 5 hold the copied dots 6 and 7.
    #expect(node(2)?.children == [id(3), id(4), id(5)])
    #expect(node(4)?.properties.position == CGPoint(x: 100, y: 50))
    #expect(node(4)?.properties.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(node(4)?.properties.transform == replicator.instanceTransform)
    let twice = CATransform3DConcat(replicator.instanceTransform, replicator.instanceTransform)
    #expect(node(5)?.properties.transform == twice)
    #expect(node(4)?.children.count == 1)
    #expect(color(6) == LayerColor(red: 1, green: 1, blue: 1))
    #expect(replicator.sublayers?.count == 1)
  }

  @Test mutating func `Copies follow what they are copies of, and at rest nothing is told`() throws {
    replicator.instanceCount = 2
    try step()
    #expect(tree.commit().isEmpty)
    dot.opacity = 0.5
    #expect(
      tree.commit() == LayerCommit(changed: [changed(3, .opacity(0.5)), changed(5, .opacity(0.5))]))
    let inner = CALayer()
    dot.addSublayer(inner)
    try step()
    #expect(node(5)?.children.count == 1)
    inner.removeFromSuperlayer()
    let other = CALayer()
    replicator.addSublayer(other)
    try step()
    #expect(node(5)?.children == [])
    #expect(node(4)?.children.count == 2)
    replicator.insertSublayer(other, at: 0)
    let commit = tree.commit()
    #expect(commit.created.isEmpty && commit.removed.isEmpty)
    #expect(commit.placed.count == 2)
  }

  @Test mutating func `A change elsewhere costs the copies nothing`() throws {
    replicator.instanceCount = 2
    try step()
    root.opacity = 0.5
    replicator.position = CGPoint(x: 1, y: 1)
    tree.updateReplicas()
    #expect(replicator.extras?.replicas?.needsUpdate == false)
    let commit = tree.commit()
    #expect(commit.changed.count == 2)
  }

  @Test mutating func `Copies come and go with their number`() throws {
    replicator.instanceCount = 4
    try step()
    #expect(mirror.nodes.count == 9)
    replicator.instanceCount = 2
    try step()
    #expect(mirror.nodes.count == 5)
    replicator.instanceCount = 1
    try step()
    #expect(mirror.nodes.count == 3)
  }

  @Test mutating func `No copies at all draw nothing`() throws {
    replicator.instanceCount = 0
    try step()
    #expect(mirror.nodes.count == 2)
    replicator.instanceCount = -3
    try step()
    #expect(mirror.nodes.count == 2)
    #expect(replicator.sublayers?.count == 1)
    replicator.instanceCount = 1
    try step()
    #expect(mirror.nodes.count == 3)
    #expect(color(4) == LayerColor(red: 1, green: 1, blue: 1))
  }

  @Test mutating func `Colours are multiplied, further from copy to copy`() throws {
    replicator.instanceCount = 3
    replicator.instanceGreenOffset = -0.25
    replicator.instanceBlueOffset = -0.75
    replicator.instanceAlphaOffset = -0.5
    try step()
    #expect(color(3) == LayerColor(red: 1, green: 1, blue: 1))
    #expect(color(6) == LayerColor(red: 1, green: 0.75, blue: 0.25))
    #expect(color(7) == LayerColor(red: 1, green: 0.5, blue: 0))
    #expect(node(4)?.properties.opacity == 0.5)
    #expect(node(5)?.properties.opacity == 0)
  }

  @Test mutating func `A colour that is not white concerns the first, too`() throws {
    replicator.instanceColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    try step()
    #expect(node(3) == nil)
    #expect(mirror.nodes.count == 4)
    #expect(node(2)?.children == [id(4)])
    #expect(color(5) == LayerColor(red: 0.5, green: 1, blue: 1))
    dot.backgroundColor = .black
    try step()
    #expect(color(5) == .black)
    replicator.instanceColor = nil
    try step()
    #expect(mirror.nodes.count == 3)
    #expect(color(6) == .black)
  }

  @Test func `Tints reach everything that has a colour`() {
    var values = LayerProperties()
    values.backgroundColor = LayerColor(red: 1, green: 1, blue: 1)
    values.borderColor = LayerColor(red: 1, green: 1, blue: 1)
    values.shadow.color = LayerColor(red: 1, green: 1, blue: 1)
    values.shape = LayerShape(
      fillColor: LayerColor(red: 1, green: 1, blue: 1), strokeColor: LayerColor(red: 1, green: 1, blue: 1))
    values.gradient = LayerGradient(
      kind: .axial, start: .zero, end: .zero,
      stops: [LayerGradient.Stop(color: LayerColor(red: 1, green: 1, blue: 1), location: 0)])
    values.contents = .text([
      TextRun(
        string: "a", origin: .zero, width: 1, font: TextFont(size: 1), color: LayerColor(red: 1, green: 1, blue: 1))
    ])
    LayerTint(red: 0.5, green: 0.25, blue: 0).apply(to: &values)
    let tinted = LayerColor(red: 0.5, green: 0.25, blue: 0)
    #expect(values.backgroundColor == tinted && values.borderColor == tinted && values.shadow.color == tinted)
    #expect(values.shape?.fillColor == tinted && values.shape?.strokeColor == tinted)
    #expect(values.gradient?.stops.first?.color == tinted)
    guard case .text(let runs) = values.contents else {
      Issue.record("The text is gone.")
      return
    }
    #expect(runs.first?.color == tinted)
  }

  @Test mutating func `Replicators in each other make a grid`() throws {
    let outer = CAReplicatorLayer()
    outer.instanceCount = 3
    replicator.instanceCount = 2
    root.addSublayer(outer)
    outer.addSublayer(replicator)
    try step()
    // Of root, outer and replicator each once; 2 dots and 1 copy in each of 3 rows; 2 copied rows; 2 copied replicators.
    #expect(mirror.nodes.count == 3 + 3 * 3 + 2 + 2)
    dot.opacity = 0.5
    #expect(tree.commit().changed.count == 6)
  }

  @Test mutating func `A mask in what is copied is copied`() throws {
    dot.mask = CAShapeLayer()
    replicator.instanceCount = 2
    try step()
    // The mask is 4, the copy 5, and what is in it 6.
    let copied = try #require(node(6)?.properties.mask)
    #expect(node(3)?.properties.mask == id(4))
    #expect(copied == id(7))
    #expect(node(7)?.properties.shape == LayerShape())
    dot.mask = nil
    try step()
    #expect(node(6)?.properties.mask == nil)
    #expect(mirror.nodes.count == 5)
  }

  @Test mutating func `Copies are not hit`() throws {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    try step()
    #expect(root.hitTest(CGPoint(x: 55, y: 5)) === replicator)
  }

  @Test mutating func `A snapshot has the copies as they ought to be now`() throws {
    replicator.instanceCount = 2
    try step()
    dot.opacity = 0.5
    var mirror = LayerMirror()
    try mirror.apply(tree.snapshot())
    let opacities = mirror.nodes.values.map(\.properties.opacity)
    #expect(opacities.filter { $0 == 0.5 }.count == 2)
    #expect(tree.commit().isEmpty)
  }

  @Test mutating func `A replicator that preserves depth is a transform layer`() throws {
    let replicator = CAReplicatorLayer()
    replicator.preservesDepth = true
    replicator.instanceCount = 2
    root.addSublayer(replicator)
    let commit = tree.commit()
    #expect(commit.created.map(\.kind) == [.transform, .transform])
  }

  @Test func `Numbers that are not finite count as 0`() {
    replicator.instanceDelay = .nan
    replicator.instanceRedOffset = .infinity
    replicator.instanceAlphaOffset = .nan
    #expect(replicator.instanceDelay == 0)
    #expect(replicator.instanceRedOffset == 0)
    #expect(replicator.instanceAlphaOffset == 0)
  }

  @Test func `A transform that is not finite leaves the last good one`() {
    replicator.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    replicator.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(replicator.instanceTransform.m41 == 5)
  }
}
