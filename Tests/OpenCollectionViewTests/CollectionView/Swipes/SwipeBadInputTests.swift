import Testing
import TouchTesting

@testable import OpenCollectionView

/// Providers, actions and data as no program should have them.
@MainActor struct SwipeBadInputTests {
  let stage = SwipeStage()

  private func action(_ title: String?, _ handler: @escaping UIContextualAction.Handler = { _, _, _ in })
    -> UIContextualAction
  {
    UIContextualAction(style: .normal, title: title, handler: handler)
  }

  @Test func `a provider that answers something else each time is held to its first answer`() {
    var answers = 0
    stage.trailing = { [stage] item in
      if stage.view.state.swipes?.isDescribing == true { return nil }
      answers += 1
      return stage.configuration(answers % 2 == 1 ? ["Delete", "Flag"] : [], .normal, at: item)
    }
    stage.screen.press(at: CGPoint(x: 340, y: 26))
    for x in stride(from: 330.0, through: 100, by: -10) { stage.screen.move(to: CGPoint(x: x, y: 26)) }
    for x in stride(from: 100.0, through: 190, by: 10) { stage.screen.move(to: CGPoint(x: x, y: 26)) }
    #expect(answers == 1)
    #expect(stage.buttons.count == 2)
    stage.screen.pass(0.5)
    stage.screen.lift(at: CGPoint(x: 190, y: 26))
    stage.rest()
    #expect(stage.shift(0) == -194)
    // The next pull asks again, and is answered that there is nothing.
    stage.tap(5)
    stage.rest()
    stage.swipe(0, by: -160)
    #expect(answers == 2)
    #expect(stage.shift(0) == 0)
  }

  @Test func `actions without titles and pictures are buttons of 44 points that work, and nothing to tools`() {
    stage.trailing = { [self, stage] _ in
      UISwipeActionsConfiguration(
        actions: [nil, ""].map { title in
          action(title) { _, _, completion in
            stage.log.append("done")
            completion(true)
          }
        })
    }
    stage.swipe(1, by: -90)
    stage.rest()
    #expect(stage.buttonFrames.map(\.width) == [44, 44])
    #expect(stage.shift(1) == -118)
    stage.tap(1, x: 340)
    stage.rest()
    #expect(stage.log.last == "done")
    #expect(stage.takeDecisions().contains("1 performs an action without a name: its button was tapped"))
    #expect(stage.cell(4)?.offeredActions.map(\.name) == ["Delete", "Flag", "Read"])
    stage.view.reconfigureItems(at: [stage.path(4)])
    #expect(stage.cell(4)?.offeredActions.map(\.name) == ["Read"])
  }

  @Test(arguments: [375.0, 100]) func `twelve actions share four fifths of the row`(width: Double) {
    let stage = SwipeStage(width: CGFloat(width))
    stage.trailing = { [self] _ in
      UISwipeActionsConfiguration(actions: (0..<12).map { action("Action \($0)") })
    }
    stage.screen.press(at: CGPoint(x: width - 5, y: 26))
    stage.screen.move(to: CGPoint(x: width - 25, y: 26))
    stage.screen.move(to: CGPoint(x: width * 0.35, y: 26))
    stage.screen.pass(0.5)
    stage.screen.lift(at: CGPoint(x: width * 0.35, y: 26))
    stage.rest()
    #expect(stage.shift(0) == CGFloat(-width * 0.8))
    let frames = stage.buttonFrames
    #expect(frames.count == 12)
    #expect(frames.allSatisfy { $0.minX >= CGFloat(width * 0.2) && $0.maxX <= CGFloat(width) && $0.width > 0 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.maxX < $0.minX })
  }

  @Test
  func `an item that is deleted while a finger has it, while it is open and while it settles takes its buttons along`()
  {
    for phase in 0..<3 {
      switch phase {
      case 0:
        stage.screen.press(at: CGPoint(x: 340, y: 26))
        stage.screen.move(to: CGPoint(x: 250, y: 26))
      case 1: stage.open(0)
      default: stage.flick(0, by: -60)
      }
      stage.delete(stage.path(0))
      if phase == 0 {
        stage.screen.move(to: CGPoint(x: 200, y: 26))
        #expect(stage.shift(0) == 0)
        stage.screen.lift(at: CGPoint(x: 200, y: 26))
      }
      stage.rest()
      #expect(stage.names.first == "0-\(phase + 1)")
      #expect(stage.pulls.isEmpty)
      #expect((0..<10).allSatisfy { stage.shift($0) == 0 })
      #expect(stage.isSwiped == [])
    }
  }

  @Test func `an item that is deleted without animation while its handler is pending leaves nothing to complete`() {
    stage.open(0)
    stage.tap(0, x: 232)
    UIView.performWithoutAnimation { stage.delete(stage.path(0)) }
    #expect(stage.pulls.isEmpty)
    #expect(stage.names.first == "0-1")
    stage.completions[0](true)
    stage.completions[0](false)
    stage.rest()
    #expect((0..<10).allSatisfy { stage.shift($0) == 0 })
  }

  @Test func `a handler that reloads, and completes afterwards, has closed the row`() {
    stage.onAction = { [stage] _, _, completion in
      stage.items = [["other"]]
      stage.view.reloadData()
      completion(true)
    }
    stage.open(0)
    stage.tap(0, x: 320)
    stage.screen.runFrame()
    #expect(stage.names == ["other"])
    #expect(stage.pulls.isEmpty)
    #expect(stage.shift(0) == 0)
  }

  @Test func `a provider that reloads, deletes the item or edits while it is asked swipes nothing`() {
    for deed in 0..<3 {
      let stage = SwipeStage()
      stage.trailing = { [stage] item in
        if stage.view.state.swipes?.isDescribing == true { return nil }
        switch deed {
        case 0: stage.view.reloadData()
        case 1: stage.delete(item)
        default: stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: stage.section)
        }
        return stage.configuration(["Delete"], .normal, at: item)
      }
      stage.swipe(0, by: -160)
      stage.rest()
      #expect(stage.pulls.isEmpty)
      #expect((0..<9).allSatisfy { stage.shift($0) == 0 })
      stage.trailing = nil
      stage.open(0)
      #expect(stage.shift(0) == -194)
    }
  }

  @Test func `a handler that takes the view from its window, or lets it go, does no harm`() {
    stage.onAction = { [stage] _, _, completion in
      stage.view.removeFromSuperview()
      completion(true)
    }
    stage.open(0)
    stage.tap(0, x: 320)
    #expect(stage.pulls.isEmpty)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `an action that is held back and used in two configurations belongs to the row that is open`() {
    let shared = action("Shared") { [stage] _, _, completion in
      stage.log.append("shared")
      completion(true)
    }
    stage.trailing = { _ in UISwipeActionsConfiguration(actions: [shared, shared]) }
    stage.swipe(0, by: -160)
    stage.rest()
    stage.tap(0, x: 340)
    stage.rest()
    stage.swipe(3, by: -160)
    stage.rest()
    stage.tap(3, x: 340)
    stage.rest()
    #expect(stage.log.filter { $0 == "shared" }.count == 2)
    #expect(stage.pulls.isEmpty)
  }

  @Test func `a handler that completes after its list is gone, or on a screen that has ended, does no harm`() {
    weak var gone: UICollectionView?
    var completion: ((Bool) -> Void)?
    do {
      let stage = SwipeStage()
      stage.open(0)
      stage.tap(0, x: 320)
      completion = stage.completions.first
      stage.completions = []
      stage.view.removeFromSuperview()
      gone = stage.view
    }
    #expect(completion != nil)
    #expect(gone == nil)
    completion?(true)
    completion?(false)
    let ended = SwipeStage()
    ended.open(0)
    ended.tap(0, x: 320)
    ended.screen.application.disconnectScene(ended.screen.scene)
    ended.completions.first?(true)
    #expect(ended.pulls.isEmpty)
  }

  @Test func `handlers that never complete leave a row that can be closed, and others that can be opened`() {
    for row in 0..<4 {
      stage.open(row)
      stage.tap(row, x: 320)
      stage.rest()
      #expect(stage.shift(row) == -194)
      #expect(stage.isSwiped == [row])
    }
    #expect(stage.completions.count == 4)
    stage.tap(8)
    stage.rest()
    #expect(stage.isSwiped == [])
    #expect(stage.pulls.isEmpty)
    for completion in stage.completions { completion(true) }
    stage.rest()
    #expect((0..<10).allSatisfy { stage.shift($0) == 0 })
  }

  @Test func `a row of no height or width is not swiped`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    let stage = SwipeStage { section in
      let empty = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      empty.swipeProviders = section.swipeProviders
      return UICollectionViewCompositionalLayout(section: empty)
    }
    stage.swipe(0, by: -160)
    stage.rest()
    #expect(stage.pulls.isEmpty)
    #expect(stage.log == [])
  }
}
