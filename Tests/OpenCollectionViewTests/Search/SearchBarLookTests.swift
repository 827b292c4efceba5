import OpenCollectionView
import Testing
import TouchTesting

/// Pictures and places of the parts of a search bar.
@MainActor struct SearchBarLookTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  init() {
    screen.window.addSubview(bar)
    screen.runFrame()
  }

  private var field: UISearchTextField { bar.searchTextField }

  private func picture(_ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: height))
    }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures(in: $0) }
  }

  // X63
  @Test func `parts of the field are moved as the program says`() throws {
    bar.text = "abc"
    bar.showsBookmarkButton = true
    screen.runFrame()
    let text = field.textRect(forBounds: field.bounds)
    let glass = try #require(field.leftView?.frame)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 2), for: .search)
    bar.setPositionAdjustment(UIOffset(horizontal: -5, vertical: 0), for: .bookmark)
    screen.runFrame()
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 4, vertical: 2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
    #expect(field.leftView?.frame == glass.offsetBy(dx: 4, dy: 2))
    let moved = field.textRect(forBounds: field.bounds)
    #expect(moved.minY == text.minY + 1)
    #expect(moved.minX == text.minX + 10)
    let place = field.frame
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    screen.runFrame()
    #expect(field.frame == place.offsetBy(dx: 0, dy: 3))
  }

  // X63
  @Test func `a picture behind the field takes its colour away, and makes it as high`() {
    let image = picture(48)
    #expect(field.backgroundColor != nil)
    let height = bar.intrinsicContentSize.height
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.frame.size.height = bar.intrinsicContentSize.height
    screen.runFrame()
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    #expect(field.backgroundColor == nil)
    #expect(field.frame.height == 48)
    #expect(bar.intrinsicContentSize.height == height + 12)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(field.backgroundColor != nil)
    #expect(bar.intrinsicContentSize.height == height)
  }

  // X63
  @Test func `pictures of the bar and of the scopes lie behind them`() throws {
    let (ground, scopeGround) = (picture(), picture())
    bar.barTintColor = .green
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    bar.setBackgroundImage(ground, for: .any, barMetrics: .default)
    bar.scopeBarBackgroundImage = scopeGround
    bar.frame.size.height = bar.intrinsicContentSize.height
    screen.runFrame()
    #expect(bar.backgroundColor == nil)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === ground)
    let behind = bar.subviews.prefix(2).compactMap { $0 as? UIImageView }
    #expect(behind.map(\.image) == [ground, scopeGround])
    #expect(behind.map(\.frame.maxY) == [bar.bounds.maxY, bar.bounds.maxY])
    #expect(behind[1].frame.minY == field.frame.maxY)
    bar.backgroundImage = nil
    screen.runFrame()
    #expect(bar.backgroundColor == .green)
    #expect(!bar.subviews.contains { ($0 as? UIImageView)?.image === ground })
  }

  // X63
  @Test func `scopes have the pictures and letters of their states, whenever these are set`() throws {
    let (normal, chosen, divider) = (picture(), picture(), picture())
    bar.setScopeBarButtonBackgroundImage(normal, for: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["One", "Two"]
    bar.setScopeBarButtonBackgroundImage(chosen, for: .selected)
    bar.setScopeBarButtonDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    bar.showsScopeBar = true
    screen.runFrame()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === chosen)
    #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === divider)
    var shown = pictures(in: scopes).compactMap(\.image)
    #expect(shown.contains { $0 === normal } && shown.contains { $0 === chosen } && shown.contains { $0 === divider })
    #expect(scopes.backgroundColor == nil)
    bar.selectedScopeButtonIndex = 1
    screen.runFrame()
    shown = pictures(in: scopes).compactMap(\.image)
    #expect(shown.count { $0 === chosen } == 1)
  }

  // X63
  @Test func `pictures of parts are those of their states`() {
    let (own, pressed) = (picture(), picture())
    bar.setImage(own, for: .bookmark, state: .normal)
    bar.setImage(pressed, for: .bookmark, state: .highlighted)
    bar.showsBookmarkButton = true
    screen.runFrame()
    let button = field.rightView as? UIButton
    #expect(button?.image(for: .normal) === own)
    #expect(button?.image(for: .highlighted) === pressed)
    bar.setImage(own, for: .search, state: .normal)
    #expect((field.leftView as? UIImageView)?.image === own)
    bar.setImage(nil, for: .search, state: .normal)
    #expect((field.leftView as? UIImageView)?.image != nil)
    #expect((field.leftView as? UIImageView)?.image !== own)
  }
}
