import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// People who want less motion or read from the right, decorations, and the trace.
@MainActor struct TransitionLookTests {
  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  private func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout, _ list: WordScreen) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    list.screen.runFrame()
  }

  private func wantLessMotion(_ list: WordScreen) {
    var description = ScreenDescription(size: CGSize(width: 200, height: 240))
    description.prefersReducedMotion = true
    list.screen.receive(.screen(description))
    list.screen.runFrame()
  }

  @Test func `Where people want less motion elements fade, and none moves`() {
    // T16
    let list = WordScreen("a b c")
    wantLessMotion(list)
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.25, transition, list)
    #expect(list.seen == "a 0 at 0.5, b 40 at 0.5, c 80 at 0.5")
    show(0.75, transition, list)
    #expect(list.seen == "a 0 at 0.5, b 60 at 0.5, c 120 at 0.5")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
  }

  @Test func `An animated change of layout fades as a whole then`() {
    // T16
    let list = WordScreen("a b c")
    wantLessMotion(list)
    var told: [Bool] = []
    list.view.setCollectionViewLayout(self.list(height: 60), animated: true) { told.append($0) }
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(told == [])
    list.screen.advanceUntilRest()
    #expect(told == [true])
  }

  @Test func `Layouts of which only one is mirrored are shown each as it is alone`() {
    let list = WordScreen("a b")
    list.view.semanticContentAttribute = .forceRightToLeft
    let mirrored = MirroredLayout()
    mirrored.itemSize = CGSize(width: 100, height: 40)
    mirrored.minimumInteritemSpacing = 0
    list.view.collectionViewLayout = mirrored
    list.screen.runFrame()
    func left() -> [CGFloat] { list.view.visibleCells.map { list.view.convert($0.frame, to: nil).minX } }
    #expect(left() == [100, 0])
    let transition = list.view.startInteractiveTransition(to: PlainRow())
    show(0, transition, list)
    #expect(left() == [100, 0])
    show(0.25, transition, list)
    #expect(left() == [75, 25])
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(left() == [0, 100])
  }

  @Test func `Nothing moves with the beginning where content is mirrored within insets`() {
    let list = WordScreen("a b")
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    func layout(_ height: CGFloat) -> UICollectionViewFlowLayout {
      let made = MirroredLayout()
      made.itemSize = CGSize(width: 50, height: height)
      made.minimumInteritemSpacing = 0
      made.minimumLineSpacing = 0
      return made
    }
    list.view.collectionViewLayout = layout(40)
    list.screen.runFrame()
    func left() -> [CGFloat] { list.view.visibleCells.map { $0.frame.minX - list.view.bounds.minX } }
    let before = left()
    let transition = list.view.startInteractiveTransition(to: layout(60))
    show(0, transition, list)
    #expect(left() == before)
    show(0.5, transition, list)
    #expect(left() == before)
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(left() == before)
  }

  @Test func `Decorations of either layout come and go with it`() {
    // T4
    let (old, new) = (ShadedLayout(ShadeA.self, "a"), ShadedLayout(ShadeB.self, "b"))
    let list = WordScreen("a b c", layout: old)
    func shades() -> [String] {
      list.view.subviews.filter { !$0.isHidden && ($0 is ShadeA || $0 is ShadeB) }
        .map { "\($0 is ShadeA ? "a" : "b") \(number($0.alpha))" }.sorted()
    }
    #expect(shades() == ["a 1"])
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.25, transition, list)
    #expect(shades() == ["a 0.75", "b 0.25"])
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(shades() == ["a 1"])
    show(1, list.view.startInteractiveTransition(to: new), list)
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(shades() == ["b 1"])
  }

  @Test func `Decorations of one kind in both layouts go from place to place, and are of the new class in the end`() {
    let (old, new) = (ShadedLayout(ShadeA.self, "shade"), ShadedLayout(ShadeB.self, "shade"))
    new.itemSize.height = 60
    let list = WordScreen("a b c", layout: old)
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, transition, list)
    #expect(list.view.subviews.filter { !$0.isHidden && $0 is ShadeA }.map(\.frame.height) == [50])
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.subviews.filter { !$0.isHidden && ($0 is ShadeA || $0 is ShadeB) }.map { $0 is ShadeB } == [true])
  }

  @Test func `The trace tells each beginning, hand-over and end with its reason`() {
    let list = WordScreen("a b c")
    let trace = list.screen.recordTrace()
    let (old, new) = (list.view.collectionViewLayout, self.list(height: 60))
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.25, transition, list)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.02)
    _ = list.view.startInteractiveTransition(to: new)
    _ = list.view.startInteractiveTransition(to: old)
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    for line in [
      "begins a transition", "finishes its transition", "let go at 25 % with 0 % a second", "holds its transition",
      "turns its transition round", "cancels its transition", "ends its transition in UICollectionViewFlowLayout",
      "it is at rest",
    ] { #expect(trace.text.contains(line), "\(line)") }
  }

  @Test func `The trace tells how many elements each frame shows between the layouts, and how far`() {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.25, transition, list)
    let trace = list.screen.recordTrace()
    for progress in [0.5, 0.75] { show(progress, transition, list) }
    let lines = trace.text.split(separator: "\n").filter { $0.contains("shows its transition") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("3 elements at 50 % of the way") == true)
    #expect(lines.last?.contains("3 elements at 75 % of the way") == true)
  }
}

private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class ShadeA: UICollectionReusableView {}
private final class ShadeB: UICollectionReusableView {}

/// A list with a decoration behind its first item.
private final class ShadedLayout: UICollectionViewFlowLayout {
  private let kind: String

  init(_ shade: AnyClass, _ kind: String) {
    self.kind = kind
    super.init()
    itemSize = CGSize(width: 200, height: 40)
    minimumLineSpacing = 0
    register(shade, forDecorationViewOfKind: kind)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let shade = layoutAttributesForDecorationView(ofKind: kind, at: path(0))
    return (super.layoutAttributesForElements(in: rect) ?? []) + [shade].compactMap { $0 }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == kind else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: itemSize.height)
    return attributes
  }
}

/// Items of 100 × 40 points beside each other, counted from the left whoever reads them.
private final class PlainRow: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 40) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 100 * CGFloat(indexPath.item), y: 0, width: 100, height: 40)
    return attributes
  }
}
