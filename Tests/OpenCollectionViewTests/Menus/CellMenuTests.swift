import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Who is asked about the edit menu of an item, and who performs what is chosen. In UIKit the cell is the menu's responder: what
/// its class says and has comes first, and only a cell that leaves an action to its superclass has the delegate asked; commands
/// of a program's own need their method in the cell.
@MainActor struct CellMenuTests {
  class Cell: UICollectionViewCell {
    let journal = Journal()
    func shout(_ sender: Any?) { journal.note("the cell shouts") }
  }

  final class CopyingCell: Cell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }
    override func copy(_ sender: Any?) {
      journal.note("the cell copies for \(sender is UIMenuController ? "the menu" : "nobody")")
    }
  }

  final class CuttingCell: Cell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .cut || super.canPerformAction(action, withSender: sender)
    }
  }

  final class OverridingCell: Cell {
    override func copy(_ sender: Any?) {
      journal.note("the cell copies")
      super.copy(sender)
    }
  }

  final class AgreeingCell: UICollectionViewCell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender) || action == CellMenuTests.shout
    }
  }

  final class DeletingCell: Cell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .delete }
    override func delete(_ sender: Any?) { journal.note("the cell deletes") }
  }

  final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var allowed: [Selector] = []
    let journal = Journal()
    func whisper(_ sender: Any?) { journal.note("whisper is called") }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ view: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      journal.note("\(action.name)?")
      return allowed.contains(action)
    }
    func collectionView(
      _ view: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { journal.note("\(action.name) \(indexPath.item)") }
  }

  static let shout = Selector("shout(_:)", Cell.shout(_:))
  private static let whisper = Selector("whisper(_:)", Delegate.whisper(_:))
  private static let commands = [
    UIMenuItem(title: "Shout", action: shout), UIMenuItem(title: "Whisper", action: whisper),
  ]

  private let screen = VirtualScreen(width: 320, height: 480)
  private let delegate = Delegate()

  /// Opens the menu of the second item, for which a program has commands of its own; answers its cell.
  private func open(_ type: UICollectionViewCell.Type, with commands: [UIMenuItem] = []) -> Cell? {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 200, width: 320, height: 280), collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = delegate
    view.delegate = delegate
    screen.show(view)
    // Each application has a menu controller of its own.
    UIMenuController.shared.menuItems = commands
    screen.play(.press(at: CGPoint(x: 160, y: 250), duration: 0.9))
    screen.advance(by: 0.5)
    return view.cellForItem(at: [0, 1]) as? Cell
  }

  /// Chooses the first entry.
  private func chooseFirst() {
    let menu = UIMenuController.shared.menuFrame
    screen.play(.tap(at: CGPoint(x: menu.minX + 20, y: menu.midY)))
    screen.advance(by: 0.5)
  }

  // R22
  @Test func `a cell that can perform an action is asked before the delegate, and performs it`() {
    let cell = open(CopyingCell.self)
    #expect(screen.shownNames == ["Copy"])
    #expect(delegate.journal.entries == [])
    chooseFirst()
    #expect(cell?.journal.entries == ["the cell copies for the menu"])
    #expect(delegate.journal.entries == [])
  }

  // R22
  @Test func `a cell that refuses by itself leaves nothing to the delegate`() {
    delegate.allowed = [.cut, .paste]
    _ = open(CopyingCell.self)
    #expect(screen.shownNames == ["Copy"])
  }

  // R22
  @Test func `what a cell leaves to its superclass the delegate is asked about`() {
    delegate.allowed = [.copy]
    let cell = open(CuttingCell.self)
    #expect(screen.shownNames == ["Cut", "Copy"])
    #expect(Array(delegate.journal.entries.prefix(2)) == ["copy(_:)?", "paste(_:)?"])
    delegate.journal.clear()
    chooseFirst()
    // Nothing in the cell cuts: that is left to the delegate.
    #expect(delegate.journal.entries == ["cut(_:) 1"])
    #expect(cell?.journal.entries == [])
  }

  // R22
  @Test func `a cell's own method is called for what the delegate allows, and its superclass's has the delegate do it`()
  {
    delegate.allowed = [.copy]
    let cell = open(OverridingCell.self)
    #expect(screen.shownNames == ["Copy"])
    delegate.journal.clear()
    chooseFirst()
    #expect(cell?.journal.entries == ["the cell copies"])
    #expect(delegate.journal.entries == ["copy(_:) 1"])
  }

  // R22
  @Test func `other standard commands are the cell's alone`() {
    delegate.allowed = [.delete, .selectAll]
    let cell = open(DeletingCell.self)
    #expect(screen.shownNames == ["Delete"])
    chooseFirst()
    #expect(cell?.journal.entries == ["the cell deletes"])
    #expect(delegate.journal.entries == [])
  }

  // R22
  @Test func `a command of the program's is shown where the cell has its method, and the cell performs it`() {
    let cell = open(Cell.self, with: Self.commands)
    #expect(screen.shownNames == ["Shout"])
    chooseFirst()
    #expect(cell?.journal.entries == ["the cell shouts"])
  }

  // R22
  @Test func `a command whose method the cell does not have is not shown, whoever says that it can be performed`() {
    delegate.allowed = [Self.shout, Self.whisper, .copy]
    _ = open(AgreeingCell.self, with: Self.commands)
    #expect(screen.shownNames == ["Copy"])
  }

  // R22
  @Test func `a cell says nothing about its delegate while no menu is made`() {
    delegate.allowed = [.copy]
    let cell = open(Cell.self)
    screen.play(.tap(at: CGPoint(x: 10, y: 20)))
    screen.advance(by: 0.5)
    delegate.journal.clear()
    #expect(cell?.canPerformAction(.copy, withSender: nil) == false)
    cell?.copy(nil)
    #expect(delegate.journal.entries == [])
  }
}
