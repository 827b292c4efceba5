extension VisibleWindow {
  /// Replaces all elements, for a new tile or a changed layout.
  ///
  /// Elements that are in the old and the new contents are matched by key: one that is visible stays so, and the next
  /// update reports it only if it has gone out of sight. A visible element that is missing from the new contents is
  /// reported as left by the next update, by its old slot; all others are reported by their new slots.
  ///
  /// Traps when a key occurs twice, when an edge is NaN, and when a maximum is less than its minimum.
  ///
  /// Cost: linear when the elements come sorted by key and by leading edge, as a flow layout's do, else n log n.
  public mutating func replaceContents(with elements: [Element]) {
    rememberShown()
    var byKey: [Int32] = []
    swap(&byKey, &keyOrder)
    fill(&byKey, count: elements.count)
    sortByKey(&byKey, of: elements)
    keys.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    for index in byKey {
      let element = elements[Int(index)]
      Self.check(element)
      if keys.last == element.key {
        fatalError("VisibleWindow: \(element.key) occurs twice in the contents; pass each element once.")
      }
      keys.append(element.key)
      slots.append(element.slot)
    }
    store(elements, byKey: byKey)
    swap(&byKey, &keyOrder)
    matchShown()
  }

  /// Takes over other places of the same elements, as when all that is seen swings: what ``replaceContents(with:)`` does with
  /// them, and cheaper. They are not sorted: the next update looks at each of them, and the first one that comes without another
  /// move sorts them.
  ///
  /// - Parameter elements: those of the last replacement, in its order.
  ///
  /// Traps when they are others, when an edge is NaN, and when a maximum is less than its minimum.
  ///
  /// Cost: linear.
  public mutating func moveContents(to elements: [Element]) {
    guard elements.count == keys.count else {
      fatalError(
        "VisibleWindow: \(elements.count) elements were moved, and there are \(keys.count); use replaceContents(with:)."
      )
    }
    let isVertical = axis == .vertical
    let (keys, keyOrder, positions) = (keys, keyOrder, positions)
    slots.withUnsafeMutableBufferPointer { slots in
      places.withUnsafeMutableBufferPointer { places in
        for rank in keys.indices {
          let element = elements[Int(keyOrder[rank])]
          Self.check(element)
          guard element.key == keys[rank] else {
            fatalError(
              "VisibleWindow: \(element.key) was moved in the place of \(keys[rank]); use replaceContents(with:).")
          }
          slots[rank] = element.slot
          places[Int(positions[rank])].move(to: element, isVertical: isVertical)
        }
      }
    }
    examined = nil
    isSorted = false
  }

  /// Brings places that have moved into the order of leading edges.
  mutating func sortPlaces() {
    isSorted = true
    places.sort { $0.alongMin != $1.alongMin ? $0.alongMin < $1.alongMin : $0.rank < $1.rank }
    var farthest = -Double.infinity
    var low = Int.max
    var high = -1
    for position in places.indices {
      farthest = max(farthest, places[position].alongMax)
      places[position].reach = farthest
      positions[Int(places[position].rank)] = Int32(position)
      guard places[position].isShown else { continue }
      low = min(low, position)
      high = position
    }
    candidates = high < 0 ? 0..<0 : low..<high + 1
  }

  /// Removes all elements; the next update reports the visible ones as left.
  public mutating func removeAll() {
    replaceContents(with: [])
  }

  /// Collects the visible elements and the departed ones in the order of keys.
  private mutating func rememberShown() {
    shownBefore.removeAll(keepingCapacity: true)
    var next = 0
    if visibleCount > 0 {
      for rank in keys.indices where places[Int(positions[rank])].isShown {
        while next < departed.count, departed[next].key < keys[rank] {
          shownBefore.append(departed[next])
          next += 1
        }
        shownBefore.append(Departure(key: keys[rank], slot: slots[rank]))
      }
    }
    shownBefore.append(contentsOf: departed[next...])
  }

  private func fill(_ order: inout [Int32], count: Int) {
    order.removeAll(keepingCapacity: true)
    for index in 0..<count { order.append(Int32(index)) }
  }

  /// Sorts indices of elements.
  ///
  /// Elements that move little are nearly in order: each is brought forward to its place, and only where that takes more steps
  /// than sorting all of them are they sorted.
  @inline(__always)
  private func sort(
    _ order: inout [Int32], of elements: [Element], by precedes: (Element, Element) -> Bool
  ) {
    var steps = elements.count * Self.stepsOfNearlySorted
    for next in order.indices {
      let index = order[next]
      var place = next
      while place > 0, precedes(elements[Int(index)], elements[Int(order[place - 1])]) {
        steps -= 1
        guard steps > 0 else { break }
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = index
      guard steps > 0 else { return order.sort { precedes(elements[Int($0)], elements[Int($1)]) } }
    }
  }

  /// Sorts indices of elements by key. Answers of layouts come in the order of keys, or in any.
  private mutating func sortByKey(_ order: inout [Int32], of elements: [Element]) {
    var isSorted = true
    for index in 1..<max(elements.count, 1) where elements[index].key < elements[index - 1].key {
      isSorted = false
      break
    }
    if isSorted { return }
    ranked.removeAll(keepingCapacity: true)
    for index in order { ranked.append(Ranked(key: elements[Int(index)].key, index: index)) }
    ranked.sort { $0.key < $1.key }
    for rank in ranked.indices { order[rank] = ranked[rank].index }
  }

  /// How many elements each one may have to pass before all are sorted anew. Our choice, about the logarithm of a screenful.
  private static var stepsOfNearlySorted: Int { 6 }

  private mutating func store(_ elements: [Element], byKey: [Int32]) {
    let count = elements.count
    let isVertical = axis == .vertical
    examined = nil
    isSorted = true
    var byEdge: [Int32] = []
    swap(&byEdge, &edgeOrder)
    // Mostly that is nearly the order of keys.
    byEdge.removeAll(keepingCapacity: true)
    byEdge.append(contentsOf: byKey)
    sort(&byEdge, of: elements) {
      let (first, second) = isVertical ? ($0.minY, $1.minY) : ($0.minX, $1.minX)
      return first != second ? first < second : $0.key < $1.key
    }
    // For a moment `ranksOfElements` says which rank each element of the argument has.
    ranksOfElements.resize(to: count, filler: 0)
    ranksOfElements.withUnsafeMutableBufferPointer { ranks in
      for rank in 0..<count { ranks[Int(byKey[rank])] = Int32(rank) }
    }
    positions.resize(to: count, filler: 0)
    places.removeAll(keepingCapacity: true)
    var farthest = -Double.infinity
    for index in byEdge {
      let element = elements[Int(index)]
      let rank = ranksOfElements[Int(index)]
      var place = Place(rank: rank)
      place.move(to: element, isVertical: isVertical)
      farthest = max(farthest, place.alongMax)
      place.reach = farthest
      positions[Int(rank)] = Int32(places.count)
      places.append(place)
    }
    swap(&byEdge, &edgeOrder)
  }

  /// Marks what was visible and still exists, and puts the rest down as departed.
  private mutating func matchShown() {
    departed.removeAll(keepingCapacity: true)
    visibleCount = 0
    var low = Int.max
    var high = -1
    var rank = 0
    for shown in shownBefore {
      while rank < keys.count, keys[rank] < shown.key { rank += 1 }
      guard rank < keys.count, keys[rank] == shown.key else {
        departed.append(shown)
        continue
      }
      let position = Int(positions[rank])
      places[position].isShown = true
      visibleCount += 1
      low = min(low, position)
      high = max(high, position)
    }
    candidates = visibleCount == 0 ? 0..<0 : low..<high + 1
  }

  @inline(__always)
  private static func check(_ element: Element) {
    guard element.minX <= element.maxX, element.minY <= element.maxY else {
      fatalError(
        """
        VisibleWindow: the edges of \(element.key) are x \(element.minX)...\(element.maxX), \
        y \(element.minY)...\(element.maxY); give numbers, the lesser first.
        """)
    }
  }
}
