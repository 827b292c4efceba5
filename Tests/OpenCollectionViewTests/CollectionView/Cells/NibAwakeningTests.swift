import OpenCollectionView
import Testing

@MainActor struct NibAwakeningTests {
  private final class Journal { var words: [String] = [] }

  private final class Part: UIView {
    var journal: Journal?
    override func awakeFromNib() {
      super.awakeFromNib()
      journal?.words.append("part")
    }
  }

  private final class Cell: UICollectionViewCell {
    var journal: Journal?
    override func awakeFromNib() {
      super.awakeFromNib()
      journal?.words.append("cell")
    }
  }

  @Test func `what a nib made is told when it is complete, what is inside first`() {
    let journal = Journal()
    let nib = UINib { _ in
      let cell = Cell(frame: .zero)
      cell.journal = journal
      let part = Part()
      part.journal = journal
      cell.contentView.addSubview(part)
      let recognizer = UITapGestureRecognizer()
      return [cell, recognizer]
    }
    let objects = nib.instantiate(withOwner: nil)
    #expect(objects.count == 2)
    #expect(journal.words == ["part", "cell"])
  }
}
