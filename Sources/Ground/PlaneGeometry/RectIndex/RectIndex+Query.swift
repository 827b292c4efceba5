public import Foundation

extension RectIndex {
  /// Appends the keys of all rects that overlap `rect`, in ascending order, to what `keys` holds already.
  ///
  /// Overlapping is as in `CGRect.overlaps(_:)`: area in common, or a rect without area that lies inside. It allocates
  /// nothing itself: an array with room for the answer is only written to, so keep one and empty it with
  /// `removeAll(keepingCapacity: true)` between queries.
  ///
  /// - Parameters:
  ///   - rect: Where to look. The null rect finds nothing and the infinite rect everything; NaN traps.
  ///   - keys: What to append to.
  public func query(_ rect: CGRect, into keys: inout [Int]) {
    search(rect, into: &keys)
  }

  /// Does the query and answers how many boxes it looked at, which is what it costs.
  @discardableResult
  func search(_ rect: CGRect, into keys: inout [Int]) -> Int {
    guard !rect.isNull, root != Self.none else { return 0 }
    let box = RectBox(rect)
    guard !box.hasNaN else {
      fatalError(
        "The rect \(rect.shortDescription) to look for has an edge that is not a number; query with real edges.")
    }
    let start = keys.count
    var visited = 0
    collect(root, box, &keys, &visited)
    keys.withUnsafeMutableBufferPointer { AscendingOrder.sort($0, from: start) }
    return visited
  }

  /// The tree is balanced, so this goes at most about 45 calls deep.
  private func collect(_ index: Int32, _ box: RectBox, _ keys: inout [Int], _ visited: inout Int) {
    visited += 1
    let node = nodes[Int(index)]
    if node.isLeaf {
      if node.box.overlaps(box) { keys.append(Int(node.right)) }
      return
    }
    guard node.box.touches(box) else { return }
    collect(node.left, box, &keys, &visited)
    collect(node.right, box, &keys, &visited)
  }
}
