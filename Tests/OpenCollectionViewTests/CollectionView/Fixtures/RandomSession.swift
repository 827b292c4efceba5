import OpenCollectionView
import TestSupport
import TouchTesting

/// A collection view to which random things happen.
@MainActor struct RandomSession {
  var generator: SeededGenerator
  let screen = VirtualScreen(width: 200, height: 300)
  let source = RandomSource()
  let view: UICollectionView
  /// What has happened, for a failure's message.
  private(set) var story: [String] = []

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    source.shuffle(using: &generator)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: Self.layout(using: &generator))
    view.contentInsetAdjustmentBehavior = .never
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMultipleSelection = true
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.delegate = source
    screen.show(view)
  }

  private static func layout(using generator: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = Bool.random(using: &generator) ? .vertical : .horizontal
    layout.minimumLineSpacing = CGFloat(Int.random(in: 0...12, using: &generator))
    layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...12, using: &generator))
    return layout
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: Double.random(in: 1...199, using: &generator), y: Double.random(in: 1...299, using: &generator))
  }

  private mutating func offset() -> CGPoint {
    let size = view.contentSize
    return CGPoint(
      x: Double.random(in: -60...max(60, size.width), using: &generator),
      y: Double.random(in: -60...max(60, size.height), using: &generator))
  }

  /// Does one random thing, and lets the frame run that shows it.
  mutating func step() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1:
      story.append("flick")
      screen.play(.flick(from: point(), to: point()))
    case 2:
      story.append("drag")
      screen.play(.drag(from: point(), to: point(), duration: 0.1, holding: 0.05))
    case 3:
      story.append("tap")
      screen.play(.tap(at: point()))
    case 4, 5:
      let offset = offset()
      story.append("offset \(offset)")
      view.contentOffset = offset
    case 6:
      let offset = offset()
      story.append("animated offset \(offset)")
      view.setContentOffset(offset, animated: true)
    case 7:
      let size = CGSize(
        width: Int.random(in: 0...400, using: &generator), height: Int.random(in: 0...500, using: &generator))
      story.append("size \(size)")
      view.frame.size = size
    case 8:
      story.append("reload")
      source.shuffle(using: &generator)
      view.reloadData()
    case 9:
      story.append("another layout")
      view.collectionViewLayout = Self.layout(using: &generator)
    case 10:
      story.append("inset")
      view.contentInset = UIEdgeInsets(
        top: CGFloat.random(in: 0...30, using: &generator), left: CGFloat.random(in: 0...30, using: &generator),
        bottom: 0, right: CGFloat.random(in: 0...30, using: &generator))
    default:
      story.append("invalidation")
      view.collectionViewLayout.invalidateLayout()
    }
    screen.advance(by: Double.random(in: 0...0.2, using: &generator))
    screen.runFrame()
  }
}
