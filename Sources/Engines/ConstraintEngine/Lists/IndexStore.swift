/// Many lists of numbers in one array, most of which have one number or none: the one stands in the place of the list itself.
///
/// A store does not know which lists there are: whoever keeps a ``ListPlace`` frees it.
struct IndexStore: Sendable {
  private var lists = ListStore<Int32>()

  /// The number at a place of a list.
  @inline(__always)
  func number(at offset: Int32, of list: ListPlace) -> Int32 {
    list.room == 0 ? list.start : lists[Int(list.start + offset)]
  }

  /// The numbers of a list, as they are now, in an array of their own.
  subscript(list: ListPlace) -> [Int32] {
    list.isEmpty ? [] : list.room == 0 ? [list.start] : Array(lists[list])
  }

  /// The last number; nil for an empty list.
  func last(of list: ListPlace) -> Int32? { list.isEmpty ? nil : number(at: list.count - 1, of: list) }

  mutating func append(_ number: Int32, to list: inout ListPlace) {
    if list.room > 0 { return lists.append(number, to: &list) }
    guard list.count == 1 else {
      list = ListPlace(start: number, count: 1)
      return
    }
    let first = list.start
    list = lists.makeList(2) { $0 == 0 ? first : number }
  }

  /// Takes out a number that is in a list once; the last one takes its place.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  mutating func remove(_ number: Int32, from list: inout ListPlace) -> Bool {
    if list.room == 0 {
      guard list.count == 1, list.start == number else { return false }
      list = ListPlace()
      return true
    }
    guard let index = list.indices.last(where: { lists[$0] == number }) else { return false }
    lists.removeBySwapping(at: index, from: &list)
    return true
  }

  /// Gives up the room of a list, which is empty from then on.
  mutating func free(_ list: inout ListPlace) { lists.free(&list) }
}
