import OpenCollectionView
import Testing
import TouchTesting

/// Cells and views that a program does not give, and a collection view that goes on with empty ones.
@MainActor @Suite struct CellErrorTests {
  private let grid = GridScreen([0])

  private func show(_ count: Int) {
    grid.source.counts = [count]
    grid.view.reloadData()
    grid.screen.runFrame()
  }

  private var cellsThatAreSeen: Int { grid.view.visibleCells.count }

  @Test func `An identifier that is not registered gives an empty cell`() {
    grid.source.identifier = "nummer"
    let errors = grid.screen.errors { show(2) }
    #expect(
      errors.first
        == "No class is registered for the cell with the identifier \"nummer\", asked for at [0, 0]; registered are "
        + "\"number\". Call register(_:forCellWithReuseIdentifier: \"nummer\") first. Instead: the view is an empty one."
    )
    #expect(errors.count == 2)
    #expect(grid.view.visibleCells.map { type(of: $0) == UICollectionViewCell.self } == [true, true])
    #expect(grid.frames.map(\.width) == [100, 100])
    grid.checkThatItGoesOn()
  }

  @Test func `Empty cells are used again as others are`() {
    grid.source.identifier = "nummer"
    let lines = ErrorLines()
    lines.keep {
      show(300)
      for step in 1...60 {
        grid.view.contentOffset.y = CGFloat(step) * 100
        grid.screen.runFrame()
      }
    }
    #expect(grid.view.subviews.filter { $0 is UICollectionViewCell }.count < 60)
    #expect(cellsThatAreSeen == 15)
    grid.checkThatItGoesOn()
  }

  @Test func `A supplementary view that is not registered, or that nobody makes, is an empty one`() {
    final class NoViews: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let ribbon = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "ribbon", with: path(0))
    ribbon.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    let layout = PlacedLayout([ribbon])
    let unregistered = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(unregistered.count == 1)
    #expect(grid.view.supplementaryView(forElementKind: "ribbon", at: path(0))?.frame == ribbon.frame)
    let source = NoViews()
    let unmade = grid.screen.errors {
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(
      unmade == [
        "The layout has a supplementary view of kind ribbon at section 0, but NoViews has none: implement "
          + "collectionView(_:viewForSupplementaryElementOfKind:at:). Instead: an empty view is shown."
      ])
    #expect(grid.view.supplementaryView(forElementKind: "ribbon", at: path(0))?.frame == ribbon.frame)
    grid.checkThatItGoesOn()
  }

  @Test func `Views that were not dequeued are replaced by empty ones`() {
    let source = OwnViews()
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(errors.count == 3)
    #expect(errors.allSatisfy { $0.contains("that was not dequeued: answer with a") })
    #expect(errors.filter { $0.hasSuffix("Instead: an empty cell is shown.") }.count == 2)
    #expect(errors.filter { $0.hasSuffix("Instead: an empty view is shown.") }.count == 1)
    #expect(cellsThatAreSeen == 2)
    #expect(source.own.superview == nil)
    grid.checkThatItGoesOn()
  }

  @Test func `A cell that was dequeued for another item stays with that one`() {
    let source = OneCell()
    let errors = grid.screen.errors {
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(errors.count == 1)
    #expect(grid.view.indexPath(for: source.cell!) == path(0))
    #expect(cellsThatAreSeen == 2)
    grid.checkThatItGoesOn()
  }

  @Test func `A class that is none does not become that of an identifier`() {
    let errors = grid.screen.errors {
      grid.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "number")
      grid.view.register(UILabel.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
      show(1)
    }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasSuffix("Instead: the identifier means what it meant before.") })
    #expect(grid.texts == ["0-0"])
    grid.checkThatItGoesOn()
  }

  @Test func `A nib that makes the wrong things gives an empty cell, and one that nobody has defined makes nothing`() {
    grid.view.register(
      UINib { _ in [UICollectionViewCell(frame: .zero), UIView()] }, forCellWithReuseIdentifier: "number")
    let errors = grid.screen.errors { show(1) }
    #expect(errors.count == 1)
    let end = "it must make exactly one object, a UICollectionViewCell. Instead: the view is an empty one."
    #expect(errors.first?.hasSuffix(end) == true)
    #expect(cellsThatAreSeen == 1)
    var made: [Any] = [0]
    let undefined = grid.screen.errors { made = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    #expect(undefined.count == 1)
    #expect(made.isEmpty)
    grid.view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    grid.checkThatItGoesOn()
  }

  @Test func `A registration whose nib makes another cell gives an empty one of its class`() {
    var filled: [String] = []
    let numbers = UICollectionView.CellRegistration<NumberCell, Int>(
      cellNib: UINib { _ in [UICollectionViewCell(frame: .zero)] }
    ) { _, _, item in filled.append("\(item)") }
    let source = RegisteredCells(numbers)
    let errors = grid.screen.errors {
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(errors.count == 2)
    #expect(filled == ["0", "1"])
    #expect(grid.view.visibleCells.allSatisfy { $0 is NumberCell })
    grid.checkThatItGoesOn()
  }

  @Test func `A registration that is made for each cell works, and is told of`() {
    let source = RegisteredCells(nil)
    let errors = grid.screen.errors {
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(errors.count == 2)
    #expect(grid.texts == ["", ""])
    grid.checkThatItGoesOn()
  }

  @Test func `A diffable source whose providers have nothing shows empty cells`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    var gives = false
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
      gives ? view.dequeueReusableCell(withReuseIdentifier: "number", for: path) : nil
    }
    screen.show(view)
    var cell: UICollectionViewCell?
    let errors = screen.errors {
      source.apply(DiffableScreen.snapshot(["a": [1, 2]]), animatingDifferences: false)
      screen.runFrame()
      cell = source.collectionView(view, cellForItemAt: path(9))
      #expect(source.collectionView(view, numberOfItemsInSection: 4) == 0)
    }
    #expect(errors.count == 5)
    #expect(view.visibleCells.count == 2)
    #expect(cell.map { type(of: $0) == UICollectionViewCell.self } == true)
    gives = true
    layout.headerReferenceSize = .zero
    source.apply(DiffableScreen.snapshot(["a": [3, 2, 1]]))
    screen.advanceUntilRest()
    #expect(view.visibleCells.count == 3)
    #expect(view.cellForItem(at: path(0)) is NumberCell)
  }

  @Test func `A move of an item that the snapshot has not changes nothing`() {
    let list = DiffableScreen(["a": [1, 2], "b": [3]])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    let errors = list.screen.errors {
      list.source.collectionView(list.view, moveItemAt: path(7), to: path(0))
      list.source.collectionView(list.view, moveItemAt: path(0), to: path(0, 5))
      list.source.collectionView(list.view, moveItemAt: path(0), to: path(9, 1))
    }
    #expect(errors.count == 3)
    #expect(errors.allSatisfy { $0.hasSuffix("Instead: the snapshot stays as it is.") })
    #expect(list.source.snapshot().itemIdentifiers == [1, 2, 3])
    list.apply(["a": [2], "b": [3, 1]])
    list.settle()
    #expect(list.texts == ["2", "3", "1"])
  }

  @Test func `A controller without cells shows empty ones`() {
    final class Bare: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    }
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let controller = Bare(collectionViewLayout: layout)
    let screen = VirtualScreen(width: 320, height: 480)
    let errors = screen.errors { screen.show(controller) }
    #expect(errors.count == 3)
    #expect(controller.collectionView.visibleCells.count == 2)
    var item: IndexPath?
    let index = screen.errors {
      item = controller.collectionView(controller.collectionView, indexPathForIndexTitle: "A", at: 0)
    }
    #expect(index.count == 1)
    #expect(item == path(0))
  }
}

@MainActor private final class OwnViews: NSObject, UICollectionViewDataSource {
  let own = UICollectionViewCell(frame: .zero)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    own
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Answers with one cell for all items.
@MainActor private final class OneCell: NSObject, UICollectionViewDataSource {
  var cell: UICollectionViewCell?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if let cell { return cell }
    let first = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell = first
    return first
  }
}

/// Two cells of a registration, or of one that is made for each.
@MainActor private final class RegisteredCells: NSObject, UICollectionViewDataSource {
  let registration: UICollectionView.CellRegistration<NumberCell, Int>?

  init(_ registration: UICollectionView.CellRegistration<NumberCell, Int>?) { self.registration = registration }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let used = registration ?? UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
    return collectionView.dequeueConfiguredReusableCell(using: used, for: indexPath, item: indexPath.item)
  }
}
