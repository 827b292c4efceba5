import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Mistakes in transitions end programs with one sentence that holds the numbers and the right call.
@MainActor struct TransitionTrapTests {
  @Test func `A transition to the layout of another view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (list, other) = (WordScreen("a b c"), WordScreen("d e f"))
        _ = list.view.startInteractiveTransition(to: other.view.collectionViewLayout)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "A transition to a UICollectionViewFlowLayout was begun that is the layout of another collection view, "))
    #expect(trapSentence(of: result).contains("make a layout for each."))
  }

  @Test func `A transition to a layout between two others`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        _ = list.view.startInteractiveTransition(
          to: UICollectionViewTransitionLayout(currentLayout: WordScreen.list(), nextLayout: WordScreen.list()))
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        A transition to a UICollectionViewTransitionLayout was begun, which is itself a layout between two others: \
        begin one to either of these.
        """))
  }

  @Test func `A transition layout of the delegate between other layouts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        let delegate = StrangeDelegate()
        list.view.delegate = delegate
        _ = list.view.startInteractiveTransition(to: WordScreen.list())
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        StrangeDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:) answered a \
        UICollectionViewTransitionLayout between other layouts, or one that is in use: answer with a new one, made of \
        the two layouts that are given.
        """))
  }

  @Test func `A progress that is no number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        list.view.startInteractiveTransition(to: WordScreen.list()).transitionProgress = .nan
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        The transitionProgress of UICollectionViewTransitionLayout cannot be nan: give a finite number, 0 for the \
        current layout and 1 for the next.
        """))
  }

  @Test func `A published value that is no number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        list.view.startInteractiveTransition(to: WordScreen.list()).updateValue(.infinity, forAnimatedKey: "way")
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The value of \"way\" of UICollectionViewTransitionLayout cannot be inf: give a finite number."))
  }

  @Test func `An anchor that is no place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        list.view.startInteractiveTransition(to: WordScreen.list()).anchor = .init(
          item: path(0), at: CGPoint(x: 0, y: CGFloat.nan))
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        The anchor of UICollectionViewTransitionLayout has the location (0.0, nan), the unit point (0.5, 0.5) and the \
        rotation 0.0: all of them must be finite.
        """))
  }

  @Test func `Finishing what nobody has begun`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { WordScreen("a b c").view.finishInteractiveTransition() }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        finishInteractiveTransition() was called, but no transition is under way: call \
        startInteractiveTransition(to:completion:) first.
        """))
  }

  @Test func `Cancelling what nobody has begun`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { WordScreen("a b c").view.cancelInteractiveTransition() }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        cancelInteractiveTransition() was called, but no transition is under way: call \
        startInteractiveTransition(to:completion:) first.
        """))
  }

  @Test func `A size of the next layout's content that is none`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = WordScreen("a b c")
        _ = list.view.startInteractiveTransition(to: EndlessLayout())
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        EndlessLayout.collectionViewContentSize answered 200.0 × inf: answer with finite sizes of zero or more.
        """))
  }
}

private final class StrangeDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: toLayout, nextLayout: fromLayout)
  }
}

private final class EndlessLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat.infinity) }
}
