import Foundation
import LayerEngine
import Testing

/// A root, number 1, with the sublayers 2, 3, 4 and 5, and 6 within 2.
struct LayerCommitTreeTests {
  private let root = CALayer()
  private let children = (0..<4).map { _ in CALayer() }
  private let inner = CALayer()
  private let tree: LayerTree
  private var mirror = LayerMirror()

  init() throws {
    tree = LayerTree(root: root)
    for child in children { root.addSublayer(child) }
    children[0].addSublayer(inner)
    try mirror.apply(tree.commit())
  }

  private func order(of parent: UInt32) -> [UInt32] { (mirror.nodes[id(parent)]?.children ?? []).map(\.rawValue) }

  @Test func `The tree is numbered in the order of its placements`() {
    #expect(order(of: 1) == [2, 3, 4, 5])
    #expect(order(of: 2) == [6])
  }

  @Test mutating func `A move among siblings is told as one placement`() throws {
    root.addSublayer(children[0])
    let commit = tree.commit()
    #expect(commit == LayerCommit(placed: [placed(2, in: 1, at: 3)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5, 2])
    #expect(order(of: 2) == [6])
  }

  @Test func `A layer that is moved and moved back is no change`() {
    root.addSublayer(children[0])
    root.insertSublayer(children[0], at: 0)
    #expect(tree.commit().isEmpty)
  }

  @Test mutating func `The reverse order keeps one layer and places the others`() throws {
    root.sublayers = children.reversed()
    let commit = tree.commit()
    #expect(commit.placed.count == 3)
    #expect(commit.removed.isEmpty)
    try mirror.apply(commit)
    #expect(order(of: 1) == [5, 4, 3, 2])
  }

  @Test mutating func `A removed layer is told with each layer in it`() throws {
    children[0].removeFromSuperlayer()
    let commit = tree.commit()
    #expect(commit == LayerCommit(removed: [2, 6]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5])
    #expect(mirror.nodes.count == 4)
  }

  @Test mutating func `A layer that is removed and added in one frame keeps its number`() throws {
    children[1].removeFromSuperlayer()
    root.insertSublayer(children[1], at: 0)
    let commit = tree.commit()
    #expect(commit == LayerCommit(placed: [placed(3, in: 1, at: 0)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 2, 4, 5])
  }

  @Test func `What changed while a layer was out is told when it is back in the same frame`() {
    children[1].removeFromSuperlayer()
    children[1].opacity = 0.5
    root.insertSublayer(children[1], at: 1)
    #expect(tree.commit() == LayerCommit(changed: [changed(3, .opacity(0.5))]))
  }

  @Test mutating func `A layer that is back in a later frame gets a new number and is told in full`() throws {
    children[0].opacity = 0.5
    inner.isHidden = true
    try mirror.apply(tree.commit())
    children[0].removeFromSuperlayer()
    try mirror.apply(tree.commit())
    root.addSublayer(children[0])
    let commit = tree.commit()
    #expect(
      commit
        == LayerCommit(
          created: created(7, 8), placed: [placed(7, in: 1, at: 3), placed(8, in: 7, at: 0)],
          changed: [changed(7, .opacity(0.5)), changed(8, .isHidden(true))]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5, 7])
    #expect(order(of: 7) == [8])
  }

  @Test func `A change of a layer that is out is told with the layer, and only then`() {
    children[1].removeFromSuperlayer()
    _ = tree.commit()
    children[1].opacity = 0.5
    #expect(!tree.needsCommit)
    root.addSublayer(children[1])
    #expect(
      tree.commit()
        == LayerCommit(
          created: created(7), placed: [placed(7, in: 1, at: 3)], changed: [changed(7, .opacity(0.5))]))
  }

  @Test mutating func `A layer that moves to another parent keeps its number and what is in it`() throws {
    children[2].addSublayer(children[0])
    let commit = tree.commit()
    #expect(commit == LayerCommit(placed: [placed(2, in: 4, at: 0)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5])
    #expect(order(of: 4) == [2])
    #expect(order(of: 2) == [6])
  }

  @Test mutating func `Parent and sublayer change places`() throws {
    root.insertSublayer(inner, at: 0)
    inner.addSublayer(children[0])
    let commit = tree.commit()
    #expect(commit == LayerCommit(placed: [placed(6, in: 1, at: 0), placed(2, in: 6, at: 0)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [6, 3, 4, 5])
    #expect(order(of: 6) == [2])
    #expect(order(of: 2) == [])
  }

  @Test mutating func `A layer that is put between parent and sublayer is created and takes the sublayer`() throws {
    let between = CALayer()
    children[0].addSublayer(between)
    between.addSublayer(inner)
    let commit = tree.commit()
    #expect(
      commit == LayerCommit(created: created(7), placed: [placed(7, in: 2, at: 0), placed(6, in: 7, at: 0)]))
    try mirror.apply(commit)
    #expect(order(of: 2) == [7])
    #expect(order(of: 7) == [6])
  }

  @Test mutating func `A layer that leaves its parent before that is removed stays`() throws {
    root.addSublayer(inner)
    children[0].removeFromSuperlayer()
    let commit = tree.commit()
    #expect(commit == LayerCommit(removed: [2], placed: [placed(6, in: 1, at: 3)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5, 6])
  }

  @Test mutating func `A layer that leaves its removed parent for the tree keeps its number`() throws {
    children[0].removeFromSuperlayer()
    root.addSublayer(inner)
    let commit = tree.commit()
    #expect(commit == LayerCommit(removed: [2], placed: [placed(6, in: 1, at: 3)]))
    try mirror.apply(commit)
    #expect(order(of: 1) == [3, 4, 5, 6])
    #expect(mirror.nodes.count == 5)
  }

  @Test mutating func `A layer that leaves its removed parent for nowhere is told as removed`() throws {
    children[0].removeFromSuperlayer()
    inner.removeFromSuperlayer()
    let commit = tree.commit()
    #expect(commit.placed.isEmpty)
    #expect(Set(commit.removed) == [id(2), id(6)])
    #expect(commit.removed.count == 2)
    try mirror.apply(commit)
    root.addSublayer(inner)
    #expect(tree.commit() == LayerCommit(created: created(7), placed: [placed(7, in: 1, at: 3)]))
  }

  @Test mutating func `A layer that leaves its removed parent for a new one outside is told as removed`() throws {
    let outside = CALayer()
    children[0].removeFromSuperlayer()
    outside.addSublayer(inner)
    try mirror.apply(tree.commit())
    #expect(mirror.nodes.keys.map(\.rawValue).sorted() == [1, 3, 4, 5])
    root.addSublayer(outside)
    let commit = tree.commit()
    #expect(
      commit == LayerCommit(created: created(7, 8), placed: [placed(7, in: 1, at: 3), placed(8, in: 7, at: 0)]))
  }

  @Test func `Sublayers that are replaced by the same ones are no change`() {
    root.sublayers = children
    #expect(tree.commit().isEmpty)
  }
}
