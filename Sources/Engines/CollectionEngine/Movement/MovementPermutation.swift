/// Items that people carry, and with them two numberings of all items: that of the data, which changes when a movement
/// ends, and the one that is presented meanwhile.
///
/// What is not carried keeps its order within its section, and closes the gaps; carried items stand among it where they
/// are shown. That is all that is kept: nothing grows with the number of items.
///
/// ```swift
/// var movement = MovementPermutation(SectionCounts([4, 2]))
/// let id = movement.pickUp(UpdatePlan.Place(section: 0, item: 0))
/// movement.move(id, to: UpdatePlan.Place(section: 1, item: 2))
/// movement.presented                                                  // [3, 3]
/// movement.presentedPlace(of: UpdatePlan.Place(section: 0, item: 3))  // (0, 2)
/// movement.dataPlace(of: UpdatePlan.Place(section: 1, item: 2))       // (0, 0)
/// ```
///
/// Several movements compose like moves in an array: each change of target takes one item out of what is presented and
/// puts it in elsewhere, and the places of the others follow. A movement that ends is done to the data alone; one that
/// is called off is undone in what is presented alone. Where the order among carried items is not decided by that, the
/// item goes the shortest way.
///
/// Placeholders stand among what is presented, too, and are nothing in the data: see ``insertPlaceholder(at:)``.
///
/// Cost: asking for a place is logarithmic in the carried items. A change of target is linear in the carried items and,
/// from one section to another, in the sections.
public struct MovementPermutation: Sendable {
  /// How many items each section of the data holds.
  public internal(set) var data: SectionCounts
  /// How many items each section holds as presented.
  public internal(set) var presented: SectionCounts
  /// The carried items, in the order in which they were picked up.
  public internal(set) var carried: [CarriedItem] = [] {
    didSet { sort() }
  }

  /// The placeholders that are presented beside the data, in the order in which they were put in.
  public internal(set) var placeholders: [PlaceholderItem] = [] {
    didSet { sort() }
  }

  private(set) var origins = DisplacedPlaces([])
  private(set) var targets = DisplacedPlaces([])
  var lastNumber = 0

  /// Nothing is carried.
  public init(_ counts: SectionCounts) {
    data = counts
    presented = counts
  }

  /// Tells whether nothing is carried and there is no placeholder. What is presented then is the data.
  public var isEmpty: Bool { carried.isEmpty && placeholders.isEmpty }

  /// Tells whether what is presented is in the order of the data, though something may be carried.
  public var isInOrder: Bool { placeholders.isEmpty && carried.allSatisfy { $0.origin == $0.target } }

  /// A carried item; nil when it is carried no longer.
  public func carriedItem(_ id: Int) -> CarriedItem? { carried.first { $0.id == id } }

  // MARK: Two numberings

  /// The place at which an item of the data is shown; nil where there is no such item.
  public func presentedPlace(of place: UpdatePlan.Place) -> UpdatePlan.Place? {
    guard data.contains(section: place.section, item: place.item) else { return nil }
    return origins.place(of: place, through: targets)
  }

  /// The place in the data of an item that is shown; nil where there is no such item, and for a placeholder.
  public func dataPlace(of place: UpdatePlan.Place) -> UpdatePlan.Place? {
    guard presented.contains(section: place.section, item: place.item) else { return nil }
    return targets.place(of: place, through: origins)
  }

  private mutating func sort() {
    origins = DisplacedPlaces(carried.map { DisplacedPlaces.Entry(place: $0.origin, other: $0.target) })
    targets = DisplacedPlaces(
      carried.map { DisplacedPlaces.Entry(place: $0.target, other: $0.origin) } + placeholders.map { $0.entry })
  }

  // MARK: Movements

  /// Begins to carry an item, which stays where it is as yet.
  ///
  /// - Parameter place: where the item is shown.
  /// - Returns: its number; nil when it is carried already, or is not there.
  public mutating func pickUp(_ place: UpdatePlan.Place) -> Int? {
    guard let origin = dataPlace(of: place), !carried.contains(where: { $0.target == place }) else { return nil }
    lastNumber += 1
    carried.append(CarriedItem(id: lastNumber, origin: origin, target: place))
    return lastNumber
  }

  /// Tells whether an item can be shown at a place: one of a section that exists, and not behind its end.
  public func canMove(_ id: Int, to place: UpdatePlan.Place) -> Bool {
    guard let item = carriedItem(id), 0..<presented.sectionCount ~= place.section else { return false }
    let room = presented.itemCount(inSection: place.section) + (item.target.section == place.section ? 0 : 1)
    return 0..<room ~= place.item
  }

  /// Shows a carried item elsewhere.
  ///
  /// - Parameter place: where it is to be shown, numbered as afterwards.
  /// - Returns: what that changes in what is presented; nil where it is shown there already, or cannot be.
  @discardableResult public mutating func move(_ id: Int, to place: UpdatePlan.Place) -> UpdatePlan? {
    guard let index = carried.firstIndex(where: { $0.id == id }), carried[index].target != place,
      canMove(id, to: place)
    else { return nil }
    let plan = UpdatePlan(moving: carried[index].target, to: place, in: presented)
    presented = plan.after
    followTarget(carried[index].target, to: place, exceptAt: index)
    return plan
  }

  /// Ends a movement: the data has the item from now on where it is shown, and nothing that is shown changes.
  ///
  /// - Returns: the move that the data is to make, both places numbered as in arrays: first taken out, then put in. Nil
  ///   where the item is not carried.
  public mutating func putDown(_ id: Int) -> (from: UpdatePlan.Place, to: UpdatePlan.Place)? {
    guard let index = carried.firstIndex(where: { $0.id == id }) else { return nil }
    let item = carried.remove(at: index)
    // With the item taken out of both numberings.
    let others = DisplacedPlaces(
      carried.map { other in
        DisplacedPlaces.Entry(place: other.origin.without(item.origin), other: other.target.without(item.target))
      })
    let shown = shownPlaces(of: carried, without: item.target)
    let range = others.items(behindRank: shown.rank(of: item.target), inSection: item.target.section)
    let number = item.origin.section == item.target.section ? range.clamp(item.origin.item) : range.lowerBound
    let place = UpdatePlan.Place(section: item.target.section, item: number)
    data = data.movingItem(from: item.origin.section, to: place.section)
    followOrigin(item.origin, to: place)
    return (item.origin, place)
  }

  /// Calls a movement off: the item is shown where the data has it.
  ///
  /// - Returns: what that changes in what is presented; nil where it changes nothing.
  public mutating func giveBack(_ id: Int) -> UpdatePlan? {
    guard let index = carried.firstIndex(where: { $0.id == id }) else { return nil }
    let place = home(of: index)
    let item = carried.remove(at: index)
    guard place != item.target else { return nil }
    let plan = UpdatePlan(moving: item.target, to: place, in: presented)
    presented = plan.after
    followTarget(item.target, to: place)
    return plan
  }

  /// The place at which a carried item would be shown if its movement were called off; nil when it is carried no
  /// longer.
  public func home(_ id: Int) -> UpdatePlan.Place? { carried.firstIndex { $0.id == id }.map(home) }

  private func home(of index: Int) -> UpdatePlan.Place {
    let item = carried[index]
    let others = carried.filter { $0.id != item.id }
    let shown = shownPlaces(of: others, without: item.target)
    let known = DisplacedPlaces(
      others.map { other in
        DisplacedPlaces.Entry(place: other.origin.without(item.origin), other: other.target.without(item.target))
      })
    let range = shown.items(behindRank: known.rank(of: item.origin), inSection: item.origin.section)
    let number = item.origin.section == item.target.section ? range.clamp(item.target.item) : range.lowerBound
    return UpdatePlan.Place(section: item.origin.section, item: number)
  }

  /// The places of all that is displaced, with one taken out.
  private func shownPlaces(of others: [CarriedItem], without place: UpdatePlan.Place) -> DisplacedPlaces {
    DisplacedPlaces(
      others.map { DisplacedPlaces.Entry(place: $0.target.without(place), other: $0.origin) }
        + placeholders.map { DisplacedPlaces.Entry(place: $0.target.without(place), other: nil) })
  }

  /// The origins of carried items follow an item of the data that goes elsewhere.
  private mutating func followOrigin(_ old: UpdatePlan.Place, to new: UpdatePlan.Place) {
    var carried = carried
    for index in carried.indices { carried[index].origin = carried[index].origin.without(old).with(new) }
    self.carried = carried
  }

  /// Moves the targets of carried items and placeholders along when an item is shown at another place.
  private mutating func followTarget(
    _ old: UpdatePlan.Place, to new: UpdatePlan.Place, exceptAt moved: Int? = nil
  ) {
    var carried = carried
    for index in carried.indices {
      carried[index].target = index == moved ? new : carried[index].target.without(old).with(new)
    }
    self.carried = carried
    guard !placeholders.isEmpty else { return }
    var placeholders = placeholders
    for index in placeholders.indices { placeholders[index].target = placeholders[index].target.without(old).with(new) }
    self.placeholders = placeholders
  }
}

extension UpdatePlan.Place {
  /// The place of the same item when another one has been taken out before it.
  func without(_ other: UpdatePlan.Place) -> UpdatePlan.Place {
    section == other.section && item > other.item ? UpdatePlan.Place(section: section, item: item - 1) : self
  }

  /// The place of the same item when another one has been put in.
  func with(_ other: UpdatePlan.Place) -> UpdatePlan.Place {
    section == other.section && item >= other.item ? UpdatePlan.Place(section: section, item: item + 1) : self
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
