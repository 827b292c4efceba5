import OpenCollectionView
import Testing
import TouchTesting

/// Dynamic animators of layouts.
@MainActor @Suite("Dynamic animators of layouts") struct LayoutAnimatorTests {
  /// A springy layout as programs have published it: springs for all items, made when the layout is first prepared.
  private final class PublishedLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      guard animator.behaviors.isEmpty, let size = collectionView?.bounds.size, size.width > 0 else { return }
      let all = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: all) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let view = collectionView else { return false }
      let way = newBounds.minY - view.bounds.minY
      let touch = view.panGestureRecognizer.location(in: view)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        let share = (abs(touch.x - spring.anchorPoint.x) + abs(touch.y - spring.anchorPoint.y)) / 1500
        item.center.y += way * min(share, 1)
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  @MainActor private final class Stage {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = PublishedLayout()
    let source: NumberSource
    let view: UICollectionView

    init(_ counts: [Int], header: CGFloat = 0, followsUpdates: Bool = false) {
      source = NumberSource(counts)
      layout.animator.followsUpdates = followsUpdates
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.headerReferenceSize = CGSize(width: 320, height: header)
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      screen.show(view)
    }

    func frames(_ count: Int) {
      for _ in 0..<count { screen.advance(by: 1.0 / 60) }
    }

    func shown(_ item: Int) -> CGFloat? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minY }
  }

  @Test("What an animator has let go of is as its flow layout has it, however it was turned") func letGo() throws {
    // D30
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let source = NumberSource([30])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    let place = IndexPath(item: 0, section: 0)
    let attributes = try #require(layout.layoutAttributesForItem(at: place))
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let material = UIDynamicItemBehavior(items: [attributes])
    animator.addBehavior(material)
    attributes.transform = CGAffineTransform(rotationAngle: 0.5)
    animator.updateItem(usingCurrentState: attributes)
    animator.removeBehavior(material)
    let answer = try #require(layout.layoutAttributesForItem(at: place))
    #expect(answer.transform == .identity)
    #expect(answer.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test("Attributes in two animators are one body in each, and are put elsewhere in each alone") func twoAnimators() {
    // D20, D24
    let (first, second) = (UIDynamicAnimator(), UIDynamicAnimator())
    let items = (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 100 * item, y: 0, width: 50, height: 50)
      return attributes
    }
    first.addBehavior(UIDynamicItemBehavior(items: items))
    // Here they are others in the order.
    second.addBehavior(UIDynamicItemBehavior(items: [items[2], items[0]]))
    func found(_ animator: UIDynamicAnimator, atY y: CGFloat) -> [Int] {
      animator.items(in: CGRect(x: 0, y: y, width: 300, height: 50)).compactMap { item in
        items.firstIndex { $0 === item }
      }
    }
    items[2].center.y += 1_000
    first.updateItem(usingCurrentState: items[2])
    #expect(found(first, atY: 1_000) == [2])
    #expect(found(second, atY: 1_000) == [])
    items[1].center.y += 2_000
    second.updateItem(usingCurrentState: items[1])
    second.updateItem(usingCurrentState: items[2])
    first.updateItem(usingCurrentState: items[1])
    #expect(found(first, atY: 2_000) == [1])
    #expect(found(second, atY: 1_000) == [2])
    #expect(found(second, atY: 2_000) == [])
    #expect(found(first, atY: 0) == [0])
  }

  @Test("Attributes are moved, and what they say is seen in the frame of the step") func oneFrame() {
    // D30
    let stage = Stage([30])
    stage.screen.advance(by: 2)
    let path = IndexPath(item: 3, section: 0)
    let attributes = stage.layout.animator.layoutAttributesForCell(at: path)!
    #expect(attributes.frame == CGRect(x: 0, y: 180, width: 320, height: 50))
    #expect(stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 30, section: 0)) == nil)
    attributes.center.y += 40
    stage.layout.animator.updateItem(usingCurrentState: attributes)
    for _ in 0..<10 {
      stage.frames(1)
      #expect(stage.shown(3) == attributes.frame.minY)
      #expect(attributes.frame.minY < 220)
    }
    #expect(attributes.frame.minY < 215)
    stage.screen.advance(by: 4)
    #expect(!stage.layout.animator.isRunning)
    #expect(isNear(stage.shown(3)!, 180, within: 0.5))
  }

  @Test("A step asks the layout for what has moved, and for nothing else") func partialInvalidation() {
    // D30
    let stage = Stage([30])
    stage.screen.advance(by: 2)
    let trace = stage.screen.recordTrace()
    let attributes = stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0))!
    attributes.center.y += 40
    stage.layout.animator.updateItem(usingCurrentState: attributes)
    stage.frames(1)
    let scopes = trace.events.compactMap { event -> String? in
      guard case .layoutInvalidated(_, let scope, _) = event.decision else { return nil }
      return scope
    }
    #expect(scopes == ["item 0-3"])
  }

  @Test("What is scrolled stays behind, the more the farther it is from the finger") func stretching() {
    // D31
    let stage = Stage([30])
    stage.screen.advance(by: 2)
    stage.screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.2))
    let (near, far) = (stage.shown(8), stage.shown(3))
    let offset = stage.view.contentOffset.y
    #expect(offset > 80)
    #expect(far! - 180 > near! - 480)
    stage.screen.advance(by: 6)
    #expect(isNear(stage.shown(8)!, 480, within: 0.5))
  }

  @Test("Headers and items under one path are different bodies") func categories() {
    // D30
    let stage = Stage([5, 5], header: 30)
    let animator = stage.layout.animator
    let path = IndexPath(item: 0, section: 0)
    let header = animator.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(animator.layoutAttributesForCell(at: path)?.frame == CGRect(x: 0, y: 30, width: 320, height: 50))
    #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
    #expect(animator.behaviors.count == 12)
    #expect(stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  @Test("Inserts, deletes, moves and reloads take what is registered along, where the layout asks for it")
  func updates() {
    // D33
    let stage = Stage([8], followsUpdates: true)
    let animator = stage.layout.animator
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: IndexPath(item: item, section: 0))
    }
    let before = (0..<8).map { attributes($0)! }
    stage.view.performBatchUpdates {
      stage.source.counts = [7]
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.moveItem(at: IndexPath(item: 7, section: 0), to: IndexPath(item: 2, section: 0))
      stage.view.reloadItems(at: [IndexPath(item: 4, section: 0)])
    }
    #expect(attributes(0) == nil)
    #expect(attributes(1) === before[0])
    #expect(attributes(2) === before[7])
    #expect(attributes(3) === before[3])
    #expect(attributes(6) === before[6])
    #expect(before[7].indexPath == IndexPath(item: 2, section: 0))
    #expect(animator.behaviors.count == 6)
    stage.screen.advance(by: 1)
    #expect(stage.view.visibleCells.count == 6)
  }

  @Test("Sections take their items and headers along") func sections() {
    // D33
    let stage = Stage([2, 2], header: 30, followsUpdates: true)
    let animator = stage.layout.animator
    let header = animator.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    let item = animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 1))
    stage.source.counts = [2]
    stage.view.deleteSections([0])
    #expect(
      animator.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) === header)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) === item)
    #expect(animator.behaviors.count == 3)
  }

  @Test("What a reload leaves no room for goes, and the rest stays") func reload() {
    // D33
    let stage = Stage([8], followsUpdates: true)
    let kept = stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0))
    stage.source.counts = [3]
    stage.view.reloadData()
    stage.screen.advance(by: 0.5)
    #expect(stage.layout.animator.behaviors.count == 3)
    #expect(stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === kept)
    #expect(stage.view.visibleCells.count == 3)
  }

  @Test("A second object of attributes moves too, speaks for its element, and the trace tells of it")
  func secondObject() {
    // D20
    let stage = Stage([3])
    stage.screen.advance(by: 2)
    let trace = stage.screen.recordTrace()
    let animator = stage.layout.animator
    let path = IndexPath(item: 1, section: 0)
    let first = animator.layoutAttributesForCell(at: path)
    let second = UICollectionViewLayoutAttributes(forCellWith: path)
    second.frame = CGRect(x: 0, y: 100, width: 320, height: 50)
    let gravity = UIGravityBehavior(items: [second])
    animator.addBehavior(gravity)
    stage.frames(10)
    #expect(second.frame.minY > 100)
    #expect(animator.layoutAttributesForCell(at: path) === second)
    #expect(stage.shown(1) == second.frame.minY)
    let all = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(animator.items(in: all).filter { $0 === first || $0 === second }.map { $0 === second } == [true])
    let told = trace.events.compactMap { event -> String? in
      if case .programmingError(let message) = event.decision { message } else { nil }
    }
    #expect(
      told == [
        """
        item 0-1 was given to a dynamic animator in a second object of attributes: both move, and the element is where the \
        second one is. Give the object that layoutAttributesForCell(at:) answers, or remove the behaviors of that one first.
        """
      ])
    animator.removeBehavior(gravity)
    #expect(animator.layoutAttributesForCell(at: path) === first)
    stage.screen.advance(by: 1)
    #expect(stage.shown(1) == 60)
  }

  @Test("Several objects of an element are taken along in their order, and go in any") func severalObjects() {
    // D20, D33
    let stage = Stage([3], followsUpdates: true)
    let animator = stage.layout.animator
    let path = IndexPath(item: 1, section: 0)
    let first = animator.layoutAttributesForCell(at: path)
    let gravities = (0..<3).map { _ in
      let other = UICollectionViewLayoutAttributes(forCellWith: path)
      other.frame = CGRect(x: 0, y: 100, width: 320, height: 50)
      return UIGravityBehavior(items: [other])
    }
    for gravity in gravities { animator.addBehavior(gravity) }
    stage.source.counts = [4]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let now = IndexPath(item: 2, section: 0)
    func speaker() -> Int? {
      let speaker = animator.layoutAttributesForCell(at: now)
      return gravities.firstIndex { $0.items[0] === speaker } ?? (speaker === first ? -1 : nil)
    }
    #expect(speaker() == 2)
    animator.removeBehavior(gravities[1])
    #expect(speaker() == 2)
    animator.removeBehavior(gravities[2])
    #expect(speaker() == 0)
    animator.removeBehavior(gravities[0])
    #expect(speaker() == -1)
    #expect(first?.indexPath == now)
  }

  @Test("Items are reordered while they hang on springs") func reordering() {
    // D33
    let stage = Stage([6], followsUpdates: true)
    stage.screen.advance(by: 1)
    let first = stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0))
    stage.source.counts = [6]
    stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 4, section: 0))
    #expect(stage.layout.animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) === first)
    stage.screen.advance(by: 1)
    #expect(stage.view.visibleCells.count == 6)
  }

  @Test("Attributes without a size wait, and layouts and animators go in any order") func waiting() {
    // D34, D25
    let stage = Stage([3])
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    stage.layout.animator.addBehavior(UIGravityBehavior(items: [attributes]))
    stage.frames(3)
    #expect(attributes.center == .zero)
    attributes.size = CGSize(width: 10, height: 10)
    stage.layout.animator.updateItem(usingCurrentState: attributes)
    stage.frames(3)
    #expect(attributes.center.y > 0)
    weak let layout = stage.layout
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.frames(3)
    #expect(layout != nil)
  }
}
