extension UINavigationController {
  func makeView() {
    let view = UIView(frame: UIScreen.main.bounds)
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(bottomBar)
    view.addSubview(bar)
    self.view = view
    popGesture.attach(to: view)
  }

  /// Places bars and views, and keeps the views' content free of the bars.
  func placeViews() {
    guard let view = viewIfLoaded else { return }
    popGesture.attach(to: view)
    if stage.semanticContentAttribute != view.semanticContentAttribute {
      stage.semanticContentAttribute = view.semanticContentAttribute
    }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    if stage.frame != bounds { stage.frame = bounds }
    let height = bar.contentHeight
    let barFrame = CGRect(x: 0, y: barIsHidden ? -height - 1 : safe.top, width: bounds.width, height: height)
    if bar.frame != barFrame { bar.frame = barFrame }
    let bottomHeight = BarMetrics.rowHeight
    bottomBar.strip = safe.bottom
    let bottomFrame = CGRect(
      x: 0, y: hidesBottomBarNow ? bounds.height + 1 : bounds.height - safe.bottom - bottomHeight, width: bounds.width,
      height: bottomHeight)
    if bottomBar.frame != bottomFrame { bottomBar.frame = bottomFrame }
    // Views that are on their way are where the animator has them.
    guard change == nil, let top = shown?.viewIfLoaded, top.superview === stage else { return }
    let frame = frame(of: shown)
    if top.frame != frame { top.frame = frame }
    top.additionalSafeAreaInsets = coveredByBars(of: shown)
  }

  /// The part of the stage that a controller's view fills: all but bars that it does not reach under. // V51
  func frame(of controller: UIViewController?) -> CGRect {
    let bounds = stage.bounds
    guard let controller, let safe = viewIfLoaded?.safeAreaInsets else { return bounds }
    var taken = UIEdgeInsets.zero
    if takesRoom(bar.isTranslucent, at: .top, from: controller) { taken.top = safe.top + bar.heightWithoutLargeTitle }
    if takesRoom(bottomBar.isTranslucent, at: .bottom, from: controller) {
      taken.bottom = safe.bottom + BarMetrics.rowHeight
    }
    return taken == .zero ? bounds : bounds.shrunk(by: taken)
  }

  /// Tells whether a controller's view ends at the bar that is at an edge now, in place of reaching under it.
  private func takesRoom(_ isTranslucent: Bool, at edge: UIRectEdge, from controller: UIViewController) -> Bool {
    guard edge == .top ? !barIsHidden : !hidesBottomBarNow else { return false }
    let mayReach = isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    return !(mayReach && controller.edgesForExtendedLayout.contains(edge))
  }

  /// Returns the insets that the bars cover of a controller's view, besides the device's edges. A large title that
  /// scrolls away still counts. A view that begins below the bar begins below the rest of that, so that it need not
  /// move with the title.
  func coveredByBars(of controller: UIViewController?) -> UIEdgeInsets {
    var top = barIsHidden ? 0 : bar.fullHeight
    var bottom = hidesBottomBarNow ? 0 : BarMetrics.rowHeight
    if let controller {
      if takesRoom(bar.isTranslucent, at: .top, from: controller) { top -= bar.heightWithoutLargeTitle }
      if takesRoom(bottomBar.isTranslucent, at: .bottom, from: controller) { bottom = 0 }
    }
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Tells whether the controllers that are shown have the toolbar hidden.
  var hidesBottomBarNow: Bool { bottomBarIsHidden || stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  func navigationBarHeightDidChange() {
    guard change == nil else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  func showBottomBarItems(animated: Bool) {
    bottomBar.setItems(stack.last?.toolbarItems, animated: animated && !bottomBarIsHidden)
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    moveBars(animated: animated)
  }

  func hideBottomBar(_ hidden: Bool, animated: Bool) {
    guard hidden != bottomBarIsHidden else { return }
    bottomBarIsHidden = hidden
    showBottomBarItems(animated: false)
    moveBars(animated: animated)
  }

  private func moveBars(animated: Bool) {
    guard isViewLoaded else { return }
    // Bars that are hidden while one screen takes another's place go with the screens.
    guard animated, change == nil, view.window != nil else {
      if change == nil { placeViews() }
      return
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.placeViews()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: Scrolling content

  /// Finds the scroll view that the bar goes by: the one that the controller names, or its view if that scrolls.
  func followScrollView() {
    let top = stack.last
    let view = top?.viewIfLoaded
    let found =
      top?.contentScrollView(for: .top) ?? view as? UIScrollView
      ?? view?.subviews.first { $0 is UIScrollView } as? UIScrollView
    if found !== followedScrollView {
      followedScrollView?.barFollower = nil
      followedScrollView = found
      found?.barFollower = { [weak self] scrollView in self?.contentDidScroll(scrollView) }
    }
    if let found { contentDidScroll(found) } else { bar.isAtScrollEdge = true }
  }

  private func contentDidScroll(_ scrollView: UIScrollView) {
    // The height that the views are kept free of does not change with the title's: content would run away from itself.
    var way = scrollView.contentOffset.y + scrollView.insetWithoutRoom.top
    // A refresh control stands between title and content: the title stays where it is.
    if scrollView.refreshControl != nil { way = max(way, 0) }
    guard let content = bar.content, content.item === stack.last?.navigationItem,
      content.showsLargeTitle || content.hidesSearchBar
    else {
      bar.isAtScrollEdge = way <= 0.5
      return
    }
    way = content.scrollSearch(by: way)
    guard content.showsLargeTitle else {
      bar.isAtScrollEdge = way <= 0.5
      if change == nil { placeViews() }
      return
    }
    bar.isAtScrollEdge = way < content.largeHeight
    content.largeExtent = max(0, content.largeHeight - way)
    if change == nil { placeViews() }
  }
}
