import OpenCollectionView
import Testing
import TouchTesting

/// What fields cost a collection view in whose cells they are.
@MainActor struct FieldCostTests {
  private final class PlainCell: UICollectionViewCell {}

  private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 4, width: 200, height: 34))
    override init(frame: CGRect) {
      super.init(frame: frame)
      field.text = "text"
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The work of a second of scrolling.
  private func work(_ type: UICollectionViewCell.Type) -> Work {
    let stage = CellStage(0) { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    stage.view.register(type, forCellWithReuseIdentifier: "cell")
    stage.count = 1_000
    stage.view.reloadData()
    stage.screen.advanceUntilRest()
    func scroll() {
      for _ in 0..<60 {
        stage.view.contentOffset.y += 7
        stage.screen.runFrame()
      }
    }
    // The first second makes the cells that are used again.
    scroll()
    return stage.screen.work(scroll)
  }

  // X39
  @Test func `a list with a field in each cell scrolls with the work of one without, while nobody types`() {
    let (plain, fields) = (work(PlainCell.self), work(FieldCell.self))
    #expect(fields == plain)
    #expect(fields.frames == 60)
    #expect(fields.cellsMade == 0)
    #expect(fields.cellsReused > 3)
  }
}
