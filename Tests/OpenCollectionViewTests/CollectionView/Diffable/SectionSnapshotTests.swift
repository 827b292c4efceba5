import Testing

@testable import OpenCollectionView

@MainActor struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with apples of two kinds and pears, bread without anything.
  private var food: Outline {
    var outline = Outline()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["braeburn", "boskoop"], to: "apple")
    return outline
  }

  // I60
  @Test func `Children stand behind their parents and show while those are expanded`() {
    var outline = food
    #expect(outline.items == ["fruit", "apple", "braeburn", "boskoop", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "braeburn", "boskoop", "pear", "bread"])
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.expandedItems == ["fruit"])
  }

  // I60
  @Test func `An item tells its level, its parent, its place and whether it shows`() {
    var outline = food
    outline.expand(["fruit"])
    #expect(outline.level(of: "braeburn") == 2)
    #expect(outline.parent(of: "braeburn") == "apple")
    #expect(outline.parent(of: "pear") == "fruit")
    #expect(outline.parent(of: "bread") == nil)
    #expect(outline.index(of: "pear") == 4)
    #expect(outline.index(of: "plum") == nil)
    #expect(outline.contains("plum") == false)
    #expect(outline.isVisible("apple"))
    #expect(outline.isVisible("braeburn") == false)
    #expect(outline.isExpanded("fruit"))
    #expect(outline.isExpanded("apple") == false)
  }

  @Test func `Items beside another one have its parent`() {
    var outline = food
    outline.insert(["plum"], after: "apple")
    outline.insert(["lemon"], before: "apple")
    #expect(outline.items == ["fruit", "lemon", "apple", "braeburn", "boskoop", "plum", "pear", "bread"])
    #expect(outline.parent(of: "plum") == "fruit")
    #expect(outline.parent(of: "lemon") == "fruit")
  }

  @Test func `A snapshot is inserted with its levels`() {
    var rolls = Outline()
    rolls.append(["roll"])
    rolls.append(["poppy"], to: "roll")
    rolls.expand(["roll"])
    var outline = food
    outline.insert(rolls, after: "pear")
    #expect(outline.level(of: "roll") == 1)
    #expect(outline.parent(of: "poppy") == "roll")
    #expect(outline.isExpanded("roll"))
    var other = food
    other.insert(rolls, before: "fruit")
    #expect(other.items.prefix(3) == ["roll", "poppy", "fruit"])
    #expect(other.level(of: "poppy") == 1)
  }

  @Test func `Children are replaced as a whole`() {
    var kinds = Outline()
    kinds.append(["gala"])
    var outline = food
    outline.replace(childrenOf: "apple", using: kinds)
    #expect(outline.items == ["fruit", "apple", "gala", "pear", "bread"])
    #expect(outline.parent(of: "gala") == "apple")
    #expect(outline.index(of: "bread") == 4)
  }

  @Test func `An item goes with its descendants`() {
    var outline = food
    outline.delete(["apple", "braeburn", "plum"])
    #expect(outline.items == ["fruit", "pear", "bread"])
    #expect(outline.index(of: "bread") == 2)
    outline.deleteAll()
    #expect(outline.items == [])
  }

  @Test func `The descendants of an item are a snapshot of their own`() {
    #expect(food.snapshot(of: "apple").items == ["braeburn", "boskoop"])
    #expect(food.snapshot(of: "apple").level(of: "boskoop") == 0)
    let whole = food.snapshot(of: "fruit", includingParent: true)
    #expect(whole.rootItems == ["fruit"])
    #expect(whole.level(of: "boskoop") == 2)
    #expect(Outline(whole).items == whole.items)
  }

  @Test func `It describes itself in lines`() {
    var outline = food
    outline.expand(["fruit"])
    #expect(
      outline.visualDescription() == """
        v fruit
          > apple
            - braeburn
            - boskoop
          - pear
        - bread
        """)
  }

  @Test func `It follows what a collection view shows after an item was moved`() {
    var outline = food
    outline.expand(["fruit"])
    let down = outline.following(["fruit", "apple", "bread", "pear"])
    #expect(down.visibleItems == ["fruit", "apple", "bread", "pear"])
    #expect(down.parent(of: "braeburn") == "apple")
    let up = outline.following(["fruit", "pear", "apple", "bread"])
    #expect(up.parent(of: "pear") == "fruit")
    #expect(up.items == ["fruit", "pear", "apple", "braeburn", "boskoop", "bread"])
  }

  @Test func `It follows items that came and went`() {
    var outline = food
    outline.expand(["fruit"])
    let other = outline.following(["fruit", "apple", "bread", "milk"])
    #expect(other.items == ["fruit", "apple", "braeburn", "boskoop", "bread", "milk"])
    #expect(other.level(of: "milk") == 0)
  }

  // I111
  @Test func `Of an open item that is moved the children stay, and stand one level higher`() {
    var outline = food
    outline.expand(["fruit"])
    let moved = outline.following(["apple", "pear", "bread", "fruit"])
    #expect(moved.items == ["apple", "braeburn", "boskoop", "pear", "bread", "fruit"])
    #expect(moved.items.map(moved.level(of:)) == [0, 1, 1, 0, 0, 0])
    #expect(moved.visibleItems == ["apple", "pear", "bread", "fruit"])
  }

  // I111
  @Test func `A closed item that is moved takes along what is in it`() {
    let down = food.following(["bread", "fruit"])
    #expect(down.items == ["bread", "fruit", "apple", "braeburn", "boskoop", "pear"])
    #expect(down.items.map(down.level(of:)) == [0, 0, 1, 2, 2, 1])
    var outline = food
    outline.expand(["fruit"])
    let inner = outline.following(["fruit", "pear", "bread", "apple"])
    #expect(inner.items == ["fruit", "pear", "bread", "apple", "braeburn", "boskoop"])
    #expect(inner.items.map(inner.level(of:)) == [0, 1, 0, 0, 1, 1])
  }

  // I60
  @Test func `Items that are not there are neither expanded nor collapsed`() {
    var outline = food
    outline.expand(["plum", "fruit", "milk"])
    #expect(outline.expandedItems == ["fruit"])
    outline.collapse(["milk", "fruit"])
    #expect(outline.expandedItems == [])
    #expect(outline.items.count == 6)
  }

  // I61
  @Test func `An item is put behind all that is in the one before it`() {
    var outline = food
    outline.insert(["milk"], after: "fruit")
    #expect(outline.items == ["fruit", "apple", "braeburn", "boskoop", "pear", "milk", "bread"])
    #expect(outline.level(of: "milk") == 0)
  }

  // I62
  @Test func `Children that are put in bring along which of them are expanded, and what is deleted forgets it`() {
    var kinds = Outline()
    kinds.append(["red", "green"])
    kinds.append(["gala"], to: "red")
    kinds.expand(["red"])
    var outline = food
    outline.expand(["fruit"])
    outline.replace(childrenOf: "apple", using: kinds)
    #expect(outline.expandedItems == ["fruit", "red"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "gala", "green", "pear", "bread"])
    outline.delete(["apple"])
    outline.append(["red"], to: "fruit")
    #expect(outline.expandedItems == ["fruit"])
  }

  @Test func `Places are right after any number of changes`() {
    var outline = Outline()
    var model: [String] = []
    for round in 0..<400 {
      let place = round * 7 % (model.count + 1)
      let names = ["\(round)", "\(round) too"]
      if place < model.count { outline.insert(names, before: model[place]) } else { outline.append(names) }
      model.insert(contentsOf: names, at: place)
      if round % 3 == 0 {
        let gone = model.remove(at: round * 5 % model.count)
        outline.delete([gone])
      }
    }
    #expect(outline.items == model)
    #expect(model.map { outline.index(of: $0) } == Array(0..<model.count).map(Optional.some))
  }
}
