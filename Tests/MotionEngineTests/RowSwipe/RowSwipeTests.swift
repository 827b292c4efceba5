import MotionEngine
import Testing

/// A row of 375 points whose buttons take 157 of them.
struct RowSwipeTests {
  private func row(takesOver: Bool = true) -> RowSwipe { RowSwipe(length: 375, openLength: 157, takesOver: takesOver) }

  /// The same, dragged by a way from where it is closed.
  private func dragged(_ way: Double, takesOver: Bool = true) -> RowSwipe {
    var row = row(takesOver: takesOver)
    row.begin()
    row.drag(by: way)
    return row
  }

  @Test(arguments: [(0.0, 0.0), (40, 40), (157, 157), (230, 230), (375, 375)])
  func `a row follows the finger as far as it has something to uncover`(way: Double, offset: Double) {
    #expect(dragged(way).offset == offset)
  }

  @Test(arguments: [(-100.0, -47.965), (-1, -0.5492), (475, 422.965)])
  func `beyond both ends it gives way by the rubber band`(way: Double, offset: Double) {
    #expect(abs(dragged(way).offset - offset) < 0.001)
  }

  @Test(arguments: [(157.0, 157.0), (257, 204.965), (100_000, 529.4565)])
  func `without a full swipe the band begins where the row is open`(way: Double, offset: Double) {
    #expect(abs(dragged(way, takesOver: false).offset - offset) < 0.001)
  }

  @Test(arguments: [(240.0, false), (243, false), (244, true), (250, true)])
  func `the first action takes over within the last third of the row, and gives way before it`(
    way: Double, isTakenOver: Bool
  ) {
    #expect(dragged(way).isTakenOver == isTakenOver)
    #expect(!dragged(way, takesOver: false).isTakenOver)
  }

  @Test func `a drag tells when the first action takes over, and when it gives the room back`() {
    var row = row()
    row.begin()
    let tells = [200.0, 260, 300, 200, 100].map { row.drag(by: $0) }
    #expect(tells == [false, true, false, true, false])
  }

  @Test func `a row whose buttons are long is taken over where it is open, and not before`() {
    var row = RowSwipe(length: 100, openLength: 80, takesOver: true)
    row.begin()
    row.drag(by: 79)
    #expect(!row.isTakenOver)
    row.drag(by: 80)
    #expect(row.isTakenOver)
  }

  @Test(arguments: [
    (78.0, 0.0, RowSwipe.Release.closes), (79, 0, .opens), (10, 100, .opens), (150, -100, .closes), (78, 99, .closes),
    (79, -99, .opens), (-5, 500, .closes), (0, 500, .closes), (250, 0, .performs), (250, -2_000, .performs),
  ])
  func `a throw decides by its direction, and a row that rests by where it stands`(
    way: Double, velocity: Double, release: RowSwipe.Release
  ) {
    #expect(dragged(way).release(velocity: velocity) == release)
  }

  @Test func `a finger takes hold of a row where it stands, also beyond its end`() {
    var row = dragged(257, takesOver: false)
    let offset = row.offset
    row.begin()
    row.drag(by: 0)
    #expect(abs(row.offset - offset) < 1e-9)
    row.drag(by: -100)
    #expect(abs(row.offset - 157) < 1e-9)
  }

  @Test func `a row that is let go settles from where it is, and comes to rest at its place`() {
    var row = dragged(100)
    row.settle(to: 157, velocity: 0, at: 2)
    #expect(row.isMoving)
    #expect(row.restingOffset == 157)
    var places: [Double] = []
    var time = 2.0
    while row.step(to: time) {
      places.append(row.offset)
      time += 1.0 / 60
    }
    #expect(row.offset == 157)
    #expect(!row.isMoving)
    #expect(places.first == 100)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect((0.35...0.5).contains(time - 2))
  }

  @Test func `it begins with the velocity of the throw`() {
    var row = dragged(100)
    row.settle(to: 157, velocity: 900, at: 0)
    row.step(to: 0.001)
    #expect(abs(row.offset - 100.9) < 0.05)
    #expect(abs(row.velocity(at: 0) - 900) < 1e-9)
  }

  @Test func `numbers that are none change nothing`() {
    var row = dragged(100)
    row.drag(by: .nan)
    #expect(row.offset == 100)
    row.drag(by: .infinity)
    #expect(row.offset == 100)
    row.settle(to: .nan, velocity: .nan, at: .nan)
    #expect(row.offset == 0)
    #expect(!row.isMoving)
    var empty = RowSwipe(length: .nan, openLength: .infinity, takesOver: true)
    empty.begin()
    let tells = empty.drag(by: 100)
    #expect(!tells)
    #expect(empty.offset.isFinite)
    #expect(empty.release(velocity: 1_000) == .closes)
  }
}
