import CollectionEngine
import TestSupport
import Testing

/// Gaps and items without data among those that are presented.
@Suite struct MovementPlaceholderTests {
  private func place(_ section: Int, _ item: Int) -> UpdatePlan.Place { UpdatePlan.Place(section: section, item: item) }

  private func shown(_ movement: MovementPermutation) -> [[Int?]] {
    (0..<movement.presented.sectionCount).map { section in
      (0..<movement.presented.itemCount(inSection: section)).map { item in
        movement.dataPlace(of: place(section, item)).map { $0.section * 10 + $0.item }
      }
    }
  }

  private func inserted(_ movement: inout MovementPermutation, _ place: UpdatePlan.Place) throws -> Int {
    let answer = movement.insertPlaceholder(at: place)
    return try #require(answer).id
  }

  @Test func `A placeholder makes room and stands for nothing`() throws {
    // N55
    var movement = MovementPermutation(SectionCounts([3, 0]))
    let answer = movement.insertPlaceholder(at: place(0, 1))
    let (_, plan) = try #require(answer)
    #expect(shown(movement) == [[0, nil, 1, 2], []])
    #expect(movement.presentedPlace(of: place(0, 1)) == place(0, 2))
    #expect(plan.items.map(\.action) == [.insert])
    #expect(!movement.isEmpty && !movement.isInOrder)
    #expect(movement.pickUp(place(0, 1)) == nil)
  }

  @Test func `It stands in an empty section, and one behind the last item, and nowhere beyond`() throws {
    // N56
    var movement = MovementPermutation(SectionCounts([1, 0]))
    _ = try inserted(&movement, place(1, 0))
    _ = try inserted(&movement, place(0, 1))
    #expect(shown(movement) == [[0, nil], [nil]])
    #expect(movement.insertPlaceholder(at: place(0, 3)) == nil)
    #expect(movement.insertPlaceholder(at: place(2, 0)) == nil)
    #expect(movement.insertPlaceholder(at: place(0, -1)) == nil)
  }

  @Test func `It moves like an item of an array, and goes without a trace`() throws {
    var movement = MovementPermutation(SectionCounts([3, 1]))
    let id = try inserted(&movement, place(0, 0))
    let plan = movement.movePlaceholder(id, to: place(1, 1))
    #expect(plan?.newPosition(section: 0, item: 1)?.item == 0)
    #expect(shown(movement) == [[0, 1, 2], [10, nil]])
    #expect(movement.movePlaceholder(id, to: place(1, 1)) == nil)
    #expect(movement.movePlaceholder(id, to: place(1, 2)) == nil)
    #expect(movement.removePlaceholder(id)?.items.map(\.action) == [.delete])
    #expect(movement.isEmpty)
    #expect(movement.presented == SectionCounts([3, 1]))
    #expect(movement.removePlaceholder(id) == nil)
  }

  @Test func `Filled, the data has an item where it stands, and what is presented stays`() throws {
    // N62
    var movement = MovementPermutation(SectionCounts([2]))
    let first = try inserted(&movement, place(0, 1))
    let second = try inserted(&movement, place(0, 2))
    #expect(shown(movement) == [[0, nil, nil, 1]])
    #expect(movement.insertionPlace(of: second) == place(0, 1))
    #expect(movement.fillPlaceholder(second) == place(0, 1))
    #expect(movement.data == SectionCounts([3]))
    #expect(shown(movement) == [[0, nil, 1, 2]])
    #expect(movement.fillPlaceholder(first) == place(0, 1))
    #expect(shown(movement) == [[0, 1, 2, 3]])
    #expect(movement.isEmpty)
    #expect(movement.fillPlaceholder(first) == nil)
  }

  @Test func `An item is carried past placeholders and put down beside them`() throws {
    var movement = MovementPermutation(SectionCounts([3]))
    _ = try inserted(&movement, place(0, 1))
    let picked = movement.pickUp(place(0, 0))
    let id = try #require(picked)
    movement.move(id, to: place(0, 2))
    #expect(shown(movement) == [[nil, 1, 0, 2]])
    let home = movement.home(id)
    #expect(home == place(0, 1))
    let move = movement.putDown(id)
    #expect(move?.to == place(0, 1))
    #expect(shown(movement) == [[nil, 0, 1, 2]])
  }

  @Test func `It stays behind its neighbour when the data change, and goes with its section`() throws {
    // N63
    var movement = MovementPermutation(SectionCounts([3, 2]))
    let kept = try inserted(&movement, place(0, 2))
    let lost = try inserted(&movement, place(1, 0))
    let following = try movement.follow(
      [.insertItem(section: 0, item: 0), .deleteItem(section: 0, item: 2), .deleteSection(1)],
      after: SectionCounts([3]))
    #expect(following.lostPlaceholders.map(\.id) == [lost])
    #expect(movement.placeholder(kept)?.target == place(0, 3))
    #expect(shown(movement) == [[0, 1, 2, nil]])
    #expect(following.presented.newPosition(section: 0, item: 2).map { [$0.section, $0.item] } == [0, 3])
  }

  @Test func `One that ends with a change leaves its place to what comes there`() throws {
    // N60, N74
    var movement = MovementPermutation(SectionCounts([3]))
    let gap = try inserted(&movement, place(0, 1))
    let following = try movement.follow(
      [.insertItem(section: 0, item: 1)], after: SectionCounts([4]), ending: [gap])
    #expect(movement.isEmpty)
    #expect((0..<3).map { following.presented.newPosition(section: 0, item: [0, 2, 3][$0])?.item } == [0, 2, 3])
    #expect(following.presented.newPosition(section: 0, item: 1) == nil)
  }

  @Test func `A carried item that ends with a change is shown where the data has it`() throws {
    // N74
    var movement = MovementPermutation(SectionCounts([4]))
    let picked = movement.pickUp(place(0, 0))
    let id = try #require(picked)
    movement.move(id, to: place(0, 2))
    let following = try movement.follow(
      [.moveItem(fromSection: 0, fromItem: 0, toSection: 0, toItem: 2)], after: SectionCounts([4]), ending: [id])
    #expect(movement.isEmpty)
    #expect((0..<4).map { following.presented.newPosition(section: 0, item: $0)?.item } == [0, 1, 2, 3])
  }

  @Test func `Other data leaves no placeholder`() throws {
    // N63
    var movement = MovementPermutation(SectionCounts([3]))
    _ = try inserted(&movement, place(0, 2))
    #expect(movement.replaceData(with: SectionCounts([2])) { _ in nil }.isEmpty)
    #expect(movement.isEmpty && movement.presented == SectionCounts([2]))
  }

  // MARK: Random ones

  /// What is presented, as names; those below zero are placeholders.
  private struct Names {
    var data: [[Int]]
    var presented: [[Int]]
    var next = 100

    func check(_ movement: MovementPermutation, _ note: String) {
      #expect(movement.data == SectionCounts(data.map(\.count)), "\(note)")
      #expect(movement.presented == SectionCounts(presented.map(\.count)), "\(note)")
      for (section, names) in presented.enumerated() {
        for (item, name) in names.enumerated() {
          let shown = UpdatePlan.Place(section: section, item: item)
          let known = movement.dataPlace(of: shown)
          #expect(known.map { data[$0.section][$0.item] } == (name < 0 ? nil : name), "\(note), \(section) \(item)")
          if let known { #expect(movement.presentedPlace(of: known) == shown, "\(note)") }
          if name < 0 { #expect(movement.placeholder(-name)?.target == shown, "\(note)") }
        }
      }
    }

    mutating func take(_ place: UpdatePlan.Place) -> Int { presented[place.section].remove(at: place.item) }

    mutating func put(_ name: Int, _ place: UpdatePlan.Place) { presented[place.section].insert(name, at: place.item) }
  }

  @Test(arguments: RandomLives.seeds(20))
  func `Random placeholders and carried items are where arrays of names have them`(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      var next = 1_000
      let data = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ -> Int in
          next += 1
          return next
        }
      }
      var names = Names(data: data, presented: data, next: next)
      var movement = MovementPermutation(SectionCounts(data.map(\.count)))
      for step in 0..<30 {
        let note = "seed \(seed), step \(step)"
        let section = Int.random(in: 0..<data.count, using: &random)
        let item = Int.random(in: 0...names.presented[section].count, using: &random)
        let place = place(section, item)
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1:
          let answer = movement.insertPlaceholder(at: place)
          names.put(-(try #require(answer).id), place)
        case 2:
          guard let placeholder = movement.placeholders.randomElement(using: &random) else { continue }
          #expect(movement.removePlaceholder(placeholder.id) != nil)
          _ = names.take(placeholder.target)
        case 3:
          guard let placeholder = movement.placeholders.randomElement(using: &random),
            movement.movePlaceholder(placeholder.id, to: place) != nil
          else { continue }
          names.put(names.take(placeholder.target), place)
        case 4:
          guard let placeholder = movement.placeholders.randomElement(using: &random) else { continue }
          let told = movement.insertionPlace(of: placeholder.id)
          let filled = movement.fillPlaceholder(placeholder.id)
          #expect(filled == told)
          let target = try #require(filled)
          names.next += 1
          names.data[target.section].insert(names.next, at: target.item)
          names.presented[placeholder.target.section][placeholder.target.item] = names.next
        case 5:
          if let id = movement.pickUp(place), movement.move(id, to: self.place(section, 0)) != nil {
            names.put(names.take(place), self.place(section, 0))
          }
        default:
          guard let carried = movement.carried.randomElement(using: &random) else { continue }
          if Bool.random(using: &random) {
            let move = movement.putDown(carried.id)
            let (from, to) = try #require(move)
            let name = names.data[from.section].remove(at: from.item)
            names.data[to.section].insert(name, at: to.item)
          } else {
            let home = movement.home(carried.id)
            _ = movement.giveBack(carried.id)
            names.put(names.take(carried.target), try #require(home))
          }
        }
        names.check(movement, note)
      }
    }
  }

  @Test(arguments: RandomLives.seeds(10))
  func `Under random changes of the data placeholders stay behind what stands before them`(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      var movement = MovementPermutation(update.old.counts)
      for _ in 0..<3 {
        let section = Int.random(in: 0..<max(movement.presented.sectionCount, 1), using: &random)
        guard section < movement.presented.sectionCount else { continue }
        let item = Int.random(in: 0...movement.presented.itemCount(inSection: section), using: &random)
        _ = movement.insertPlaceholder(at: place(section, item))
      }
      let old = movement
      let ended = Set(old.placeholders.prefix(1).map(\.id))
      let following = try movement.follow(update.operations, after: update.new.counts, ending: ended)
      let kept = Set(movement.placeholders.map(\.id))
      let lost = Set(following.lostPlaceholders.map(\.id))
      #expect(kept.union(lost).union(ended) == Set(old.placeholders.map(\.id)), "seed \(seed)")
      #expect(kept.isDisjoint(with: lost.union(ended)), "seed \(seed)")
      #expect(movement.presented.total == update.new.counts.total + kept.count, "seed \(seed)")
      for placeholder in movement.placeholders {
        let before = old.placeholder(placeholder.id)?.target
        let told = before.flatMap { following.presented.newPosition(section: $0.section, item: $0.item) }
        #expect(told.map { place($0.section, $0.item) } == placeholder.target, "seed \(seed)")
        #expect(movement.dataPlace(of: placeholder.target) == nil, "seed \(seed)")
      }
      for section in 0..<movement.presented.sectionCount {
        let items = (0..<movement.presented.itemCount(inSection: section)).compactMap {
          movement.dataPlace(of: place(section, $0))
        }
        #expect(items == (0..<items.count).map { place(section, $0) }, "seed \(seed)")
      }
    }
  }
}
