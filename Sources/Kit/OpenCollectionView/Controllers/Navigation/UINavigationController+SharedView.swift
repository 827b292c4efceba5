/// Controllers of a stack that show one collection view, each with its own layout. // T12, T13
extension UINavigationController {
  /// The lowest controller of those that share a collection view with one of the stack; nil where it shares none.
  func lender(to controller: UIViewController?) -> UICollectionViewController? {
    guard let controller, var index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    while let current = stack[index] as? UICollectionViewController, current.useLayoutToLayoutNavigationTransitions,
      index > 0, stack[index - 1] is UICollectionViewController
    {
      index -= 1
    }
    return stack[index] === controller ? nil : stack[index] as? UICollectionViewController
  }

  /// The change of layout by which one controller's screen becomes another's; nil where they share no collection view.
  func layoutNavigation(from: UIViewController?, to: UIViewController?) -> LayoutNavigation? {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController else { return nil }
    borrow(for: to)
    guard let shared = from.storedCollectionView, from.sharing != nil, to.sharing != nil,
      from.sharing?.lender === to.sharing?.lender, to.sharing?.lender?.storedCollectionView === shared
    else { return nil }
    return LayoutNavigation(from: from, to: to)
  }

  /// Has a controller that comes on top take part in the collection view of those below, where it wants to.
  private func borrow(for controller: UICollectionViewController) {
    guard controller.sharing == nil, let lender = lender(to: controller) else { return }
    if lender.sharing == nil { lender.sharing = SharedCollectionView(lender: lender) }
    controller.sharing = SharedCollectionView(lender: lender)
  }

  /// A controller comes on top without a change of layout to be seen: the view that it shares is in its screen, and has its
  /// layout.
  func bringSharedView(to controller: UIViewController?) {
    guard let controller = controller as? UICollectionViewController else { return }
    borrow(for: controller)
    guard let layout = controller.showSharedView() else { return }
    UIView.performWithoutAnimation {
      controller.keepingPlace { controller.storedCollectionView?.setCollectionViewLayout(layout, animated: false) }
    }
    controller.noteArrival()
  }

  /// Controllers that have left share nothing any longer.
  func endSharing(of gone: [UIViewController]) {
    for controller in gone { (controller as? UICollectionViewController)?.endSharing() }
    // The last one has its view for itself.
    for case let root as UICollectionViewController in stack where root.sharing?.lender === root {
      // A controller that was popped shows it until the next change.
      let isShared = (stack + [shown].compactMap(\.self)).contains { other in
        other !== root && (other as? UICollectionViewController)?.sharing?.lender === root
      }
      if !isShared { root.sharing = nil }
    }
  }
}
