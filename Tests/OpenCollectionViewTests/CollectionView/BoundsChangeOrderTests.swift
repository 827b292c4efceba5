import OpenCollectionView
import Testing
import TouchTesting

/// The order of calls recorded on iOS 26.1, with the offset that each call saw. A layout that always answers yes.
@MainActor struct BoundsChangeOrderTests {
  enum Layout: CaseIterable {
    case list
    case flow

    @MainActor func screen() -> RecordedScreen {
      let recorded = self == .list ? RecordedScreen(RecordedListLayout.init) : RecordedScreen(RecordedFlowLayout.init)
      recorded.show()
      return recorded
    }
  }

  /// The pass that follows a move to 40.
  static let passAt40 = """
    returns
    40 layoutSubviews begin
    40 prepare()
    40 collectionViewContentSize
    40 layoutAttributesForElements(in: (0, 0, 200, 600))
    40 collectionViewContentSize
    40 cellForItemAt 0-6
    40 layoutSubviews end
    """

  private func calls(of layout: Layout, _ action: (UICollectionView) -> Void) -> String {
    let recorded = layout.screen()
    action(recorded.view)
    recorded.log.note("returns")
    recorded.screen.runFrame()
    return recorded.takeCalls()
  }

  @Test(arguments: Layout.allCases)
  func `An assigned offset invalidates when it has been taken on, and the delegate hears last`(layout: Layout) {
    // C6
    let calls = calls(of: layout) { $0.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(
      calls == """
        0 shouldInvalidateLayout(forBoundsChange: 40)
        0 invalidationContext(forBoundsChange: 40)
        40 invalidateLayout()
        40 invalidateLayout(with: that context)
        40 scrollViewDidScroll
        \(Self.passAt40)
        """)
  }

  @Test(arguments: Layout.allCases)
  func `Assigned bounds invalidate as an assigned offset does, but the delegate hears nothing`(layout: Layout) {
    // C6
    let calls = calls(of: layout) { $0.bounds = CGRect(x: 0, y: 40, width: 200, height: 300) }
    #expect(
      calls == """
        0 shouldInvalidateLayout(forBoundsChange: 40)
        0 invalidationContext(forBoundsChange: 40)
        40 invalidateLayout()
        40 invalidateLayout(with: that context)
        \(Self.passAt40)
        """)
  }

  @Test(arguments: Layout.allCases)
  func `An offset that is set without animation invalidates before it is taken on`(layout: Layout) {
    // C6
    let calls = calls(of: layout) { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
    #expect(
      calls == """
        0 shouldInvalidateLayout(forBoundsChange: 40)
        0 invalidationContext(forBoundsChange: 40)
        0 invalidateLayout()
        0 invalidateLayout(with: that context)
        40 scrollViewDidScroll
        \(Self.passAt40)
        """)
  }

  @Test(arguments: Layout.allCases)
  func `Scrolling to a rectangle without animation is as setting the offset`(layout: Layout) {
    // C6
    let calls = calls(of: layout) {
      $0.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    }
    #expect(
      calls == """
        0 shouldInvalidateLayout(forBoundsChange: 40)
        0 invalidationContext(forBoundsChange: 40)
        0 invalidateLayout()
        0 invalidateLayout(with: that context)
        40 scrollViewDidScroll
        \(Self.passAt40)
        """)
  }

  @Test(arguments: Layout.allCases)
  func `Scrolling to an item without animation is as setting the offset`(layout: Layout) {
    // C6
    let calls = calls(of: layout) { $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false) }
    #expect(
      calls == """
        0 shouldInvalidateLayout(forBoundsChange: 300)
        0 invalidationContext(forBoundsChange: 300)
        0 invalidateLayout()
        0 invalidateLayout(with: that context)
        300 scrollViewDidScroll
        returns
        300 layoutSubviews begin
        300 prepare()
        300 collectionViewContentSize
        300 layoutAttributesForElements(in: (0, 300, 200, 300))
        300 collectionViewContentSize
        300 cellForItemAt 0-6
        300 cellForItemAt 0-7
        300 cellForItemAt 0-8
        300 cellForItemAt 0-9
        300 cellForItemAt 0-10
        300 cellForItemAt 0-11
        300 layoutSubviews end
        """)
  }

  enum AnimatedScroll: CaseIterable {
    case offset
    case rectangle
    case item

    @MainActor func start(in view: UICollectionView) {
      switch self {
      case .offset: view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      case .rectangle: view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: true)
      case .item: view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: true)
      }
    }

    var target: String { self == .item ? "300" : "40" }

    /// What follows the pass of each frame in which the content moves; see `lookAhead`. The pacing is our choice.
    func lookAhead(in layout: Layout) -> String {
      switch (self, layout) {
      case (.offset, _), (.rectangle, _): "- - - 7 8 9 10 - - - - 11 - - - - - -"
      case (.item, .list): "- - - 7 8 9 10 11 12 ? 13 14 ? 15 ? 16 ? -"
      case (.item, .flow): "- - - 7 8 9 10 11 ? 12 13 14 ? 15 ? 16 ? -"
      }
    }
  }

  @Test(arguments: Layout.allCases, AnimatedScroll.allCases)
  func `An animated scroll invalidates for its end at once, and then for each frame`(
    layout: Layout, scroll: AnimatedScroll
  ) {
    // C6
    let recorded = layout.screen()
    scroll.start(in: recorded.view)
    recorded.log.note("returns")
    recorded.screen.runFrame()
    #expect(
      recorded.takeCalls() == """
        0 shouldInvalidateLayout(forBoundsChange: \(scroll.target))
        0 invalidationContext(forBoundsChange: \(scroll.target))
        0 invalidateLayout()
        0 invalidateLayout(with: that context)
        returns
        0 layoutSubviews begin
        0 prepare()
        0 collectionViewContentSize
        0 layoutAttributesForElements(in: (0, 0, 200, 300))
        0 collectionViewContentSize
        0 layoutSubviews end
        """)
    var ends = 0
    var ahead: [String] = []
    var newCell: [String] = ["cellForItemAt 0-6"]
    for _ in 1...24 {
      let old = recorded.view.contentOffset.y
      recorded.screen.advance(by: 1.0 / 60)
      let new = recorded.view.contentOffset.y
      let lines = recorded.log.takeLines()
      let end =
        lines.contains("\(number(new)) scrollViewDidEndScrollingAnimation")
        ? ["scrollViewDidEndScrollingAnimation"] : []
      ends += end.count
      guard new != old else {
        #expect(lines == end.map { "\(number(new)) \($0)" })
        continue
      }
      let top = new < 300 ? "(0, 0, 200, 600)" : "(0, 300, 200, 300)"
      let asked = [
        "shouldInvalidateLayout(forBoundsChange: \(number(new)))",
        "invalidationContext(forBoundsChange: \(number(new)))",
      ]
      let pass =
        ["invalidateLayout()", "invalidateLayout(with: that context)", "scrollViewDidScroll"] + end + [
          "layoutSubviews begin", "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in: \(top))",
          "collectionViewContentSize",
        ] + newCell + ["layoutSubviews end"]
      newCell = []
      let expected = asked.map { "\(number(old)) \($0)" } + pass.map { "\(number(new)) \($0)" }
      #expect(Array(lines.prefix(expected.count)) == expected)
      ahead.append(
        lookAhead(
          lines.dropFirst(expected.count).map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }))
    }
    #expect(ends == 1)
    #expect(ahead.joined(separator: " ") == scroll.lookAhead(in: layout))
    #expect(number(recorded.view.contentOffset.y) == scroll.target)
  }

  /// What follows a pass of moving content, in a word: nothing, the item of a cell, which brings an empty pass, or a question
  /// for what lies ahead.
  private func lookAhead(_ calls: [String]) -> String {
    guard let first = calls.first else { return "-" }
    guard first.hasPrefix("cellForItemAt 0-") else {
      #expect(calls == ["layoutAttributesForElements(in: (0, 300, 200, 600))", "collectionViewContentSize"])
      return "?"
    }
    #expect(calls.dropFirst() == ["layoutSubviews begin", "layoutSubviews end"])
    return String(first.dropFirst("cellForItemAt 0-".count))
  }

  @Test func `The last step of an animated scroll and its end share a frame when the offset still changes`() {
    let recorded = Layout.flow.screen()
    AnimatedScroll.item.start(in: recorded.view)
    recorded.screen.advance(by: 1)
    let calls = recorded.takeCalls().split(separator: "\n")
    #expect(
      calls.suffix(8).joined(separator: "\n") == """
        300 scrollViewDidScroll
        300 scrollViewDidEndScrollingAnimation
        300 layoutSubviews begin
        300 prepare()
        300 collectionViewContentSize
        300 layoutAttributesForElements(in: (0, 300, 200, 300))
        300 collectionViewContentSize
        300 layoutSubviews end
        """)
  }

  @Test(arguments: Layout.allCases)
  func `A drag begins, invalidates, and tells of the scroll`(layout: Layout) {
    // C6
    let recorded = layout.screen()
    recorded.view.isPrefetchingEnabled = false
    let x = 100.0
    recorded.screen.play(
      .samples([
        (0, CGPoint(x: x, y: 200)), (0.016, CGPoint(x: x, y: 185)), (0.032, CGPoint(x: x, y: 170)),
        (0.048, CGPoint(x: x, y: 155)), (0.298, CGPoint(x: x, y: 155)),
      ]))
    #expect(
      recorded.takeCalls() == """
        0 scrollViewWillBeginDragging
        0 shouldInvalidateLayout(forBoundsChange: 5)
        0 invalidationContext(forBoundsChange: 5)
        5 invalidateLayout()
        5 invalidateLayout(with: that context)
        5 scrollViewDidScroll
        5 layoutSubviews begin
        5 prepare()
        5 collectionViewContentSize
        5 layoutAttributesForElements(in: (0, 0, 200, 600))
        5 collectionViewContentSize
        5 cellForItemAt 0-6
        5 layoutSubviews end
        5 shouldInvalidateLayout(forBoundsChange: 20)
        5 invalidationContext(forBoundsChange: 20)
        20 invalidateLayout()
        20 invalidateLayout(with: that context)
        20 scrollViewDidScroll
        20 layoutSubviews begin
        20 prepare()
        20 collectionViewContentSize
        20 layoutAttributesForElements(in: (0, 0, 200, 600))
        20 collectionViewContentSize
        20 layoutSubviews end
        20 shouldInvalidateLayout(forBoundsChange: 35)
        20 invalidationContext(forBoundsChange: 35)
        35 invalidateLayout()
        35 invalidateLayout(with: that context)
        35 scrollViewDidScroll
        35 layoutSubviews begin
        35 prepare()
        35 collectionViewContentSize
        35 layoutAttributesForElements(in: (0, 0, 200, 600))
        35 collectionViewContentSize
        35 layoutSubviews end
        """)
  }

  @Test(arguments: Layout.allCases)
  func `While the layout is invalid its question is not asked again`(layout: Layout) {
    // C6
    let recorded = layout.screen()
    recorded.view.contentOffset.y = 5
    recorded.log.clear()
    recorded.view.contentOffset.y = 20
    recorded.view.setContentOffset(CGPoint(x: 0, y: 35), animated: false)
    recorded.log.note("returns")
    recorded.screen.runFrame()
    #expect(
      recorded.takeCalls() == """
        20 scrollViewDidScroll
        35 scrollViewDidScroll
        returns
        35 layoutSubviews begin
        35 prepare()
        35 collectionViewContentSize
        35 layoutAttributesForElements(in: (0, 0, 200, 600))
        35 collectionViewContentSize
        35 cellForItemAt 0-6
        35 layoutSubviews end
        """)
  }

  @Test(arguments: [true, false])
  func `A layout that answers no is asked once, and nothing else of it`(isAssigned: Bool) {
    // C6
    let recorded = RecordedScreen { log in
      let layout = RecordedListLayout(log: log)
      layout.answersToBoundsChange = false
      return layout
    }
    recorded.show()
    if isAssigned {
      recorded.view.contentOffset.y = 20
    } else {
      recorded.view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    }
    recorded.log.note("returns")
    recorded.screen.runFrame()
    // The rectangle not yet covered is asked for.
    #expect(
      recorded.takeCalls() == """
        0 shouldInvalidateLayout(forBoundsChange: 20)
        20 scrollViewDidScroll
        returns
        20 layoutSubviews begin
        20 layoutAttributesForElements(in: (0, 0, 200, 600))
        20 collectionViewContentSize
        20 cellForItemAt 0-6
        20 layoutSubviews end
        """)
  }

  @Test(arguments: Layout.allCases)
  func `A new size prepares the layout before its setter returns`(layout: Layout) {
    // C6
    let recorded = layout.screen()
    recorded.view.frame.size.height = 200
    #expect(
      recorded.takeCalls() == """
        0 shouldInvalidateLayout(forBoundsChange: 0)
        0 invalidationContext(forBoundsChange: 0)
        0 invalidateLayout()
        0 invalidateLayout(with: that context)
        0 prepare()
        0 collectionViewContentSize
        """)
  }

  @Test func `An offset that is already taken asks nothing`() {
    // C6
    let recorded = Layout.list.screen()
    recorded.view.contentOffset = .zero
    recorded.view.setContentOffset(.zero, animated: false)
    recorded.view.setContentOffset(.zero, animated: true)
    recorded.screen.advance(by: 1)
    #expect(recorded.takeCalls() == "")
  }

  @Test func `A flow layout's context for a new size names places, and for scrolling along nothing`() {
    // C5
    let grid = GridScreen([100])
    func flags(_ bounds: CGRect) -> [Bool] {
      let context = grid.layout.invalidationContext(forBoundsChange: bounds)
      guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return [] }
      return [context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics]
    }
    #expect(flags(CGRect(x: 0, y: 100, width: 320, height: 480)) == [false, false])
    #expect(flags(CGRect(x: 10, y: 0, width: 320, height: 480)) == [true, false])
    #expect(flags(CGRect(x: 0, y: 0, width: 320, height: 400)) == [true, false])
    #expect(flags(CGRect(x: 0, y: 0, width: 300, height: 480)) == [true, false])
  }

  @Test func `A plain layout never changes with the bounds, a flow layout with the size across`() {
    // C6
    let grid = GridScreen([100])
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!grid.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 300)))
    #expect(grid.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 480)))
  }
}
