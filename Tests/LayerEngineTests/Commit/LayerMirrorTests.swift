import Foundation
import LayerEngine
import Testing

struct LayerMirrorTests {
  private var mirror = LayerMirror()

  /// A root with the sublayers 2 and 3, and 4 within 2.
  init() throws {
    try mirror.apply(
      LayerCommit(
        created: created(1, 2, 3, 4),
        placed: [placed(2, in: 1, at: 0), placed(3, in: 1, at: 1), placed(4, in: 2, at: 0)]))
  }

  @Test func `A copy is empty before the first commit`() {
    #expect(LayerMirror().root == nil)
    #expect(LayerMirror().nodes.isEmpty)
    #expect(mirror.root == id(1))
  }

  @Test mutating func `An empty commit changes nothing`() throws {
    let before = mirror
    try mirror.apply(LayerCommit())
    #expect(mirror == before)
  }

  @Test func `Nodes know their parents and their sublayers`() {
    #expect(mirror.nodes[id(1)]?.parent == nil)
    #expect(mirror.nodes[id(1)]?.children == [id(2), id(3)])
    #expect(mirror.nodes[id(4)]?.parent == id(2))
    #expect(mirror.nodes[id(4)]?.kind == .plain)
  }

  @Test mutating func `Removal comes first, so that the index of a placement counts without the removed`() throws {
    try mirror.apply(LayerCommit(created: created(5), removed: [3], placed: [placed(5, in: 1, at: 1)]))
    #expect(mirror.nodes[id(1)]?.children == [id(2), id(5)])
  }

  @Test mutating func `All that is placed is taken out before any of it is inserted`() throws {
    try mirror.apply(LayerCommit(placed: [placed(3, in: 1, at: 0), placed(2, in: 1, at: 1)]))
    #expect(mirror.nodes[id(1)]?.children == [id(3), id(2)])
    try mirror.apply(LayerCommit(placed: [placed(2, in: 4, at: 0), placed(4, in: 1, at: 0)]))
    #expect(mirror.nodes[id(1)]?.children == [id(4), id(3)])
    #expect(mirror.nodes[id(4)]?.children == [id(2)])
  }

  @Test mutating func `A layer that exists cannot be created`() {
    #expect(throws: LayerMirror.ApplicationError.exists(id(2))) {
      try mirror.apply(LayerCommit(created: created(5, 2)))
    }
  }

  @Test mutating func `A layer that does not exist cannot be removed`() {
    #expect(throws: LayerMirror.ApplicationError.unknown(id(9))) { try mirror.apply(LayerCommit(removed: [9])) }
    #expect(throws: LayerMirror.ApplicationError.unknown(id(3))) { try mirror.apply(LayerCommit(removed: [3, 3])) }
  }

  @Test mutating func `A layer that does not exist cannot be placed or placed in`() {
    #expect(throws: LayerMirror.ApplicationError.unknown(id(9))) {
      try mirror.apply(LayerCommit(placed: [placed(9, in: 1, at: 0)]))
    }
    #expect(throws: LayerMirror.ApplicationError.unknown(id(8))) {
      try mirror.apply(LayerCommit(placed: [placed(2, in: 8, at: 0)]))
    }
  }

  @Test mutating func `A layer that does not exist cannot change`() {
    #expect(throws: LayerMirror.ApplicationError.unknown(id(9))) {
      try mirror.apply(LayerCommit(changed: [changed(9, .opacity(1))]))
    }
  }

  @Test mutating func `An index beyond the siblings or below 0 is out of range`() {
    #expect(throws: LayerMirror.ApplicationError.indexOutOfRange(placed(3, in: 1, at: 2), siblings: 1)) {
      try mirror.apply(LayerCommit(placed: [placed(3, in: 1, at: 2)]))
    }
    #expect(throws: LayerMirror.ApplicationError.indexOutOfRange(placed(2, in: 4, at: -1), siblings: 0)) {
      try mirror.apply(LayerCommit(placed: [placed(2, in: 4, at: -1)]))
    }
  }

  @Test mutating func `A layer cannot be placed twice in one commit`() {
    #expect(throws: LayerMirror.ApplicationError.misplaced(placed(3, in: 2, at: 0))) {
      try mirror.apply(LayerCommit(placed: [placed(3, in: 1, at: 0), placed(3, in: 2, at: 0)]))
    }
  }

  @Test mutating func `A layer cannot be placed in itself or in what it holds`() {
    #expect(throws: LayerMirror.ApplicationError.misplaced(placed(3, in: 3, at: 0))) {
      try mirror.apply(LayerCommit(placed: [placed(3, in: 3, at: 0)]))
    }
    #expect(throws: LayerMirror.ApplicationError.misplaced(placed(2, in: 4, at: 0))) {
      try mirror.apply(LayerCommit(placed: [placed(2, in: 4, at: 0)]))
    }
  }

  @Test mutating func `The root cannot be placed`() {
    #expect(throws: LayerMirror.ApplicationError.misplaced(placed(1, in: 3, at: 0))) {
      try mirror.apply(LayerCommit(placed: [placed(1, in: 3, at: 0)]))
    }
  }
}
