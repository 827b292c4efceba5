import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ConstrainedCellTests {
  /// A cell with a text of any number of lines, 10 points from all edges.
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      activate(
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10))
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let texts: [String]
    init(_ texts: [String]) { self.texts = texts }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.label.text = texts[path.item]
      return cell
    }
  }

  private func show(_ texts: [String]) -> (view: UICollectionView, source: Source, screen: VirtualScreen) {
    let screen = VirtualScreen(width: 300, height: 600, scale: 2)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let source = Source(texts)
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    return (view, source, screen)
  }

  @Test func `cells are as large as their constraints make them, and never wider than a line`() {
    // L18
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let (view, source, _) = show(["Short", long])
    let cells = (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? TextCell }
    let short = cells[0].label.intrinsicContentSize
    let height = cells[1].label.sizeThatFits(CGSize(width: 280, height: 0)).height
    #expect(short.width < 100 && height > 100)
    #expect(cells[0].frame.size == CGSize(width: short.width + 20, height: short.height + 20))
    #expect(cells[1].frame.size == CGSize(width: 300, height: height + 20))
    #expect(cells[1].label.frame == rect(10, 10, 280, height))
    _ = source
  }

  @Test
  func `an estimate is no wish: cells are as wide as their constraints make them, and keep it where those say nothing`()
  {
    // L18
    let texts = ["Short", "A little longer"]
    let screen = VirtualScreen(width: 300, height: 600, scale: 2)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 90)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let source = Source(texts)
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    let cells = view.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.count == 2)
    for cell in cells {
      let words = cell.label.intrinsicContentSize
      #expect(cell.frame.size == CGSize(width: words.width + 20, height: words.height + 20))
      #expect(cell.frame.width < 130 && cell.frame.height < 50)
    }
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    let boxes = BoxSource(2)
    view.dataSource = boxes
    screen.runFrame()
    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 200, height: 50), CGSize(width: 200, height: 60)])
    _ = source
  }

  @Test func `a list of cells with constraints is scrolled without a conflict or a gap`() {
    let texts = (0..<200).map { Array(repeating: "word", count: 1 + $0 * 7 % 60).joined(separator: " ") }
    let log = LinesOfLog()
    log.listen {
      let (view, source, screen) = show(texts)
      for _ in 0..<60 {
        view.contentOffset.y += 137
        screen.runFrame()
        let cells = view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        for cell in cells {
          guard let text = cell as? TextCell else { continue }
          #expect(text.label.frame.width == cell.frame.width - 20)
          #expect(text.label.frame.height == cell.frame.height - 20)
        }
      }
      _ = source
    }
    #expect(log.lines == [])
  }

  // L18
  @Test(arguments: [UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func `a cell whose content changes while it is shown is measured again where that is asked for`(
    invalidation: UICollectionView.SelfSizingInvalidation
  ) {
    let (view, source, screen) = show(["Short", "Short"])
    view.selfSizingInvalidation = invalidation
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell
    let before = cell?.frame.size ?? .zero
    cell?.label.text = "A text that is longer"
    screen.advanceUntilRest()
    let isMeasured = invalidation == .enabledIncludingConstraints
    #expect((cell?.frame.width ?? 0 > before.width) == isMeasured)
    #expect(cell?.frame.height == before.height)
    // A constant, too.
    let constraint = cell?.contentView.constraints.first { $0.firstAttribute == .bottom }
    constraint?.constant = -40
    screen.advanceUntilRest()
    #expect(cell?.frame.height == before.height + (isMeasured ? 30 : 0))
    cell?.invalidateIntrinsicContentSize()
    screen.advanceUntilRest()
    #expect(cell?.frame.height == before.height + 30)
    _ = source
  }
}
