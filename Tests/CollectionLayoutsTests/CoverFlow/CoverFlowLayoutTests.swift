import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

@MainActor struct CoverFlowLayoutTests {
  /// Covers of 100 points, 60 from middle to middle, in a view of 320 by 480.
  private func show(
    _ counts: [Int] = [9], width: CGFloat = 320, configure: (CoverFlowLayout) -> Void = { _ in }
  ) -> LayoutScreen<CoverFlowLayout> {
    let layout = CoverFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = -40
    configure(layout)
    return LayoutScreen(layout, counts, width: width)
  }

  // MARK: Places

  @Test func `The first and the last cover can be in the middle`() {
    let covers = show()
    #expect(covers.view.contentSize == CGSize(width: 800, height: 480))
    #expect(covers.centers() == (0..<9).map { point(160 + 60 * CGFloat($0), 240) })
  }

  @Test func `The cover in the middle is flat and zoomed, without tilt others are in their places, pushed aside`() {
    let covers = show { $0.tiltAngle = 0 }
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    // The fifth stands in the middle of 240...560, larger by a fifth; the others are 40 points farther out.
    #expect(covers.attributes(4)?.frame.inThousandths == rect(340, 180, 120, 120))
    #expect(covers.attributes(2)?.frame.inThousandths == rect(190, 190, 100, 100))
    #expect(covers.attributes(6)?.frame.inThousandths == rect(510, 190, 100, 100))
    // At 60 of 100 points a cover is three fifths of the way: zoom 1.08, pushed by 24.
    #expect(covers.attributes(5)?.frame.inThousandths == rect(430, 186, 108, 108))
    #expect(covers.attributes(3)?.frame.inThousandths == rect(262, 186, 108, 108))
  }

  @Test func `A cover at a side is seen as a pinhole camera sees it`() {
    let covers = show()
    let cover = covers.attributes(4)
    // Turned by an eighth: the outer edge comes nearer, the inner one goes away.
    let eye: CGFloat = 467.77
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let depth = x * 0.5.squareRoot()
      let factor = eye / (eye - depth)
      return point((400 + (x * 0.5.squareRoot() + 40) * factor).inThousandths, (240 + y * factor).inThousandths)
    }
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
      cover?.transform3D.projecting(point(x, y)).map { point((400 + $0.x).inThousandths, (240 + $0.y).inThousandths) }
    }
    for (x, y) in [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)] { #expect(corner(x, y) == seen(x, y)) }
    #expect(corner(50, -50) == point(481.517, 185.912))
    #expect(corner(-50, -50) == point(404.318, 193.514))
  }

  @Test func `A cover stands as in the published formula`() {
    // M. Pospesel, IntroducingCollectionViews, CoverFlowLayout: items of 180, spacing -60, active distance 100, zoom 0.2,
    // offset 40, 45°, m34 = -1 / (4.6777 · width).
    let covers = LayoutScreen(CoverFlowLayout(), [9], width: 320)
    covers.view.contentOffset.x = 450
    covers.screen.runFrame()
    for item in 0..<9 {
      let attributes = covers.attributes(item)
      let distance = covers.view.bounds.midX - (160 + 120 * CGFloat(item))
      let isLeft = distance > 0
      let part = min(1, abs(distance / 100))
      var transform = CATransform3DMakeTranslation((isLeft ? -40 : 40) * part, 0, 0)
      transform.m34 = -1 / (4.6777 * 180)
      transform = CATransform3DRotate(transform, (isLeft ? 1 : -1) * part * 45 * .pi / 180, 0, 1, 0)
      transform = CATransform3DScale(transform, 1 + 0.2 * (1 - part), 1 + 0.2 * (1 - part), 1)
      #expect(attributes?.center.x == 160 + 120 * CGFloat(item))
      for corner in [point(-90, -90), point(90, -90), point(90, 90), point(-90, 90)] {
        #expect(
          attributes?.transform3D.projecting(corner)?.inThousandths == transform.projecting(corner)?.inThousandths)
      }
    }
  }

  @Test func `The first and the last cover stand beside the middle, and the row comes there on the way`() {
    let covers = show { $0.endOffset = 80 }
    // Offsets are what they are without it.
    #expect(covers.view.contentSize == CGSize(width: 800, height: 480))
    #expect(covers.layout.contentOffset(centering: IndexPath(item: 8, section: 0)) == point(480, 0))
    func facing(at offset: CGFloat) -> CGFloat? {
      covers.view.contentOffset.x = offset
      covers.screen.runFrame()
      let middle = covers.layout.centeredIndexPath.flatMap { covers.attributes($0.item) }?.center.x
      #expect(middle.map { ($0 - offset - 160).inThousandths } == covers.layout.facingOffset.inThousandths)
      return covers.layout.facingOffset.inThousandths
    }
    #expect(facing(at: 0) == -80)
    // A quarter of 320 points later nine sixteenths are left, and of the other end nothing is felt before 160.
    #expect(facing(at: 120) == -31.25)
    #expect(facing(at: 240) == 0)
    #expect(facing(at: 480) == 80)
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 8, section: 0)))
  }

  @Test func `The row goes with the finger everywhere, by half its way at least`() {
    let covers = show([40]) { $0.endOffset = 200 }
    var before: CGFloat?
    for offset in stride(from: 0, through: 1_000, by: 20) as StrideThrough<CGFloat> {
      covers.view.contentOffset.x = offset
      covers.screen.runFrame()
      let seen = (covers.attributes(12)?.center.x ?? 0) - offset
      if let before { #expect(before - seen >= 9.99 && before - seen <= 20.01) }
      before = seen
    }
  }

  @Test func `From right to left the first cover stands at the right`() {
    let covers = show { $0.endOffset = 80 }
    covers.view.semanticContentAttribute = .forceRightToLeft
    covers.screen.runFrame()
    guard let end = covers.layout.contentOffset(centering: IndexPath(item: 0, section: 0)) else { return }
    covers.view.contentOffset = end
    covers.screen.runFrame()
    #expect(covers.layout.facingOffset == 80)
    let cell = covers.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell.map { covers.view.convert($0.center, to: nil).x } == 240)
  }

  @Test func `A row of one cover stands in the middle`() {
    let covers = show([1]) { $0.endOffset = 80 }
    #expect(covers.centers() == [point(160, 240)])
  }

  @Test func `Covers nearer to the middle lie on those farther away`() {
    let covers = show()
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    #expect((0..<9).map { covers.attributes($0)?.zIndex } == [-4, -3, -2, -1, 0, -1, -2, -3, -4])
  }

  @Test func `All sections are one row, and those without items are nothing in it`() {
    let covers = show([2, 0, 3])
    #expect(covers.view.contentSize.width == 560)
    #expect(covers.centers(inSection: 0) == [point(160, 240), point(220, 240)])
    #expect(covers.centers(inSection: 2) == [point(280, 240), point(340, 240), point(400, 240)])
    #expect(covers.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(covers.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 2)) == nil)
  }

  @Test func `Insets do not move the middle of what they leave free`() {
    let covers = show()
    covers.view.contentInset = UIEdgeInsets(top: 80, left: 100, bottom: 0, right: 20)
    covers.layout.invalidateLayout()
    covers.screen.runFrame()
    #expect(covers.view.contentSize == CGSize(width: 680, height: 400))
    covers.view.contentOffset = point(20, -80)
    covers.screen.runFrame()
    // 200 points are free from 100 on: their middle is at 200 of the view, 220 of the content, where item 2 stands.
    #expect(covers.layout.centeredIndexPath == IndexPath(item: 2, section: 0))
    #expect(covers.attributes(2)?.center == point(220, 200))
    #expect(covers.layout.contentOffset(centering: IndexPath(item: 2, section: 0)) == point(20, -80))
  }

  @Test func `Where people read from right to left the row is the mirror image`() {
    let covers = show()
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    /// Left and right edges of what is seen, in hundredths.
    func seen() -> [Int: [CGFloat]] {
      Dictionary(
        uniqueKeysWithValues: covers.view.indexPathsForVisibleItems.map { path in
          let frame = covers.view.convert(covers.view.cellForItem(at: path)?.frame ?? .null, to: nil)
          return (path.item, [frame.minX, frame.maxX, frame.minY].map { ($0 * 100).rounded() / 100 })
        })
    }
    let plain = seen()
    covers.mirror()
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    #expect(plain.keys.sorted() == [2, 3, 4, 5, 6])
    #expect(plain[6] == [284.32, 361.52, 185.91])
    let mirrored: [Int: [CGFloat]] = plain.mapValues { edges in
      let left: CGFloat = 320 - edges[1]
      let right: CGFloat = 320 - edges[0]
      return [(left * 100).rounded() / 100, (right * 100).rounded() / 100, edges[2]]
    }
    #expect(seen() == mirrored)
    // The first one is where reading begins.
    #expect(covers.layout.contentOffset(centering: IndexPath(item: 0, section: 0)) == point(0, 0))
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 4, section: 0)))
    covers.view.contentOffset.x = 0
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 0, section: 0)))
  }

  // MARK: The middle

  @Test func `An item is centred within a point`() {
    let covers = show()
    let path = IndexPath(item: 4, section: 0)
    for (offset, expected) in [(240.0, true), (241, true), (239, true), (241.5, false), (238.5, false)] {
      covers.view.contentOffset.x = offset
      #expect(covers.layout.indexPathIsCentered(path) == expected, "\(offset)")
    }
    #expect(!covers.layout.indexPathIsCentered(IndexPath(item: 40, section: 0)))
    #expect(!covers.layout.indexPathIsCentered(IndexPath(index: 4)))
  }

  @Test func `What scrolls comes to rest with an item in the middle`() {
    let covers = show()
    func target(_ x: CGFloat) -> CGFloat {
      covers.layout.targetContentOffset(forProposedContentOffset: point(x, 7), withScrollingVelocity: point(1, 0)).x
    }
    #expect([-200, 0, 29, 31, 250, 480, 9_000].map { target($0) } == [0, 0, 0, 60, 240, 480, 480])
    #expect(target(.nan).isNaN)
    covers.screen.play(.flick(from: point(250, 240), to: point(150, 240)))
    #expect(covers.screen.advanceUntilRest())
    #expect(covers.view.contentOffset.x > 100)
    #expect(covers.view.contentOffset.x.truncatingRemainder(dividingBy: 60) == 0)
  }

  @Test func `A tap on another cover brings it exactly to the middle`() {
    let covers = show()
    let path = IndexPath(item: 2, section: 0)
    let cell = covers.view.cellForItem(at: path)
    // As programs for UIKit do it.
    let proposed = point((cell?.center.x ?? 0) - covers.view.bounds.width / 2, 0)
    let offset = covers.layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: .zero)
    covers.view.setContentOffset(offset, animated: true)
    #expect(covers.screen.advanceUntilRest())
    #expect(covers.view.contentOffset.x == 120)
    #expect(covers.layout.indexPathIsCentered(path))
    #expect(cell?.frame.inThousandths == rect(220, 180, 120, 120))
  }

  // MARK: Changes

  @Test func `A view of another size keeps the item in the middle`() {
    let covers = show()
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    covers.view.frame.size = CGSize(width: 700, height: 300)
    covers.screen.runFrame()
    #expect(covers.view.contentOffset.x == 240)
    #expect(covers.view.contentSize == CGSize(width: 1180, height: 300))
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 4, section: 0)))
    #expect(covers.attributes(4)?.frame.inThousandths == rect(530, 90, 120, 120))
  }

  @Test(arguments: [false, true])
  func `Larger covers keep the item in the middle`(isMirrored: Bool) {
    let covers = show()
    if isMirrored { covers.mirror() }
    let path = IndexPath(item: 3, section: 0)
    covers.view.contentOffset = covers.layout.contentOffset(centering: path) ?? .zero
    covers.screen.runFrame()
    covers.layout.itemSize = CGSize(width: 150, height: 150)
    covers.layout.minimumLineSpacing = -30
    covers.screen.runFrame()
    #expect(covers.layout.indexPathIsCentered(path))
    #expect(covers.view.contentOffset.x == 360)
  }

  @Test(arguments: [false, true])
  func `The item in the middle stays there when others come and go`(isMirrored: Bool) {
    let covers = show()
    if isMirrored { covers.mirror() }
    covers.view.contentOffset = covers.layout.contentOffset(centering: IndexPath(item: 4, section: 0)) ?? .zero
    covers.screen.runFrame()
    let cell = covers.view.cellForItem(at: IndexPath(item: 4, section: 0))
    covers.counts = [8]
    covers.view.performBatchUpdates {
      covers.view.deleteItems(at: [0, 1, 2].map { IndexPath(item: $0, section: 0) })
      covers.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 7, section: 0)])
    }
    #expect(covers.screen.advanceUntilRest())
    #expect(cell.flatMap(covers.view.indexPath(for:)) == IndexPath(item: 2, section: 0))
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 2, section: 0)))
    #expect(cell?.bounds.size == CGSize(width: 100, height: 100))
    #expect(cell.map { $0.convert($0.bounds, to: nil).inThousandths } == rect(100, 180, 120, 120))
  }

  @Test func `When the item in the middle goes the next one comes there`() {
    let covers = show()
    covers.view.contentOffset.x = 240
    covers.screen.runFrame()
    let next = covers.view.cellForItem(at: IndexPath(item: 5, section: 0))
    covers.counts = [8]
    covers.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
    #expect(covers.screen.advanceUntilRest())
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 4, section: 0)))
    #expect(next.flatMap(covers.view.indexPath(for:)) == IndexPath(item: 4, section: 0))
    // And without a next one, the one before.
    covers.view.contentOffset.x = 420
    covers.screen.runFrame()
    covers.counts = [7]
    covers.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
    #expect(covers.screen.advanceUntilRest())
    #expect(covers.layout.indexPathIsCentered(IndexPath(item: 6, section: 0)))
  }

  @Test func `New covers come out of the distance, those that go leave into it`() {
    let covers = show()
    covers.counts = [9]
    covers.view.performBatchUpdates {
      covers.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      covers.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    let new = covers.view.cellForItem(at: IndexPath(item: 1, section: 0))
    covers.screen.runFrame()
    #expect(new?.layer.presentation().map { $0.opacity < 0.2 } == true)
    #expect(new?.alpha == 1)
    #expect(covers.screen.advanceUntilRest())
    #expect(new?.layer.presentation()?.opacity == 1)
    #expect(
      covers.view.visibleCells.count == covers.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count
    )
  }

  @Test func `An animated change of layout brings the item there that was nearest to the middle`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 100)
    let screen = LayoutScreen(flow, [40])
    screen.view.anchorsVisibleContent = true
    screen.view.contentOffset.y = 1100
    screen.screen.runFrame()
    // Rows of 110 points: the middle of the view, 1340, is in row 12.
    let cell = screen.view.cellForItem(at: IndexPath(item: 12, section: 0))
    let covers = CoverFlowLayout()
    screen.view.setCollectionViewLayout(covers, animated: true)
    screen.screen.advance(by: 0.1)
    #expect(screen.screen.advanceUntilRest())
    #expect(covers.indexPathIsCentered(IndexPath(item: 12, section: 0)))
    #expect(screen.view.contentOffset == point(12 * 120, 0))
    #expect(screen.view.cellForItem(at: IndexPath(item: 12, section: 0)) === cell)
    screen.view.setCollectionViewLayout(flow, animated: true)
    #expect(screen.screen.advanceUntilRest())
    #expect(cell?.frame == rect(10, 1320, 300, 100))
    #expect(screen.view.bounds.contains(cell?.center ?? .zero))
  }

  // MARK: Answers

  @Test(arguments: [false, true])
  func `What is answered for a rectangle is what single items say, all of it, and stays so`(isMirrored: Bool) {
    let covers = show([3, 0, 30, 7])
    if isMirrored { covers.mirror() }
    for offset in stride(from: CGFloat(-40), through: 2_400, by: 77) {
      covers.view.contentOffset.x = offset
      covers.screen.runFrame()
      for width: CGFloat in [0.5, 60, 320, 5_000] {
        let rect = rect(offset, 200, width, 30)
        #expect(covers.contradictions(in: rect) == [])
        #expect(covers.items(in: rect) == covers.itemsOneByOne(in: rect))
      }
    }
  }

  @Test func `Whatever rectangle is asked for, there is an answer`() {
    let covers = show()
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(covers.items(in: .infinite).count == 9)
    #expect(covers.items(in: .null).isEmpty)
    #expect(covers.items(in: rect(-huge / 2, -huge / 2, huge, huge)).count == 9)
    #expect(covers.items(in: rect(1e12, 0, 10, 480)).isEmpty)
    #expect(covers.items(in: rect(-1e12, 0, 10, 480)).isEmpty)
  }

  @Test func `A million items cost what is visible`() {
    let covers = show([1_000_000])
    #expect(covers.view.contentSize == CGSize(width: 60_000_260, height: 480))
    #expect(covers.cellQuestions < 20)
    let questions = covers.countQuestions
    let trace = covers.screen.recordTrace()
    covers.view.contentOffset.x = 30_000_000
    covers.screen.runFrame()
    covers.view.contentOffset.x += 10
    covers.screen.runFrame()
    #expect(covers.layout.centeredIndexPath == IndexPath(item: 500_000, section: 0))
    #expect(covers.countQuestions == questions)
    #expect(covers.cellQuestions < 40)
    let counts = trace.events.compactMap { event -> Int? in
      if case .attributesQueried(_, _, let count) = event.decision { count } else { nil }
    }
    #expect(counts.count == 2)
    #expect(counts.allSatisfy { $0 < 20 })
  }

  @Test func `Views of any size are stood, without items and with one`() {
    for (width, height) in [(0.0, 0.0), (0, 480), (320, 0), (1, 1), (3, 900)] {
      for count in [0, 1, 50] {
        let covers = show([count])
        covers.view.frame = rect(0, 0, width, height)
        covers.screen.runFrame()
        covers.view.contentOffset.x = 13
        covers.screen.runFrame()
        #expect(covers.view.contentSize.width.isFinite)
        #expect(covers.view.visibleCells.allSatisfy { $0.frame.width.isFinite })
      }
    }
    #expect(show([]).layout.centeredIndexPath == nil)
    #expect(show([0, 0]).layout.centeredIndexPath == nil)
  }

  // MARK: Bad input

  @Test func `Covers that would stand on each other are a point apart`() {
    let covers = show { $0.minimumLineSpacing = -1_000 }
    #expect(covers.centers().map(\.x) == [160, 161, 162, 163, 164, 165, 166, 167, 168])
  }

  @Test func `Nothing is behind the viewer, however near the eye and however wide a cover`() {
    let covers = show {
      $0.eyeDistance = 0
      $0.tiltAngle = .pi / 2
    }
    for item in 0..<9 {
      let frame = covers.attributes(item)?.frame ?? .null
      #expect(frame.width >= 0 && frame.width <= 400 && frame.height <= 200, "\(item)")
    }
  }

  @Test func `Numbers that are none change nothing, and are told`() {
    let layout = CoverFlowLayout()
    var sentences: [String] = []
    for change: (CoverFlowLayout) -> Void in [
      { $0.itemSize = CGSize(width: CGFloat.nan, height: 10) }, { $0.itemSize = CGSize(width: -1, height: 10) },
      { $0.minimumLineSpacing = .infinity }, { $0.tiltAngle = .nan }, { $0.zoomFactor = -1 },
      { $0.activeDistance = -5 }, { $0.sideOffset = .nan }, { $0.eyeDistance = .nan },
    ] {
      sentences += sentencesOfErrors { change(layout) }
    }
    #expect(
      sentences == [
        "CoverFlowLayout.itemSize cannot be nan × 10.0: give finite sides of zero or more.",
        "CoverFlowLayout.itemSize cannot be -1.0 × 10.0: give finite sides of zero or more.",
        "CoverFlowLayout.minimumLineSpacing cannot be inf: give a finite number.",
        "CoverFlowLayout.tiltAngle cannot be nan: give a finite number.",
        "CoverFlowLayout.zoomFactor cannot be -1.0: give a finite number of 0.0 or more.",
        "CoverFlowLayout.activeDistance cannot be -5.0: give a finite number of 0.0 or more.",
        "CoverFlowLayout.sideOffset cannot be nan: give a finite number.",
        "CoverFlowLayout.eyeDistance cannot be nan: give a finite number of 0.0 or more.",
      ])
    #expect(layout.itemSize == CGSize(width: 180, height: 180))
    #expect(layout.minimumLineSpacing == -60 && layout.tiltAngle == .pi / 4 && layout.zoomFactor == 0.2)
    #expect(layout.activeDistance == 100 && layout.sideOffset == 40 && layout.eyeDistance == 4.6777)
  }

  @Test func `A number that is none stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CoverFlowLayout().zoomFactor = .nan }
    }
    #expect(
      trapSentence(of: result).contains(
        "CoverFlowLayout.zoomFactor cannot be nan: give a finite number of 0.0 or more."))
  }
}
