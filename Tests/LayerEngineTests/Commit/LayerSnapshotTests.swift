import Foundation
import LayerEngine
import Testing

struct LayerSnapshotTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let tree: LayerTree

  init() {
    root.addSublayer(a)
    root.addSublayer(b)
    a.opacity = 0.5
    tree = LayerTree(root: root)
  }

  private let whole = LayerCommit(
    created: created(1, 2, 3), placed: [placed(2, in: 1, at: 0), placed(3, in: 1, at: 1)],
    changed: [changed(2, .opacity(0.5))])

  @Test func `A snapshot is what the first commit would have been`() {
    #expect(tree.commit() == whole)
    #expect(tree.snapshot() == whole)
    #expect(tree.snapshot() == whole)
  }

  @Test func `A snapshot may come before the first commit`() {
    #expect(tree.snapshot() == whole)
    #expect(tree.commit().isEmpty)
  }

  @Test func `A snapshot numbers anew`() {
    _ = tree.commit()
    a.removeFromSuperlayer()
    #expect(tree.snapshot() == LayerCommit(created: created(1, 2), placed: [placed(2, in: 1, at: 0)]))
    root.addSublayer(a)
    #expect(
      tree.commit()
        == LayerCommit(
          created: created(3), placed: [placed(3, in: 1, at: 1)], changed: [changed(3, .opacity(0.5))]))
  }

  @Test func `A snapshot holds what has changed, and the next commit does not repeat it`() {
    _ = tree.commit()
    b.isHidden = true
    let snapshot = tree.snapshot()
    #expect(snapshot.changed == [changed(2, .opacity(0.5)), changed(3, .isHidden(true))])
    #expect(tree.commit().isEmpty)
    #expect(!tree.needsCommit)
  }

  @Test func `A snapshot lays out and displays first`() {
    let (layer, picture) = (CountingLayer(), LayerPicture(size: .zero, source: .drawn(DisplayList())))
    layer.onLayout = { [unowned layer] in layer.isHidden = true }
    layer.onDisplay = { [unowned layer] in layer.layerContents = .picture(picture) }
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    #expect(
      tree.snapshot().changed
        == [changed(2, .opacity(0.5)), changed(4, .isHidden(true)), changed(4, .contents(.picture(picture)))])
  }

  @Test func `Commits after a snapshot build on it`() throws {
    _ = tree.commit()
    var mirror = LayerMirror()
    try mirror.apply(tree.snapshot())
    b.addSublayer(a)
    root.backgroundColor = .white
    try mirror.apply(tree.commit())
    #expect(mirror.nodes[id(1)]?.children == [id(3)])
    #expect(mirror.nodes[id(3)]?.children == [id(2)])
    #expect(mirror.nodes[id(1)]?.properties.backgroundColor == LayerColor(red: 1, green: 1, blue: 1))
    #expect(mirror.nodes[id(2)]?.properties.opacity == 0.5)
  }

  @Test func `A snapshot forgets removals that were not told yet`() {
    _ = tree.commit()
    a.removeFromSuperlayer()
    _ = tree.snapshot()
    #expect(tree.commit().isEmpty)
  }
}
