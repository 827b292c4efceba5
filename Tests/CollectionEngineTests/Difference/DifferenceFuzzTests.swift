import CollectionEngine
import TestSupport
import Testing

/// Random lists: the difference leads from one to the other, and none is shorter.
@Suite struct DifferenceFuzzTests {
  @Test(arguments: RandomLives.seeds(8))
  func `Applied it gives the new list, with as few moves as there can be`(block: Int) throws {
    for seed in block * 40..<(block + 1) * 40 {
      var random = SeededGenerator(seed: seed)
      let (old, new) = Self.lists(&random)
      let difference = try Difference(from: old, to: new)
      #expect(difference.applied(to: old, insertedFrom: new) == new, "seed \(seed)")
      let kept = new.compactMap { old.firstIndex(of: $0) }
      #expect(difference.moves.count == kept.count - longestRiseByPairs(kept), "seed \(seed)")
      #expect(difference.deletes.count == old.count - kept.count)
      #expect(difference.inserts.count == new.count - kept.count)
      #expect(Difference(fromUnique: old, toUnique: new) == difference)
      let counts = (SectionCounts([old.count]), SectionCounts([new.count]))
      #expect(throws: Never.self) {
        try UpdatePlan(before: counts.0, after: counts.1, operations: difference.operations())
      }
    }
  }

  @Test(arguments: RandomLives.seeds(8))
  func `Sections of items are led from one to the other by a plan`(block: Int) throws {
    for seed in block * 40..<(block + 1) * 40 {
      var random = SeededGenerator(seed: seed)
      let (old, new) = Self.sections(&random)
      let difference = try SectionedDifference(from: old, to: new)
      let plan = try UpdatePlan(
        before: SectionCounts(old.map(\.items.count)), after: SectionCounts(new.map(\.items.count)),
        operations: difference.operations)
      for (section, contents) in new.enumerated() {
        let oldSection = old.firstIndex { $0.id == contents.id }
        #expect(plan.oldSection(section) == oldSection, "seed \(seed)")
        for (item, name) in contents.items.enumerated() {
          let place = plan.oldPosition(section: section, item: item)
          let expected = Self.place(of: name, in: old)
          #expect(place?.section == expected?.section && place?.item == expected?.item, "seed \(seed)")
        }
      }
      #expect(difference.count == Self.fewest(old, new), "seed \(seed)")
    }
  }

  /// The number of operations that no difference can do without.
  private static func fewest(
    _ old: [SectionedDifference.Section<Int, Int>], _ new: [SectionedDifference.Section<Int, Int>]
  ) -> Int {
    let kept = new.compactMap { section in old.firstIndex { $0.id == section.id } }
    var count = old.count - kept.count + new.count - kept.count + kept.count - longestRiseByPairs(kept)
    for section in old where new.contains(where: { $0.id == section.id }) {
      count += section.items.filter { place(of: $0, in: new) == nil }.count
    }
    for section in new {
      let before = old.first { $0.id == section.id }?.items ?? []
      let here = section.items.compactMap { before.firstIndex(of: $0) }
      count += here.count - longestRiseByPairs(here)
      for item in section.items where !before.contains(item) {
        if place(of: item, in: old) != nil || old.contains(where: { $0.id == section.id }) { count += 1 }
      }
    }
    return count
  }

  private static func place(
    of name: Int, in sections: [SectionedDifference.Section<Int, Int>]
  ) -> (section: Int, item: Int)? {
    for (section, contents) in sections.enumerated() {
      if let item = contents.items.firstIndex(of: name) { return (section, item) }
    }
    return nil
  }

  private static func lists(_ random: inout SeededGenerator) -> (old: [Int], new: [Int]) {
    let old = Array(0..<Int.random(in: 0...120, using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      return (old, Array(20..<140).shuffled(using: &random).dropLast(Int.random(in: 0...120, using: &random)))
    }
    var new = old
    var name = 1_000
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
      case 1 where new.count > 20:
        let start = Int.random(in: 0..<new.count - 20, using: &random)
        let block = Array(new[start..<start + 20])
        new.removeSubrange(start..<start + 20)
        new.insert(contentsOf: block, at: Int.random(in: 0...new.count, using: &random))
      case 2 where !new.isEmpty:
        let item = new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(item, at: Int.random(in: 0...new.count, using: &random))
      default:
        name += 1
        new.insert(name, at: Int.random(in: 0...new.count, using: &random))
      }
    }
    return (old, new)
  }

  private static func sections(
    _ random: inout SeededGenerator
  ) -> (old: [SectionedDifference.Section<Int, Int>], new: [SectionedDifference.Section<Int, Int>]) {
    func dealt(_ names: [Int], into sections: [Int]) -> [SectionedDifference.Section<Int, Int>] {
      var dealt = sections.map { SectionedDifference.Section(id: $0, items: [Int]()) }
      guard !dealt.isEmpty else { return [] }
      for name in names { dealt[Int.random(in: 0..<dealt.count, using: &random)].items.append(name) }
      return dealt
    }
    let old = dealt(Array(0..<30), into: Array(0..<Int.random(in: 0...5, using: &random)))
    if Int.random(in: 0..<3, using: &random) == 0 {
      let names = Array(10..<45).shuffled(using: &random)
      return (old, dealt(names, into: Array(2..<Int.random(in: 2...8, using: &random)).shuffled(using: &random)))
    }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) where !new.isEmpty {
      let section = Int.random(in: 0..<new.count, using: &random)
      let other = Int.random(in: 0..<new.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: new.swapAt(section, other)
      case 1: new.remove(at: section)
      case 2: new.insert(SectionedDifference.Section(id: 100 + new.count * 10 + section, items: []), at: section)
      case 3 where new.last.map { $0.id < 100 } == true:
        new[section].items.insert(1_000 + Int.random(in: 0..<1_000_000, using: &random), at: 0)
      default:
        if let item = new[section].items.popLast() { new[other].items.insert(item, at: 0) }
      }
    }
    var seen: Set<Int> = []
    new = new.filter { seen.insert($0.id).inserted }
    return (old, new)
  }
}
