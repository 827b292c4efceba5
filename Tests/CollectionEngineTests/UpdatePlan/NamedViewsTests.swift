import CollectionEngine
import TestSupport
import Testing

struct NamedViewsTests {
  private func view(_ item: Int, _ section: Int = 0, kind: Int = 0) -> ElementKey {
    .supplementary(kind: kind, section: section, item: item)
  }

  // C104
  @Test func `Where nothing is named each view keeps its number, in the new place of its section`() {
    let named = NamedViews()
    #expect(named.newKey(of: view(7, 2), inSection: 5) == view(7, 5))
    #expect(named.oldKey(of: view(7, 5), inSection: 2) == view(7, 2))
  }

  // C104
  @Test func `Behind one that comes the others have greater numbers`() {
    var named = NamedViews()
    named.addNew(view(1))
    #expect((0..<4).map { named.newKey(of: view($0), inSection: 0)?.item } == [0, 2, 3, 4])
    #expect((0..<5).map { named.oldKey(of: view($0), inSection: 0)?.item } == [0, nil, 1, 2, 3])
  }

  // C104
  @Test func `Behind one that goes the others have smaller numbers`() {
    var named = NamedViews()
    named.addGone(view(1))
    #expect((0..<4).map { named.newKey(of: view($0), inSection: 0)?.item } == [0, nil, 1, 2])
    #expect((0..<3).map { named.oldKey(of: view($0), inSection: 0)?.item } == [0, 2, 3])
  }

  // C104
  @Test func `One that goes from one number and comes at another has moved, for all others`() {
    var named = NamedViews()
    named.addGone(view(0))
    named.addNew(view(3))
    named.addNew(view(3))
    #expect((0..<5).map { named.newKey(of: view($0), inSection: 0)?.item } == [nil, 0, 1, 2, 4])
  }

  // C104
  @Test func `Other kinds, other sections and decorations are numbered by themselves`() {
    var named = NamedViews()
    named.addNew(view(0, 1))
    #expect(named.newKey(of: view(0, 0), inSection: 0) == view(0, 0))
    #expect(named.newKey(of: view(0, 1, kind: 1), inSection: 1) == view(0, 1, kind: 1))
    #expect(named.newKey(of: .decoration(kind: 0, section: 1, item: 0), inSection: 1)?.item == 0)
    #expect(named.newKey(of: view(0, 0), inSection: 1) == view(1, 1))
  }

  // C104
  @Test func `There is no number behind the last one`() {
    var named = NamedViews()
    named.addNew(view(5))
    #expect(named.newKey(of: view(ElementKey.maximumItem), inSection: 0) == nil)
    #expect(named.newKey(of: view(ElementKey.maximumItem - 1), inSection: 0)?.item == ElementKey.maximumItem)
  }

  // C104
  @Test func `Whatever is named, those that stay keep their order, and the way back leads to where they were`() {
    for seed in 0..<200 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      var named = NamedViews()
      var old = Array(0..<12)
      let gone = Set(old.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
      for number in gone { named.addGone(view(number)) }
      old.removeAll { gone.contains($0) }
      // A list in which what comes is put in at its number, from the front.
      var new = old.map(Optional.some)
      for number in 0..<15 where Int.random(in: 0..<4, using: &numbers) == 0 && number <= new.count {
        named.addNew(view(number))
        new.insert(nil, at: number)
      }
      #expect(new.indices.map { named.oldKey(of: view($0), inSection: 0)?.item } == new, "seed \(seed)")
      for (place, number) in new.enumerated() {
        if let number { #expect(named.newKey(of: view(number), inSection: 0)?.item == place, "seed \(seed)") }
      }
    }
  }
}
