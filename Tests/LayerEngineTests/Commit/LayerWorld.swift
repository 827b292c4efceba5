import Foundation
import PlaneGeometry
import TestSupport

@testable import LayerEngine

/// Layers that are moved about at random between three trees and the outside, as sublayers, masks and ghosts, and a
/// host's copy of each tree.
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
    switch random.below(24) {
    case 20, 21: addMask()
    case 22: addGhost()
    case 23: changeReplicas()
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
    switch random.below(6) {
    case 0: CATransformLayer()
    case 1: CAGradientLayer()
    case 2: CAShapeLayer()
    case 3: CAReplicatorLayer()
    default: CountingLayer()
    }
  }

  private mutating func addLayer() {
    let child = layer()
    let parent = random.once(in: 3) ? scenes[random.below(3)].tree.root : layer()
    guard !isWithin(parent, child) else { return }
    let sibling = parent.sublayers.map { $0[random.below($0.count)] }
    switch random.below(4) {
    case 0: parent.addSublayer(child)
    case 1: parent.insertSublayer(child, at: UInt32(random.below(6)))
    case 2: parent.insertSublayer(child, above: sibling)
    default: parent.insertSublayer(child, below: sibling)
    }
  }

  private func isWithin(_ layer: CALayer, _ outer: CALayer) -> Bool {
    var ancestor: CALayer? = layer
    while let current = ancestor {
      if current === outer { return true }
      ancestor = current.superlayer
    }
    return false
  }

  private mutating func addMask() {
    let parent = random.once(in: 3) ? scenes[random.below(3)].tree.root : layer()
    let mask = layer()
    if random.once(in: 4) {
      parent.mask = nil
    } else if !isWithin(parent, mask) {
      parent.mask = mask
    }
  }

  private mutating func addGhost() {
    let parent = random.once(in: 3) ? scenes[random.below(3)].tree.root : layer()
    let ghost = random.once(in: 3) ? layer().frozenCopy() : layer()
    guard !isWithin(parent, ghost) else { return }
    let sibling = random.once(in: 2) ? parent.sublayers.map { $0[random.below($0.count)] } : nil
    parent.addGhost(ghost, isAbove: random.once(in: 2), sibling: sibling)
  }

  private mutating func changeReplicas() {
    guard let replicator = layers.compactMap({ $0 as? CAReplicatorLayer }).randomElement(using: &random) else { return }
    switch random.below(3) {
    case 0: replicator.instanceCount = random.below(4)
    case 1: replicator.instanceColor = CGColor(gray: CGFloat(random.below(2)), alpha: 1)
    default: replicator.instanceTransform = CATransform3DMakeTranslation(CGFloat(random.below(3)), 0, 0)
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
    switch random.below(18) {
    case 16: (layer as? CAShapeLayer)?.lineWidth = number
    case 17: layer.anchorPointZ = number
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

  /// Compares a replicator's copies with what is copied now.
  private mutating func checkCopies(in layer: CALayer) {
    guard let replicator = layer as? CAReplicatorLayer else { return }
    let containers = replicator.ghosts.filter { ($0 as? FrozenLayer)?.isContainer ?? false }
    let isReplaced = replicator.instanceColor != CGColor.white || replicator.instanceCount < 1
    let first = isReplaced ? 0 : 1
    guard containers.count == max(replicator.instanceCount - first, 0) else { return note("copies are missing") }
    let others = replicator.ghosts.filter { ghost in !containers.contains { $0 === ghost } }
    for container in containers {
      let copies = container.sublayers ?? []
      guard copies.count == (replicator.sublayers ?? []).count + others.count else {
        return note("a copy has \(copies.count) sublayers")
      }
      guard replicator.instanceColor == CGColor.white, others.isEmpty else { continue }
      for (copy, original) in zip(copies, replicator.sublayers ?? []) where !isCopy(copy, of: original) {
        note("a copy differs from its original")
      }
    }
  }

  private func isCopy(_ copy: CALayer, of original: CALayer) -> Bool {
    var expected = original.properties
    expected.mask = copy.properties.mask
    expected.accessibility = nil
    expected.replication = nil
    let (copies, originals) = (copy.committedSublayers, original.committedSublayers)
    guard copy.properties == expected, copy.kind == original.kind, copies.count == originals.count else { return false }
    if let mask = original.mask {
      guard let copied = copy.mask, isCopy(copied, of: mask) else { return false }
    }
    return zip(copies, originals).allSatisfy { isCopy($0, of: $1) }
  }

  /// What a host is told of a layer.
  private func committed(_ layer: CALayer) -> LayerProperties {
    var properties = layer.properties
    properties.transform = properties.transformAboutAnchor
    properties.anchorPointZ = 0
    properties.replication = nil
    return properties
  }

  /// Walks the tree and the copy side by side.
  private mutating func compare(_ index: Int) {
    let (tree, mirror) = (scenes[index].tree, scenes[index].mirror)
    var waiting: [(layer: CALayer, number: LayerID, parent: LayerID?)] = [(tree.root, LayerID(rawValue: 1), nil)]
    var count = 0
    while let (layer, number, parent) = waiting.popLast() {
      count += 1
      guard let node = mirror.nodes[number] else { return note("\(number) is missing") }
      if node.properties != committed(layer) { note("\(number) has other properties") }
      if node.kind != layer.kind { note("\(number) has another kind") }
      if node.parent != parent { note("\(number) has another parent") }
      checkCopies(in: layer)
      let sublayers = layer.committedSublayers
      if let mask = layer.mask {
        guard let sub = node.properties.mask else { return note("\(number) has no mask") }
        waiting.append((mask, sub, nil))
      } else if node.properties.mask != nil {
        note("\(number) has a mask")
      }
      guard node.children.count == sublayers.count else { return note("\(number) has other sublayers") }
      for (child, sub) in zip(sublayers, node.children) { waiting.append((child, sub, number)) }
    }
    if mirror.nodes.count != count { note("the copy has \(mirror.nodes.count) layers and the tree \(count)") }
  }
}
