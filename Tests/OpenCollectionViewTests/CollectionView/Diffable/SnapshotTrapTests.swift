import OpenCollectionView
import TestSupport
import Testing

/// What a snapshot refuses, in a sentence.
@MainActor struct SnapshotTrapTests {
  @Test func `An item that is listed twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 3, 2])
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot insert item 2: it is listed at 1 and at 3 of 4 items; an item stands in a snapshot once."))
  }

  @Test func `Items without a section`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot append 1 items: the snapshot has no sections; call appendSections(_:) before."))
  }

  @Test func `A section that is not there`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      _ = snapshot.itemIdentifiers(inSection: "z")
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot list the items of section z: it is not among the 0 sections of the snapshot;"))
  }

  @Test func `An item that is not there, beside which others are inserted`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      snapshot.insertItems([2], beforeItem: 7)
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot insert 1 items before item 7: it is not among the 1 items of the snapshot;"))
  }

  @Test func `An item beside itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2])
      snapshot.insertItems([2, 1], afterItem: 1)
    }
    #expect(trapSentence(of: result).contains("Cannot insert item 1 beside itself: it is listed at 1 of 2 items;"))
  }

  @Test func `Reloading or configuring an item that is not there`() async {
    let reload = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([4])
    }
    #expect(trapSentence(of: reload).contains("Cannot reload item 4: it is not among the 0 items of the snapshot;"))
    let configure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reconfigureItems([4])
    }
    #expect(trapSentence(of: configure).contains("Cannot reconfigure item 4: it is not among the 0 items"))
  }

  @Test func `A section that stands there already`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendSections(["c", "b"])
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot insert section b: it stands at 1 of the snapshot already, and would stand at 3 too;"))
  }

  @Test func `An item that stands in an outline already`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1, 2])
      snapshot.append([3, 1], to: 2)
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot insert item 1: it stands at 0 of the section snapshot already, and would stand at 3 too;"))
  }

  @Test func `A parent that is not in the outline`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1], to: 5)
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot append 1 items to item 5: it is not among the 0 items of the section snapshot;"))
  }

  // I61
  @Test func `An item of an outline that another section has`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = DiffableScreen(["a": [1, 2], "b": [3]])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([4])
        outline.append([2], to: 4)
        shown.source.apply(outline, to: "b")
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot apply a section snapshot of 2 items to section b: item 2 stands in section a already,"))
  }

  // I60
  @Test func `The level of an item that is not in the outline`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      _ = snapshot.level(of: 5)
    }
    #expect(
      trapSentence(of: result).contains(
        "Cannot tell the level of item 5: it is not among the 0 items of the section snapshot;"))
  }
}
