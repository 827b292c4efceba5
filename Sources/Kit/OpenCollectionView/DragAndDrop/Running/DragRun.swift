import DragEngine
import GestureEngine

/// One drag that is under way: it does what its machine says, and tells it what happens.
@MainActor final class DragRun {
  let number: Int
  let drags: SceneDrags
  /// The finger; nil for a drag from elsewhere.
  let touch: UITouch?
  private(set) weak var source: UIDragInteraction?
  var machine = DragSessionMachine()
  var parts: [DragPart] = []
  let dragSession = DragSession()
  let dropSession: DropSession
  let gate = ProviderGate()
  var press: LiftedPress
  var liftHandlers = DragAnimator()
  var liftAnimator: UIViewPropertyAnimator?
  /// Items that are about to be added, with who adds them.
  var additions: [(items: [UIDragItem], source: UIDragInteraction)] = []
  /// The innermost view under the finger, as of the last search for targets.
  weak var hitView: UIView?
  var badgeView: DragBadgeView?
  /// Tells whether previews were last laid out in their own size.
  var wasKeepingSize = false
  /// From the finger to the corner of the top preview, where the badge is.
  var badgeCorner = CGVector(dx: 0, dy: 0)
  /// The thing under it that a spring loads.
  private(set) lazy var spring = SpringHover(self)
  /// How many animations to the end run, and what comes after them.
  var endings = 0
  var whenEnded: (() -> Void)?
  var point: CGPoint
  /// The source's answers, where they were asked for at the press because the drag may leave the screen. // N85
  var answersAhead: (allowsMove: Bool, isRestricted: Bool)?
  /// The drag from elsewhere that it runs; nil for one of this scene's own.
  var foreign: ForeignDrag?
  private var isPerforming = false
  private var isAbandoned = false

  init(in drags: SceneDrags, source: UIDragInteraction, touch: UITouch) {
    number = drags.nextNumber()
    self.drags = drags
    self.source = source
    self.touch = touch
    point = touch.sample.location
    press = LiftedPress(at: point)
    dropSession = DropSession(localDragSession: dragSession)
    dragSession.run = self
    dropSession.run = self
  }

  /// A drag that goes by keys, from a point of the screen. // N80
  init(in drags: SceneDrags, source: UIDragInteraction, at point: CGPoint) {
    number = drags.nextNumber()
    self.drags = drags
    self.source = source
    touch = nil
    self.point = point
    press = LiftedPress(at: point)
    dropSession = DropSession(localDragSession: dragSession)
    dragSession.run = self
    dropSession.run = self
  }

  /// A drag that comes from elsewhere: nobody is its source here.
  init(in drags: SceneDrags, foreignItems count: Int, at point: CGPoint) {
    number = drags.nextNumber()
    self.drags = drags
    touch = nil
    machine = DragSessionMachine(foreignItems: count)
    self.point = point
    press = LiftedPress(at: point)
    dropSession = DropSession(localDragSession: nil)
    dropSession.run = self
  }

  // MARK: Places

  /// The finger's place in a view.
  func location(in view: UIView) -> CGPoint { place(point, in: view) }

  /// Tells whether a little above the finger is outside of a precise target in which the finger is: then the finger counts.
  var isBelowEdge = false

  /// The place that targets are asked about: a little above the finger for precise ones. // N32
  var dropPoint: CGPoint {
    guard machine.proposal?.isPrecise == true, !isBelowEdge else { return point }
    return CGPoint(x: point.x, y: point.y - DragProfile.standard.preciseRise)
  }

  func dropLocation(in view: UIView) -> CGPoint { place(dropPoint, in: view) }

  private func place(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = view.window, let inner = window.layer.convertFromParent(point) else { return point }
    return view.convert(inner, from: window)
  }

  // MARK: Beginning

  /// Asks for the items, and for nothing else.
  ///
  /// - Returns: whether there are any.
  func askForItems() -> Bool {
    machine.press()
    guard let step = machine.next() else { return false }
    perform(step)
    return !parts.isEmpty
  }

  /// The press is recognized, or a pointer has moved on.
  func begin(movesAtOnce: Bool) {
    drags.add(self)
    if movesAtOnce {
      _ = press.moved(to: CGPoint(x: point.x + 2 * DragProfile.standard.dragMovement, y: point.y))
      machine.fingerDidMove()
    }
    report { _ in }
    if movesAtOnce { report { $0.fingerDidMove() } }
  }

  /// Nothing comes of it.
  func abandon() {
    isAbandoned = true
    spring.leave()
    badgeView?.removeFromSuperview()
    if liftAnimator?.state == .active { liftAnimator?.stopAnimation(true) }
    for part in parts {
      part.shown?.removeFromSuperview()
      part.arriving?.removeFromSuperview()
      // What comes from elsewhere may be asked for in its drop alone. // N17
      if foreign == nil, part.item.itemProvider.gate === gate { part.item.itemProvider.gate = nil }
    }
    dragSession.end()
    dropSession.end()
    foreign?.runDidEnd()
    foreign = nil
    for contributor in contributors { contributor.onOver?(dragSession) }
    if let source, !contributors.contains(where: { $0 === source }) { source.onOver?(dragSession) }
  }

  // MARK: The finger

  func touchDidChange() {
    guard let touch else { return }
    let before = point
    point = touch.sample.location
    switch touch.storedPhase {
    case .ended:
      if point != before { followFinger(from: before) }
      release()
    case .cancelled:
      note("is cancelled", because: "the system took its finger away")
      report { $0.interrupt() }
    default: followFinger(from: before)
    }
  }

  /// The drag is let go. A target whose view has gone from the screen since it was asked is left first: nothing is dropped where
  /// nobody sees it. // N30
  func release() {
    if let target = machine.target, drags.interaction(target)?.view?.window == nil { report { $0.targetDidGo(target) } }
    noteRelease()
    report { $0.fingerDidLift() }
  }

  /// A menu has opened: it shows what is lifted from now on. // N73
  func menuDidOpen() {
    guard openMenu != nil else { return }
    press.menuDidOpen(at: point)
    for part in parts { part.shown?.isHidden = true }
  }

  private func followFinger(from before: CGPoint) {
    let menu = openMenu
    if menu == nil, press.state == .inMenu {
      press.menuDidClose(at: before)
      for part in parts { part.shown?.isHidden = false }
    }
    switch press.moved(to: point, menu: menu?.presentation?.menuFrame) {
    case .drags?: report { $0.fingerDidMove() }
    case .leavesMenu?:
      menu?.dismissMenu()
      for part in parts { part.shown?.isHidden = false }
      report { $0.fingerDidMove() }
    case .chooses?: report { $0.interrupt() }
    case nil:
      guard press.state == .dragging else { return }
      layOutFlock(animated: false)
      report { $0.fingerDidMove() }
    }
  }

  /// The menu that the same finger has opened.
  private var openMenu: UIContextMenuInteraction? {
    var next = touch?.hitView
    while let view = next {
      next = view.superview
      for case let menu as UIContextMenuInteraction in view.interactions where menu.presentation != nil { return menu }
    }
    return nil
  }

  // MARK: Steps

  /// Tells the machine of something, and does what follows. What happens while something is done comes behind it.
  func report(_ event: (inout DragSessionMachine) -> Void) {
    guard !isAbandoned else { return }
    event(&machine)
    guard !isPerforming else { return }
    withExtendedLifetime((self, drags)) {
      isPerforming = true
      while !isAbandoned, let step = machine.next() { perform(step) }
      if !isAbandoned { drags.didChange(self) }
      isPerforming = false
      // It calls the program, of which the next steps may come.
      if !isAbandoned { spring.update() }
    }
  }

  /// Adds items to what is dragged. // N66
  func add(_ items: [UIDragItem], from source: UIDragInteraction) {
    guard !items.isEmpty, machine.phase == .dragging else { return }
    additions.append((items, source))
    report { $0.add(items.count) }
  }

  /// Whoever has given items, each once, in the order in which they first did.
  var contributors: [UIDragInteraction] {
    var found: [UIDragInteraction] = []
    for part in parts {
      if let source = part.source, !found.contains(where: { $0 === source }) { found.append(source) }
    }
    return found
  }

  func addPart(_ item: UIDragItem, from source: UIDragInteraction) {
    item.run = self
    parts.append(DragPart(item, from: source))
  }

  // MARK: Others

  /// Tells whether a finger or a pointer holds it, here or in another program: then resting and edges mean something.
  var isHeld: Bool { touch != nil || foreign != nil }

  /// Tells whether everything goes back to where it was lifted.
  var isReturning: Bool { machine.phase == .cancelling || machine.phase == .settingDown }

  /// Tells whether Escape is for it.
  var canBeCancelled: Bool {
    guard press.state == .held || press.state == .dragging else { return false }
    return machine.phase == .lifting || machine.phase == .lifted || machine.phase == .dragging
  }

  /// Tells whether a gesture that has been recognized ends the lift. // N5
  func isEnded(by recognizer: UIGestureRecognizer) -> Bool {
    guard machine.phase == .lifting || machine.phase == .lifted, let source,
      source.allowsSimultaneousRecognitionDuringLift, recognizer !== source.lift,
      recognizer.boundTouches.contains(where: { $0 === touch })
    else { return false }
    return PressRival(recognizer).outcome(afterLiftAllowingOthers: true) == .rivalWins
  }

  /// Another gesture has the finger. // N5
  func rivalDidWin(_ recognizer: UIGestureRecognizer) {
    note("is set down", because: "\(name(of: recognizer)) was recognized during the lift")
    if let lift = source?.lift { drags.scene?.gestureEnvironment.end([lift], because: "another gesture ends the lift") }
    report { $0.interrupt() }
  }
}
