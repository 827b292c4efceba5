import PlaneVectors

/// A search for the boxes that overlap a box, in time that grows with the answer and with the logarithm of their
/// number.
///
/// It is a binary tree of boxes in one flat array: leaves are the boxes that were put in, every branch is the union of
/// its two children. A new leaf goes down to where it makes the tree's boxes grow least; on the way up branches whose
/// grandchildren lie better together exchange them. The tree is a function of the calls that made it, so it is part of
/// a world's state.
struct BoxTree: Equatable, Codable, Sendable {
  struct Node: Equatable, Codable, Sendable {
    var box: Box
    var parent: Int32
    /// Both -1 in a leaf. In a free node `first` is the next free one.
    var first: Int32
    var second: Int32
    /// The item that the leaf stands for.
    var item: Int32

    @inline(__always)
    var isLeaf: Bool { second < 0 }
  }

  private(set) var nodes: [Node] = []
  private(set) var root: Int32 = -1
  private(set) var free: Int32 = -1
  /// Deep enough for trees of 2^32 leaves that are badly out of balance; a query that would need more goes on in an
  /// array.
  private static let quickDepth = 256

  var isEmpty: Bool { root < 0 }

  @inline(__always)
  func box(of leaf: Int32) -> Box { nodes[Int(leaf)].box }

  mutating func insert(_ box: Box, item: Int32) -> Int32 {
    let leaf = takeNode(Node(box: box, parent: -1, first: -1, second: -1, item: item))
    link(leaf)
    return leaf
  }

  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    release(leaf)
  }

  mutating func move(_ leaf: Int32, to box: Box) {
    let parent = nodes[Int(leaf)].parent
    if parent >= 0 {
      // A leaf that stays where its sibling's parent is needs no other place in the tree.
      let grandparent = nodes[Int(parent)].parent
      let neighbourhood = grandparent >= 0 ? grandparent : parent
      if nodes[Int(neighbourhood)].box.contains(box) {
        nodes[Int(leaf)].box = box
        refit(from: parent)
        return
      }
    }
    unlink(leaf)
    nodes[Int(leaf)].box = box
    link(leaf)
  }

  /// Calls `visit` with the item of every leaf whose box overlaps `box`.
  @inline(__always)
  func query(_ box: Box, _ visit: (Int32) -> Void) {
    guard root >= 0 else { return }
    nodes.withUnsafeBufferPointer { nodes in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.quickDepth) { stack in
        var count = 1
        stack[0] = root
        var spilled: [Int32] = []
        while count > 0 {
          count -= 1
          let index = stack[count]
          let node = nodes[Int(index)]
          if node.box.overlaps(box) {
            if node.isLeaf {
              visit(node.item)
            } else if count + 2 <= Self.quickDepth {
              stack[count] = node.second
              stack[count + 1] = node.first
              count += 2
            } else {
              spilled.append(node.second)
              spilled.append(node.first)
            }
          }
          if count == 0, let next = spilled.popLast() {
            stack[0] = next
            count = 1
          }
        }
      }
    }
  }

  /// The items of all leaves by their places; nil if the nodes do not form a tree.
  var leaves: [Int32: Int32]? {
    var leaves: [Int32: Int32] = [:]
    var seen = 0
    var stack = root >= 0 ? [root] : []
    func isNode(_ index: Int32) -> Bool { index >= 0 && Int(index) < nodes.count }
    guard root == -1 || (isNode(root) && nodes[Int(root)].parent == -1) else { return nil }
    while let index = stack.popLast() {
      let node = nodes[Int(index)]
      seen += 1
      guard seen <= nodes.count, node.box.least.isFinite, node.box.greatest.isFinite else { return nil }
      if node.isLeaf {
        guard node.first == -1 else { return nil }
        leaves[index] = node.item
      } else {
        guard isNode(node.first), isNode(node.second), node.first != node.second,
          nodes[Int(node.first)].parent == index, nodes[Int(node.second)].parent == index
        else { return nil }
        stack.append(node.first)
        stack.append(node.second)
      }
    }
    var next = free
    while next != -1 {
      seen += 1
      guard isNode(next), seen <= nodes.count else { return nil }
      next = nodes[Int(next)].first
    }
    return seen == nodes.count ? leaves : nil
  }

  // MARK: Structure

  private mutating func takeNode(_ node: Node) -> Int32 {
    if free >= 0 {
      let index = free
      free = nodes[Int(index)].first
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func release(_ index: Int32) {
    nodes[Int(index)] = Node(
      box: Box(least: .zero, greatest: .zero), parent: -1, first: free, second: -1, item: -1)
    free = index
  }

  private mutating func link(_ leaf: Int32) {
    guard root >= 0 else {
      root = leaf
      nodes[Int(leaf)].parent = -1
      return
    }
    let box = nodes[Int(leaf)].box
    var sibling = root
    while !nodes[Int(sibling)].isLeaf {
      let node = nodes[Int(sibling)]
      let grown = node.box.union(box).halfPerimeter
      // Here: a new branch over this one. Below: every box on the way grows.
      let here = 2 * grown
      let passing = 2 * (grown - node.box.halfPerimeter)
      let first = cost(of: box, below: node.first) + passing
      let second = cost(of: box, below: node.second) + passing
      if here < first, here < second { break }
      sibling = first < second ? node.first : node.second
    }
    let parent = nodes[Int(sibling)].parent
    let branch = takeNode(
      Node(
        box: nodes[Int(sibling)].box.union(box), parent: parent, first: sibling, second: leaf, item: -1))
    nodes[Int(sibling)].parent = branch
    nodes[Int(leaf)].parent = branch
    if parent < 0 {
      root = branch
    } else {
      replaceChild(sibling, of: parent, with: branch)
      refit(from: parent)
    }
  }

  private func cost(of box: Box, below child: Int32) -> Double {
    let node = nodes[Int(child)]
    let grown = node.box.union(box).halfPerimeter
    return node.isLeaf ? grown : grown - node.box.halfPerimeter
  }

  private mutating func unlink(_ leaf: Int32) {
    let parent = nodes[Int(leaf)].parent
    guard parent >= 0 else {
      root = -1
      return
    }
    let branch = nodes[Int(parent)]
    let sibling = branch.first == leaf ? branch.second : branch.first
    nodes[Int(sibling)].parent = branch.parent
    if branch.parent < 0 {
      root = sibling
    } else {
      replaceChild(parent, of: branch.parent, with: sibling)
      refit(from: branch.parent)
    }
    release(parent)
  }

  private mutating func replaceChild(_ old: Int32, of parent: Int32, with new: Int32) {
    if nodes[Int(parent)].first == old {
      nodes[Int(parent)].first = new
    } else {
      nodes[Int(parent)].second = new
    }
  }

  /// Makes the boxes from `start` up to the root fit, and exchanges grandchildren where that makes a box smaller.
  private mutating func refit(from start: Int32) {
    var index = start
    while index >= 0 {
      exchange(below: index)
      let node = nodes[Int(index)]
      let box = nodes[Int(node.first)].box.union(nodes[Int(node.second)].box)
      nodes[Int(index)].box = box
      index = node.parent
    }
  }

  private mutating func exchange(below index: Int32) {
    let node = nodes[Int(index)]
    // Of the four exchanges of a child with a child of the other, the one that shrinks the other most.
    var best = 0.0
    var moved: (child: Int32, other: Int32, grandchild: Int32)?
    considerExchange(of: node.first, with: node.second, &best, &moved)
    considerExchange(of: node.second, with: node.first, &best, &moved)
    guard let (child, other, grandchild) = moved else { return }
    replaceChild(child, of: index, with: grandchild)
    replaceChild(grandchild, of: other, with: child)
    nodes[Int(grandchild)].parent = index
    nodes[Int(child)].parent = other
    let branch = nodes[Int(other)]
    nodes[Int(other)].box = nodes[Int(branch.first)].box.union(nodes[Int(branch.second)].box)
  }

  private func considerExchange(
    of child: Int32, with other: Int32, _ best: inout Double,
    _ moved: inout (child: Int32, other: Int32, grandchild: Int32)?
  ) {
    let branch = nodes[Int(other)]
    guard !branch.isLeaf else { return }
    let childBox = nodes[Int(child)].box
    let size = branch.box.halfPerimeter
    let withoutFirst = childBox.union(nodes[Int(branch.second)].box).halfPerimeter - size
    let withoutSecond = childBox.union(nodes[Int(branch.first)].box).halfPerimeter - size
    if withoutFirst < best {
      best = withoutFirst
      moved = (child, other, branch.first)
    }
    if withoutSecond < best {
      best = withoutSecond
      moved = (child, other, branch.second)
    }
  }
}
