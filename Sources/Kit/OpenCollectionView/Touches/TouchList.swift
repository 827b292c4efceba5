import GestureEngine

/// The touches of an event, and which of them changed in which way.
///
/// Slots stand for touches, so that questions about them are questions about bits. The sets that programs are given
/// are kept from event to event: fingers that move on and on cost no allocation.
@MainActor struct TouchList {
  /// Everything on the screen, and what has just left it.
  var touches: [UITouch] = []
  /// Those that changed, in the order in which they came down.
  private(set) var changed: [UITouch] = []
  private(set) var began: TouchSet = []
  private(set) var moved: TouchSet = []
  private(set) var ended: TouchSet = []
  private(set) var cancelled: TouchSet = []
  private var sets: [(slots: TouchSet, touches: Set<UITouch>)] = []
  /// The set that was asked for last, which most recognizers of an event ask for.
  private var lastSlots: TouchSet = []
  private var lastSet: Set<UITouch> = []

  /// The slots of all that changed.
  var changedSlots: TouchSet { began.union(moved).union(ended).union(cancelled) }

  /// Forgets what has changed.
  mutating func beginEvent() {
    changed.removeAll(keepingCapacity: true)
    (began, moved, ended, cancelled) = ([], [], [], [])
  }

  /// Notes a touch that changed; a second report of one touch in one event counts with the first.
  mutating func noteChange(of touch: UITouch) {
    let slot = TouchSet(slot: touch.slot)
    guard changedSlots.isDisjoint(with: slot) else { return }
    changed.append(touch)
    switch touch.storedPhase {
    case .began: began.insert(slot)
    case .ended: ended.insert(slot)
    case .cancelled: cancelled.insert(slot)
    default: moved.insert(slot)
    }
  }

  /// Those that changed in one way.
  func slots(in phase: UITouch.Phase) -> TouchSet {
    switch phase {
    case .began: began
    case .moved: moved
    case .ended: ended
    case .cancelled: cancelled
    default: []
    }
  }

  /// The touches of some slots, all of which changed, as programs are given them.
  mutating func set(of slots: TouchSet) -> Set<UITouch> { set(of: slots, among: changed) }

  /// Touches of the present list, as programs are given them.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    var slots = TouchSet()
    for touch in touches { slots.insert(TouchSet(slot: touch.slot)) }
    return set(of: slots, among: touches)
  }

  private mutating func set(of slots: TouchSet, among touches: [UITouch]) -> Set<UITouch> {
    if slots == lastSlots { return lastSet }
    (lastSlots, lastSet) = (slots, knownSet(of: slots, among: touches))
    return lastSet
  }

  private mutating func knownSet(of slots: TouchSet, among touches: [UITouch]) -> Set<UITouch> {
    for known in sets where known.slots == slots { return known.touches }
    var set: Set<UITouch> = []
    for touch in touches where slots.contains(slot: touch.slot) { set.insert(touch) }
    sets.append((slots, set))
    return set
  }

  /// Forgets the sets: slots stand for other touches from now on.
  mutating func forgetSets() {
    sets.removeAll(keepingCapacity: true)
    (lastSlots, lastSet) = ([], [])
  }

  /// Forgets everything: nothing is on the screen.
  mutating func forgetTouches() {
    touches.removeAll(keepingCapacity: true)
    beginEvent()
  }

  /// The phases in the order in which recognizers and views hear of them.
  static let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}
