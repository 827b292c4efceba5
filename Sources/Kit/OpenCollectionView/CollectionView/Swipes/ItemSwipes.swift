import CollectionEngine
import MotionEngine

/// A row that a pan would swipe.
struct SwipeCandidate {
  var key: ElementKey
  var cell: UICollectionViewCell
  var side: SwipeSide
  /// The actions that the row uncovers; nil for one that is open already, and is taken hold of again.
  var configuration: UISwipeActionsConfiguration?
}

/// The rows of a collection view that are swiped: the one that is open, and those that are closing. // I72-I83
@MainActor final class ItemSwipes {
  private(set) weak var view: UICollectionView?
  private(set) lazy var recognizer = SwipeRecognizer(self)
  /// The row that is under a finger, or open. One at a time. // I80
  private(set) var row: SwipedRow?
  /// Those that are on their way back, or that go with their item.
  private(set) var ending: [SwipedRow] = []
  /// The names that assistive tools were told of cells, and whether the program is being asked for them.
  var described: [ObjectIdentifier: DescribedSwipes] = [:]
  var isDescribing = false
  /// The touch that came down on the open row: lifted in place it closes it.
  private weak var tap: UITouch?

  init(_ view: UICollectionView) { self.view = view }

  /// Starts to listen to pans.
  func install() {
    guard recognizer.view == nil else { return }
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Decisions

  /// The row that a pan would swipe, asked for when it has moved far enough; nil, with the reason in the trace, where it is somebody
  /// else's. // I71-I73, I81
  func candidate(for pan: SwipeRecognizer) -> SwipeCandidate? {
    guard let view else { return nil }
    let motion = pan.motion
    var place = pan.location(in: view)
    if !pan.isWheel {
      let way = pan.converted(motion, to: view)
      place = CGPoint(x: place.x - way.x, y: place.y - way.y)
    }
    guard let key = view.touchedItem(at: place) else { return nil }
    func refuse(_ reason: @autoclosure () -> String) -> SwipeCandidate? {
      view.traceItem(key, "is not swiped", because: reason())
      return nil
    }
    guard abs(motion.x) > abs(motion.y) else { return refuse("the motion is rather along the list than across it") }
    guard !view.isEditing else { return refuse("the list is being edited") }
    guard view.movements?.isEmpty ?? true else { return refuse("an item is carried") }
    guard !view.scrollsHorizontally else { return refuse("the content scrolls sideways by itself") }
    guard view.pass.isResting, view.installedTransition == nil else { return refuse("the layout is becoming another") }
    guard let cell = view.shownCell(of: key) else { return refuse("it has no cell") }
    guard cell.superview === view else { return refuse("its section scrolls sideways") }
    if let held = heldRow(of: key, cell) {
      return SwipeCandidate(key: key, cell: cell, side: held.side, configuration: nil)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: SwipeSide = (motion.x > 0) == isRightToLeft ? .trailing : .leading
    let before = BeforeCall(view)
    let configuration = view.swipeConfiguration(side, of: key)
    guard before.dataAreSame(in: view), before.layoutIsSame(in: view) else {
      return refuse("the data has become another meanwhile")
    }
    guard let configuration, !configuration.actions.isEmpty else {
      return refuse("there are no actions on its \(side.rawValue) side")
    }
    return SwipeCandidate(key: key, cell: cell, side: side, configuration: configuration)
  }

  /// The row of an item that is open, or on its way back.
  private func heldRow(of key: ElementKey, _ cell: UICollectionViewCell) -> SwipedRow? {
    ([row].compactMap { $0 } + ending).first { $0.key == key && $0.cell === cell && $0.canBeHeld }
  }

  // MARK: The pan

  func panDidBegin(_ pan: SwipeRecognizer) {
    guard let candidate = pan.candidate, let view, view.shownCell(of: candidate.key) === candidate.cell else {
      return
    }
    let held = heldRow(of: candidate.key, candidate.cell)
    if held !== row { row?.close(because: "another row is swiped") }
    if let configuration = candidate.configuration, held == nil {
      row = SwipedRow(candidate.key, candidate.cell, candidate.side, configuration, in: self, of: view)
      view.traceItem(view.dataPath(of: candidate.key), "is swiped", because: "\(candidate.side.rawValue) actions")
    } else if let held {
      ending.removeAll { $0 === held }
      row = held
    }
    row?.hold(takesOver: !pan.isWheel)
    panDidMove(pan)
  }

  func panDidMove(_ pan: SwipeRecognizer) { row?.drag(by: pan.translation(in: nil).x) }

  func panDidEnd(_ pan: SwipeRecognizer) { row?.letGo(velocity: pan.liftVelocity) }

  func panWasCancelled(_ pan: SwipeRecognizer) { row?.letGo(velocity: 0, isCancelled: true) }

  // MARK: Touches while a row is open

  /// Tells whether a row is open, so that touches elsewhere have no other meaning than to close it.
  var isOpen: Bool { row != nil }

  /// A touch came down in the collection view, and not on a button. Answers whether it is about the open row. // I80, I82
  func takes(_ touch: UITouch) -> Bool {
    guard let row, let view else { return false }
    tap = nil
    guard !row.isHeld else { return true }
    if row.contains(touch.location(in: view)) { tap = touch } else { row.close(because: "a touch came down elsewhere") }
    return true
  }

  /// The touch was lifted: where it has not moved it was a tap on the open row. // I82
  func touchesEnded(_ touches: Set<UITouch>) {
    guard let tap, touches.contains(tap) else { return }
    self.tap = nil
    row?.close(because: "it was tapped")
  }

  /// The view that is touched: a button of the open row or, in place of everything else in it, the collection view. // I80, I82
  func touchedView(insteadOf view: UIView?) -> UIView? {
    guard let row, let view, let list = self.view, view !== list else { return view }
    if view.isDescendant(of: row.pull) { return view === row.pull ? list : view }
    var inner: UIView? = view
    while let current = inner, current !== list {
      if current is UICollectionReusableView || current is RowScrollView { return list }
      inner = current.superview
    }
    return view
  }

  // MARK: Opening by other means

  /// Opens a row on a side as a finger would. Answers whether it has anything to uncover there. // I145
  @discardableResult func open(_ key: ElementKey, _ side: SwipeSide, because reason: String) -> Bool {
    guard let view, view.pass.isResting, view.installedTransition == nil, view.movements?.isEmpty ?? true,
      let cell = view.shownCell(of: key), cell.superview === view
    else { return false }
    if let row, row.key == key, row.side == side { return true }
    let before = BeforeCall(view)
    guard let configuration = view.swipeConfiguration(side, of: key), !configuration.actions.isEmpty,
      before.dataAreSame(in: view), before.layoutIsSame(in: view)
    else { return false }
    row?.close(because: "another row is opened")
    // One that is on its way back is in the way of its own.
    for other in ending where other.cell === cell { other.finish() }
    let opened = SwipedRow(key, cell, side, configuration, in: self, of: view)
    row = opened
    view.traceItem(view.dataPath(of: key), "is opened", because: reason)
    opened.open(velocity: 0)
    if let button = opened.pull.buttons.first {
      view.window?.windowScene?.accessibility.moveFocus(to: button, isNewScreen: false)
    }
    return true
  }

  /// Closes the open row. Answers whether there was one.
  @discardableResult func close(because reason: String) -> Bool {
    guard let row else { return false }
    row.close(because: reason)
    return true
  }

  // MARK: What becomes of rows

  /// A row is closing, or goes with its item.
  func isEnding(_ ended: SwipedRow) {
    if row === ended { row = nil }
    if !ending.contains(where: { $0 === ended }) { ending.append(ended) }
  }

  /// A row is at rest where it belongs.
  func isOver(_ ended: SwipedRow) {
    if row === ended { row = nil }
    ending.removeAll { $0 === ended }
    // What was done may have other names now.
    described[ObjectIdentifier(ended.cell)] = nil
  }

  /// Tells whether any row is swiped, or on its way back.
  private var hasRows: Bool { row != nil || !ending.isEmpty }

  private var all: [SwipedRow] { [row].compactMap { $0 } + ending }

  /// Everything is as if nothing had been swiped, at once.
  func endAll(because reason: String) {
    row?.trace("is closed at once", because: reason)
    for row in all { row.finish() }
  }

  /// Items have become others.
  func follow(_ plan: UpdatePlan) { for row in all { row.follow(plan) } }

  /// A cell stands for its item no longer.
  func cellLeaves(_ cell: UICollectionReusableView) {
    if !described.isEmpty { described[ObjectIdentifier(cell)] = nil }
    guard hasRows else { return }
    for row in all where row.cell === cell { row.finish() }
  }

  /// The content scrolls: by a finger, a wheel or by itself, and not because something above has another height. // I80
  func contentDidScroll() {
    guard let row, let view, view.activity != .none, !row.isHeld else { return }
    row.close(because: "the list scrolls")
  }

  /// A pass of layout is over.
  func contentWasLaidOut() {
    guard hasRows else { return }
    for row in all { row.contentWasLaidOut() }
  }
}
