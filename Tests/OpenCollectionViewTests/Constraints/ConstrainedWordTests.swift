import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Words that flow in lines, each cell as large as its constraints make it: what once is known is the same however it was reached.
@MainActor final class ConstrainedWordTests {
  /// A cell as wide as a word and as high as its importance, 4 points from all edges.
  private final class WordCell: UICollectionViewCell {
    let box = Box(20, 20)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(box)
      box.fill(contentView, inset: 4)
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }
  }

  private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      (cell as? WordCell)?.box.content = CGSize(width: sizes[path.item].width - 8, height: sizes[path.item].height - 8)
      return cell
    }

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { sizes[path.item] }
  }

  private let screen = VirtualScreen(width: 320, height: 480, scale: 2)
  private var sources: [Words] = []

  private func wall(_ sizes: [CGSize], estimate: CGSize?) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if let estimate { layout.estimatedItemSize = estimate }
    let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    let source = Words(sizes)
    sources.append(source)
    view.dataSource = source
    if estimate == nil { view.delegate = source }
    return view
  }

  private func sizes(_ count: Int, _ random: inout SeededGenerator) -> [CGSize] {
    (0..<count).map { _ in
      // Some are wider than half a line, so that lines depend on single points.
      CGSize(
        width: CGFloat(Int.random(in: 24...160, using: &random)),
        height: CGFloat(Int.random(in: 20...60, using: &random)))
    }
  }

  /// Cells that are missing, lie on each other, or have another size than their constraints say.
  private func faults(_ view: UICollectionView, _ sizes: [CGSize]) -> [String] {
    var faults: [String] = []
    var frames: [Int: CGRect] = [:]
    for path in view.indexPathsForVisibleItems { frames[path.item] = view.cellForItem(at: path)?.frame }
    guard let first = frames.keys.min(), let last = frames.keys.max() else { return ["nothing is seen"] }
    for item in first...last {
      guard let frame = frames[item] ?? view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      else {
        faults.append("no frame of \(item)")
        continue
      }
      if frames[item] == nil, frame.minY < view.bounds.maxY, frame.maxY > view.bounds.minY {
        faults.append("\(item) at \(frame) is missing in \(view.bounds)")
      }
      if frames[item] != nil, frame.size != sizes[item] { faults.append("\(item) is \(frame.size) for \(sizes[item])") }
      if frame.minX < 8 || frame.maxX > 312 { faults.append("\(item) at \(frame)") }
    }
    let all = frames.sorted { $0.key < $1.key }
    for (place, one) in all.enumerated() {
      for other in all[..<place] where other.value.insetBy(dx: 0.5, dy: 0.5).intersects(one.value) {
        faults.append("\(one) lies on \(other)")
      }
    }
    return faults
  }

  /// Nil is the automatic size.
  @Test(
    arguments: [nil, CGSize(width: 30, height: 20), CGSize(width: 150, height: 60)] as [CGSize?], [1, 2, 3] as [UInt64])
  func `words stand where a delegate that knows their sizes would have them, whatever the estimate and the way there`(
    estimate: CGSize?, seed: UInt64
  ) {
    // C61
    var random = SeededGenerator(seed: seed)
    let sizes = sizes(80, &random)
    let view = wall(sizes, estimate: estimate ?? UICollectionViewFlowLayout.automaticSize)
    screen.show(view)
    screen.runFrame()
    #expect(faults(view, sizes) == [])
    // Hither and thither, so that what is known grows from many places.
    for _ in 0..<6 {
      view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height - 480), using: &random).rounded()
      screen.runFrame()
      #expect(faults(view, sizes) == [])
      for _ in 0..<4 {
        view.contentOffset.y = max(0, view.contentOffset.y - 111)
        screen.runFrame()
        #expect(faults(view, sizes) == [])
      }
    }
    view.contentOffset.y = 0
    screen.runFrame()
    while view.contentOffset.y < view.contentSize.height - 480 {
      view.contentOffset.y = min(view.contentOffset.y + 200, view.contentSize.height - 480)
      screen.runFrame()
      #expect(faults(view, sizes) == [])
    }
    let known = wall(sizes, estimate: nil)
    screen.show(known)
    screen.runFrame()
    func frames(_ view: UICollectionView) -> [CGRect?] {
      (0..<80).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames(view) == frames(known))
    #expect(view.contentSize == known.contentSize)
  }
}
