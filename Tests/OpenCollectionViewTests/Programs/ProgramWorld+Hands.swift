import TouchTesting

@testable import OpenCollectionView

/// Items that are carried, layouts that are led to others, screens that come on top, and refreshes.
extension ProgramWorld {
  func performByHand(_ deed: Program.Deed, _ view: UICollectionView) {
    switch deed {
    case .leaveAndReturn:
      guard view.superview != nil else { return }
      view.removeFromSuperview()
      controller.view.addSubview(view)
    case .carry(let number):
      guard let place = model.place(number) else { return }
      _ = view.beginInteractiveMovementForItem(at: place)
    case .carryTo(let x, let y):
      let bounds = view.bounds
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: bounds.minX + CGFloat(x), y: bounds.minY + CGFloat(y)))
    case .putDown: view.endInteractiveMovement()
    case .giveBack: view.cancelInteractiveMovement()
    case .carryBySteps(let number):
      guard stepped?.isActive != true, let place = model.place(number) else { return }
      stepped = view.makeInteractiveMovement(forItemAt: place)
    case .step(let number):
      guard let place = model.place(number) else { return }
      stepped?.move(to: place)
    case .putDownSteps:
      let movement = stepped
      stepped = nil
      movement?.end()
    case .undo:
      guard let manager = view.undoManager, manager.canUndo else { return }
      note(.undo)
      manager.undo()
    case .lead(let shape):
      let layout = layout(of: shape)
      _ = view.startInteractiveTransition(to: layout, completion: leadCompletion())
    case .leadBack:
      guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
      _ = view.startInteractiveTransition(to: between.currentLayout, completion: leadCompletion())
    case .progress(let percent):
      guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else { return }
      between.transitionProgress = CGFloat(percent) / 100
      between.invalidateLayout()
    case .letLayoutGo(let finishes):
      guard view.collectionViewLayout is UICollectionViewTransitionLayout else { return }
      if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    case .push:
      guard let navigation, navigation.viewControllers.count < 3 else { return }
      navigation.pushViewController(UIViewController(), animated: true)
    case .pop(let isAnimated): navigation?.popViewController(animated: isAnimated)
    case .beginRefreshing: view.refreshControl?.beginRefreshing()
    case .endRefreshing: view.refreshControl?.endRefreshing()
    case .offsetBeyondTop:
      isBeyondTop = true
      view.contentOffset.y = -view.adjustedContentInset.top - 130
    case .reveal(let number):
      guard let place = model.place(number) else { return }
      view.cellForItem(at: place)?.revealSwipeActions()
    case .completeSwipe(let isDone): if !swipeCompletions.isEmpty { swipeCompletions.removeFirst()(isDone) }
    case .animate(let shape):
      let layout = layout(of: shape)
      UIView.animate(
        withDuration: 0.3,
        animations: {
          view.setCollectionViewLayout(layout, animated: false)
          self.note(.animations)
        }, completion: completion())
    default: break
    }
  }

  /// Everything that somebody holds is let go.
  func letGoOfAll() {
    stepped?.end()
    stepped = nil
    guard let view else { return }
    view.endInteractiveMovement()
    if view.collectionViewLayout is UICollectionViewTransitionLayout { view.finishInteractiveTransition() }
    view.refreshControl?.endRefreshing()
    _ = view.state.swipes?.close(because: "all is let go")
  }

  /// What covers the screen goes; what a program has put elsewhere comes to where it may rest.
  func comeBack() {
    navigation?.popToRootViewController(animated: false)
    guard isBeyondTop, let view else { return }
    let (least, most) = legalOffsets(of: view)
    view.setContentOffset(
      CGPoint(x: min(max(view.contentOffset.x, least.x), most.x), y: min(max(view.contentOffset.y, least.y), most.y)),
      animated: false)
  }

  private func leadCompletion() -> UICollectionView.LayoutInteractiveTransitionCompletion {
    let number = leads.count
    leads.append(0)
    return { [weak self] _, _ in
      self?.leads[number] += 1
      self?.note(.completion)
    }
  }
}
