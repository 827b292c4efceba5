/// Many short lists in one array: none of them is allocated for itself, and all are copied as one.
///
/// A store does not know which lists there are: whoever keeps a ``ListPlace`` frees it.
struct ListStore<Element: BitwiseCopyable & Sendable>: Sendable {
  private var elements: [Element] = []
  /// By the exponent of the room: beginnings of room that nobody uses.
  private var vacant: [[Int32]] = Array(repeating: [], count: 31)
  private var vacantCount = 0

  /// The element at one of the indices of a list.
  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  /// The elements of a list, as they are now.
  subscript(list: ListPlace) -> ArraySlice<Element> { elements[list.indices] }

  /// The last element; nil for an empty list.
  func last(of list: ListPlace) -> Element? { list.isEmpty ? nil : elements[list.indices.upperBound - 1] }

  mutating func append(_ element: Element, to list: inout ListPlace) {
    if list.count == list.room { move(&list, toRoomOf: max(1, 2 * list.room), element) }
    elements[Int(list.start + list.count)] = element
    list.count += 1
  }

  /// Makes room for as many elements as are about to be appended to an empty list.
  mutating func reserve(_ count: Int, in list: inout ListPlace, _ filler: Element) {
    guard count > Int(list.room) else { return }
    var room = max(1, list.room)
    while Int(room) < count { room *= 2 }
    move(&list, toRoomOf: room, filler)
  }

  /// Takes out the element at an index; those after it move up.
  mutating func remove(at index: Int, from list: inout ListPlace) {
    for place in index..<list.indices.upperBound - 1 { elements[place] = elements[place + 1] }
    list.count -= 1
  }

  /// Takes out the element at an index; the last one takes its place.
  mutating func removeBySwapping(at index: Int, from list: inout ListPlace) {
    elements[index] = elements[list.indices.upperBound - 1]
    list.count -= 1
  }

  /// Gives up the room of a list, which is empty from then on.
  mutating func free(_ list: inout ListPlace) {
    if list.room > 0 {
      vacant[list.room.trailingZeroBitCount].append(list.start)
      vacantCount += 1
    }
    list = ListPlace()
  }

  private mutating func move(_ list: inout ListPlace, toRoomOf room: Int32, _ filler: Element) {
    let start: Int32
    if vacantCount > 0, let place = vacant[room.trailingZeroBitCount].popLast() {
      start = place
      vacantCount -= 1
    } else {
      start = Int32(elements.count)
      for _ in 0..<room { elements.append(filler) }
    }
    let count = list.count
    if list.room > 0 {
      for offset in 0..<Int(count) { elements[Int(start) + offset] = elements[Int(list.start) + offset] }
      free(&list)
    }
    list = ListPlace(start: start, count: count, room: room)
  }
}

extension ListStore<Int32> {
  /// Takes out a number that is in a list once; the last one takes its place.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  mutating func remove(_ value: Int32, from list: inout ListPlace) -> Bool {
    guard let index = list.indices.last(where: { self[$0] == value }) else { return false }
    removeBySwapping(at: index, from: &list)
    return true
  }
}
