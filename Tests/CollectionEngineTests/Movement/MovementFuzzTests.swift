import CollectionEngine
import TestSupport
import Testing

/// Random movements, several at once and under changing data, against arrays of names.
@Suite struct MovementFuzzTests {
  @Test(arguments: RandomLives.seeds(10))
  func `Places go where the names are`(block: Int) throws {
    // M8, M9, M12, M13
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      var nextName = 0
      var naive = NaiveMovement(NaiveCollection.random(&random, nextName: &nextName))
      var movement = MovementPermutation(naive.data.counts)
      for step in 0..<24 {
        try naive.change(&movement, &random, "seed \(seed), step \(step)")
        naive.check(movement, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: RandomLives.seeds(10))
  func `Carried items survive a change of the data, and what is presented is told of it`(block: Int) throws {
    // M8, C23
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      var naive = NaiveMovement(update.old)
      var movement = MovementPermutation(update.old.counts)
      for _ in 0..<6 { naive.carry(&movement, &random) }
      let old = naive
      let following = try movement.follow(update.operations, after: update.new.counts)
      naive.follow(update, old.carried)
      #expect(Set(following.lost.map(\.id)) == Set(old.carried.keys).subtracting(naive.carried.keys), "seed \(seed)")
      // What is not carried is in the order of the data; where carried items are among it the engine decides.
      naive.presented = naive.shown(by: movement)
      naive.check(movement, "seed \(seed)")
      let plan = following.presented
      for (section, contents) in old.presented.sections.enumerated() {
        for (index, item) in contents.items.enumerated() {
          let new = plan.newPosition(section: section, item: index).map(UpdatePlan.Place.init)
          #expect(new == naive.presented.place(of: item), "seed \(seed), item \(item)")
        }
      }
      for (section, contents) in naive.presented.sections.enumerated() {
        for (index, item) in contents.items.enumerated() {
          let before = plan.oldPosition(section: section, item: index).map(UpdatePlan.Place.init)
          #expect(before == old.presented.place(of: item), "seed \(seed), item \(item)")
        }
      }
      naive.checkNeighbours(old, update, "seed \(seed)")
    }
  }

  @Test(arguments: RandomLives.seeds(5))
  func `Any way of an item through places ends as one step to its end`(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      var nextName = 0
      let naive = NaiveCollection.random(&random, nextName: &nextName)
      let counts = naive.counts
      guard counts.total > 0 else { continue }
      let flat = counts.position(ofFlatIndex: Int.random(in: 0..<counts.total, using: &random))
      var wanderer = MovementPermutation(counts)
      var jumper = MovementPermutation(counts)
      let picked = wanderer.pickUp(UpdatePlan.Place(section: flat.section, item: flat.item))
      let id = try #require(picked)
      _ = jumper.pickUp(UpdatePlan.Place(section: flat.section, item: flat.item))
      var last = UpdatePlan.Place(section: flat.section, item: flat.item)
      for _ in 0..<12 {
        let section = Int.random(in: 0..<counts.sectionCount, using: &random)
        let place = UpdatePlan.Place(
          section: section, item: Int.random(in: 0...counts.itemCount(inSection: section), using: &random))
        guard wanderer.canMove(id, to: place) else { continue }
        wanderer.move(id, to: place)
        last = place
      }
      jumper.move(id, to: last)
      #expect(wanderer.presented == jumper.presented, "seed \(seed)")
      for section in 0..<counts.sectionCount {
        for item in 0..<wanderer.presented.itemCount(inSection: section) {
          let place = UpdatePlan.Place(section: section, item: item)
          #expect(wanderer.dataPlace(of: place) == jumper.dataPlace(of: place), "seed \(seed)")
        }
      }
      let (one, other) = (wanderer.putDown(id), jumper.putDown(id))
      #expect(one?.to == other?.to, "seed \(seed)")
    }
  }
}

/// Arrays of names, as the data has them and as they are presented.
private struct NaiveMovement {
  var data: NaiveCollection
  var presented: NaiveCollection
  /// The names that are carried, by the numbers of their movements.
  var carried: [Int: Int] = [:]

  init(_ data: NaiveCollection) {
    self.data = data
    presented = data
  }

  /// Picks an item up, or carries one elsewhere.
  mutating func carry(_ movement: inout MovementPermutation, _ random: inout SeededGenerator) {
    let total = presented.sections.reduce(0) { $0 + $1.items.count }
    guard total > 0 else { return }
    if carried.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
      let names = presented.sections.flatMap(\.items)
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      guard let place = presented.place(of: name) else { return }
      let id = movement.pickUp(place)
      #expect((id == nil) == carried.values.contains(name))
      if let id { carried[id] = name }
      return
    }
    guard let id = carried.keys.sorted().randomElement(using: &random), let name = carried[id],
      let from = presented.place(of: name)
    else { return }
    let section = Int.random(in: 0..<presented.sections.count, using: &random)
    presented.sections[from.section].items.remove(at: from.item)
    let item = Int.random(in: 0...presented.sections[section].items.count, using: &random)
    presented.sections[section].items.insert(name, at: item)
    let place = UpdatePlan.Place(section: section, item: item)
    let plan = movement.move(id, to: place)
    #expect((plan == nil) == (from == place))
  }

  mutating func change(
    _ movement: inout MovementPermutation, _ random: inout SeededGenerator, _ comment: Comment
  ) throws {
    guard !carried.isEmpty, Int.random(in: 0..<4, using: &random) == 0,
      let id = carried.keys.sorted().randomElement(using: &random), let name = carried.removeValue(forKey: id)
    else { return carry(&movement, &random) }
    if Bool.random(using: &random) {
      let made = movement.putDown(id)
      let move = try #require(made, comment)
      #expect(data.place(of: name) == move.from, comment)
      data.sections[move.from.section].items.remove(at: move.from.item)
      data.sections[move.to.section].items.insert(name, at: move.to.item)
    } else {
      let from = try #require(presented.place(of: name), comment)
      let plan = movement.giveBack(id)
      presented.sections[from.section].items.remove(at: from.item)
      // Where it goes among other carried items the engine decides; the order of the rest is checked.
      let to = plan?.newPosition(section: from.section, item: from.item).map(UpdatePlan.Place.init) ?? from
      presented.sections[to.section].items.insert(name, at: to.item)
    }
  }

  mutating func follow(_ update: NaiveUpdate, _ old: [Int: Int]) {
    data = update.new
    carried = old.filter { update.new.place(of: $0.value) != nil }
  }

  /// What a movement says is presented, in names.
  func shown(by movement: MovementPermutation) -> NaiveCollection {
    NaiveCollection(
      sections: data.sections.enumerated().map { section, contents in
        NaiveCollection.Section(
          name: contents.name,
          items: (0..<movement.presented.itemCount(inSection: section)).compactMap { item in
            movement.dataPlace(of: UpdatePlan.Place(section: section, item: item)).map {
              data.sections[$0.section].items[$0.item]
            }
          })
      })
  }

  func check(_ movement: MovementPermutation, _ comment: Comment) {
    #expect(movement.data == data.counts, comment)
    #expect(movement.presented == presented.counts, comment)
    #expect(Set(movement.carried.map(\.id)) == Set(carried.keys), comment)
    for item in movement.carried {
      #expect(carried[item.id].flatMap { data.place(of: $0) } == item.origin, comment)
      #expect(carried[item.id].flatMap { presented.place(of: $0) } == item.target, comment)
    }
    for (section, contents) in data.sections.enumerated() {
      for (index, name) in contents.items.enumerated() {
        let place = UpdatePlan.Place(section: section, item: index)
        #expect(movement.presentedPlace(of: place) == presented.place(of: name), comment)
      }
    }
    for (section, contents) in presented.sections.enumerated() {
      for (index, name) in contents.items.enumerated() {
        let place = UpdatePlan.Place(section: section, item: index)
        #expect(movement.dataPlace(of: place) == data.place(of: name), comment)
      }
    }
    let names = Set(carried.values)
    for (known, seen) in zip(data.sections, presented.sections) {
      #expect(known.items.filter { !names.contains($0) } == seen.items.filter { !names.contains($0) }, comment)
    }
  }

  /// A carried item stands behind the neighbour that it stood behind, or the nearest before that kept its order.
  func checkNeighbours(_ old: NaiveMovement, _ update: NaiveUpdate, _ comment: Comment) {
    let names = Set(old.carried.values)
    let moved = Set(
      update.operations.compactMap { operation -> Int? in
        guard case .moveItem(let section, let item, _, _) = operation else { return nil }
        return update.old.sections[section].items[item]
      })
    for name in carried.values {
      guard let before = old.presented.place(of: name), let after = presented.place(of: name) else { continue }
      let section = old.presented.sections[before.section].name
      guard presented.index(ofSection: section) == after.section, !update.reloadedSections.contains(section) else {
        continue
      }
      let neighbour = old.presented.sections[before.section].items[..<before.item].last { other in
        !names.contains(other) && !moved.contains(other) && update.new.place(of: other) != nil
      }
      let found = presented.sections[after.section].items[..<after.item].last { !carried.values.contains($0) }
      #expect(found == neighbour, comment)
    }
  }
}
