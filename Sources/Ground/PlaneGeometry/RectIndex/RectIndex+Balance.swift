import Foundation

extension RectIndex {
  /// Computes the box and the height of an inner node anew from its two children.
  mutating func refit(_ node: Int32) {
    let left = nodes[Int(nodes[Int(node)].left)]
    let right = nodes[Int(nodes[Int(node)].right)]
    nodes[Int(node)].box = left.box.union(right.box)
    nodes[Int(node)].height = max(left.height, right.height) + 1
  }

  /// Computes the boxes from `node` upwards anew, up to the first that stays as it was.
  mutating func refit(from node: Int32) {
    var node = node
    while node != Self.none {
      let before = nodes[Int(node)].box
      refit(node)
      guard nodes[Int(node)].box != before else { return }
      node = nodes[Int(node)].parent
    }
  }

  /// Makes everything from `node` up to the root right again after a leaf below it came or went.
  mutating func rebalance(from node: Int32) {
    var node = node
    while node != Self.none {
      refit(node)
      let left = nodes[Int(node)].left
      let right = nodes[Int(node)].right
      let lean = nodes[Int(right)].height - nodes[Int(left)].height
      if lean > 1 {
        node = raise(right, over: node)
      } else if lean < -1 {
        node = raise(left, over: node)
      }
      node = nodes[Int(node)].parent
    }
  }

  /// Swaps a node with its child that is two steps higher than the other child. The child keeps the higher one of its
  /// own children and hands the other one down, so that no two siblings differ by more than one step.
  private mutating func raise(_ child: Int32, over node: Int32) -> Int32 {
    let above = nodes[Int(node)].parent
    let left = nodes[Int(child)].left
    let right = nodes[Int(child)].right
    let keepsLeft = nodes[Int(left)].height > nodes[Int(right)].height
    let kept = keepsLeft ? left : right
    let handed = keepsLeft ? right : left
    if nodes[Int(node)].left == child {
      nodes[Int(node)].left = handed
    } else {
      nodes[Int(node)].right = handed
    }
    nodes[Int(handed)].parent = node
    nodes[Int(child)].left = node
    nodes[Int(child)].right = kept
    nodes[Int(node)].parent = child
    nodes[Int(child)].parent = above
    if above == Self.none {
      root = child
    } else if nodes[Int(above)].left == node {
      nodes[Int(above)].left = child
    } else {
      nodes[Int(above)].right = child
    }
    refit(node)
    refit(child)
    return child
  }
}
