import Foundation
import GestureEngine
import Testing
import TouchTesting

@testable import CollectionEngine
@testable import OpenCollectionView

/// Lists of cells that are as high as their constraints make them, in a view of 300 x 600.
@MainActor final class ConstrainedListTests {
  private let screen = VirtualScreen(width: 300, height: 600, scale: 2)
  private let layout = UICollectionViewFlowLayout()
  private lazy var view = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: layout)
  private var source = BoxSource(0)

  private func show(_ count: Int) {
    layout.estimatedItemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(BoxHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "box")
    }
    source = BoxSource(count)
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Cells from top to bottom.
  private var cells: [BoxCell] {
    view.visibleCells.compactMap { $0 as? BoxCell }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// What is wrong with what can be seen: cells that are not as high as their boxes, and gaps.
  private var faults: [String] {
    var faults: [String] = []
    let cells = cells
    for cell in cells {
      if cell.frame.height != cell.box.content.height + 20 { faults.append("\(cell.frame) for \(cell.box.content)") }
      if cell.box.frame != rect(10, 10, 280, cell.frame.height - 20) { faults.append("box \(cell.box.frame)") }
      if cell.frame.minX != 0 || cell.frame.width != 300 { faults.append("\(cell.frame)") }
    }
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.frame.maxY != next.frame.minY {
      faults.append("\(next.frame) after \(cell.frame)")
    }
    if let last = cells.last, last.frame.maxY < view.bounds.maxY, last.frame.maxY < view.contentSize.height {
      faults.append("nothing below \(last.frame)")
    }
    return faults
  }

  private var stretches: Int { layout.geometry?.sections[0].mixed?.stretches.count ?? 0 }

  /// Where an item stands in what can be seen.
  private func distance(_ item: Int) -> CGFloat? {
    view.cellForItem(at: path(item)).map { $0.frame.minY - view.contentOffset.y }
  }

  @Test(arguments: [1_000, 1_000_000])
  func `a list opens with the cells that can be seen, however many there are, and what is known takes no more`(
    count: Int
  ) {
    (BoxCell.made, BoxCell.measured) = (0, 0)
    show(count)
    #expect(BoxCell.made == 14)
    #expect(BoxCell.measured <= 30)
    #expect(faults == [])
    #expect(cells.prefix(6).map(\.frame.minY) == [0, 50, 110, 180, 260, 350])
    // Those that were measured, and all others.
    #expect(stretches == 2)
    #expect(layout.geometry?.sections[0].varying == nil)
  }

  @Test func `a million are scrolled through, jumped in and added to without one size being written out for all`() {
    show(1_000_000)
    for _ in 0..<60 {
      view.contentOffset.y += 250
      screen.runFrame()
      #expect(faults == [])
    }
    #expect(stretches <= 4)
    view.scrollToItem(at: path(600_000), at: .top, animated: false)
    screen.runFrame()
    #expect(distance(600_000) == 0)
    for _ in 0..<20 {
      view.contentOffset.y -= 170
      screen.runFrame()
      #expect(faults == [])
    }
    #expect(stretches <= 10)
    let before = distance(599_985)
    source.count += 2
    source.shift = 2
    UIView.performWithoutAnimation { view.insertItems(at: [path(0), path(1)]) }
    screen.advanceUntilRest()
    #expect(faults == [])
    #expect(layout.geometry?.sections[0].varying == nil)
    #expect(stretches <= 12)
    #expect(before == nil || distance(599_987) == before)
    view.contentOffset.y = 0
    screen.runFrame()
    #expect(cells.prefix(3).map(\.frame.height) == [150, 150, 50])
  }

  @Test func `scrolled upwards among estimates nothing jumps`() {
    show(10_000)
    view.scrollToItem(at: path(5_000), at: .top, animated: false)
    screen.runFrame()
    for _ in 0..<40 {
      let known = Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.map { ($0.item, distance($0.item) ?? 0) })
      view.contentOffset.y -= 130
      screen.runFrame()
      let moved = view.indexPathsForVisibleItems.compactMap { path in
        known[path.item].flatMap { before in distance(path.item).map { $0 - before } }
      }
      #expect(!moved.isEmpty && moved.allSatisfy { $0 == 130 })
      #expect(faults == [])
    }
  }

  @Test func `under a finger content goes as far as the finger, whatever comes into view`() {
    show(10_000)
    view.scrollToItem(at: path(5_000), at: .top, animated: false)
    screen.runFrame()
    let start = distance(5_002) ?? 0
    func touch(_ phase: TouchSample.Phase, _ y: CGFloat) {
      screen.advance(by: 1.0 / 60)
      screen.receive(
        .touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: CGPoint(x: 150, y: y))]))
      screen.runFrame()
    }
    touch(.began, 200)
    for step in 1...30 {
      touch(.moved, 200 + CGFloat(step) * 10)
      // Ten points are what a pan takes to begin.
      #expect(distance(5_002) == start + CGFloat(step) * 10 - 10)
      #expect(faults == [])
    }
    touch(.ended, 500)
    #expect(faults == [])
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .bottom, .centeredVertically])
  func `with an animation an item is scrolled to exactly`(position: UICollectionView.ScrollPosition) {
    show(1_000)
    view.scrollToItem(at: path(400), at: position, animated: true)
    screen.advanceUntilRest()
    let frame = view.cellForItem(at: path(400))?.frame ?? .zero
    switch position {
    case .top: #expect(frame.minY == view.bounds.minY)
    case .bottom: #expect(frame.maxY == view.bounds.maxY)
    default: #expect(abs(frame.midY - view.bounds.midY) <= 0.5)
    }
    #expect(faults == [])
  }

  /// Wants another height each time that it is asked.
  private final class FickleCell: UICollectionViewCell {
    let box = Box(UIView.noIntrinsicMetric, 30)
    static var asked = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(box)
      box.fill(contentView, inset: 0)
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      box.content.height = box.content.height == 30 ? 60 : 30
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  // C62
  @Test func `a cell whose constraints never agree with themselves ends no frame in a loop`() {
    FickleCell.asked = 0
    let log = LinesOfLog()
    log.listen {
      layout.estimatedItemSize = CGSize(width: 300, height: 44)
      view.selfSizingInvalidation = .enabledIncludingConstraints
      view.register(FickleCell.self, forCellWithReuseIdentifier: "box")
      source = BoxSource(3)
      view.dataSource = source
      screen.show(view)
      for _ in 0..<10 { screen.runFrame() }
    }
    #expect(FickleCell.asked <= 3 * 10 * 12)
    #expect(view.visibleCells.count == 3)
  }

  @Test func `headers and footers are as high as their constraints make them`() {
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    layout.footerReferenceSize = UICollectionViewFlowLayout.automaticSize
    show(2)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    let footer = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(0))
    #expect(header?.frame == rect(0, 0, 300, 35))
    #expect(cells.map(\.frame) == [rect(0, 35, 300, 50), rect(0, 85, 300, 60)])
    #expect(footer?.frame == rect(0, 145, 300, 45))
    #expect(view.contentSize.height == 190)
  }

  @Test func `in columns that scroll sideways cells are as wide as their constraints make them`() {
    final class WideCell: UICollectionViewCell {
      let box = Box(70, UIView.noIntrinsicMetric)
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(box)
        box.fill(contentView, inset: 10)
        contentView.heightAnchor.constraint(equalToConstant: 600).isActive = true
      }
      required init?(coder: NSCoder) { fatalError("never from an archive") }
    }
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 44, height: 600)
    layout.minimumLineSpacing = 0
    view.register(WideCell.self, forCellWithReuseIdentifier: "box")
    source = BoxSource(100)
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(
      frames.prefix(4) == [rect(0, 0, 90, 600), rect(90, 0, 90, 600), rect(180, 0, 90, 600), rect(270, 0, 90, 600)])
  }

  @Test func `a list's cell gives its constraints the room between its accessories`() {
    let cell = UICollectionViewListCell(frame: rect(0, 0, 300, 44))
    let box = Box(UIView.noIntrinsicMetric, 55)
    cell.contentView.addSubview(box)
    box.fill(cell.contentView, inset: 10)
    cell.accessories = [.disclosureIndicator()]
    screen.show(cell)
    cell.frame = rect(0, 0, 300, 44)
    let asked = UICollectionViewLayoutAttributes(forCellWith: path(0))
    asked.frame = cell.frame
    let preferred = cell.preferredLayoutAttributesFitting(asked)
    #expect(preferred.size == CGSize(width: 300, height: 75))
    cell.apply(preferred)
    cell.frame = preferred.frame
    screen.runFrame()
    #expect(box.frame.height == 55)
    #expect(box.frame.width == cell.contentView.frame.width - 20)
    #expect(cell.contentView.frame.width < 300)
  }
}
