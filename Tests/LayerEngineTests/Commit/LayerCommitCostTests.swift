import Foundation
import LayerEngine
import Testing

/// What a frame comes to in a tree of 10,000 layers: a root, 100 groups, and 99 layers in each group.
struct LayerCommitCostTests {
  private let root = CountingLayer()
  private let groups = (0..<100).map { _ in CountingLayer() }
  private let leaves = (0..<100).map { _ in (0..<99).map { _ in CountingLayer() } }
  private let tree: LayerTree

  init() {
    for (group, leaves) in zip(groups, leaves) {
      for leaf in leaves { group.addSublayer(leaf) }
      root.addSublayer(group)
    }
    tree = LayerTree(root: root)
    tree.layoutAndDisplay()
    #expect(tree.commit().created.count == 10_001)
  }

  private var layoutCount: Int {
    leaves.joined().reduce(root.layoutCount + groups.reduce(0) { $0 + $1.layoutCount }) { $0 + $1.layoutCount }
  }

  @Test func `A change is told alone`() {
    leaves[50][50].opacity = 0.5
    let commit = tree.commit()
    #expect(commit.changed.count == 1)
    #expect(commit.changed.first?.value == .opacity(0.5))
    #expect(commit.created.isEmpty && commit.removed.isEmpty && commit.placed.isEmpty)
    #expect(tree.commit().isEmpty)
  }

  @Test func `A commit that is kept stays as it is`() {
    leaves[50][50].opacity = 0.5
    let kept = tree.commit()
    leaves[50][51].opacity = 0.25
    let next = tree.commit()
    #expect(kept.changed.map(\.value) == [.opacity(0.5)])
    #expect(next.changed.map(\.value) == [.opacity(0.25)])
  }

  @Test func `A new layer is told alone`() {
    groups[50].insertSublayer(CALayer(), at: 50)
    let commit = tree.commit()
    #expect(commit.created.count == 1)
    #expect(commit.placed.count == 1)
    #expect(commit.placed.first?.index == 50)
    #expect(commit.removed.isEmpty && commit.changed.isEmpty)
  }

  @Test func `A group that moves is told alone, not with what is in it`() {
    root.insertSublayer(groups[99], at: 0)
    let commit = tree.commit()
    #expect(commit.placed.count == 1)
    #expect(commit.created.isEmpty && commit.removed.isEmpty && commit.changed.isEmpty)
  }

  @Test func `A marked layer is laid out alone`() {
    leaves[50][50].setNeedsLayout()
    tree.layoutAndDisplay()
    #expect(layoutCount == 1)
    #expect(leaves[50][50].layoutCount == 1)
  }
}
