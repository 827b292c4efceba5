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

  @Test func `Moved without its children an item leaves a list without parents`() {
    var outline = food
    outline.expand(["fruit"])
    let flat = outline.following(["apple", "pear", "bread", "fruit"])
    #expect(flat.items == ["apple", "pear", "bread", "fruit"])
    #expect(flat.level(of: "apple") == 0)
  }
}
