extension UIViewController {
  func makeViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      ProgrammingErrors.report(
        "\(type(of: self)).loadView() returned without a view: set self.view in it, or do not override it.",
        instead: "its view is an empty one")
      setView(UIView(frame: UIScreen.main.bounds))
    }
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    if let view, let owner = view.owner, owner !== self {
      return ProgrammingErrors.report(
        "A view belongs to one controller at most: the \(type(of: view)) given to \(type(of: self)) is that of "
          + "\(type(of: owner)). Set that one's view to nil first.", instead: "both controllers keep their views")
    }
    loadedView?.owner = nil
    loadedView = view
    view?.owner = self
  }

  // MARK: Layout

  /// Called by the view before it lays out its subviews.
  func viewBeginsLayout() {
    tellIsAppearing()
    updateMarkedProperties()
    updateUnavailableContent()
    viewWillLayoutSubviews()
  }

  func markProperties() {
    makeRare().needsUpdateProperties = true
    loadedView?.setNeedsLayout()
  }

  func updateMarkedProperties() {
    guard let rare, rare.needsUpdateProperties else { return }
    rare.needsUpdateProperties = false
    updateProperties()
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != additionalSafeAreaInsets else { return }
    makeRare().additionalSafeAreaInsets = insets
    loadedView?.updateSafeArea()
  }

  /// Our choice, after iOS: 16 points, and 20 on screens of 414 points and wider.
  var minimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func keepContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    let rare = makeRare()
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
      rare.contentScrollViews[edge] = scrollView
    }
    container?.loadedView?.setNeedsLayout()
  }

  func keepEditing(_ editing: Bool, animated: Bool) {
    let isNews = appearance.isEditing != editing
    appearance.isEditing = editing
    guard animated, isNews, let button = rare?.editButtonItem?.button, button.window != nil else {
      return updateEditButton()
    }
    UIView.transition(
      with: button, duration: UICollectionView.changeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: { self.updateEditButton() })
  }

  var defaultOrientations: UIInterfaceOrientationMask {
    let size = viewIfLoaded?.window?.bounds.size ?? .zero
    return min(size.width, size.height) >= SheetGeometry.wideWidth ? .all : .allButUpsideDown
  }
}

extension UIViewController {
  /// The scroll view whose content bars cover: the controller's view, or the lowest one in that.
  private var coveredScrollView: UIScrollView? {
    (loadedView ?? nil) as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
  }

  func setAdjustsScrollViews(_ adjusts: Bool) {
    guard adjusts != (rare?.adjustsScrollViews ?? true) else { return }
    makeRare().adjustsScrollViews = adjusts
    coveredScrollView?.adjustInset()
  }
}
