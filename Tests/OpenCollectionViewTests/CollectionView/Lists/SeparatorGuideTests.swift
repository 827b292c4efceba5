import OpenCollectionView
import Testing
import TouchTesting

/// Constraints say where the lines of a row begin and end.
@MainActor struct SeparatorGuideTests {
  /// A cell with a label of its own 80 points from the edge where lines begin, by which the line of its row begins.
  private final class LabelledCell: UICollectionViewListCell {
    let label = UILabel()
    var inset: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Name"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let inset = label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 80)
      NSLayoutConstraint.activate([
        inset, label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        label.heightAnchor.constraint(equalToConstant: 20),
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
      self.inset = inset
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private func list(isMirrored: Bool = false) -> (list: ListScreen, source: Source) {
    let source = Source()
    let list = ListScreen([2], .plain, isMirrored: isMirrored)
    list.view.register(LabelledCell.self, forCellWithReuseIdentifier: "row")
    list.view.dataSource = source
    list.screen.runFrame()
    list.screen.runFrame()
    return (list, source)
  }

  @Test func `A line begins where a constraint on the guide has it begin, and ends where it did`() {
    // I40
    let (list, source) = list()
    #expect(list.lines.map(\.minX) == [80, 80])
    #expect(list.lines.map(\.maxX) == [300, 300])
    let cell = list.cell(0, 0) as? LabelledCell
    #expect(cell?.separatorLayoutGuide.layoutFrame == CGRect(x: 80, y: 43.5, width: 220, height: 0.5))
    cell?.inset?.constant = 120
    list.screen.runFrame()
    #expect(list.lines.map(\.minX) == [120, 80])
    withExtendedLifetime(source) {}
  }

  @Test func `From right to left the guide's leading edge is the right one`() {
    // I40
    let (list, source) = list(isMirrored: true)
    let line = list.lineViews.first
    #expect(line?.convert(line?.bounds ?? .zero, to: list.screen.window).maxX == 220)
    #expect(line?.convert(line?.bounds ?? .zero, to: list.screen.window).minX == 0)
    withExtendedLifetime(source) {}
  }

  @Test func `A line ends where a constraint on the guide's trailing edge has it end`() {
    // I40
    let list = ListScreen([1], .plain)
    let cell = list.cell(0, 0)
    if let cell {
      cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -25).isActive = true
    }
    cell?.setNeedsLayout()
    list.screen.runFrame()
    #expect(list.lines.map(\.minX) == [16])
    #expect(list.lines.map(\.maxX) == [275])
  }
}
