import GestureEngine
import OpenCollectionView
import TouchTesting

/// What a screen was used for when it went: each leaves something under way.
enum ScreenLife: String, CaseIterable {
  case shown, scrolled, dragged, thrown, twoFingers, longPress, wheel, pinch, hover, keyHeld
  case update, layoutChange, updateInDrag, reload, diffable, prefetching, selection, focus, snapshot
  case menu, submenu, editMenu, buttonMenu, alert, actionSheet, sheet, sheetPulled, fullScreen, presentationNeverUsed
  case push, popPulled, child
  case animation, repeatingAnimation, spring, layerAnimation, transition, keyframes, animator, pausedAnimator, delayed
  case displayLink, timer, repeatingTimer, undo, observer, notification, pasteboard, refresh, indicator, bars
  case text, images, controls, listCells, accessibility, responder, trace
  case carried, carriedByProgram, interactiveTransition, settlingTransition, sharedNavigation
  case dynamics, dynamicLayout, constraints, conflict, stack, constrainedCells, activity
  case swipeHeld, swipeSettling, swipeOpen, swipePending, swipeTakenOver, swipePerformed, swipeRemoved
  case listShown, listEdited, grip, outline
}

extension ScreenLife {
  /// Uses a screen, and leaves it in the middle of things.
  @MainActor func happen(on screen: VirtualScreen) {
    let controller = LifeController()
    screen.show(controller)
    switch self {
    case .shown: break
    case .scrolled: screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
    case .dragged, .updateInDrag:
      touch(screen, .began, 100, 400)
      for y in stride(from: 390, through: 250, by: -20) { touch(screen, .moved, 100, CGFloat(y)) }
      if self == .updateInDrag { controller.insert() }
    case .thrown:
      screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200)))
      screen.advance(by: 0.05)
    case .twoFingers:
      controller.grid.allowsMultipleSelection = true
      screen.receive(.touches([sample(screen, .began, 100, 100), sample(screen, .began, 140, 100, 2)]))
      for y in stride(from: 110, through: 190, by: 10) {
        screen.advance(by: 0.02)
        screen.receive(
          .touches([sample(screen, .moved, 100, CGFloat(y)), sample(screen, .moved, 140, CGFloat(y), 2)]))
        screen.runFrame()
      }
    case .longPress, .menu:
      touch(screen, .began, 50, 50)
      screen.advance(by: self == .menu ? 1.5 : 0.4)
    case .wheel:
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: 100, y: 100), distance: ScrollDistance(x: 0, y: 100))))
      screen.advance(by: 0.03)
    case .pinch:
      screen.receive(.magnify(MagnifySample(time: screen.now, location: CGPoint(x: 100, y: 100), factor: 1.2)))
      screen.runFrame()
    case .hover:
      screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 100, y: 100))))
      screen.runFrame()
    case .keyHeld, .focus:
      controller.grid.allowsFocus = true
      screen.press("ArrowDown")
      guard self == .keyHeld else { break }
      screen.receive(
        .key(KeySample(time: screen.now, isDown: true, isRepeat: false, key: "Enter", code: "Enter", modifiers: [])))
      screen.runFrame()
    default: happenInViews(on: screen, controller)
    }
  }

  @MainActor private func happenInViews(on screen: VirtualScreen, _ controller: LifeController) {
    let (grid, view) = (controller.grid, controller.view!)
    switch self {
    case .update:
      controller.insert()
      screen.advance(by: 0.1)
    case .layoutChange:
      grid.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      screen.advance(by: 0.1)
    case .reload: grid.reloadData()
    case .diffable: controller.makeDiffable()
    case .prefetching:
      grid.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      screen.advance(by: 0.15)
    case .selection:
      grid.selectItem(at: IndexPath(item: 3, section: 0), animated: true, scrollPosition: .top)
      screen.advance(by: 0.05)
    case .snapshot:
      if let picture = view.snapshotView(afterScreenUpdates: true) { view.addSubview(picture) }
    case .submenu, .buttonMenu, .editMenu: openMenu(on: screen, controller)
    case .alert, .actionSheet, .sheet, .sheetPulled, .fullScreen, .presentationNeverUsed, .push, .popPulled, .child:
      showController(on: screen, controller)
    case .animation, .repeatingAnimation, .spring, .layerAnimation, .transition, .keyframes, .animator,
      .pausedAnimator, .delayed:
      animate(view)
      screen.advance(by: 0.1)
    default: happenElsewhere(on: screen, controller)
    }
  }

  @MainActor private func openMenu(on screen: VirtualScreen, _ controller: LifeController) {
    switch self {
    case .buttonMenu, .submenu:
      let button = UIButton(configuration: .plain())
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      button.menu = UIMenu(children: [UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }])])
      button.showsMenuAsPrimaryAction = true
      controller.view.addSubview(button)
      screen.runFrame()
      screen.play(.tap(at: CGPoint(x: 20, y: 20)))
      screen.advance(by: 0.1)
    default:
      UIMenuController.shared.menuItems = [UIMenuItem(title: "A command", action: Selector(LifeController.insert))]
      controller.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: controller.view, rect: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.advance(by: 0.1)
    }
  }

  @MainActor private func showController(on screen: VirtualScreen, _ controller: LifeController) {
    switch self {
    case .alert, .actionSheet:
      let alert = UIAlertController(
        title: "A question", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak controller] _ in controller?.insert() })
      alert.popoverPresentationController?.sourceView = controller.view
      controller.present(alert, animated: true)
      screen.advance(by: 0.1)
    case .sheet, .sheetPulled, .fullScreen:
      let other = LifeController()
      other.modalPresentationStyle = self == .fullScreen ? .fullScreen : .pageSheet
      controller.present(other, animated: true)
      screen.advance(by: self == .sheetPulled ? 2 : 0.1)
      guard self == .sheetPulled else { return }
      touch(screen, .began, 160, 80)
      for y in stride(from: 90, through: 250, by: 20) { touch(screen, .moved, 160, CGFloat(y)) }
    case .presentationNeverUsed:
      let other = UIViewController()
      _ = other.presentationController
      _ = other.sheetPresentationController
    case .child:
      let other = LifeController()
      controller.addChild(other)
      controller.view.addSubview(other.view)
      other.didMove(toParent: controller)
    default:
      let navigation = UINavigationController(rootViewController: controller)
      screen.show(navigation)
      navigation.pushViewController(LifeController(), animated: true)
      screen.advance(by: self == .push ? 0.1 : 2)
      guard self == .popPulled else { return }
      touch(screen, .began, 2, 300)
      for x in stride(from: 10, through: 150, by: 20) { touch(screen, .moved, CGFloat(x), 300) }
    }
  }

  @MainActor private func animate(_ view: UIView) {
    switch self {
    case .animation:
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: { [view] _ in
        _ = view
      }
    case .repeatingAnimation:
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
    case .spring:
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
        view.center.x += 10
      }
    case .layerAnimation:
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 5)
      animation.delegate = LifeAnimationDelegate(view)
      view.layer.add(animation, forKey: "mine")
    case .transition:
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.backgroundColor = .red }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.2 }
      }
    case .animator, .pausedAnimator, .delayed:
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { [view] _ in _ = view }
      if self == .delayed { animator.startAnimation(afterDelay: 1) } else { animator.startAnimation() }
      if self == .pausedAnimator { animator.pauseAnimation() }
    default: break
    }
  }

  @MainActor private func happenElsewhere(on screen: VirtualScreen, _ controller: LifeController) {
    let view = controller.view!
    switch self {
    case .displayLink:
      CADisplayLink { [controller] _ in controller.view.alpha *= 0.99 }.add(to: .main, forMode: .common)
      screen.advance(by: 0.1)
    case .timer, .repeatingTimer:
      Timer.scheduledTimer(
        timeInterval: 0.5, target: controller, selector: Selector(LifeController.insert), userInfo: controller,
        repeats: self == .repeatingTimer)
      screen.advance(by: 0.1)
    case .undo:
      controller.becomeFirstResponder()
      controller.undoManager?.registerUndo(withTarget: controller) { $0.insert() }
    case .observer: controller.watchGrid()
    case .notification: controller.listen()
    case .pasteboard: UIPasteboard.general.string = "Something"
    case .refresh:
      controller.grid.refreshControl = UIRefreshControl()
      controller.grid.refreshControl?.beginRefreshing()
      screen.advance(by: 0.1)
    case .indicator: controller.grid.flashScrollIndicators()
    case .bars:
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      view.addSubview(bar)
      screen.runFrame()
      bar.popItem(animated: true)
      screen.advance(by: 0.1)
    case .text, .images, .controls, .listCells: fill(view, screen)
    case .accessibility:
      view.isAccessibilityElement = true
      UIAccessibility.post(notification: .announcement, argument: "Something")
      UIAccessibility.post(notification: .screenChanged, argument: view)
    case .responder: controller.becomeFirstResponder()
    case .trace:
      _ = screen.recordTrace()
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    default: happenInMotion(on: screen, controller)
    }
  }

  @MainActor private func fill(_ view: UIView, _ screen: VirtualScreen) {
    switch self {
    case .text:
      let label = UILabel(frame: view.bounds)
      label.attributedText = NSAttributedString(
        string: "Some words", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      view.addSubview(label)
    case .images:
      let image = UIImageView(image: UIImage(systemName: "star"))
      image.animationImages = [UIImage(systemName: "star"), UIImage(systemName: "heart")].compactMap { $0 }
      image.animationDuration = 1
      view.addSubview(image)
      image.startAnimating()
    case .controls:
      let wheel = UIActivityIndicatorView()
      wheel.startAnimating()
      let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
      for made in [wheel, stepper, UISlider(), UISwitch(), UISegmentedControl(items: ["a", "b"])] {
        view.addSubview(made)
      }
      screen.runFrame()
      touch(screen, .began, 80, 16)
      screen.advance(by: 1)
    default:
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories = [.disclosureIndicator(), .delete()]
      view.addSubview(cell)
    }
    screen.runFrame()
  }

  @MainActor private func sample(
    _ screen: VirtualScreen, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat, _ identifier: Int32 = 1
  ) -> TouchSample {
    TouchSample(time: screen.now, identifier: identifier, phase: phase, location: CGPoint(x: x, y: y))
  }

  @MainActor func touch(_ screen: VirtualScreen, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    screen.advance(by: 0.016)
    screen.receive(.touches([sample(screen, phase, x, y)]))
    screen.runFrame()
  }
}

/// A controller with a grid, as programs write it: data source and delegate in one.
final class LifeController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
  var count = 400
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private var observation: NSKeyValueObservation?
  /// What the program keeps: an animator, a data source.
  var kept: AnyObject?
  /// What the handler of a swipe is to call when it is done.
  var complete: ((Bool) -> Void)?
  /// The rows of a list, where the grid is one.
  var rows: UICollectionView.CellRegistration<UICollectionViewListCell, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  override var canBecomeFirstResponder: Bool { true }

  func insert() {
    grid.performBatchUpdates { [self] in
      count += 1
      grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  func carry(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: grid)
    switch recognizer.state {
    case .began: grid.indexPathForItem(at: place).map { _ = grid.beginInteractiveMovementForItem(at: $0) }
    case .changed: grid.updateInteractiveMovementTargetPosition(place)
    default: grid.endInteractiveMovement()
    }
  }

  func makeDiffable() {
    diffable = UICollectionViewDiffableDataSource(collectionView: grid) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    diffable?.apply(snapshot)
  }

  func watchGrid() { observation = grid.observe(\.contentOffset) { [weak self] _, _ in self?.view.alpha = 1 } }

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(LifeController.insert), name: UIWindow.didBecomeKeyNotification, object: nil)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if let rows {
      return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [self] _ in
      UIMenu(children: [UIAction(title: "Insert") { [self] _ in insert() }])
    })
  }
}

/// Told of an animation's end, and keeps a view until then.
final class LifeAnimationDelegate: NSObject, CAAnimationDelegate {
  private let view: UIView

  init(_ view: UIView) { self.view = view }
}
