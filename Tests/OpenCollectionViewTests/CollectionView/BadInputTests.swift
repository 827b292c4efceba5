import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Mistakes of programs end them with one sentence that holds the numbers and the right call.
@MainActor struct BadInputTests {
  @Test func `An identifier that is not registered, with those that are`() async {
    // C40
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let grid = GridScreen([0])
        grid.source.counts = [1]
        grid.source.identifier = "nummer"
        grid.view.reloadData()
        grid.screen.runFrame()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        No class is registered for the cell with the identifier "nummer", asked for at [0, 0]; registered are "number". \
        Call register(_:forCellWithReuseIdentifier: "nummer") first.
        """))
  }

  @Test func `A supplementary view whose kind is not registered`() async {
    // C45
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "ribbon", with: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        _ = GridScreen([0], layout: PlacedLayout([attributes]))
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        No class is registered for the supplementary view of kind ribbon with the identifier "header", asked for at \
        [0, 0]. Call register(_:forSupplementaryViewOfKind: "ribbon", withReuseIdentifier: "header") first.
        """))
  }

  @Test func `A class that is no cell`() async {
    // C40
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        GridScreen([0]).view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        UICollectionReusableView was registered for the identifier "cell", but it is no UICollectionViewCell: register a \
        subclass of UICollectionViewCell.
        """))
  }

  @Test func `A class that is no reusable view`() async {
    // C45
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        GridScreen([0]).view.register(
          UILabel.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
      }
    }
    #expect(trapSentence(of: result).contains("UILabel was registered for the identifier \"header\", but it is no"))
  }

  /// A data source that answers with cells of its own making.
  final class OwnCells: NSObject, UICollectionViewDataSource {
    var cells: [UICollectionViewCell] = []
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if cells.isEmpty { cells = [collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)] }
      return count == 1 ? UICollectionViewCell(frame: .zero) : cells[0]
    }
  }

  private let notDequeued = """
    that was not dequeued: answer with a cell from dequeueReusableCell(withReuseIdentifier:for:), each time a new one.
    """

  @Test func `A cell that was not dequeued`() async {
    // C40
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.show(OwnCells(count: 1)) }
    }
    #expect(
      trapSentence(of: result).contains(
        "OwnCells.collectionView(_:cellForItemAt:) answered a UICollectionViewCell for [0, 0] \(notDequeued)"))
  }

  @Test func `A cell that was dequeued for another item`() async {
    // C40
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.show(OwnCells(count: 2)) }
    }
    #expect(
      trapSentence(of: result).contains(
        "OwnCells.collectionView(_:cellForItemAt:) answered a NumberCell for [0, 1] \(notDequeued)"))
  }

  private static func show(_ source: OwnCells) {
    let grid = GridScreen([0])
    grid.view.dataSource = source
    grid.screen.runFrame()
  }

  @Test func `A supplementary view that was not dequeued`() async {
    // C45
    final class OwnHeaders: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = GridScreen.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let source = OwnHeaders()
        let grid = GridScreen([], layout: layout)
        grid.view.dataSource = source
        grid.screen.runFrame()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        OwnHeaders.collectionView(_:viewForSupplementaryElementOfKind:at:) answered a UICollectionReusableView for \
        UICollectionElementKindSectionHeader at [0, 0] that was not dequeued: answer with a view from \
        dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), each time a new one.
        """))
  }

  @Test func `A negative number of items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GridScreen([4, -1]) }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        NumberSource.collectionView(_:numberOfItemsInSection:) answered -1 for section 1: answer with zero or more items.
        """))
  }

  @Test func `A negative number of sections`() async {
    final class NoSections: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { -3 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = NoSections()
        let grid = GridScreen([0])
        grid.view.dataSource = source
        _ = grid.view.numberOfSections
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "NoSections.numberOfSections(in:) answered -3: answer with zero or more sections."))
  }

  @Test func `A section that does not exist`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GridScreen([1, 1]).view.numberOfItems(inSection: 2) }
    }
    #expect(
      trapSentence(of: result).contains(
        "The number of items in section 2 was asked for, but there are 2 sections."))
  }

  @Test func `A delegate's negative item size`() async {
    final class Negative: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 10, height: indexPath.item == 2 ? -5 : 5) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = Negative()
        let grid = GridScreen([3])
        grid.view.delegate = delegate
        grid.screen.runFrame()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "the size of item 2 in section 0 is 10.0 x -5.0; give a finite size of zero or more."))
  }

  @Test func `Data with headers whose source makes none`() async {
    // C45
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = GridScreen.grid()
        let grid = GridScreen([0], layout: layout)
        grid.view.dataSource = nil
        let source = OwnCells(count: 0)
        grid.view.dataSource = source
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        grid.screen.runFrame()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        The layout has a supplementary view of kind UICollectionElementKindSectionHeader at section 0, but OwnCells has \
        none: implement collectionView(_:viewForSupplementaryElementOfKind:at:).
        """))
  }

  @Test func `Scrolling to an item that does not exist`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        GridScreen([1, 4]).view.scrollToItem(at: IndexPath(item: 4, section: 1), at: .top, animated: false)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The item [1, 4] cannot be scrolled to: there are 2 sections, and section 1 has 4 items."))
  }

  @Test func `Selecting an item that does not exist`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        GridScreen([1]).view.selectItem(at: IndexPath(item: 0, section: 9), animated: false, scrollPosition: [])
      }
    }
    #expect(trapSentence(of: result).contains("The item [9, 0] cannot be selected: there are 1 sections."))
  }
}
