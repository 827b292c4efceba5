import CollectionEngine
import FrameClock
import MotionEngine

/// A row that is swiped to the side: under a finger, open, or on its way back. // I72-I83
///
/// The cell stands where the layout has it, and is shown beside that place by a transform; its buttons lie behind it. So a frame
/// of a swipe touches this row and nothing else.
@MainActor final class SwipedRow {
  /// The course of a row.
  private enum Phase {
    /// A finger has it.
    case held
    /// It is open, or opens.
    case open
    /// It goes back.
    case closing
    /// It goes with its item.
    case leaving
    /// It is one among the others.
    case over
  }

  /// An action that goes on until its handler says that it is over.
  private final class Performance {
    let action: UIContextualAction
    init(_ action: UIContextualAction) { self.action = action }
  }

  let side: SwipeSide
  let cell: UICollectionViewCell
  let pull: SwipePullView
  /// The item; nil when it is gone.
  private(set) var key: ElementKey?
  private let configuration: UISwipeActionsConfiguration
  private weak var swipes: ItemSwipes?
  private weak var view: UICollectionView?
  /// The direction on the screen in which it uncovers its buttons.
  private let direction: CGFloat
  private var law: RowSwipe
  private var takeOver: SwipeTakeOver
  private var phase = Phase.held
  private var performance: Performance?
  /// True when a destructive action has been done: the item is about to go.
  private var isDestroyed = false
  /// True while the row goes to another place in the list, and what lies behind it goes along.
  private var isFollowing = false
  private var observer: FrameObserver?

  init(
    _ key: ElementKey, _ cell: UICollectionViewCell, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration,
    in swipes: ItemSwipes, of view: UICollectionView
  ) {
    self.key = key
    self.cell = cell
    self.side = side
    self.configuration = configuration
    self.swipes = swipes
    self.view = view
    let profile = SwipeProfile()
    direction = side.direction(readsRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    pull = SwipePullView(configuration.actions, in: cell.bounds.size, isAtRight: direction < 0, profile: profile)
    law = RowSwipe(
      length: Double(cell.bounds.width), openLength: pull.places.openLength,
      takesOver: configuration.performsFirstActionWithFullSwipe, profile: profile)
    takeOver = SwipeTakeOver(
      duration: UIAccessibility.isReduceMotionEnabled ? 0 : profile.takeOverDuration)
    ViewAnimation.run(nil) {
      pull.layer.zPosition = cell.layer.zPosition - 0.25
      view.insert(pull, at: 0, needsLayout: false)
      pull.center = cell.center
    }
    pull.onEscape = { [weak self] in self?.escape() ?? false }
    for (index, button) in pull.buttons.enumerated() {
      button.addAction(
        UIAction { [weak self] _ in self?.perform(index, because: "its button was tapped") },
        for: .primaryActionTriggered)
    }
    cell.changeConditions { $0.isSwiped = true }
  }

  // MARK: Questions

  /// Tells whether a finger has it.
  var isHeld: Bool { phase == .held }

  /// Tells whether a finger may take hold of it.
  var canBeHeld: Bool { phase != .leaving && phase != .over }

  /// How much is uncovered, in points.
  var offset: Double { law.offset }

  /// Tells whether a point of the content lies in the row's place.
  func contains(_ point: CGPoint) -> Bool { pull.frame.contains(point) }

  func trace(_ change: String, because reason: @autoclosure () -> String) {
    guard let view, let key else { return }
    view.traceItem(view.dataPath(of: key), change, because: reason())
  }

  private var clock: FrameClock? { view?.window?.windowScene?.application.clock }

  private var now: Double { clock?.now ?? 0 }

  // MARK: Under a finger

  /// A finger takes hold of the row.
  ///
  /// - Parameter takesOver: whether it may perform the first action by going on. A wheel cannot, since it is never let go, and
  ///   runs on by itself.
  func hold(takesOver: Bool) {
    phase = .held
    isDestroyed = false
    pull.isUserInteractionEnabled = true
    pull.accessibilityElementsHidden = false
    cell.changeConditions { $0.isSwiped = true }
    law.takesOver = takesOver && configuration.performsFirstActionWithFullSwipe && performance == nil
    law.begin()
  }

  /// The finger has gone a way on the screen since then.
  func drag(by way: CGFloat) {
    guard phase == .held else { return }
    if law.drag(by: Double(direction * way)) {
      takeOver.set(law.isTakenOver, at: now)
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      trace(
        law.isTakenOver ? "is taken over by its first action" : "is given back by its first action",
        because: "\(Int(law.offset)) of \(Int(law.length)) points are uncovered, \(Int(law.takeOverLength)) decide")
      if takeOver.isMoving(at: now) { runFrames() }
    }
    show()
  }

  /// The finger lets the row go.
  func letGo(velocity: Double, isCancelled: Bool = false) {
    guard phase == .held else { return }
    let along = velocity * Double(direction)
    let place = "\(Int(law.offset)) of \(Int(law.openLength)) points are uncovered"
    switch isCancelled ? .closes : law.release(velocity: along) {
    case .closes:
      close(
        velocity: along, because: isCancelled ? "the touch was taken away" : "\(place), and \(Int(along)) pt/s decide")
    case .opens:
      trace("opens", because: "\(place), and \(Int(along)) pt/s decide")
      open(velocity: along)
    case .performs: perform(0, because: "it was swiped all the way", isFullSwipe: true)
    }
  }

  /// Stays open, with the buttons at their own widths.
  func open(velocity: Double) {
    phase = .open
    setTakenOver(false)
    settle(to: law.openLength, velocity: velocity)
  }

  /// Goes back. // I80
  func close(velocity: Double = 0, because reason: @autoclosure () -> String) {
    guard phase == .held || phase == .open else { return }
    trace("closes", because: reason())
    phase = .closing
    pull.isUserInteractionEnabled = false
    pull.accessibilityElementsHidden = true
    cell.changeConditions { $0.isSwiped = false }
    setTakenOver(false)
    swipes?.isEnding(self)
    settle(to: 0, velocity: velocity)
  }

  /// Is one among the others again, at once.
  func finish() {
    guard phase != .over else { return }
    phase = .over
    observer?.invalidate()
    observer = nil
    law.put(at: 0)
    ViewAnimation.run(nil) {
      cell.transform3D = place
      pull.removeFromSuperview()
    }
    cell.changeConditions { $0.isSwiped = false }
    swipes?.isOver(self)
  }

  private func escape() -> Bool {
    guard phase == .open || phase == .held else { return false }
    close(because: "an assistive tool or a key left it")
    view?.window?.windowScene?.accessibility.moveFocus(to: cell, isNewScreen: false)
    return true
  }

  // MARK: Actions

  /// Performs an action; the row stays open until its handler says that it is over. // I79
  private func perform(_ index: Int, because reason: String, isFullSwipe: Bool = false) {
    guard phase == .open || phase == .held, configuration.actions.indices.contains(index) else { return }
    let action = configuration.actions[index]
    guard performance == nil else {
      return trace("does not perform \(action.traceName)", because: "another of its actions is not over")
    }
    let performance = Performance(action)
    self.performance = performance
    trace("performs \(action.traceName)", because: reason)
    phase = .open
    if isFullSwipe {
      setTakenOver(true)
      settle(to: action.style == .destructive ? law.length : law.openLength, velocity: 0)
    }
    action.handler(action, pull.buttons[index]) { [weak self, weak performance] isDone in
      guard MainQueue.admits("The completion handler of a UIContextualAction") else { return }
      MainActor.assumeIsolated {
        if let performance { self?.complete(performance, isDone: isDone) }
      }
    }
  }

  private func complete(_ ended: Performance, isDone: Bool) {
    guard performance === ended else { return }
    performance = nil
    if isDone, ended.action.style == .destructive { isDestroyed = true }
    close(because: isDone ? "\(ended.action.traceName) is done" : "\(ended.action.traceName) was not done")
  }

  // MARK: What becomes of the item

  /// Items have become others: the row goes with its own, and closes where its section is updated, unless its action is what
  /// updates it. // I79, I80
  func follow(_ plan: UpdatePlan) {
    guard let old = key else { return }
    guard let new = plan.newPosition(section: old.section, item: old.item) else { return leave() }
    key = .cell(section: new.section, item: new.item)
    let isConcerned = plan.items.contains { $0.before?.section == old.section || $0.after?.section == new.section }
    guard isConcerned else { return }
    isFollowing = true
    if performance == nil { close(because: "its section is updated") }
    if phase != .over { runFrames() }
  }

  /// The item is gone. What a destructive action has removed goes off to the side; its cell fades as those of all removed
  /// items. // I79
  private func leave() {
    guard phase != .leaving, phase != .over else { return }
    trace("leaves", because: "its item is gone")
    let goesOff = isDestroyed || performance?.action.style == .destructive
    key = nil
    phase = .leaving
    pull.isUserInteractionEnabled = false
    pull.accessibilityElementsHidden = true
    swipes?.isEnding(self)
    // It stays where it is shown, and the rows below come up over it.
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [pull] in pull.alpha = 0 }, completion: { [pull] _ in pull.removeFromSuperview() })
    guard goesOff, !UIAccessibility.isReduceMotionEnabled else { return law.put(at: law.offset) }
    setTakenOver(true)
    settle(to: law.length, velocity: 0)
  }

  /// A pass of layout is over: a row of another width is another row.
  func contentWasLaidOut() {
    guard phase != .leaving, phase != .over else { return }
    guard Double(cell.bounds.width) == law.length else {
      trace("is closed at once", because: "it has another width")
      return finish()
    }
    ViewAnimation.run(nil) {
      pull.take(cell.bounds.size)
      if !isFollowing, pull.center != cell.center { pull.center = cell.center }
    }
  }

  // MARK: Frames

  private func setTakenOver(_ isTakenOver: Bool) {
    law.setTakenOver(isTakenOver)
    takeOver.set(isTakenOver, at: now)
  }

  private func settle(to offset: Double, velocity: Double) {
    guard clock != nil, !UIAccessibility.isReduceMotionEnabled, UIView.areAnimationsEnabled else {
      law.put(at: offset)
      takeOver.finish()
      return comeToRest()
    }
    law.settle(to: offset, velocity: velocity, at: now)
    runFrames()
  }

  private func runFrames() {
    guard let loop = view?.window?.windowScene?.frameLoop else { return }
    if let observer, observer.loop === loop {
      observer.isPaused = false
      return
    }
    observer?.invalidate()
    observer = loop.addObserver(ownedBy: self, for: "a row is swiped") { row, time in
      MainActor.assumeIsolated { row.step(to: time) }
    }
  }

  private func step(to time: Double) {
    let moves = law.step(to: time)
    if isFollowing { followCell() }
    show()
    guard !moves, !takeOver.isMoving(at: time), !isFollowing else { return }
    comeToRest()
  }

  private func comeToRest() {
    observer?.isPaused = true
    if phase == .closing { return finish() }
    show()
  }

  /// Keeps the buttons behind the row, where that is seen on its way.
  private func followCell() {
    let seen = cell.layer.presentation()?.position ?? cell.center
    if pull.center != seen { ViewAnimation.run(nil) { pull.center = seen } }
    isFollowing = seen != cell.center
  }

  /// The transform that the layout gives the cell.
  private var place: CATransform3D { cell.appliedAttributes?.transform3D ?? CATransform3DIdentity }

  private func show() {
    guard phase != .over, let view else { return }
    let grid = PixelGrid(scale: view.pixelsPerPoint)
    let offset = grid.rounded(CGPoint(x: law.offset, y: 0)).x
    ViewAnimation.run(nil) {
      let way = CATransform3DMakeTranslation(view.asCounted(direction * offset), 0, 0)
      cell.transform3D = CATransform3DConcat(place, way)
      pull.place(uncovered: Double(offset), takenOver: takeOver.share(at: now))
    }
  }
}

extension UIContextualAction {
  /// The action as traces name it.
  var traceName: String { spokenName.map { "\"\($0)\"" } ?? "an action without a name" }
}
