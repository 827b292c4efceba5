import Testing

@testable import ConstraintEngine

@Suite struct IndexStoreTests {
  private var store = IndexStore()

  @Test("One number takes no room, and more keep their order")
  mutating func growing() {
    var (first, second) = (ListPlace(), ListPlace())
    #expect(store[first].isEmpty && store.last(of: first) == nil)
    store.append(7, to: &first)
    #expect(first.room == 0)
    #expect(store[first] == [7])
    #expect(store.last(of: first) == 7)
    for number: Int32 in 1...4 { store.append(number, to: &second) }
    store.append(8, to: &first)
    store.append(9, to: &first)
    #expect(store[first] == [7, 8, 9])
    #expect(store[second] == [1, 2, 3, 4])
    #expect(store.last(of: first) == 9)
    #expect(store.number(at: 1, of: second) == 2)
  }

  @Test("The last number takes the place of one that is taken out")
  mutating func takingOut() {
    var list = ListPlace()
    store.append(7, to: &list)
    #expect(!store.remove(8, from: &list))
    #expect(store.remove(7, from: &list))
    #expect(list.isEmpty && !store.remove(7, from: &list))
    for number: Int32 in 1...4 { store.append(number, to: &list) }
    #expect(store.remove(2, from: &list))
    #expect(store[list] == [1, 4, 3])
    #expect(!store.remove(2, from: &list))
    for number: Int32 in [1, 3, 4] { #expect(store.remove(number, from: &list)) }
    #expect(list.isEmpty)
    store.append(5, to: &list)
    #expect(store[list] == [5])
    store.free(&list)
    #expect(list.isEmpty && list.room == 0)
  }

  @Test("A list is what it was when it was asked for")
  mutating func moments() {
    var list = ListPlace()
    for number: Int32 in 1...3 { store.append(number, to: &list) }
    let before = store[list]
    store.remove(1, from: &list)
    #expect(before == [1, 2, 3])
    #expect(store[list] == [3, 2])
  }
}
