import Foundation
import LayerEngine
import TestSupport
import Testing

@Suite struct LayerMirrorDifferenceTests {
  @Test func `a copy that has missed commits is brought up by one`() throws {
    var generator = SeededGenerator(seed: 43)
    let root = CALayer()
    let tree = LayerTree(root: root)
    var layers: [CALayer] = []
    var (present, late) = (LayerMirror(), LayerMirror())
    for round in 0..<300 {
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        change(root, &layers, &generator)
      }
      try present.apply(tree.commit())
      // One in four is seen by the other one.
      guard round % 4 == 0 else { continue }
      let changes = present.changes(since: late)
      try late.apply(changes)
      #expect(late == present)
      #expect(present.changes(since: late).isEmpty)
    }
    #expect(late.nodes.count > 10)
  }

  @Test func `a copy that knows nothing is told all, and one that knows all nothing`() throws {
    let root = CALayer()
    let (front, mask) = (CALayer(), CALayer())
    root.addSublayer(front)
    front.mask = mask
    mask.addSublayer(CALayer())
    let tree = LayerTree(root: root)
    var present = LayerMirror()
    try present.apply(tree.commit())
    var new = LayerMirror()
    try new.apply(present.changes(since: LayerMirror()))
    #expect(new == present)
    #expect(present.changes(since: new).isEmpty)
    #expect(LayerMirror().changes(since: LayerMirror()).isEmpty)
  }

  private func change(_ root: CALayer, _ layers: inout [CALayer], _ generator: inout SeededGenerator) {
    guard let layer = layers.randomElement(using: &generator) else {
      let first = CALayer()
      root.addSublayer(first)
      layers.append(first)
      return
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1:
      let new = CALayer()
      layer.insertSublayer(new, at: 0)
      layers.append(new)
    case 2 where layers.count > 12:
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer || isInside($0, layer) }
    case 3:
      // To another parent, which is not in it.
      let parents = layers.filter { $0 !== layer && !isInside($0, layer) }
      (parents.randomElement(using: &generator) ?? root).addSublayer(layer)
    case 4:
      let mask = CALayer()
      mask.addSublayer(CALayer())
      layer.mask = Bool.random(using: &generator) ? mask : nil
    default:
      layer.position.x = CGFloat(Int.random(in: 0...9, using: &generator))
      layer.opacity = Float.random(in: 0...1, using: &generator)
    }
  }

  private func isInside(_ layer: CALayer, _ other: CALayer) -> Bool {
    var ancestor = layer.superlayer
    while let next = ancestor {
      if next === other { return true }
      ancestor = next.superlayer
    }
    return false
  }
}
