/// The share of a controller in a collection view that it has in common with those below it in a navigation controller.
/// // T13
@MainActor final class SharedCollectionView {
  /// The lowest of them, whose view it is.
  weak var lender: UICollectionViewController?
  /// The layout that the view has while the controller is on top; nil before it was there.
  var layout: UICollectionViewLayout?
  /// The view that the controller had for itself.
  var own: UICollectionView?
  /// The place of the content when another controller came on top.
  var departure: Departure?
  /// The controller from which the view has come last.
  weak var previous: UICollectionViewController?
  /// The place that the content keeps in the layout of the controller; nil where that has been shown before.
  var place: KeptPlace?

  /// The place of the content when a controller was left. // T23
  struct Departure {
    let offset: CGPoint
    let viewSize: CGSize
    /// The controller that came, and the offset with which it did.
    weak var next: UICollectionViewController?
    var arrival: CGPoint?
    /// The number of the data: after an update or a reload the offset says nothing any longer.
    let epoch: Int

    @MainActor init(from view: UICollectionView, to next: UICollectionViewController) {
      offset = view.contentOffset
      viewSize = view.bounds.size
      epoch = view.data.epoch
      self.next = next
    }

    /// Tells that nothing has been moved since, and that the controller that came goes back.
    @MainActor func isStill(in view: UICollectionView, under controller: UICollectionViewController) -> Bool {
      next === controller && arrival == view.contentOffset && viewSize == view.bounds.size
        && epoch == view.data.epoch
    }
  }

  init(lender: UICollectionViewController) { self.lender = lender }
}

extension UICollectionViewController {
  /// Puts the shared collection view into the controller's view, out of that of the controller that showed it, which has the
  /// view's present layout again when it is on top.
  ///
  /// - Returns: the layout that it is to have; nil where it has it already, or nothing is shared.
  func showSharedView() -> UICollectionViewLayout? {
    sharing?.lender?.loadViewIfNeeded()
    guard let sharing, let shared = sharing.lender?.storedCollectionView else { return nil }
    let holder = sharing.lender?.holder(of: shared)
    loadViewIfNeeded()
    if storedCollectionView !== shared {
      sharing.own = storedCollectionView
      sharing.layout = storedCollectionView?.collectionViewLayout ?? firstLayout
      // A layout belongs to one view.
      sharing.own?.collectionViewLayout = UICollectionViewLayout()
      sharing.own?.removeFromSuperview()
      storedCollectionView = shared
    }
    if let holder, holder !== self { holder.sharing?.layout = shared.layoutOnTop }
    notePlace(of: shared, in: sharing)
    takeSharedView()
    guard let layout = sharing.layout, layout !== shared.collectionViewLayout else { return nil }
    return layout
  }

  /// Notes where the content stands in the controller that the view is about to leave, which may have been popped.
  private func notePlace(of view: UICollectionView, in sharing: SharedCollectionView) {
    sharing.place = nil
    guard let previous = view.superview?.owner as? UICollectionViewController, previous !== self else { return }
    let former = sharing.departure.flatMap { $0.isStill(in: view, under: previous) ? $0.offset : nil }
    sharing.place = view.keptPlace(returningTo: former)
    sharing.previous = previous
    previous.sharing?.departure = SharedCollectionView.Departure(from: view, to: self)
  }

  /// Begins a change to the layout of the controller, in which the content keeps its place. // T21, T23
  func keepingPlace(_ change: () -> Void) {
    guard let view = storedCollectionView else { return }
    view.content.keptPlace = sharing?.place
    change()
    view.content.keptPlace = nil
  }

  /// The controller is on top: who comes back to the one before it with nothing moved finds the content where it was.
  func noteArrival() {
    sharing?.previous?.sharing?.departure?.arrival = storedCollectionView?.contentOffset
  }

  /// Puts the shared collection view into the controller's view, with the layout that it has.
  func takeSharedView() {
    guard let shared = sharing?.lender?.storedCollectionView, let view = viewIfLoaded, shared.superview !== view else {
      return
    }
    shared.frame = view.bounds
    view.insertSubview(shared, at: 0)
  }

  /// The controller in whose view a shared collection view is.
  private func holder(of view: UICollectionView) -> UICollectionViewController? {
    navigationController?.stack.lazy.compactMap { $0 as? UICollectionViewController }
      .first { $0.viewIfLoaded != nil && $0.viewIfLoaded === view.superview }
  }

  /// The controller has left: it has its own view again, if it had one.
  func endSharing() {
    guard let sharing else { return }
    self.sharing = nil
    guard sharing.lender !== self else { return }
    if storedCollectionView !== sharing.own {
      storedCollectionView = sharing.own
      if let own = sharing.own, let layout = sharing.layout, layout.attachedCollectionView == nil {
        own.collectionViewLayout = layout
      }
      if let own = sharing.own, let view = viewIfLoaded {
        own.frame = view.bounds
        view.insertSubview(own, at: 0)
      }
    }
  }
}

extension UICollectionView {
  /// The layout that the controller on top knows: of two between which the view is, the one that it comes from.
  fileprivate var layoutOnTop: UICollectionViewLayout {
    installedTransition?.current.layout ?? collectionViewLayout
  }
}
