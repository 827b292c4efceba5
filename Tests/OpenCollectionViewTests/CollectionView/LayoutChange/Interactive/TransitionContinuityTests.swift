import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Whatever is done to a transition, what is seen goes on from where it is, and comes to rest as one layout says.
@MainActor struct TransitionContinuityTests {
  /// What is done between two frames.
  private enum Act: CaseIterable {
    case lead, drive, finish, cancel, animate, insert, delete, resize
  }

  @Test(arguments: RandomLives.seeds(15))
  func `Nothing jumps, and everything comes to rest in a layout's own state`(seed: Int) {
    // T9, T11
    var numbers = SeededGenerator(seed: seed)
    let list = WordScreen("a b c d e f g h i j k l")
    let layouts = [40, 70, 25].map { height -> UICollectionViewFlowLayout in
      let layout = WordScreen.list()
      layout.itemSize.height = CGFloat(height)
      return layout
    }
    list.view.setCollectionViewLayout(layouts[0], animated: false)
    list.screen.runFrame()
    var (made, told) = (0, 0)
    var fresh = 0
    for step in 0..<40 {
      let before = list.positions
      let act = Act.allCases.randomElement(using: &numbers)!
      let transition = list.view.collectionViewLayout as? UICollectionViewTransitionLayout
      switch act {
      case .lead:
        let target = layouts.randomElement(using: &numbers)!
        guard target !== list.view.collectionViewLayout else { break }
        made += 1
        _ = list.view.startInteractiveTransition(to: target) { _, _ in told += 1 }
      case .drive:
        guard let transition else { break }
        transition.transitionProgress += CGFloat.random(in: -0.04...0.06, using: &numbers)
        transition.invalidateLayout()
      case .finish: if transition != nil { list.view.finishInteractiveTransition() }
      case .cancel: if transition != nil { list.view.cancelInteractiveTransition() }
      case .animate:
        list.view.setCollectionViewLayout(layouts.randomElement(using: &numbers)!, animated: true)
      case .insert:
        fresh += 1
        list.insert("n\(fresh)", at: Int.random(in: 0...3, using: &numbers))
      case .delete: if list.sections[0].count > 8 { list.delete(at: Int.random(in: 0...3, using: &numbers)) }
      case .resize:
        let height = CGFloat(Int.random(in: 200...300, using: &numbers))
        UIView.animate(withDuration: 0.2) { list.view.frame.size.height = height }
      }
      if act != .drive {
        for (word, y) in list.positions {
          guard let old = before[word] else { continue }
          #expect(abs(y - old) <= 0.51, "\(act) in step \(step): \(word) jumps from \(old) to \(y)")
        }
      }
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let last = list.positions
        list.screen.advance(by: 1.0 / 60)
        for (word, y) in list.positions {
          guard let old = last[word] else { continue }
          // Beyond the edges nobody sees a word go, and one that is on its way out there is not led back before it is due.
          let sight = -70...list.view.bounds.height
          let way = abs(y.clamped(to: sight) - old.clamped(to: sight))
          // A critical spring of 20 a second is at most 20 ÷ e of its way a second fast, and the longest way of an edge is
          // 15 · 45 points: 82.8 a frame.
          #expect(way <= 83, "after \(act) in step \(step): \(word) goes from \(old) to \(y) in a frame")
        }
      }
    }
    if list.view.collectionViewLayout is UICollectionViewTransitionLayout { list.view.finishInteractiveTransition() }
    list.screen.advanceUntilRest()
    #expect(told == made)
    let layout = list.view.collectionViewLayout
    #expect(layouts.contains { $0 === layout })
    #expect(layouts.filter { $0.collectionView != nil }.count == 1)
    let shown = list.view.indexPathsForVisibleItems
    #expect(!shown.isEmpty)
    #expect(list.view.visibleCells.map(\.frame) == shown.map { layout.layoutAttributesForItem(at: $0)?.frame })
    #expect(list.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
    #expect(list.positions.count == shown.count)
  }
}

extension WordScreen {
  /// Where the upper edges of words are seen that can be seen at all: centre and size, each on its own way, must agree.
  fileprivate var positions: [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    for case let cell as NumberCell in view.subviews where !cell.isHidden {
      let shown = cell.layer.presentation() ?? cell.layer
      guard shown.opacity > 0.02 else { continue }
      found[cell.label.text ?? ""] =
        shown.position.y - shown.bounds.height / 2 - (view.layer.presentation() ?? view.layer).bounds.minY
    }
    return found
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
