public import Foundation

extension RectIndex {
  /// Adds a rect under a key that is not in use. A key in use, a negative one and a rect that is not finite trap.
  public mutating func insert(_ rect: CGRect, for key: Int) {
    guard key >= 0, key <= Self.greatestKey else {
      fatalError(
        "The key \(key) is not between 0 and \(Self.greatestKey); number the rects from 0.")
    }
    guard !contains(key) else {
      fatalError("The key \(key) has a rect already; move it with update(_:for:).")
    }
    let box = Self.box(of: rect, for: key)
    while leaves.count <= key {
      leaves.append(Self.none)
    }
    let leaf = take(Node(box: box, parent: Self.none, left: Self.none, right: Int32(key), height: 0))
    leaves[key] = leaf
    count += 1
    attach(leaf)
  }

  /// Gives the rect of a key that is in use another place. A key that is not in use and a rect that is not finite trap.
  ///
  /// A rect that stays about where it was costs least.
  public mutating func update(_ rect: CGRect, for key: Int) {
    let leaf = leaf(of: key)
    let box = Self.box(of: rect, for: key)
    guard nodes[Int(leaf)].box != box else { return }
    let parent = nodes[Int(leaf)].parent
    if parent == Self.none || nodes[Int(parent)].box.encloses(box) {
      nodes[Int(leaf)].box = box
      refit(from: parent)
    } else {
      detach(leaf)
      nodes[Int(leaf)].box = box
      attach(leaf)
    }
  }

  /// Takes a key that is in use, and its rect, out. A key that is not in use traps.
  public mutating func remove(_ key: Int) {
    let leaf = leaf(of: key)
    detach(leaf)
    vacant.append(leaf)
    leaves[key] = Self.none
    count -= 1
  }

  /// Takes all rects out.
  ///
  /// - Parameter keepingCapacity: Whether to keep the memory for rects to come.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    nodes.removeAll(keepingCapacity: keepingCapacity)
    vacant.removeAll(keepingCapacity: keepingCapacity)
    leaves.removeAll(keepingCapacity: keepingCapacity)
    root = Self.none
    count = 0
  }

  private func leaf(of key: Int) -> Int32 {
    guard contains(key) else {
      fatalError("The key \(key) has no rect among the \(count) of this index; add it with insert(_:for:).")
    }
    return leaves[key]
  }

  /// Puts a node into a vacant place or a new one.
  private mutating func take(_ node: Node) -> Int32 {
    if let place = vacant.popLast() {
      nodes[Int(place)] = node
      return place
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Hangs a leaf beside the node where the boxes grow least.
  private mutating func attach(_ leaf: Int32) {
    guard root != Self.none else {
      root = leaf
      nodes[Int(leaf)].parent = Self.none
      return
    }
    let sibling = bestSibling(for: nodes[Int(leaf)].box)
    let above = nodes[Int(sibling)].parent
    let parent = take(
      Node(box: nodes[Int(sibling)].box, parent: above, left: sibling, right: leaf, height: 0))
    nodes[Int(sibling)].parent = parent
    nodes[Int(leaf)].parent = parent
    replace(sibling, by: parent, under: above)
    rebalance(from: parent)
  }

  /// Walks down towards the smaller growth and stops where a new box around node and leaf is cheaper than going on.
  private func bestSibling(for box: RectBox) -> Int32 {
    var node = root
    while !nodes[Int(node)].isLeaf {
      let here = nodes[Int(node)]
      let around = here.box.union(box).girth
      let growth = around - here.box.girth
      let left = growth + descentCost(here.left, box)
      let right = growth + descentCost(here.right, box)
      if around < left, around < right { break }
      node = right < left ? here.right : here.left
    }
    return node
  }

  private func descentCost(_ node: Int32, _ box: RectBox) -> CGFloat {
    let node = nodes[Int(node)]
    let around = node.box.union(box).girth
    return node.isLeaf ? around : around - node.box.girth
  }

  /// Takes a leaf out of the tree; its sibling moves up into the parent's place, which becomes vacant.
  private mutating func detach(_ leaf: Int32) {
    let parent = nodes[Int(leaf)].parent
    guard parent != Self.none else {
      root = Self.none
      return
    }
    let sibling = nodes[Int(parent)].left == leaf ? nodes[Int(parent)].right : nodes[Int(parent)].left
    let above = nodes[Int(parent)].parent
    nodes[Int(sibling)].parent = above
    replace(parent, by: sibling, under: above)
    vacant.append(parent)
    rebalance(from: above)
  }

  private mutating func replace(_ child: Int32, by other: Int32, under parent: Int32) {
    if parent == Self.none {
      root = other
    } else if nodes[Int(parent)].left == child {
      nodes[Int(parent)].left = other
    } else {
      nodes[Int(parent)].right = other
    }
  }
}
