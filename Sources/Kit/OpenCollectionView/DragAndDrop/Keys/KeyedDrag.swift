import CollectionEngine
import DragEngine

/// A drag that goes by keys or by an assistive tool: from target to target, and from place to place in a collection view, each step
/// told in words. // N79, N80
@MainActor final class KeyedDrag {
  /// Tells whether anything has ever been dragged by keys: without, no view is asked whether that goes on in its scene.
  private(set) static var isUsed = false

  let run: DragRun
  /// The name of the thing dragged.
  private let name: String?
  private var isTold = false
  /// The element that it has gone to, until it goes on.
  private weak var element: UIResponder?

  init(_ run: DragRun, named name: String?) {
    self.run = run
    self.name = name
    Self.isUsed = true
  }

  private var drags: SceneDrags { run.drags }

  /// Lifts what an interaction gives for a point of the screen, and begins to drag it.
  ///
  /// - Returns: whether there was anything.
  static func begin(_ interaction: UIDragInteraction, at point: CGPoint, named name: String?) -> Bool {
    guard interaction.isEnabled, let scene = interaction.view?.window?.windowScene else { return false }
    let drags = scene.withDrags()
    guard drags.keyed == nil else { return false }
    let run = DragRun(in: drags, source: interaction, at: point)
    guard run.askForItems(), interaction.view?.window?.windowScene === scene, drags.keyed == nil else {
      run.abandon()
      scene.accessibility.announce(DragWords.refused(name), isUrgent: true)
      return false
    }
    let keyed = KeyedDrag(run, named: name)
    drags.keyed = keyed
    run.begin(movesAtOnce: true)
    keyed.tell(CarryingWords.pickedUp(name))
    scene.accessibility.markAll()
    return true
  }

  // MARK: Keys

  /// A key went down; answers whether it is for the drag.
  func receive(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if key.characters == "\t", modifiers.isSubset(of: .shift) {
      goToNextTarget(backwards: modifiers == .shift)
      return true
    }
    switch ItemKeyCommand(key) {
    case .move(let direction, _): go(direction)
    case .select, .activate, .carry: drop()
    case .leave: return drags.cancelByKey()
    case .selectAll, .swipe, nil: return false
    }
    return true
  }

  // MARK: From target to target

  /// Goes on to the next target in reading order that takes what is dragged.
  func goToNextTarget(backwards: Bool) {
    let reading = drags.targetsInReadingOrder()
    let all = backwards ? reading.reversed() : reading
    let present = target?.view
    // From the one behind the present target on, round to that one.
    let first = all.firstIndex { $0 === present }.map { $0 + 1 } ?? 0
    let start = run.point
    for view in all[first...] + all[..<first] {
      go(to: view.entryForDrags)
      if run.machine.phase != .dragging || (isTaken && target?.view === view) { return tellPlace() }
    }
    go(to: start)
    tell(DragWords.noOther)
  }

  /// Goes to an element that a tool is at, if it lies in a target.
  func go(to element: UIResponder) {
    guard let view = element.viewOfElement, view.isInDropTarget else { return }
    go(to: element.accessibilityActivationPoint)
    self.element = element
    tellPlace()
  }

  // MARK: From place to place

  /// Goes to the next place of the collection view that it is over.
  func go(_ direction: FocusSearch.Direction) {
    guard let view = target?.view as? UICollectionView, let items = view.state.drags?.target,
      let from = items.presentedPlace
    else { return tell(DragWords.noPlaces) }
    guard let next = view.nextPlace(from: from, direction) else {
      return tell(CarryingWords.atTheEdge(place(in: view)))
    }
    if next.item < view.currentCounts.itemCount(inSection: next.section) {
      view.reveal(next.key, animated: false)
      view.layoutIfNeeded()
    }
    let near = view.frameOnContent(of: next.key).map { CGPoint(x: $0.midX, y: $0.midY) }
    guard let point = items.slots.point(for: next, near: near ?? run.dropLocation(in: view)), next != items.destination
    else {
      return tell(CarryingWords.atTheEdge(place(in: view)))
    }
    view.scrollRectToVisible(CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2), animated: false)
    go(to: point, in: view)
    tellPlace()
  }

  private func go(to point: CGPoint, in view: UIView) {
    view.layoutIfNeeded()
    go(to: view.rectOnScreen(CGRect(origin: point, size: .zero)).origin)
  }

  private func go(to point: CGPoint) {
    run.point = point
    element = nil
    if run.machine.phase == .dragging { run.layOutFlock(animated: true) }
    run.report { $0.fingerDidMove() }
  }

  // MARK: The end

  /// Drops what is dragged where it is; where nothing takes it, it goes back.
  func drop() {
    let words = isTaken ? DragWords.dropped(name, place) : CarryingWords.putBack(name)
    isTold = true
    let items = (target?.view as? UICollectionView)?.state.drags?.target
    run.release()
    tell(words)
    followFocus(to: items)
  }

  /// Takes the focus of tools to an item where it has been dropped.
  private func followFocus(to items: ItemDropTarget?) {
    guard let items, let view = items.view, let accessibility = drags.scene?.accessibility,
      accessibility.focused is UICollectionViewCell,
      let key = items.coordinator?.arrangements.first?.key(in: view), let cell = view.shownCell(of: key)
    else { return }
    accessibility.moveFocus(to: cell, isNewScreen: false)
  }

  /// Drops what is dragged at an element; answers whether it is taken there.
  func drop(at element: UIResponder) -> Bool {
    guard element.viewOfElement?.isInDropTarget == true else { return false }
    // The element may have made room since.
    return drop(at: element === self.element ? run.point : element.accessibilityActivationPoint)
  }

  /// Drops what is dragged at a point of the screen; answers whether it is taken there.
  func drop(at point: CGPoint) -> Bool {
    go(to: point)
    guard isTaken else {
      tell(DragWords.notHere)
      return false
    }
    drop()
    return true
  }

  /// Adds what an interaction gives for a point of the screen; answers whether that is anything. // N66
  func add(from source: UIDragInteraction, at point: CGPoint) -> Bool {
    guard let view = source.view, view.window != nil else { return false }
    let items = source.items(toAddTo: run, at: view.rectFromScreen(CGRect(origin: point, size: .zero)).origin)
    guard !items.isEmpty else { return false }
    run.add(items, from: source)
    tell(DragWords.added(run.parts.count))
    return true
  }

  /// The drag is over, or about to be: whoever has not been told is told that everything goes back.
  func isEnding() {
    guard !isTold else { return }
    isTold = true
    tell(CarryingWords.putBack(name))
  }

  // MARK: Words

  /// The target that the drag is in.
  private var target: UIDropInteraction? { run.machine.target.flatMap(drags.interaction) }

  /// Tells whether a drop here would do anything.
  private var isTaken: Bool {
    guard target != nil, let operation = run.machine.proposal?.operation else { return false }
    return operation == .copy || operation == .move
  }

  private func tellPlace() {
    guard run.machine.phase == .dragging else { return }
    tell(isTaken ? DragWords.over(place) : DragWords.notHere)
  }

  /// The place that it is over, in words.
  private var place: String? {
    guard let view = target?.view else { return nil }
    guard let view = view as? UICollectionView else { return view.spokenName }
    let words = [view.accessibilityLabel, place(in: view)].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func place(in view: UICollectionView) -> String? {
    guard let items = view.state.drags?.target, let place = items.destination, let proposal = items.proposal else {
      return nil
    }
    switch proposal.intent {
    case .insertIntoDestinationIndexPath:
      return view.shownCell(of: place.key)?.spokenName.map(DragWords.into)
    case .insertAtDestinationIndexPath:
      let path = items.dataPath(of: place)
      let count = view.dataCounts.itemCount(inSection: path.section)
      return CarryingWords.place(path.item + 1, of: max(items.home == nil ? count + 1 : count, path.item + 1))
    case .unspecified: return nil
    }
  }

  private func tell(_ sentence: String) {
    run.note("is told of", because: sentence)
    drags.scene?.accessibility.announce(sentence, isUrgent: true)
  }
}
