import OpenCollectionView
import TouchTesting

extension ProgramWorld {
  /// Does something with the collection view.
  ///
  /// What UIKit forbids is left out: changes of the data while they are counted, and while other changes are being told of.
  func perform(_ deed: Program.Deed) {
    guard let view else { return }
    switch deed {
    case .reload(let counts):
      guard !isChanging else { return }
      model.reset(to: counts)
      if diffable == nil { view.reloadData() } else { reloadDiffable() }
    case .batch(let edits):
      guard mayUpdate(view) else { return }
      guard diffable == nil else { return apply(edits, animated: true) }
      view.performBatchUpdates({ self.tell(edits, to: view) }, completion: completion())
    case .single(let edit):
      guard mayUpdate(view) else { return }
      guard diffable == nil else { return apply([edit], animated: false) }
      // The old counts must be known before the data changes.
      _ = view.numberOfSections
      for call in change([edit]) { call.perform(on: view) }
    case .shape(let shape, let isAnimated):
      let layout = layout(of: shape)
      if isAnimated {
        view.setCollectionViewLayout(layout, animated: true, completion: completion())
      } else {
        view.collectionViewLayout = layout
      }
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .offset(let along, let isAnimated):
      let isSideways = view.contentSize.width > view.bounds.width
      let (least, most) = legalOffsets(of: view)
      let offset = isSideways ? CGPoint(x: CGFloat(along), y: least.y) : CGPoint(x: least.x, y: CGFloat(along))
      view.setContentOffset(
        CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y)), animated: isAnimated)
    case .toItem(let number, let isAnimated):
      guard isInAgreement(view), let place = model.place(number) else { return }
      view.scrollToItem(
        at: place, at: shape == .sideways ? .centeredHorizontally : .centeredVertically, animated: isAnimated)
    case .size(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .inset(let inset): view.contentInset.top = CGFloat(inset)
    case .select(let number):
      guard isInAgreement(view), let place = model.place(number) else { return }
      view.selectItem(at: place, animated: false, scrollPosition: [])
    case .deselectAll: view.selectItem(at: nil, animated: false, scrollPosition: [])
    case .several(let allows): view.allowsMultipleSelection = allows
    case .editing(let isEditing): view.isEditing = isEditing
    case .allowsSelection(let allows): view.allowsSelection = allows
    case .scrollable(let isScrollable): view.isScrollEnabled = isScrollable
    case .layOut: view.layoutIfNeeded()
    case .frame: screen.runFrame()
    case .remove: view.removeFromSuperview()
    case .add: if view.superview == nil { controller.view.addSubview(view) }
    case .hide(let isHidden): view.isHidden = isHidden
    case .dropDelegate:
      agent.hasHeardAll = false
      view.delegate = nil
    case .giveDelegate: view.delegate = agent
    case .dropSource: if !isChanging { view.dataSource = nil }
    case .giveSource: if !isChanging { view.dataSource = diffable ?? agent }
    default: performElsewhere(deed, view)
    }
  }

  /// The rest: what concerns more than the items.
  private func performElsewhere(_ deed: Program.Deed, _ view: UICollectionView) {
    switch deed {
    case .disableRecognizers: for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    case .enableRecognizers: for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = true }
    case .replaceRecognizers:
      for recognizer in [tap, hover] {
        view.removeGestureRecognizer(recognizer)
        view.addGestureRecognizer(recognizer)
      }
    case .interaction(let isEnabled): view.isUserInteractionEnabled = isEnabled
    case .prefetching(let isOn): view.isPrefetchingEnabled = isOn
    case .animateSize(let height):
      UIView.animate(
        withDuration: 0.2, animations: { view.frame.size.height = CGFloat(height) }, completion: completion())
    case .present:
      guard controller.presentedViewController == nil else { return }
      let alert = UIAlertController(title: "A question", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "An answer", style: .default))
      controller.present(alert, animated: true)
    case .dismiss: controller.dismiss(animated: true)
    case .scrollToTop: view.window?.windowScene?.statusBarWasTapped(at: CGPoint(x: 100, y: 2))
    case .dismissMenu: view.contextMenuInteraction?.dismissMenu()
    case .letGo:
      view.removeFromSuperview()
      self.view = nil
    case .endScene: screen.application.disconnectScene(screen.scene)
    default: performByHand(deed, view)
    }
  }

  /// Changes the data within a batch, and tells of it.
  private func tell(_ edits: [ThrashStory.Edit], to view: UICollectionView) {
    let calls = change(edits)
    isChanging = true
    note(.updates)
    for call in calls { call.perform(on: view) }
    isChanging = false
  }

  private func change(_ edits: [ThrashStory.Edit]) -> [ThrashBatch.Call] {
    let batch = ThrashBatch(edits, in: model)
    model = batch.after
    return batch.calls
  }

  /// Tells whether the collection view knows of the data, or may ask.
  private func isInAgreement(_ view: UICollectionView) -> Bool {
    !isChanging && view.dataSource != nil && view.numberOfSections == model.sections.count
      && model.sections.indices.allSatisfy {
        view.numberOfItems(inSection: $0) == model.sections[$0].items.count
      }
  }

  private func mayUpdate(_ view: UICollectionView) -> Bool {
    !isChanging && !isBeingCounted && view.dataSource != nil
  }

  /// Between which offsets the content may rest.
  func legalOffsets(of view: UICollectionView) -> (least: CGPoint, most: CGPoint) {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
        y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height))
    )
  }
}
