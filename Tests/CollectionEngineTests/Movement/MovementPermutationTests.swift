import CollectionEngine
import Testing

@Suite struct MovementPermutationTests {
  private func place(_ section: Int, _ item: Int) -> UpdatePlan.Place { UpdatePlan.Place(section: section, item: item) }

  private func required<Value>(_ value: Value?) throws -> Value { try #require(value) }

  @Test func `Without a movement both numberings are one`() {
    let movement = MovementPermutation(SectionCounts([2, 0, 1]))
    #expect(movement.isEmpty)
    #expect(movement.isInOrder)
    #expect(movement.presentedPlace(of: place(2, 0)) == place(2, 0))
    #expect(movement.dataPlace(of: place(0, 1)) == place(0, 1))
    #expect(movement.dataPlace(of: place(1, 0)) == nil)
    #expect(movement.presentedPlace(of: place(3, 0)) == nil)
    #expect(movement.presentedPlace(of: place(-1, 0)) == nil)
  }

  @Test func `What is picked up stays where it is`() {
    var movement = MovementPermutation(SectionCounts([3]))
    let id = movement.pickUp(place(0, 1))
    #expect(id == 1)
    #expect(movement.isInOrder)
    #expect(!movement.isEmpty)
    #expect(movement.carriedItem(1)?.origin == place(0, 1))
    #expect(movement.carriedItem(1)?.target == place(0, 1))
  }

  @Test func `An item that is carried, or is not there, is not picked up`() {
    var movement = MovementPermutation(SectionCounts([3]))
    _ = movement.pickUp(place(0, 1))
    #expect(movement.pickUp(place(0, 1)) == nil)
    #expect(movement.pickUp(place(0, 3)) == nil)
    #expect(movement.pickUp(place(1, 0)) == nil)
    #expect(movement.carried.count == 1)
  }

  @Test func `Forwards in a section what is passed closes the gap`() {
    // M8, M9: 0 1 2 3 4 is presented as 0 2 3 1 4.
    var movement = MovementPermutation(SectionCounts([5]))
    movement.pickUp(place(0, 1)).map { _ = movement.move($0, to: place(0, 3)) }
    #expect((0..<5).map { movement.dataPlace(of: place(0, $0))?.item } == [0, 2, 3, 1, 4])
    #expect((0..<5).map { movement.presentedPlace(of: place(0, $0))?.item } == [0, 3, 1, 2, 4])
    #expect(movement.presented == SectionCounts([5]))
  }

  @Test func `Backwards in a section what is passed makes room`() {
    // 0 1 2 3 4 is presented as 3 0 1 2 4.
    var movement = MovementPermutation(SectionCounts([5]))
    movement.pickUp(place(0, 3)).map { _ = movement.move($0, to: place(0, 0)) }
    #expect((0..<5).map { movement.dataPlace(of: place(0, $0))?.item } == [3, 0, 1, 2, 4])
    #expect((0..<5).map { movement.presentedPlace(of: place(0, $0))?.item } == [1, 2, 3, 0, 4])
  }

  @Test func `Dragged out of a section an item leaves one fewer there`() throws {
    // M9
    var movement = MovementPermutation(SectionCounts([3, 0, 2]))
    let id = try required(movement.pickUp(place(0, 0)))
    let plan = try required(movement.move(id, to: place(1, 0)))
    #expect(movement.presented == SectionCounts([2, 1, 2]))
    #expect(movement.data == SectionCounts([3, 0, 2]))
    #expect(plan.newPosition(section: 0, item: 1).map(UpdatePlan.Place.init) == place(0, 0))
    #expect(plan.items.map(\.action) == [.move])
    #expect(movement.move(id, to: place(2, 2)) != nil)
    #expect(movement.presented == SectionCounts([2, 0, 3]))
    #expect(movement.dataPlace(of: place(2, 2)) == place(0, 0))
  }

  @Test func `Places behind the end, in no section, and the present one change nothing`() throws {
    // M17
    var movement = MovementPermutation(SectionCounts([3, 0]))
    let id = try required(movement.pickUp(place(0, 0)))
    #expect(movement.move(id, to: place(0, 3)) == nil)
    #expect(movement.move(id, to: place(0, -1)) == nil)
    #expect(movement.move(id, to: place(1, 1)) == nil)
    #expect(movement.move(id, to: place(2, 0)) == nil)
    #expect(movement.move(id, to: place(0, 0)) == nil)
    #expect(movement.move(7, to: place(0, 1)) == nil)
    #expect(movement.isInOrder)
  }

  @Test func `Put down, the data makes one move and what is shown stays`() throws {
    // M12
    var movement = MovementPermutation(SectionCounts([4, 2]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(0, 3))
    movement.move(id, to: place(1, 1))
    let move = try required(movement.putDown(id))
    #expect(move.from == place(0, 1))
    #expect(move.to == place(1, 1))
    #expect(movement.isEmpty)
    #expect(movement.data == SectionCounts([3, 3]))
    #expect(movement.presented == SectionCounts([3, 3]))
    #expect(movement.putDown(id) == nil)
  }

  @Test func `Put down where it came from, an item goes from a place to the same one`() throws {
    // M12
    var movement = MovementPermutation(SectionCounts([4]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(0, 3))
    movement.move(id, to: place(0, 1))
    let move = try required(movement.putDown(id))
    #expect(move.from == move.to)
  }

  @Test func `Called off, the data stays and what is shown goes back`() throws {
    // M13
    var movement = MovementPermutation(SectionCounts([4, 2]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(1, 2))
    #expect(movement.home(id) == place(0, 1))
    let plan = try required(movement.giveBack(id))
    #expect(plan.newPosition(section: 1, item: 2).map(UpdatePlan.Place.init) == place(0, 1))
    #expect(movement.presented == SectionCounts([4, 2]))
    #expect(movement.isEmpty)
    #expect(movement.giveBack(id) == nil)
  }

  @Test func `Two movements compose like moves in an array`() throws {
    // 0 1 2 3 4: 0 behind 2, then 4 before 1.
    var movement = MovementPermutation(SectionCounts([5]))
    let first = try required(movement.pickUp(place(0, 0)))
    let second = try required(movement.pickUp(place(0, 4)))
    movement.move(first, to: place(0, 2))
    movement.move(second, to: place(0, 0))
    #expect((0..<5).map { movement.dataPlace(of: place(0, $0))?.item } == [4, 1, 2, 0, 3])
    #expect(movement.carriedItem(first)?.target == place(0, 3))
    // The one that ends is done to the data alone: 1 2 0 3 4, and 4 is still carried.
    let move = try required(movement.putDown(first))
    #expect(move.from == place(0, 0))
    #expect(move.to == place(0, 2))
    #expect((0..<5).map { movement.dataPlace(of: place(0, $0))?.item } == [4, 0, 1, 2, 3])
    #expect(movement.carriedItem(second)?.origin == place(0, 4))
    // The other one is called off: what is shown is the data.
    #expect(movement.giveBack(second) != nil)
    #expect((0..<5).map { movement.dataPlace(of: place(0, $0))?.item } == [0, 1, 2, 3, 4])
  }

  @Test func `An item that another one was carried past goes the shortest way home`() throws {
    // 0 1 2: 1 is carried, 0 is carried to the end and called off: it comes back before 1, which has not moved.
    var movement = MovementPermutation(SectionCounts([3]))
    let second = try required(movement.pickUp(place(0, 1)))
    let first = try required(movement.pickUp(place(0, 0)))
    movement.move(first, to: place(0, 2))
    #expect(movement.giveBack(first) != nil)
    let shown = (0..<3).map { movement.dataPlace(of: place(0, $0))?.item }
    #expect(shown == [1, 0, 2])
    #expect(movement.giveBack(second) != nil)
    #expect((0..<3).map { movement.dataPlace(of: place(0, $0))?.item } == [0, 1, 2])
  }

  @Test func `An insertion before it moves a carried item's origin and leaves it behind its neighbour`() throws {
    // a b c d, a is shown behind c; x and y come before b: x y a b c d, shown x y b c a d.
    var movement = MovementPermutation(SectionCounts([4]))
    let id = try required(movement.pickUp(place(0, 0)))
    movement.move(id, to: place(0, 2))
    let following = try movement.follow(
      [.insertItem(section: 0, item: 0), .insertItem(section: 0, item: 1)], after: SectionCounts([6]))
    #expect(movement.carriedItem(id)?.origin == place(0, 2))
    #expect(movement.carriedItem(id)?.target == place(0, 4))
    #expect((0..<6).map { movement.dataPlace(of: place(0, $0))?.item } == [0, 1, 3, 4, 2, 5])
    #expect(following.lost.isEmpty)
    #expect(following.presented.newPosition(section: 0, item: 0).map(UpdatePlan.Place.init) == place(0, 2))
    #expect(following.presented.newPosition(section: 0, item: 2).map(UpdatePlan.Place.init) == place(0, 4))
  }

  @Test func `A carried item that is deleted is carried no longer`() throws {
    var movement = MovementPermutation(SectionCounts([3, 1]))
    let id = try required(movement.pickUp(place(0, 0)))
    movement.move(id, to: place(1, 1))
    let following = try movement.follow([.deleteItem(section: 0, item: 0)], after: SectionCounts([2, 1]))
    #expect(following.lost.map(\.id) == [id])
    #expect(movement.isEmpty)
    #expect(movement.presented == SectionCounts([2, 1]))
    #expect(following.presented.newPosition(section: 1, item: 1) == nil)
  }

  @Test func `When the section goes in which it is shown an item is shown where it came from`() throws {
    var movement = MovementPermutation(SectionCounts([2, 3]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(1, 2))
    let following = try movement.follow([.deleteSection(1)], after: SectionCounts([2]))
    #expect(movement.carriedItem(id)?.target == place(0, 1))
    #expect(following.presented.newPosition(section: 1, item: 2).map(UpdatePlan.Place.init) == place(0, 1))
  }

  @Test func `An item goes with a section that moves`() throws {
    var movement = MovementPermutation(SectionCounts([2, 3]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(1, 2))
    _ = try movement.follow([.moveSection(from: 1, to: 0)], after: SectionCounts([3, 2]))
    #expect(movement.carriedItem(id)?.origin == place(1, 1))
    #expect(movement.carriedItem(id)?.target == place(0, 2))
    #expect(movement.presented == SectionCounts([4, 1]))
  }

  @Test func `Operations that contradict the counts change nothing`() throws {
    var movement = MovementPermutation(SectionCounts([2]))
    let id = try required(movement.pickUp(place(0, 1)))
    movement.move(id, to: place(0, 0))
    #expect(throws: UpdatePlan.Inconsistency.self) {
      try movement.follow([.insertItem(section: 0, item: 0)], after: SectionCounts([2]))
    }
    #expect(movement.carriedItem(id)?.target == place(0, 0))
    #expect(movement.data == SectionCounts([2]))
  }

  @Test func `Other data takes over the items that are known to be in it, as far as there is room`() throws {
    var movement = MovementPermutation(SectionCounts([5, 5]))
    let first = try required(movement.pickUp(place(0, 1)))
    let second = try required(movement.pickUp(place(0, 3)))
    movement.move(first, to: place(1, 5))
    let lost = movement.replaceData(with: SectionCounts([2, 2])) { $0.id == first ? self.place(0, 1) : nil }
    #expect(lost.map(\.id) == [second])
    #expect(movement.carriedItem(first)?.origin == place(0, 1))
    #expect(movement.carriedItem(first)?.target == place(1, 2))
    #expect(movement.presented == SectionCounts([1, 3]))
  }
}
