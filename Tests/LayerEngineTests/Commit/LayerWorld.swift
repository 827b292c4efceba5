import Foundation
import PlaneGeometry
import TestSupport

@testable import LayerEngine

/// Layers that are moved about at random between three trees and the outside, and a host's copy of each tree.
struct LayerWorld {
  private struct Scene {
    var tree: LayerTree
    var mirror = LayerMirror()
    /// The highest number that was given out since the last snapshot.
    var lastNumber: UInt32 = 0

    init(root: CALayer) { tree = LayerTree(root: root) }
  }

  /// What was wrong first; nil as long as all is well.
  private(set) var problem: String?

  private var random: SeededGenerator
  private var scenes: [Scene] = []
  private var layers: [CALayer] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    layers = (0..<14).map { _ in CALayer() }
    for index in layers.indices { layers[index] = makeLayer() }
    for _ in 0..<3 { scenes.append(Scene(root: CALayer())) }
  }

  mutating func step() {
    switch random.below(20) {
    case 0..<7: addLayer()
    case 7..<9: layer().removeFromSuperlayer()
    case 9..<14: changeProperty(of: random.once(in: 8) ? scenes[random.below(3)].tree.root : layer())
    case 14: shuffleSublayers()
    case 15: replaceLayer()
    case 16..<19: commit(random.below(3))
    default: if random.once(in: 2) { snapshot(random.below(3)) } else { replaceTree(random.below(3)) }
    }
  }

  // MARK: Edits

  private mutating func layer() -> CALayer { layers[random.below(layers.count)] }

  private mutating func makeLayer() -> CALayer {
    switch random.below(4) {
    case 0: CATransformLayer()
    case 1: CAGradientLayer()
    default: CountingLayer()
    }
  }

  private mutating func addLayer() {
    let child = layer()
    let parent = random.once(in: 3) ? scenes[random.below(3)].tree.root : layer()
    var ancestor: CALayer? = parent
    while let current = ancestor {
      if current === child { return }
      ancestor = current.superlayer
    }
    let sibling = parent.sublayers.map { $0[random.below($0.count)] }
    switch random.below(4) {
    case 0: parent.addSublayer(child)
    case 1: parent.insertSublayer(child, at: UInt32(random.below(6)))
    case 2: parent.insertSublayer(child, above: sibling)
    default: parent.insertSublayer(child, below: sibling)
    }
  }

  private mutating func shuffleSublayers() {
    let parent = random.once(in: 2) ? scenes[random.below(3)].tree.root : layer()
    parent.sublayers = parent.sublayers?.shuffled(using: &random)
  }

  /// Lets go of a layer; its sublayers stay, and it itself lives on only inside of a parent.
  private mutating func replaceLayer() {
    layers[random.below(layers.count)] = makeLayer()
  }

  private mutating func changeProperty(of layer: CALayer) {
    let number = CGFloat(random.below(3))
    switch random.below(16) {
    case 0: layer.position = CGPoint(x: number, y: 1)
    case 1: layer.bounds = CGRect(x: 0, y: number, width: 10 * number, height: 5)
    case 2: layer.frame = CGRect(x: number, y: number, width: 10, height: 10)
    case 3: layer.transform = CATransform3DMakeScale(number + 1, 1, 1)
    case 4: layer.sublayerTransform.m34 = -number / 500
    case 5: layer.opacity = Float(number) / 2
    case 6: layer.isHidden.toggle()
    case 7: layer.masksToBounds.toggle()
    case 8: layer.backgroundColor = number == 0 ? nil : CGColor(gray: number / 2, alpha: 1)
    case 9: layer.cornerRadius = number
    case 10: layer.shadowOpacity = Float(number) / 2
    case 11: (layer as? CAGradientLayer)?.colors = number == 0 ? nil : [CGColor.black, CGColor(gray: number, alpha: 1)]
    case 12: layer.accessibility = number == 0 ? nil : LayerAccessibility(role: .text, label: "\(number)")
    case 13: layer.zPosition = number
    case 14: layer.setNeedsLayout()
    default: layer.setNeedsDisplay()
    }
  }

  // MARK: Frames

  private mutating func commit(_ index: Int) {
    if !random.once(in: 4) { scenes[index].tree.layoutAndDisplay() }
    take(scenes[index].tree.commit(), index)
    let tree = scenes[index].tree
    if !tree.commit().isEmpty { note("a second commit is not empty") }
    tree.layoutAndDisplay()
    if !tree.commit().isEmpty || tree.needsCommit { note("the tree does not come to rest") }
    if isMarked(tree.root) { note("a mark is left after layout and display") }
  }

  private mutating func snapshot(_ index: Int) {
    scenes[index].mirror = LayerMirror()
    scenes[index].lastNumber = 0
    take(scenes[index].tree.snapshot(), index)
  }

  /// Puts another tree in the place of one, over the same root or one of its sublayers.
  private mutating func replaceTree(_ index: Int) {
    let former = scenes[index].tree.root
    scenes[index] = Scene(root: CALayer())
    if random.once(in: 2) {
      scenes[index] = Scene(root: former)
    } else if let child = former.sublayers?.first {
      child.removeFromSuperlayer()
      scenes[index].tree.root.addSublayer(child)
    }
  }

  private mutating func take(_ commit: LayerCommit, _ index: Int) {
    do {
      try scenes[index].mirror.apply(commit)
    } catch {
      note("the commit cannot be applied: \(error)")
      return
    }
    checkForm(of: commit, index)
    compare(index)
  }

  // MARK: Checks

  private func isMarked(_ layer: CALayer) -> Bool {
    layer.needsLayout() || layer.needsDisplay() || (layer.sublayers ?? []).contains { isMarked($0) }
  }

  private mutating func note(_ sentence: String) {
    problem = problem ?? sentence
  }

  private mutating func checkForm(of commit: LayerCommit, _ index: Int) {
    for creation in commit.created {
      if creation.layer.rawValue <= scenes[index].lastNumber { note("\(creation.layer) was given out before") }
      scenes[index].lastNumber = creation.layer.rawValue
    }
    var parents: [LayerID] = []
    var last = -1
    for placement in commit.placed {
      if parents.last == placement.parent {
        if placement.index <= last { note("indices of \(placement.parent) do not ascend") }
      } else {
        if parents.contains(placement.parent) { note("placements of \(placement.parent) are apart") }
        parents.append(placement.parent)
      }
      last = placement.index
    }
    var changedLayers: [LayerID] = []
    for change in commit.changed where changedLayers.last != change.layer {
      if changedLayers.contains(change.layer) { note("changes of \(change.layer) are apart") }
      changedLayers.append(change.layer)
    }
  }

  /// Walks the tree and the copy side by side.
  private mutating func compare(_ index: Int) {
    let (tree, mirror) = (scenes[index].tree, scenes[index].mirror)
    var waiting: [(layer: CALayer, number: LayerID, parent: LayerID?)] = [(tree.root, LayerID(rawValue: 1), nil)]
    var count = 0
    while let (layer, number, parent) = waiting.popLast() {
      count += 1
      guard let node = mirror.nodes[number] else { return note("\(number) is missing") }
      if node.properties != layer.properties { note("\(number) has other properties") }
      if node.kind != layer.kind { note("\(number) has another kind") }
      if node.parent != parent { note("\(number) has another parent") }
      let sublayers = layer.sublayers ?? []
      guard node.children.count == sublayers.count else { return note("\(number) has other sublayers") }
      for (child, sub) in zip(sublayers, node.children) { waiting.append((child, sub, number)) }
    }
    if mirror.nodes.count != count { note("the copy has \(mirror.nodes.count) layers and the tree \(count)") }
  }
}
