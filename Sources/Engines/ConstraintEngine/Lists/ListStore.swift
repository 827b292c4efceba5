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

  /// A new list of elements that are asked for one by one; at least one.
  @inline(__always)
  mutating func makeList(_ count: Int, _ element: (Int) -> Element) -> ListPlace {
    var list = ListPlace()
    if vacantCount > 0 {
      for place in 0..<count {
        if place == 0 { reserve(count, in: &list, element(0)) }
        append(element(place), to: &list)
      }
      return list
    }
    list.start = Int32(elements.count)
    list.count = Int32(count)
    list.room = 1
    while list.room < list.count { list.room *= 2 }
    for place in 0..<Int(list.room) { elements.append(element(min(place, count - 1))) }
    return list
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
