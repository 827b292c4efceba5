import Testing

@testable import ConstraintEngine

@Suite struct ListStoreTests {
  private var store = ListStore<Int32>()

  @Test("Lists grow beside each other, and each keeps its own elements in their order")
  mutating func growing() {
    var (first, second) = (ListPlace(), ListPlace())
    for number: Int32 in 1...5 {
      store.append(number, to: &first)
      store.append(-number, to: &second)
    }
    #expect(Array(store[first]) == [1, 2, 3, 4, 5])
    #expect(Array(store[second]) == [-1, -2, -3, -4, -5])
    #expect(store.last(of: first) == 5)
    #expect(store.last(of: ListPlace()) == nil)
  }

  @Test("What is taken out leaves the others in their order, or the last one in its place")
  mutating func takingOut() {
    var list = ListPlace()
    for number: Int32 in 1...4 { store.append(number, to: &list) }
    store.remove(at: list.indices.lowerBound + 1, from: &list)
    #expect(Array(store[list]) == [1, 3, 4])
    store.removeBySwapping(at: list.indices.lowerBound, from: &list)
    #expect(Array(store[list]) == [4, 3])
  }

  @Test("A list that is made as a whole has room for a power of two, and takes room that was given up")
  mutating func wholeLists() {
    var list = store.makeList(3) { Int32($0) }
    #expect(Array(store[list]) == [0, 1, 2])
    #expect(list.room == 4)
    store.append(3, to: &list)
    let start = list.start
    store.free(&list)
    let next = store.makeList(4) { Int32(10 + $0) }
    #expect(next.start == start)
    #expect(Array(store[next]) == [10, 11, 12, 13])
  }

  @Test("Room that was given up, or grown out of, is taken again by lists of its size")
  mutating func roomAgain() {
    var (first, second, third) = (ListPlace(), ListPlace(), ListPlace())
    store.reserve(3, in: &first, 0)
    #expect(first.room == 4)
    let start = first.start
    store.free(&first)
    #expect(first.isEmpty && first.room == 0)
    // It grows by one and two into the four.
    for number: Int32 in 1...3 { store.append(number, to: &second) }
    #expect(second.start == start)
    #expect(Array(store[second]) == [1, 2, 3])
    store.append(9, to: &third)
    store.append(8, to: &third)
    #expect(Array(store[third]) == [9, 8])
    #expect(Array(store[second]) == [1, 2, 3])
  }

  @Test("Nothing is moved where there is room enough")
  mutating func enoughRoom() {
    var list = ListPlace()
    store.reserve(2, in: &list, 0)
    let place = list.start
    store.append(1, to: &list)
    store.append(2, to: &list)
    store.reserve(2, in: &list, 0)
    #expect(list.start == place)
    #expect(Array(store[list]) == [1, 2])
  }
}
