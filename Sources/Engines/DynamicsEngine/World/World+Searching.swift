public import Foundation
import PlaneGeometry
import PlaneVectors

/// Searches for bodies by place. A body that collides has a leaf in the tree of boxes that pairs are found by. A body
/// that collides with nothing has one in a tree of its own. In that tree only leaves of bodies that rest are exact:
/// bodies that are awake are looked at one by one, and so nothing is spent on the tree in steps.
extension World {
  /// The bodies whose upright bounds overlap a rect, by place.
  ///
  /// - Complexity: O(log bodies + awake bodies + answer).
  public func bodies(in rect: CGRect) -> [BodyID] {
    var found: [Int32] = []
    forEachSlot(in: rect) { found.append($0) }
    found.sort()
    return found.map { id(at: $0) }
  }

  /// Appends the tags of the bodies whose upright bounds overlap a rect, in no order.
  ///
  /// Mutating, although it changes nothing: for a question, a world in a class would be copied as a whole.
  ///
  /// - Complexity: as ``bodies(in:)``.
  package mutating func appendTags(ofBodiesIn rect: CGRect, to tags: inout [Int]) {
    forEachSlot(in: rect) { tags.append(records[Int($0)].tag) }
  }

  @inline(__always)
  private func forEachSlot(in rect: CGRect, _ body: (Int32) -> Void) {
    let box = Box(least: Vector(rect.minX, rect.minY), greatest: Vector(rect.maxX, rect.maxY))
    func look(at slot: Int32) {
      if bounds(of: Int(slot)).overlaps(box) { body(slot) }
    }
    // While all of them move, none is where a tree has it.
    if awake.count < bodyCount {
      bodyTree.query(box) { if !isAwake($0) { look(at: $0) } }
      looseTree.query(box) { if !isAwake($0) { look(at: $0) } }
    }
    for slot in awake { look(at: slot) }
  }

  /// The upright box around a body. The corners that the world keeps in their places are only those of what collides.
  func bounds(of index: Int) -> Box {
    let shape = shapes[index]
    let place = places[index]
    guard shape.count > 0, drives[index].leaf < 0 else { return tightBox(of: index) }
    var box = Box(least: Vector(.infinity, .infinity), greatest: Vector(-.infinity, -.infinity))
    for corner in Int(shape.start)..<Int(shape.start + shape.count) {
      let point = place.center + place.rotation.apply(corners[corner])
      box = box.union(Box(least: point, greatest: point))
    }
    return box
  }

  /// Brings the box of a body that collides with nothing to where it is, if it rests. One that has never rested has none.
  mutating func refreshLooseLeaf(of slot: Int32) {
    let index = Int(slot)
    guard !isAwake(slot) else { return }
    if records[index].looseLeaf < 0 {
      records[index].looseLeaf = looseTree.insert(bounds(of: index), item: slot)
    } else {
      looseTree.move(records[index].looseLeaf, to: bounds(of: index))
    }
  }

  mutating func dropLooseLeaf(of slot: Int32) {
    let index = Int(slot)
    guard records[index].looseLeaf >= 0 else { return }
    looseTree.remove(records[index].looseLeaf)
    records[index].looseLeaf = -1
  }

  /// A body has come to rest where its box may not be: the last step may have put it right by more than the box leaves room.
  mutating func settleLeaf(of slot: Int32) {
    let leaf = drives[Int(slot)].leaf
    if leaf < 0 {
      refreshLooseLeaf(of: slot)
    } else if !bodyTree.box(of: leaf).contains(tightBox(of: Int(slot))) {
      refreshLeaf(of: slot)
    }
  }
}
