import OpenCollectionView
import Testing
import TouchTesting

/// One layout becomes another under a finger: progress, letting go, and what is seen meanwhile.
@MainActor struct LayoutTransitionTests {
  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  private func begin(
    _ list: WordScreen, height: CGFloat = 60, progress: CGFloat? = nil,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = list.view.startInteractiveTransition(to: self.list(height: height), completion: completion)
    if let progress { show(progress, transition, list) }
    return transition
  }

  private func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout, _ list: WordScreen) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    list.screen.runFrame()
  }

  @Test func `The transition layout is the view's layout, and nothing that is seen moves`() {
    // T5
    let list = WordScreen("a b c d e f g")
    let (old, new) = (list.view.collectionViewLayout, self.list(height: 60))
    let transition = list.view.startInteractiveTransition(to: new)
    #expect(list.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
    #expect(transition.transitionProgress == 0)
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200")
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200")
  }

  @Test func `Progress changes nothing that is seen until the layout is invalidated`() {
    // T6
    let list = WordScreen("a b c")
    let transition = begin(list)
    transition.transitionProgress = 0.5
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 40, c 80")
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 50, c 100")
  }

  @Test func `Places, sizes and the content's size go evenly, and beyond both ends`() {
    // T7
    let list = WordScreen("a b c")
    let transition = begin(list)
    let texts = [0, 0.25, 0.5, 0.75, 1, 1.5, -0.5, 9].map { progress -> String in
      show(progress, transition, list)
      return "\(list.seen): \(number(list.view.visibleCells[0].frame.height)), \(number(list.view.contentSize.height))"
    }
    #expect(
      texts == [
        "a 0, b 40, c 80: 40, 120", "a 0, b 45, c 90: 45, 135", "a 0, b 50, c 100: 50, 150",
        "a 0, b 55, c 110: 55, 165", "a 0, b 60, c 120: 60, 180", "a 0, b 70, c 140: 70, 210",
        "a 0, b 30, c 60: 30, 90", "a 0, b 80, c 160: 80, 240",
      ])
  }

  @Test func `What can be seen in either layout is there from the beginning to the end`() {
    let list = WordScreen("a b c d e f g h")
    let transition = begin(list, height: 30)
    #expect(list.asked == [])
    show(0.5, transition, list)
    #expect(list.asked == ["g"])
    #expect(list.seen == "a 0, b 35, c 70, d 105, e 140, f 175, g 210")
    show(1, transition, list)
    #expect(list.seen == "a 0, b 30, c 60, d 90, e 120, f 150, g 180, h 210")
  }

  @Test func `Finished, it goes on to the next layout and tells so once at rest`() {
    // T9
    let list = WordScreen("a b c")
    var told: [String] = []
    let new = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: new) { told.append("\($0) \($1)") }
    show(0.5, transition, list)
    list.screen.advance(by: 0.5)
    list.view.finishInteractiveTransition()
    #expect(list.seen == "a 0, b 50, c 100")
    list.screen.advance(by: 0.1)
    // A critical spring of 20 a second has 3/e² of its way left after a tenth: 0.406 of 10 points.
    #expect(list.seen == "a 0, b 55.94, c 111.88")
    #expect(told == [])
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(list.view.collectionViewLayout === new)
    #expect(transition.collectionView == nil)
    #expect(told == ["true true"])
  }

  @Test func `Cancelled, it goes back to the layout that it came from`() {
    // T9
    let list = WordScreen("a b c")
    var told: [String] = []
    let old = list.view.collectionViewLayout
    let transition = begin(list) { told.append("\($0) \($1)") }
    let new = transition.nextLayout
    show(0.5, transition, list)
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(list.view.collectionViewLayout === old)
    #expect(new.collectionView == nil)
    #expect(told == ["true false"])
  }

  @Test func `Let go it goes on with the velocity of its progress`() {
    // T10
    let list = WordScreen("a b c")
    let transition = begin(list)
    // Six ways a second.
    for step in 1...5 {
      list.screen.advance(by: 1.0 / 60)
      show(CGFloat(step) / 10, transition, list)
    }
    list.view.cancelInteractiveTransition()
    list.screen.advance(by: 1.0 / 60)
    // (0.5 + (6 + 20 · 0.5) ÷ 60) · e^(−20 ÷ 60)
    #expect((transition.transitionProgress * 1000).rounded() == 549)
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `A finger that has rested lets go without a velocity`() {
    // T10
    let list = WordScreen("a b c")
    let transition = begin(list)
    for step in 1...5 {
      list.screen.advance(by: 1.0 / 60)
      show(CGFloat(step) / 10, transition, list)
    }
    list.screen.advance(by: 0.2)
    list.view.cancelInteractiveTransition()
    list.screen.advance(by: 1.0 / 60)
    #expect(transition.transitionProgress < 0.5)
  }

  @Test func `The offset goes from where the content stood to where the next layout wants it`() {
    // T3
    let list = WordScreen("a b c d e f g h i j k l")
    list.view.contentOffset.y = 240
    list.screen.runFrame()
    let new = TargetLayout(target: CGPoint(x: 0, y: 120))
    new.itemSize = CGSize(width: 200, height: 60)
    new.minimumLineSpacing = 0
    let transition = list.view.startInteractiveTransition(to: new)
    #expect(new.proposed == [CGPoint(x: 0, y: 240)])
    #expect(list.seen.hasPrefix("g 0, h 40"))
    show(0.5, transition, list)
    #expect(list.view.contentOffset.y == 180)
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 120)
    #expect(list.seen == "c 0, d 60, e 120, f 180")
  }

  @Test func `At both ends every element stands where that layout says`() {
    let list = WordScreen("a b c d e f g h i j k l")
    list.view.contentOffset.y = 200
    list.screen.runFrame()
    let transition = begin(list, height: 30)
    for (progress, layout) in [(0, transition.currentLayout), (1, transition.nextLayout)] {
      show(CGFloat(progress), transition, list)
      let places = list.view.indexPathsForVisibleItems.map { layout.layoutAttributesForItem(at: $0)?.frame }
      #expect(list.view.visibleCells.map(\.frame) == places)
      #expect(places.count >= 6)
    }
  }

  @Test func `Headers that one layout lacks fade, and none is left behind`() {
    // T4, T8
    let withHeaders = WordScreen.list()
    withHeaders.headerReferenceSize = CGSize(width: 200, height: 20)
    let list = WordScreen("a b", layout: withHeaders)
    let kind = UICollectionView.elementKindSectionHeader
    let header = list.view.visibleSupplementaryViews(ofKind: kind)[0]
    let transition = list.view.startInteractiveTransition(to: WordScreen.list())
    show(0.25, transition, list)
    #expect(header.alpha == 0.75)
    #expect(header.frame.minY == 0)
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(header.isHidden)
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    let back = list.view.startInteractiveTransition(to: withHeaders)
    show(0.25, back, list)
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).map(\.alpha) == [0.25])
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    #expect(list.view.subviews.filter { $0 is UICollectionReusableView && !($0 is NumberCell) && !$0.isHidden } == [])
  }

  @Test func `Values of attributes of a subclass go along`() {
    let (first, second) = (TintedLayout(0.2, height: 40), TintedLayout(1, height: 60))
    let list = WordScreen("a b", layout: first)
    let transition = list.view.startInteractiveTransition(to: second)
    let tints = [0, 0.25, 0.75, 1].map { progress -> [CGFloat] in
      show(progress, transition, list)
      return (transition.layoutAttributesForElements(in: list.view.bounds) ?? []).compactMap {
        ($0 as? TintedAttributes).map { ($0.tint * 1000).rounded() / 1000 }
      }
    }
    #expect(tints == [[0.2, 0.2], [0.4, 0.4], [0.8, 0.8], [1, 1]])
  }

  @Test func `A published value goes on by itself when it is let go, back to the first one`() {
    // T10
    let list = WordScreen("a b c")
    let transition = begin(list)
    #expect(transition.value(forAnimatedKey: "offset") == 0)
    transition.updateValue(0, forAnimatedKey: "offset")
    list.screen.advance(by: 1.0 / 60)
    transition.updateValue(30, forAnimatedKey: "offset")
    show(0.5, transition, list)
    #expect(transition.value(forAnimatedKey: "offset") == 30)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 1.0 / 60)
    #expect(transition.value(forAnimatedKey: "offset") > 35)
    list.screen.advanceUntilRest()
    #expect(abs(transition.value(forAnimatedKey: "offset")) < 0.1)
  }

  @Test func `A frame makes no attributes`() {
    let list = WordScreen("a b c")
    let transition = begin(list)
    show(0.3, transition, list)
    let first = transition.layoutAttributesForElements(in: list.view.bounds) ?? []
    show(0.6, transition, list)
    let second = transition.layoutAttributesForElements(in: list.view.bounds) ?? []
    #expect(first.count == 3)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }
}

/// A flow layout that wants the content somewhere.
private final class TargetLayout: UICollectionViewFlowLayout {
  let target: CGPoint
  var proposed: [CGPoint] = []

  init(target: CGPoint) {
    self.target = target
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposed.append(proposedContentOffset)
    return target
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
  }

  override func interpolate(
    from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes, progress: CGFloat
  ) {
    guard let start = start as? TintedAttributes, let end = end as? TintedAttributes else { return }
    tint = start.tint + (end.tint - start.tint) * progress
  }
}

/// A list whose attributes have a value of their own.
private final class TintedLayout: UICollectionViewFlowLayout {
  private let tint: CGFloat

  init(_ tint: CGFloat, height: CGFloat) {
    self.tint = tint
    super.init()
    itemSize = CGSize(width: 200, height: height)
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

  private func tinted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    (attributes as? TintedAttributes)?.tint = tint
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(tinted)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(tinted)
  }
}
