import Foundation
import LayerEngine
import TestSupport
import Testing

struct LayerTreeEditingTests {
  private let parent = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  init() {
    for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] { layer.name = name }
  }

  private func addAll() {
    for layer in [a, b, c] { parent.addSublayer(layer) }
  }

  private var names: String { (parent.sublayers ?? []).compactMap(\.name).joined() }

  @Test func `Sublayers stand in the order in which they were added, rearmost first`() {
    addAll()
    #expect(names == "abc")
    #expect(a.superlayer === parent)
  }

  @Test func `A layer without sublayers has nil for them`() {
    #expect(parent.sublayers == nil)
    parent.addSublayer(a)
    a.removeFromSuperlayer()
    #expect(parent.sublayers == nil)
  }

  @Test func `Adding a sublayer again takes it to the front`() {
    addAll()
    parent.addSublayer(a)
    #expect(names == "bca")
  }

  @Test func `A sublayer is inserted at an index`() {
    addAll()
    let new = CALayer()
    new.name = "n"
    parent.insertSublayer(new, at: 1)
    #expect(names == "anbc")
  }

  @Test func `An index beyond the end is the front`() {
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 99)
    parent.insertSublayer(c, at: .max)
    #expect(names == "abc")
  }

  @Test func `The index of a sublayer that is there already counts without it`() {
    addAll()
    parent.insertSublayer(a, at: 1)
    #expect(names == "bac")
    parent.insertSublayer(c, at: 0)
    #expect(names == "cba")
  }

  @Test func `A sublayer is inserted just behind another`() {
    addAll()
    parent.insertSublayer(c, below: b)
    #expect(names == "acb")
    parent.insertSublayer(a, below: b)
    #expect(names == "cab")
  }

  @Test func `A sublayer is inserted just in front of another`() {
    addAll()
    parent.insertSublayer(a, above: b)
    #expect(names == "bac")
    parent.insertSublayer(c, above: b)
    #expect(names == "bca")
  }

  @Test func `Behind a layer that is no sublayer means behind all, in front of it means in front of all`() {
    addAll()
    parent.insertSublayer(b, below: CALayer())
    #expect(names == "bac")
    parent.insertSublayer(b, above: CALayer())
    #expect(names == "acb")
    parent.insertSublayer(b, below: nil)
    #expect(names == "bac")
    parent.insertSublayer(b, above: nil)
    #expect(names == "acb")
  }

  @Test func `A layer leaves its former parent when it is added to another`() {
    addAll()
    let other = CALayer()
    other.addSublayer(b)
    #expect(names == "ac")
    #expect(b.superlayer === other)
    #expect(other.sublayers == [b])
  }

  @Test func `A sublayer may move up past its own parent`() {
    parent.addSublayer(a)
    a.addSublayer(b)
    parent.addSublayer(b)
    #expect(names == "ab")
    #expect(a.sublayers == nil)
  }

  @Test func `Removing a layer leaves its own sublayers in it`() {
    addAll()
    let inner = CALayer()
    b.addSublayer(inner)
    b.removeFromSuperlayer()
    #expect(names == "ac")
    #expect(b.superlayer == nil)
    #expect(inner.superlayer === b)
  }

  @Test func `Removing a layer without a parent does nothing`() {
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil)
  }

  @Test func `Sublayers are replaced as a whole`() {
    addAll()
    let new = CALayer()
    new.name = "n"
    parent.sublayers = [c, new, a]
    #expect(names == "cna")
    #expect(b.superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(c.superlayer == nil)
  }

  @Test func `Sublayers may come from another parent`() {
    addAll()
    let other = CALayer()
    other.sublayers = [c, a]
    #expect(names == "b")
    #expect(other.sublayers == [c, a])
  }

  @Test func `Layers whose parent is gone have none`() {
    var gone: CALayer? = CALayer()
    gone?.addSublayer(a)
    gone = nil
    #expect(a.superlayer == nil)
    parent.addSublayer(a)
    #expect(names == "a")
  }

  @Test func `A layer that becomes its own sublayer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    #expect(trapSentence(of: result).contains("A layer cannot become a sublayer of itself or of one of its own"))
  }

  @Test func `A layer that becomes a sublayer of its own sublayer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      inner.insertSublayer(outer, at: 0)
    }
    #expect(trapSentence(of: result).contains("A layer cannot become a sublayer of itself or of one of its own"))
  }

  @Test func `The root of a tree that becomes a sublayer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = CALayer()
      let tree = LayerTree(root: root)
      CALayer().addSublayer(root)
      _ = tree.commit()
    }
    #expect(trapSentence(of: result).contains("The root of a layer tree cannot become a sublayer"))
  }

  @Test func `A tree below a sublayer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      _ = LayerTree(root: inner)
    }
    #expect(trapSentence(of: result).contains("The root of a layer tree must not be a sublayer or the root of another"))
  }

  @Test func `A second tree below the same root traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = CALayer()
      let tree = LayerTree(root: root)
      _ = LayerTree(root: root)
      _ = tree.commit()
    }
    #expect(trapSentence(of: result).contains("The root of a layer tree must not be a sublayer or the root of another"))
  }
}
