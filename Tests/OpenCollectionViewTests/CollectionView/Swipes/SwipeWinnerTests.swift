import Testing
import TouchTesting

@testable import OpenCollectionView

/// One finger, or two, and seven that would like to have them: each pair of these meets on one screen, and the table says who wins
/// by which motion, and how the trace tells it.
///
/// The list has a section that scrolls sideways in its first row and rows that can be swiped below; items can be carried after a
/// long press, have a menu in other lists, and are selected by a pan; the list is on top of another controller.
@MainActor struct SwipeWinnerTests {
  /// Who may win.
  enum Contender: String, CaseIterable {
    case scrolling, row, swipe, carrying, menu, edge, selection
  }

  /// What a person does.
  enum Motion: String {
    /// One finger, at once.
    case upwards, sideways, rightwards
    /// The same from the left edge of the screen.
    case fromEdge
    /// One finger rests first, and moves then.
    case restThenSideways, restThenUpwards, restAtEdge
    case rest
    /// Two fingers, at once.
    case twoUpwards, twoSideways
  }

  /// A cell of the table.
  struct Meeting: CustomTestStringConvertible, Sendable {
    var pair: [Contender]
    var motion: Motion
    /// Tells whether the motion is in the section that scrolls sideways.
    var isInRow = false
    var isEditing = false
    var winner: Contender
    /// What the trace says about it.
    var reason: String

    var testDescription: String { "\(pair[0]) or \(pair[1]), \(motion)\(isInRow ? " in a row" : ""): \(winner)" }
  }

  nonisolated static let table: [Meeting] = [
    Meeting(
      pair: [.scrolling, .row], motion: .upwards, isInRow: true, winner: .scrolling,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: RowScrollView#1 says that it should not begin"),
    Meeting(
      pair: [.scrolling, .row], motion: .sideways, isInRow: true, winner: .row,
      reason:
        "ScrollViewPanGestureRecognizer#2 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .swipe], motion: .upwards, winner: .scrolling,
      reason: "item 1-2 is not swiped: the motion is rather along the list than across it"),
    Meeting(
      pair: [.scrolling, .swipe], motion: .sideways, winner: .swipe,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: SwipeRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .carrying], motion: .upwards, winner: .scrolling,
      reason: "MovementRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .carrying], motion: .restThenUpwards, winner: .carrying,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: MovementRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .menu], motion: .upwards, winner: .scrolling,
      reason: "MenuPressRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .menu], motion: .restThenUpwards, winner: .menu,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.scrolling, .edge], motion: .fromEdge, winner: .edge,
      reason:
        "ScrollViewPanGestureRecognizer#1 possible → failed: RecordedCollectionView#1 says that it should not begin"),
    Meeting(
      pair: [.scrolling, .edge], motion: .upwards, winner: .scrolling,
      reason: "ScrollViewPanGestureRecognizer#1 possible → began: moved 11.7 pt, limit 10 pt"),
    Meeting(
      pair: [.scrolling, .selection], motion: .upwards, winner: .scrolling,
      reason:
        "MultipleSelectionRecognizer#1 possible → failed: its delegate MultipleSelectionRecognizer#1 says that it should not begin"
    ),
    Meeting(
      pair: [.scrolling, .selection], motion: .twoUpwards, winner: .selection,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: MultipleSelectionRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .swipe], motion: .sideways, isInRow: true, winner: .row,
      reason: "SwipeRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .swipe], motion: .sideways, winner: .swipe,
      reason: "item 1-2 is swiped: trailing actions"),
    Meeting(
      pair: [.row, .carrying], motion: .sideways, isInRow: true, winner: .row,
      reason: "MovementRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .carrying], motion: .restThenSideways, isInRow: true, winner: .carrying,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: MovementRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .menu], motion: .sideways, isInRow: true, winner: .row,
      reason: "MenuPressRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .menu], motion: .restThenSideways, isInRow: true, winner: .menu,
      reason: "ScrollViewPanGestureRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .edge], motion: .fromEdge, isInRow: true, winner: .edge,
      reason:
        "ScrollViewPanGestureRecognizer#1 possible → failed: UIScreenEdgePanGestureRecognizer#1, which had to fail first, was recognized"
    ),
    Meeting(
      pair: [.row, .edge], motion: .sideways, isInRow: true, winner: .row,
      reason: "ScrollViewPanGestureRecognizer#1 possible → began: moved 10 pt, limit 10 pt"),
    Meeting(
      pair: [.row, .selection], motion: .twoSideways, isInRow: true, winner: .row,
      reason: "MultipleSelectionRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.row, .selection], motion: .sideways, isInRow: true, isEditing: true, winner: .row,
      reason: "MultipleSelectionRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .carrying], motion: .sideways, winner: .swipe,
      reason: "MovementRecognizer#1 possible → failed: SwipeRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .carrying], motion: .restThenSideways, winner: .carrying,
      reason: "SwipeRecognizer#1 possible → failed: MovementRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .menu], motion: .sideways, winner: .swipe,
      reason: "MenuPressRecognizer#1 possible → failed: SwipeRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .menu], motion: .restThenSideways, winner: .menu,
      reason: "SwipeRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .edge], motion: .fromEdge, winner: .edge,
      reason:
        "SwipeRecognizer#1 possible → failed: UIScreenEdgePanGestureRecognizer#1, which had to fail first, was recognized"
    ),
    Meeting(
      pair: [.swipe, .edge], motion: .rightwards, winner: .swipe,
      reason: "item 1-2 is swiped: leading actions"),
    Meeting(
      pair: [.swipe, .selection], motion: .twoSideways, winner: .selection,
      reason: "SwipeRecognizer#1 possible → failed: 2 fingers came down, at most 1 pan"),
    Meeting(
      pair: [.swipe, .selection], motion: .sideways, isEditing: true, winner: .selection,
      reason: "SwipeRecognizer#1 possible → failed: MultipleSelectionRecognizer#1 was recognized first"),
    Meeting(
      pair: [.swipe, .selection], motion: .sideways, winner: .swipe,
      reason:
        "MultipleSelectionRecognizer#1 possible → failed: its delegate MultipleSelectionRecognizer#1 says that it should not begin"
    ),
    Meeting(
      pair: [.carrying, .menu], motion: .rest, winner: .menu,
      reason: "MovementRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.carrying, .menu], motion: .restThenSideways, winner: .menu,
      reason: "MovementRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.carrying, .edge], motion: .fromEdge, winner: .edge,
      reason: "MovementRecognizer#1 possible → failed: moved 20.8 pt, limit 10 pt"),
    Meeting(
      pair: [.carrying, .edge], motion: .restAtEdge, winner: .carrying,
      reason: "UIScreenEdgePanGestureRecognizer#1 possible → failed: MovementRecognizer#1 was recognized first"),
    Meeting(
      pair: [.carrying, .selection], motion: .twoUpwards, winner: .selection,
      reason: "MovementRecognizer#1 possible → failed: 2 fingers came down, 1 required"),
    Meeting(
      pair: [.carrying, .selection], motion: .restThenSideways, isEditing: true, winner: .carrying,
      reason: "MultipleSelectionRecognizer#1 possible → failed: MovementRecognizer#1 was recognized first"),
    Meeting(
      pair: [.menu, .edge], motion: .fromEdge, winner: .edge,
      reason: "MenuPressRecognizer#1 possible → failed: moved 20.8 pt, limit 10 pt"),
    Meeting(
      pair: [.menu, .edge], motion: .restAtEdge, winner: .menu,
      reason: "UIScreenEdgePanGestureRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.menu, .selection], motion: .twoUpwards, winner: .selection,
      reason: "MenuPressRecognizer#1 possible → failed: 2 fingers came down, 1 required"),
    Meeting(
      pair: [.menu, .selection], motion: .restThenSideways, isEditing: true, winner: .menu,
      reason: "MultipleSelectionRecognizer#1 possible → failed: MenuPressRecognizer#1 was recognized first"),
    Meeting(
      pair: [.edge, .selection], motion: .fromEdge, isEditing: true, winner: .edge,
      reason:
        "MultipleSelectionRecognizer#1 possible → failed: UIScreenEdgePanGestureRecognizer#1, which had to fail first, was recognized"
    ),
    Meeting(
      pair: [.edge, .selection], motion: .sideways, isEditing: true, winner: .selection,
      reason: "item 1-2 begins a selection of several: the delegate lets it"),
  ]

  /// A screen on which all of them meet.
  @MainActor final class Arena {
    let stage: SwipeStage
    let navigation: UINavigationController

    init(_ pair: [Contender], isEditing: Bool) {
      stage = SwipeStage([10, 30], isInWindow: false) { list in
        let group = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(52))
        let row = NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: group,
            subitems: [
              NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]))
        row.orthogonalScrollingBehavior = .continuous
        row.swipeProviders = list.swipeProviders
        return UICollectionViewCompositionalLayout { section, _ in section == 0 ? row : list }
      }
      let top = UIViewController()
      top.view.addSubview(stage.view)
      // Below the bar.
      stage.view.frame = CGRect(x: 0, y: 80, width: 375, height: 440)
      let bottom = UIViewController()
      navigation = UINavigationController()
      navigation.viewControllers = [bottom, top]
      if pair.contains(.carrying) { stage.view.addGestureRecognizer(MovementRecognizer()) }
      if pair.contains(.menu) { stage.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
      if isEditing {
        stage.view.isEditing = true
        stage.view.allowsSelectionDuringEditing = true
        stage.view.allowsMultipleSelectionDuringEditing = true
      }
      stage.screen.show(navigation)
      stage.rest()
      stage.trace.removeAll()
      stage.log = []
    }

    func move(_ motion: Motion, isInRow: Bool) {
      let row = stage.view.convert(CGPoint(x: 0, y: isInRow ? 26 : 182), to: stage.screen.window).y
      let middle = CGPoint(x: 200, y: row)
      func drag(_ start: CGPoint, _ way: CGPoint) -> TouchScript {
        .drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), holding: 0)
      }
      func looked(_ script: TouchScript) { stage.screen.play(script) }
      switch motion {
      case .upwards: looked(drag(middle, CGPoint(x: 6, y: -60)))
      case .sideways: looked(drag(middle, CGPoint(x: -120, y: 6)))
      case .rightwards: looked(drag(CGPoint(x: 60, y: row), CGPoint(x: 120, y: 6)))
      case .fromEdge: looked(drag(CGPoint(x: 4, y: row), CGPoint(x: 250, y: 6)))
      case .rest: looked(.press(at: middle, duration: 1.2))
      case .restThenSideways, .restThenUpwards, .restAtEdge:
        let start = motion == .restAtEdge ? CGPoint(x: 4, y: row) : middle
        let way =
          motion == .restThenUpwards ? CGPoint(x: 0, y: -60) : CGPoint(x: motion == .restAtEdge ? 120 : -120, y: 0)
        stage.screen.press(at: start)
        stage.screen.pass(0.9)
        for step in 1...10 {
          stage.screen.move(
            to: CGPoint(x: start.x + way.x * CGFloat(step) / 10, y: start.y + way.y * CGFloat(step) / 10))
        }
      case .twoUpwards: looked(.twoFingers(at: middle, distance: 60, to: CGPoint(x: 200, y: row - 110)))
      case .twoSideways: looked(.twoFingers(at: middle, distance: 60, to: CGPoint(x: 60, y: row)))
      }
    }

    /// Everybody who has done anything.
    var winners: Set<Contender> {
      var winners: Set<Contender> = []
      let view = stage.view
      if view.contentOffset.y != -view.adjustedContentInset.top { winners.insert(.scrolling) }
      if view.orthogonalContentOffset(forSection: 0) != .zero { winners.insert(.row) }
      if view.state.swipes?.row != nil || view.state.swipes?.ending.isEmpty == false { winners.insert(.swipe) }
      if !view.interactiveMovements.isEmpty { winners.insert(.carrying) }
      if stage.screen.scene.menuOverlay != nil { winners.insert(.menu) }
      if navigation.change != nil || navigation.viewControllers.count == 1 { winners.insert(.edge) }
      if view.indexPathsForSelectedItems?.isEmpty == false { winners.insert(.selection) }
      return winners
    }
  }

  // I81
  @Test(arguments: table) func `of each two the one wins that the table names`(_ meeting: Meeting) {
    let arena = Arena(meeting.pair, isEditing: meeting.isEditing)
    arena.move(meeting.motion, isInRow: meeting.isInRow)
    #expect(arena.winners == [meeting.winner])
    #expect(arena.stage.trace.text.contains(meeting.reason))
  }

  @Test func `every pair is in the table`() {
    var missing: [[Contender]] = []
    for (index, one) in Contender.allCases.enumerated() {
      for other in Contender.allCases.dropFirst(index + 1)
      where !Self.table.contains(where: { Set($0.pair) == [one, other] }) { missing.append([one, other]) }
    }
    #expect(missing == [])
  }
}
