import OpenCollectionView
import Testing
import TouchTesting

/// Fields in cells that scroll away, are reloaded, moved or deleted while somebody types in them.
@MainActor struct FieldsInCellsTests {
  private final class FieldCell: UICollectionViewCell, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    var endings = 0
    var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      field.delegate = self
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    func textFieldDidEndEditing(_ textField: UITextField) { endings += 1 }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { if indexPath.item == 0 { lines.append("will display") } }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { if indexPath.item == 0 { lines.append("did end displaying") } }
  }

  private let stage: CellStage
  private let delegate = Delegate()
  private var view: UICollectionView { stage.view }
  private var screen: VirtualScreen { stage.screen }

  init() {
    stage = CellStage(0) { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
    stage.view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
    stage.view.delegate = delegate
    stage.count = 100
    stage.view.reloadData()
    stage.screen.runFrame()
    delegate.lines = []
  }

  private func begin(_ item: Int = 0) throws -> FieldCell {
    let cell = try #require(stage.cell(item) as? FieldCell)
    cell.field.becomeFirstResponder()
    screen.runFrame()
    screen.type("ab")
    return cell
  }

  private func scroll(to y: CGFloat) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    screen.runFrame()
  }

  // X36
  @Test func `a cell in which somebody types is kept when it scrolls away, and comes back as the same`() throws {
    let cell = try begin()
    scroll(to: 3000)
    #expect(cell.field.isEditing)
    #expect(!cell.isHidden)
    #expect(cell.window != nil)
    #expect(stage.cell(0) == nil)
    #expect(!view.visibleCells.contains(cell))
    screen.type("c")
    #expect(cell.field.text == "abc")
    scroll(to: 0)
    #expect(stage.cell(0) === cell)
    #expect(cell.field.isEditing)
    #expect(cell.reuses == 0)
    #expect(delegate.lines == ["did end displaying", "will display"])
  }

  // X36
  @Test func `a cell that is kept is reused once nobody types in it any longer`() throws {
    let cell = try begin()
    scroll(to: 3000)
    view.window?.endEditing(true)
    screen.runFrame()
    #expect(!cell.field.isEditing)
    #expect(cell.isHidden)
    scroll(to: 0)
    #expect(stage.cell(0) != nil)
    #expect(delegate.lines == ["did end displaying", "will display"])
  }

  // X37
  @Test func `a reload ends editing whatever the program says, before the data source is asked`() throws {
    let cell = try begin()
    var isEditing: [Bool] = []
    stage.makeCell = { view, indexPath in
      isEditing.append(cell.field.isEditing)
      return view.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
    view.reloadData()
    #expect(cell.endings == 1)
    screen.runFrame()
    #expect(!isEditing.isEmpty)
    #expect(!isEditing.contains(true))
  }

  // X37
  @Test func `a reload of the item ends it, and one of another item does not`() throws {
    let cell = try begin()
    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    screen.advanceUntilRest()
    #expect(cell.field.isEditing)
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(cell.endings == 1)
    screen.advanceUntilRest()
    #expect(!cell.field.isEditing)
  }

  // X37
  @Test func `inserting, moving and reconfiguring leave text, caret and focus alone`() throws {
    let cell = try begin()
    screen.select(1..<1)
    stage.count = 101
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.advanceUntilRest()
    #expect(stage.cell(1) === cell)
    view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 3, section: 0))
    screen.advanceUntilRest()
    #expect(stage.cell(3) === cell)
    #expect(cell.field.isEditing)
    screen.type("x")
    #expect(cell.field.text == "axb")
    #expect(cell.endings == 0)
  }

  // X37
  @Test func `deleting the item ends it`() throws {
    let cell = try begin()
    stage.count = 99
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(cell.endings == 1)
    screen.advanceUntilRest()
    #expect(!cell.field.isEditing)
  }

  // X36, X37
  @Test func `an update while the cell is out of sight takes it along`() throws {
    let cell = try begin()
    scroll(to: 3000)
    stage.count = 101
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.advanceUntilRest()
    #expect(cell.field.isEditing)
    scroll(to: 0)
    #expect(stage.cell(1) === cell)
    #expect(cell.field.isEditing)
    stage.count = 100
    scroll(to: 3000)
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    screen.advanceUntilRest()
    #expect(!cell.field.isEditing)
    #expect(cell.endings == 1)
  }

  // X37
  @Test func `a snapshot that keeps the item keeps its editing`() throws {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    screen.runFrame()
    let cell = try begin(1)
    snapshot.deleteItems([0])
    source.apply(snapshot, animatingDifferences: true)
    screen.advanceUntilRest()
    #expect(stage.cell(0) === cell)
    #expect(cell.field.isEditing)
    #expect(cell.field.text == "ab")
  }
}
