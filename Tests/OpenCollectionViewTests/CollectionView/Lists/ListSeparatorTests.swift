import OpenCollectionView
import Testing
import TouchTesting

/// The lines between rows: which there are, and where.
@MainActor struct ListSeparatorTests {
  // I147
  @Test func `A line with an effect has its colour in front of that, and a line of one pixel has no more pixels`() {
    let list = ListScreen([3], .plain) { $0.separatorConfiguration.visualEffect = UIBlurEffect(style: .regular) }
    let lines = list.view.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden && $0.alpha == 1 }
    #expect(lines.count == 3)
    for line in lines {
      let effect = line.subviews.first as? UIVisualEffectView
      #expect(effect?.effect != nil)
      #expect(effect?.frame == line.bounds)
      #expect(effect?.contentView.backgroundColor == .separator)
      #expect(line.backgroundColor == nil)
    }
  }

  @Test func `A plain list has a line below each row, in front of it, from its text to the edge`() {
    // I38, I39, I40
    let list = ListScreen([3], .plain)
    #expect(
      list.lines == [43.5, 87.5, 131.5].map { CGRect(x: 16, y: $0, width: 284, height: 0.5) })
    #expect(list.lineViews.allSatisfy { $0.backgroundColor == .separator && $0.superview === list.view })
    let row = list.cell(0, 0)
    #expect(list.lineViews.allSatisfy { $0.layer.zPosition > row?.layer.zPosition ?? .infinity })
    #expect(list.lineViews.allSatisfy { $0.layer.zPosition < 200 })
  }

  @Test(arguments: [ListScreen.Appearance.grouped, .insetGrouped])
  func `A group has lines between its rows, and none below the last`(_ appearance: ListScreen.Appearance) {
    // I38
    let list = ListScreen([3, 1, 2], appearance)
    #expect(list.lineEnds == [79, 123, 325])
    #expect(list.lines.first?.minX == (appearance == .grouped ? 16 : 32))
    #expect(list.lines.first?.maxX == (appearance == .grouped ? 300 : 284))
  }

  @Test(arguments: [(1, 1.0), (2, 0.5), (3, 0.333)])
  func `A line is one pixel thick on every screen`(_ scale: CGFloat, _ thickness: CGFloat) {
    // I39
    let list = ListScreen([2], .plain, scale: scale)
    #expect(list.lines.map(\.height) == [thickness, thickness])
    #expect(list.lineEnds == [44, 88])
  }

  @Test func `Sidebars have no lines unless they are wanted`() {
    // I6, I38
    #expect(ListScreen([3], .sidebar).lines.isEmpty)
    #expect(ListScreen([3], .sidebarPlain).lines.isEmpty)
    #expect(ListScreen([3], .sidebar) { $0.showsSeparators = true }.lineEnds == [44, 88])
    #expect(ListScreen([3], .sidebarPlain) { $0.showsSeparators = true }.lineEnds == [44, 88, 132])
  }

  @Test func `An inset counts from the edge of the row, and the other edge stays automatic`() {
    // I42: measured on iOS 26.1 in a card from 16 to 377
    let list = ListScreen([2], .insetGrouped, width: 393, scale: 3) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 48
    }
    #expect(list.lines.map(\.minX) == [64])
    #expect(list.lines.map(\.maxX) == [377])
    let both = ListScreen([1], .plain) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 0, trailing: 30)
    }
    #expect(both.lines == [CGRect(x: 0, y: 43.5, width: 270, height: 0.5)])
  }

  @Test func `A line begins where the text of its row does`() {
    // I40, I41
    let list = ListScreen([3], .plain) { _ in
    } prepare: {
      $0.configure = { cell, path in
        guard path.item < 2 else { return }
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        if path.item == 1 { content.directionalLayoutMargins.leading = 70 }
        cell.contentConfiguration = content
      }
    }
    #expect(list.lines.map(\.minX) == [16, 70, 16])
    let cell = list.cell(0, 0)
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.directionalLayoutMargins.leading = 50
    cell?.contentConfiguration = content
    list.screen.runFrame()
    #expect(list.lines.map(\.minX) == [50, 70, 16])
    #expect(cell?.separatorLayoutGuide.layoutFrame.minX == 50)
  }

  @Test func `From right to left a line runs from the text to the left edge`() {
    // I40
    let list = ListScreen([1], .plain, isMirrored: true)
    let line = list.lineViews.first
    #expect(
      line?.convert(line?.bounds ?? .zero, to: list.screen.window) == CGRect(x: 0, y: 43.5, width: 284, height: 0.5))
    let inset = ListScreen([1], .plain, isMirrored: true) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 90
    }
    let other = inset.lineViews.first
    #expect(other?.convert(other?.bounds ?? .zero, to: inset.screen.window).maxX == 210)
  }

  @Test func `A line above a row is seen where it is asked for, at the row's upper edge`() {
    // I38, I39
    let list = ListScreen([2], .insetGrouped) { $0.separatorConfiguration.topSeparatorVisibility = .visible }
    #expect(list.lines.map(\.minY) == [35, 78.5, 79])
    let last = ListScreen([2], .grouped) { $0.separatorConfiguration.bottomSeparatorVisibility = .visible }
    #expect(last.lineEnds == [79, 123])
    let none = ListScreen([2], .plain) { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }
    #expect(none.lines.isEmpty)
  }

  @Test func `The item's own handler has the last word, and is asked for what comes into sight only`() {
    // I43
    var asked: [IndexPath] = []
    var given: [UIListSeparatorConfiguration] = []
    let list = ListScreen([1_000], .plain, height: 440) {
      $0.separatorConfiguration.color = .green
      $0.itemSeparatorHandler = { path, lines in
        asked.append(path)
        given.append(lines)
        var lines = lines
        if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { lines.color = .red }
        return lines
      }
    }
    #expect(asked == (0..<10).map { list.path(0, $0) })
    #expect(given.allSatisfy { $0.color == .green })
    #expect(list.lineEnds == [44, 132, 176, 220, 264, 308, 352, 396, 440])
    #expect(list.lineViews.map(\.backgroundColor).prefix(3) == [.green, .red, .green])
    asked = []
    list.view.contentOffset.y = 22
    list.screen.runFrame()
    #expect(asked == [list.path(0, 10)])
    asked = []
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    #expect(asked == [])
  }

  @Test func `Without lines nobody is asked about them`() {
    // I43
    var asked = 0
    let list = ListScreen([3], .plain) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { _, lines in
        asked += 1
        return lines
      }
    }
    #expect(list.lines.isEmpty && asked == 0)
  }

  @Test func `Headers, footers and a first item that is a header have no lines`() {
    // I8, I38
    let list = ListScreen([2], .plain) {
      $0.headerMode = .firstItemInSection
      $0.footerMode = .supplementary
    }
    #expect(list.lineEnds == [110])
  }

  @Test func `Lines beside a row that is selected or pressed are not seen, and come back`() {
    // I44
    let list = ListScreen([4], .plain)
    list.view.selectItem(at: list.path(0, 1), animated: false, scrollPosition: [])
    #expect(list.lineEnds == [132, 176])
    list.view.deselectItem(at: list.path(0, 1), animated: false)
    #expect(list.lineEnds == [44, 88, 132, 176])
    let finger = list.screen.touch(at: CGPoint(x: 100, y: 20))
    list.screen.advance(by: 0.3)
    #expect(list.cell(0, 0)?.isHighlighted == true)
    #expect(list.lineEnds == [88, 132, 176])
    finger.cancel()
    list.screen.runFrame()
    #expect(list.lineEnds == [44, 88, 132, 176])
  }

  @Test func `Between two selected rows the line has a colour of its own`() {
    // I44
    let list = ListScreen([4], .plain) { $0.separatorConfiguration.multipleSelectionColor = .blue }
    list.view.allowsMultipleSelection = true
    for item in 1...2 { list.view.selectItem(at: list.path(0, item), animated: false, scrollPosition: []) }
    #expect(list.lineEnds == [88, 176])
    #expect(list.lineViews.map(\.backgroundColor) == [.blue, .separator])
    list.view.deselectItem(at: list.path(0, 1), animated: false)
    #expect(list.lineViews.map(\.backgroundColor) == [.separator, .separator])
    #expect(list.lineEnds == [44, 176])
  }

  @Test func `A row that comes into sight selected hides the line of the row before it`() {
    // I44
    let list = ListScreen([30], .plain, height: 440)
    list.view.selectItem(at: list.path(0, 10), animated: false, scrollPosition: [])
    list.view.contentOffset.y = 30
    list.screen.runFrame()
    #expect(list.lineEnds.max() == 396)
  }

  @Test func `Insets that are no numbers count as automatic, larger ones leave no line`() {
    // I42
    let list = ListScreen([1], .plain) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: .nan, leading: .nan, bottom: .infinity, trailing: -.infinity)
    }
    #expect(list.lines == [CGRect(x: 16, y: 43.5, width: 284, height: 0.5)])
    let wide = ListScreen([1], .plain) { $0.separatorConfiguration.bottomSeparatorInsets.leading = 5000 }
    #expect(wide.lines.map(\.width) == [0])
  }

  @Test func `Lines take no touches, and are no elements for assistive tools`() {
    let list = ListScreen([2], .plain)
    #expect(
      list.screen.window.hitTest(CGPoint(x: 100, y: 43.75), with: nil)?.isDescendant(of: list.cell(0, 0) ?? list.view)
        == true)
    #expect(list.lineViews.allSatisfy { !$0.isAccessibilityElement })
  }

  @Test func `A list's cell has no line in another layout, and none of its own in a list`() {
    // I39
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 44)
    let other = ListScreen([3], flow)
    #expect(other.lines.isEmpty)
    let list = ListScreen([3], .plain)
    for screen in [other, list] {
      #expect(screen.cell(0, 0)?.subviews.contains { $0.frame.height <= 1 } == false)
    }
  }
}
