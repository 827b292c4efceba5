import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CellBackgroundTests {
  private func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test func `A background lies behind the content and fills the cell`() {
    let cell = cell()
    cell.backgroundConfiguration = .listCell()
    cell.layoutIfNeeded()
    #expect(cell.subviews.count == 2)
    #expect(cell.subviews.last === cell.contentView)
    #expect(cell.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test func `A background keeps its insets, where lines begin and end`() {
    let cell = cell()
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.frame == CGRect(x: 20, y: 1, width: 175, height: 57))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.frame == CGRect(x: 5, y: 1, width: 175, height: 57))
  }

  @Test func `Margins are added at the edges that say so`() {
    let cell = cell()
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    var background = UIBackgroundConfiguration.listCell()
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.frame == CGRect(x: 16, y: 0, width: 168, height: 60))
  }

  // I146
  @Test func `An effect lies below the fill, has its corners, and goes with it`() {
    let cell = cell()
    var background = UIBackgroundConfiguration.clear()
    #expect(background.visualEffect == nil)
    background.visualEffect = UIBlurEffect(style: .regular)
    background.cornerRadius = 12
    #expect(background != .clear())
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    cell.subviews.first?.layoutIfNeeded()
    let effect = cell.subviews.first?.subviews.first as? UIVisualEffectView
    #expect(effect?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(effect?.layer.cornerRadius == 12)
    #expect(effect?.clipsToBounds == true)
    #expect(effect?.isHidden == false)
    background.visualEffect = nil
    cell.backgroundConfiguration = background
    #expect(effect?.isHidden == true)
    #expect(effect?.effect == nil)
    background.visualEffect = UIBlurEffect(style: .dark)
    background.customView = UIView()
    cell.backgroundConfiguration = background
    #expect(effect?.isHidden == true)
  }

  @Test func `A background takes the place of background views, and they of it`() {
    let cell = cell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.subviews.count == 2)
    let view = UIView()
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews == [view, cell.contentView])
  }

  @Test func `A selected view drops the background, too`() {
    let cell = cell()
    cell.backgroundConfiguration = .listCell()
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `No background view where there is none leaves the background`() {
    let cell = cell()
    cell.backgroundConfiguration = .listCell()
    cell.backgroundView = nil
    #expect(cell.backgroundConfiguration == .listCell())
  }

  @Test func `A list's background is grey while the cell is pressed or selected, and as before later`() throws {
    let stage = CellStage(2)
    let cell = try #require(stage.cell(0))
    cell.backgroundConfiguration = .listCell()
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.isSelected = false
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration == .listCell())
    cell.isHighlighted = true
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func `A colour that was set stays in every state`() {
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = .systemTeal
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemTeal)
    var view = UIViewConfigurationState(traitCollection: .current)
    view.isHighlighted = true
    #expect(UIBackgroundConfiguration.listPlainCell().updated(for: view).backgroundColor == .systemGray4)
  }

  @Test func `A background does not follow the state where that is turned off`() throws {
    let stage = CellStage(2)
    let cell = try #require(stage.cell(0))
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listCell()
    cell.isSelected = true
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration == .listCell())
  }

  @Test func `Backgrounds of sides of windows show nothing until they are chosen`() {
    let side = UIBackgroundConfiguration.listSidebarCell()
    #expect(side.backgroundColor == .clear)
    #expect(side.cornerRadius == 10)
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == side)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter() == .clear())
    #expect(UIBackgroundConfiguration.listSidebarHeader() == .clear())
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .secondarySystemBackground)
  }

  @Test func `A background without a colour is in the tint`() {
    #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .clear)
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .red) == .blue)
  }
}
