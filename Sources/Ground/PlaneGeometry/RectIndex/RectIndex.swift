public import Foundation

/// Answers which of many rects overlap a given one without looking at all of them.
///
/// Each rect has a key, a small number of the caller's choice: its place in an array, say. Storage grows with the
/// greatest key, so keys should be dense. A rect takes about a hundred bytes.
///
/// Inside it is a balanced binary tree of bounding boxes in one flat array. Building from n rects costs n·log n; a
/// query that finds k of n rects lying side by side costs about k + log n, plus k·log k where the tree does not hold
/// them in the order of their keys; every change costs log n.
public struct RectIndex: Sendable {
  /// A box of the tree with its place in it. A leaf has `left == none` and its key in `right`.
  struct Node: Sendable {
    var box: RectBox
    var parent: Int32
    var left: Int32
    var right: Int32
    /// Steps to the deepest leaf below; 0 for a leaf.
    var height: Int32

    var isLeaf: Bool { left == RectIndex.none }
  }

  /// No node.
  static var none: Int32 { -1 }

  /// The greatest key there can be: 2,147,483,646, since keys and nodes are kept in 32 bits.
  static var greatestKey: Int { Int(Int32.max) - 1 }

  var nodes: [Node] = []
  var root: Int32 = Self.none
  /// Nodes out of use, the next one to take last.
  var vacant: [Int32] = []
  /// For every key its leaf, or `none`.
  var leaves: [Int32] = []

  /// How many rects the index holds.
  public internal(set) var count = 0

  /// An index without rects.
  public init() {}

  /// Tells whether the index holds no rect.
  public var isEmpty: Bool {
    count == 0
  }

  /// Tells whether there is a rect with this key.
  public func contains(_ key: Int) -> Bool {
    leaves.indices.contains(key) && leaves[key] != Self.none
  }

  /// The smallest rect around all rects; `CGRect.null` when there is none. It costs nothing.
  public var bounds: CGRect {
    guard root != Self.none else { return .null }
    let box = nodes[Int(root)].box
    return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  /// The box of a rect that is to be kept under `key`; traps when it has no place.
  static func box(of rect: CGRect, for key: Int) -> RectBox {
    guard rect.isFinite else {
      fatalError(
        "The rect for key \(key) is \(rect.shortDescription), which is null, infinite or not a number; "
          + "give the index rects of finite numbers only.")
    }
    return RectBox(rect)
  }
}
