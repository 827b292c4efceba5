import OpenCollectionView
import Testing
import TouchTesting

/// What is complete without taking time, in all the forms that programs know it. Each calls what it is given when it is
/// complete.
enum InstantWork: CaseIterable {
  case emptyBatch, emptyBatchOutOfSight, animationOfNothing, animationWithoutDuration, springWithoutDuration, keyframes
  case transition, transitionBetweenViews, animator, runningAnimator
  case transaction, implicitTransaction, layerAnimationReplaced
  case sameSnapshot, sameSnapshotAtOnce, reloadedSnapshot, sameLayout, layoutAtOnce
  case presentation, systemAnimation, delayedPerform, mainQueueLater, runLoopBlock, timerWithoutInterval
}

@MainActor final class ChainStage: NSObject {
  let screen = VirtualScreen(width: 300, height: 300)
  let controller = UIViewController()
  let list: UICollectionView
  let hidden = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private(set) var times: [Double] = []
  private var next: (() -> Void)?
  private var animator: UIViewPropertyAnimator?
  private let delegate = Stops()
  var limit = Int.max

  @MainActor final class Stops: NSObject, @preconcurrency CAAnimationDelegate {
    var action: (() -> Void)?
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      let action = action
      self.action = nil
      action?()
    }
  }

  override init() {
    list = UICollectionView(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    super.init()
    controller.view.addSubview(list)
    controller.view.addSubview(view)
    screen.show(controller)
    source.apply(snapshot, animatingDifferences: false)
    screen.advance(by: 1)
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    return snapshot
  }

  /// Does it again and again, each time from the completion of the time before.
  func begin(_ work: InstantWork) {
    perform(work) { [self] in
      times.append(screen.now)
      if times.count < limit { begin(work) }
    }
  }

  /// The same with animations that are committed. Deprecated so that it may use what is.
  @available(*, deprecated)
  func beginCommitting() {
    next = { [self] in
      times.append(screen.now)
      if times.count < limit { beginCommitting() }
    }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(Selector(ChainStage.call))
    UIView.commitAnimations()
  }

  func call() {
    let next = next
    self.next = nil
    next?()
  }

  private func perform(_ work: InstantWork, _ done: @escaping () -> Void) {
    switch work {
    case .emptyBatch: list.performBatchUpdates(nil) { _ in done() }
    case .emptyBatchOutOfSight: hidden.performBatchUpdates({}, completion: { _ in done() })
    case .animationOfNothing:
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        done()
      }
    case .animationWithoutDuration:
      UIView.animate(withDuration: 0) { [view] in
        view.center.x += 1
      } completion: { _ in
        done()
      }
    case .springWithoutDuration:
      UIView.animate(
        withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { [view] in view.center.x += 1 }, completion: { _ in done() })
    case .keyframes:
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
      } completion: { _ in
        done()
      }
    case .transition:
      UIView.transition(with: view, duration: 0, options: .transitionFlipFromLeft) {
      } completion: { _ in
        done()
      }
    case .transitionBetweenViews:
      controller.view.addSubview(view)
      UIView.transition(from: view, to: UIView(), duration: 0) { _ in done() }
    case .animator:
      animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [view] in view.center.x += 1 }
      animator?.addCompletion { _ in done() }
      animator?.startAnimation()
    case .runningAnimator:
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0, delay: 0) {
      } completion: { _ in
        done()
      }
    case .transaction:
      CATransaction.begin()
      CATransaction.setCompletionBlock(done)
      CATransaction.commit()
    case .implicitTransaction: CATransaction.setCompletionBlock(done)
    case .layerAnimationReplaced:
      view.layer.removeAllAnimations()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1000
      delegate.action = done
      animation.delegate = delegate
      view.layer.add(animation, forKey: "fade")
      view.layer.removeAnimation(forKey: "fade")
    case .sameSnapshot: source.apply(snapshot) { done() }
    case .sameSnapshotAtOnce: source.apply(snapshot, animatingDifferences: false) { done() }
    case .reloadedSnapshot: source.applySnapshotUsingReloadData(snapshot) { done() }
    case .sameLayout: list.setCollectionViewLayout(list.collectionViewLayout, animated: true) { _ in done() }
    case .layoutAtOnce:
      list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in done() }
    case .presentation:
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      if controller.presentedViewController == nil {
        controller.present(other, animated: false, completion: done)
      } else {
        controller.dismiss(animated: false, completion: done)
      }
    case .systemAnimation: UIView.perform(.delete, on: [], animations: nil) { _ in done() }
    case .delayedPerform:
      next = done
      perform(Selector(ChainStage.call), with: nil, afterDelay: 0)
    case .mainQueueLater:
      nonisolated(unsafe) let done = done
      DispatchQueue.main.asyncAfter(deadline: .now()) { done() }
    case .runLoopBlock:
      nonisolated(unsafe) let done = done
      RunLoop.main.perform { done() }
    case .timerWithoutInterval:
      nonisolated(unsafe) let done = done
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in done() }
    }
  }
}

// A17
@MainActor struct CompletionChainTests {
  @Test(arguments: InstantWork.allCases)
  func `a chain of a thousand completions lets the clock go on`(work: InstantWork) {
    let stage = ChainStage()
    stage.limit = 1000
    stage.begin(work)
    stage.screen.advance(by: 20)
    #expect(stage.times.count == 1000)
    #expect(zip(stage.times, stage.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @available(*, deprecated)
  @Test func `a chain of committed animations of nothing lets the clock go on`() {
    let stage = ChainStage()
    stage.limit = 1000
    stage.beginCommitting()
    stage.screen.advance(by: 20)
    #expect(stage.times.count == 1000)
    #expect(zip(stage.times, stage.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: InstantWork.allCases)
  func `a chain without end leaves frames their time, and says what goes on`(work: InstantWork) {
    let stage = ChainStage()
    let trace = stage.screen.recordTrace()
    stage.begin(work)
    #expect(!stage.screen.advanceUntilRest(limit: 2))
    #expect(abs(stage.screen.now - 3) < 1e-9)
    #expect(
      stage.screen.unrest?.hasPrefix("The screen has not come to rest within 2.0 s, and it is 3.0 s on its clock: ")
        == true)
    #expect(
      trace.events.contains { $0.decision == .programmingError(message: stage.screen.unrest ?? "") })
  }

  @Test func `one empty batch begins the next a frame later, and the sentence says so`() {
    let stage = ChainStage()
    stage.begin(.emptyBatch)
    stage.screen.advanceUntilRest(limit: 0.5)
    #expect(stage.times.count == 31)
    #expect(
      stage.screen.unrest
        == "The screen has not come to rest within 0.5 s, and it is 1.5 s on its clock: completions begin the next thing, "
        + "31 in a row by now.")
  }

  @Test func `a screen at rest has no sentence`() {
    let stage = ChainStage()
    stage.limit = 3
    stage.begin(.emptyBatch)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.screen.unrest == nil)
    #expect(stage.times.count == 3)
  }

  @Test func `what only waits, or is drawn in every frame, is named`() {
    let screen = VirtualScreen(width: 10, height: 10)
    Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in }
    screen.advanceUntilRest(limit: 1)
    #expect(
      screen.unrest
        == "The screen has not come to rest within 1.0 s, and it is 1.0 s on its clock: 1 timers are pending, the next one "
        + "due at 100.0 s (a Timer of 100.0 s).")
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    screen.advanceUntilRest(limit: 1)
    #expect(screen.unrest?.contains("1 display links or motions want frames (a display link of ") == true)
  }

  @Test func `a completion of an implicit transaction asks for the frame that it comes with`() {
    let stage = ChainStage()
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    stage.screen.advance(by: 1.0 / 60)
    #expect(isDone)
  }
}
