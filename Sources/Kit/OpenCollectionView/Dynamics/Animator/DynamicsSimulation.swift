import CollectionEngine
import DynamicsEngine

/// The world of an animator, and the items that its bodies stand for. // D20
///
/// A body's tag is the slot of its item. Programs are called from nowhere in here while the world is being changed: so they may
/// change it in all that they are called from.
@MainActor final class DynamicsSimulation {
  // Those that are read and written for each item of a frame; the world calls nothing of a program's.
  @exclusivity(unchecked) var world = World()
  /// The view in whose coordinates positions are; nil for an animator without a view.
  private(set) weak var referenceView: UIView?
  /// The layout whose attributes are moved.
  private(set) weak var layout: UICollectionViewLayout?
  @exclusivity(unchecked) private(set) var slots: [ItemEntry?] = []
  /// The state of the item in each slot, and its attributes where it is an element.
  @exclusivity(unchecked) var states: [ItemState] = []
  @exclusivity(unchecked) private(set) var attributesBySlot: [UICollectionViewLayoutAttributes?] = []
  private var free: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) var elements = RegisteredElements()
  /// Says that elements go on under their new numbers when the data changes. // D33
  var followsUpdates = false
  /// Items without a body: their sizes are looked at before each step. // D34
  var waiting: [Int] = []
  /// The items that the last step has moved, and those of the one before.
  var moved: [MovedBody] = []
  var movedBefore: [MovedBody] = []
  /// How many of those that the last step has moved were awake after it: the first ones.
  var awakeCount = 0

  /// How far an item has been seen beyond the outline that collides of it, at most.
  var overhang: CGFloat = 0

  /// Elements that were put elsewhere and not shown there yet, each once.
  @exclusivity(unchecked) private(set) var put: [Int] = []
  /// The number that those have noted: with the next one all of them are forgotten.
  private(set) var putRound = 1

  init(referenceView: UIView?) { self.referenceView = referenceView }

  /// Moves the attributes of a layout.
  func follow(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// The view in whose scene time goes on.
  var place: UIView? { referenceView ?? layout?.collectionView }

  /// Tells whether nothing moves.
  var isResting: Bool { asking { $0.isResting } }

  /// Asks the world something. A question to the property itself would copy the whole of it, dozens of arrays, first.
  @inline(__always)
  func asking<Answer>(_ question: (inout World) -> Answer) -> Answer { question(&world) }

  // MARK: Items

  /// The body of an item; nil for one that waits, or is not registered.
  func body(of item: any UIDynamicItem) -> BodyID? {
    guard let slot = slot(of: item) else { return nil }
    return states[slot].body
  }

  /// The slot of an item.
  func slot(of item: any UIDynamicItem) -> Int? {
    // Attributes, of which a layout names all that it shows in each frame, are looked for where they were found last.
    if let attributes = item as? UICollectionViewLayoutAttributes {
      let last = Int(attributes.animatorSlot)
      if last < states.count, states[last].identity == ObjectIdentifier(attributes) { return last }
    }
    return places[ObjectIdentifier(item)]
  }

  /// Has a behavior act on an item, which gets a body with the first one. // D20
  func register(_ item: any UIDynamicItem, for user: UIDynamicBehavior) {
    if let slot = slot(of: item) {
      for known in slots[slot]?.users ?? [] where known === user { return }
      slots[slot]?.users.append(user)
      refresh(slot)
      return
    }
    let entry = ItemEntry(item)
    guard belongs(entry) else { return }
    entry.users = [user]
    let slot = takeSlot(entry)
    places[ObjectIdentifier(item)] = slot
    if let attributes = entry.attributes, let key = elements.key(of: attributes) {
      states[slot].key = key
      if elements.add(slot, under: key) > 1 {
        noteSecondObject(of: attributes)
        notePut(slot)
      }
    }
    entry.attributes?.hasBeenInAnimator = true
    entry.attributes?.animatorSlot = Int32(slot)
    if !makeBody(slot) { waiting.append(slot) }
  }

  /// Ends what a behavior does with an item; with the last one its body goes, and its velocity is lost. // D25
  func release(_ item: any UIDynamicItem, from user: UIDynamicBehavior) {
    guard let slot = slot(of: item), let entry = slots[slot] else { return }
    // Not by closures, here and below, at whose beginning the actor would be looked up.
    for index in entry.users.indices.reversed() where entry.users[index] === user { entry.users.remove(at: index) }
    guard entry.users.isEmpty else { return refresh(slot) }
    places[ObjectIdentifier(item)] = nil
    if let key = states[slot].key, elements.remove(slot, under: key), let next = elements[key] { notePut(next) }
    if states[slot].putRound == putRound, let place = put.firstIndex(of: slot) { put.remove(at: place) }
    if let body = states[slot].body {
      world.removeBody(body)
    } else if let place = waiting.firstIndex(of: slot) {
      waiting.remove(at: place)
    }
    slots[slot] = nil
    states[slot] = ItemState()
    attributesBySlot[slot] = nil
    free.append(slot)
  }

  private func takeSlot(_ entry: ItemEntry) -> Int {
    let state = ItemState(identity: ObjectIdentifier(entry.item))
    if let slot = free.popLast() {
      slots[slot] = entry
      states[slot] = state
      attributesBySlot[slot] = entry.attributes
      return slot
    }
    slots.append(entry)
    states.append(state)
    attributesBySlot.append(entry.attributes)
    return slots.count - 1
  }

  /// A view has to be inside the reference view.
  private func belongs(_ entry: ItemEntry) -> Bool {
    guard let view = entry.view, let referenceView, !view.isDescendant(of: referenceView) else { return true }
    ProgrammingErrors.report(
      "\(type(of: view)) was given to a dynamic animator whose reference view, \(type(of: referenceView)), does not contain "
        + "it: add it there first.", instead: "it is not moved")
    return false
  }

  /// Two objects for one element are two bodies, of which the one that came last says where the element is: which is seldom
  /// meant. // D20
  private func noteSecondObject(of attributes: UICollectionViewLayoutAttributes) {
    let trace = (place?.window?.windowScene?.application ?? UIApplication.shared).trace
    trace.record(
      .programmingError(
        message:
          "\(attributes.elementName) was given to a dynamic animator in a second object of attributes: both move, and the "
          + "element is where the second one is. Give the object that layoutAttributesForCell(at:) answers, or remove the "
          + "behaviors of that one first."))
  }

  /// A program has put an element elsewhere: the next pass shows it there. // D24, D30
  @inline(__always)
  func notePut(_ slot: Int) {
    guard states[slot].putRound != putRound, states[slot].identity != nil else { return }
    states[slot].putRound = putRound
    if put.isEmpty { layout?.collectionView?.elementsWerePut() }
    put.append(slot)
  }

  func forgetPut() {
    put.removeAll(keepingCapacity: true)
    putRound += 1
  }

  // MARK: Where items are

  /// The bounds that a collision behavior makes a boundary of. // D18
  var referenceBounds: CGRect? {
    if let layout {
      guard layout.attachedCollectionView != nil else { return nil }
      return CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }
    return referenceView?.bounds
  }

  /// A point of an item's surroundings, in the reference view. // D21
  func toReference(_ point: CGPoint, of entry: ItemEntry) -> CGPoint {
    guard let (home, referenceView) = foreignHome(of: entry) else { return point }
    return home.convert(point, to: referenceView)
  }

  func fromReference(_ point: CGPoint, of entry: ItemEntry) -> CGPoint {
    guard let (home, referenceView) = foreignHome(of: entry) else { return point }
    return home.convert(point, from: referenceView)
  }

  /// The superview of a view that is not just inside the reference view.
  private func foreignHome(of entry: ItemEntry) -> (UIView, UIView)? {
    guard let home = entry.view?.superview, let referenceView, home !== referenceView else { return nil }
    return (home, referenceView)
  }
}
