import OpenCollectionView

/// An item that a person carries in a story.
struct ThrashCarry {
  /// The name of the item.
  var name: Int
  /// Where it is held, in points of the view.
  var hold: CGPoint
  let movement: UICollectionView.InteractiveMovement
}

extension ThrashWorld {
  /// Picks an item up beside those that are carried, two at most.
  func carry(_ number: Int) {
    forgetEnded()
    guard carried.count < 2, let place = source.model.place(number), let name = source.model.name(at: place) else {
      return
    }
    let isCarried = carried.contains { $0.name == name }
    guard let movement = view.makeInteractiveMovement(forItemAt: place) else {
      if !isCarried { blame("movement: \(place) cannot be picked up") }
      return
    }
    if isCarried { blame("movement: \(place) is picked up twice") }
    let origin = view.bounds.origin
    carried.append(
      ThrashCarry(
        name: name,
        hold: CGPoint(x: movement.targetPosition.x - origin.x, y: movement.targetPosition.y - origin.y),
        movement: movement))
  }

  func carry(_ number: Int, to place: CGPoint) {
    forgetEnded()
    guard !carried.isEmpty else { return }
    let index = number % carried.count
    carried[index].hold = place
    let origin = view.bounds.origin
    carried[index].movement.updateTargetPosition(CGPoint(x: origin.x + place.x, y: origin.y + place.y))
  }

  /// What is shown must not change by a drop; the data follows it.
  func finish(_ number: Int, isCancelled: Bool) {
    forgetEnded()
    guard !carried.isEmpty else { return }
    let index = number % carried.count
    let before = presented.sections.map(\.items)
    let data = source.model.sections.map(\.items)
    let carry = carried.remove(at: index)
    if isCancelled {
      carry.movement.cancel()
      if source.model.sections.map(\.items) != data { blame("movement: \(carry.name) has moved, and was given back") }
    } else {
      carry.movement.end()
      if presented.sections.map(\.items) != before {
        blame("movement: the drop of \(carry.name) shows \(presented.sections.map(\.items)) instead of \(before)")
      }
    }
    if carry.movement.isActive { blame("movement: \(carry.name) is still carried") }
  }

  private func forgetEnded() { carried.removeAll { !$0.movement.isActive } }

  /// What is carried is what still exists of what was picked up, and the data has it where the movement says.
  func checkMovements() {
    forgetEnded()
    if view.interactiveMovements.map(ObjectIdentifier.init) != carried.map({ ObjectIdentifier($0.movement) }) {
      blame("movement: \(view.interactiveMovements.count) items are carried instead of \(carried.count)")
    }
    for carry in carried {
      let place = carry.movement.originalIndexPath
      if place.flatMap(source.model.name(at:)) != carry.name {
        blame("movement: \(carry.name) is said to be at \(String(describing: place))")
      }
    }
  }

  /// The data as it is presented: without what is carried, and with that where it is shown.
  var presented: ThrashModel {
    var model = source.model
    let active = carried.filter(\.movement.isActive)
    guard !active.isEmpty else { return model }
    let names = Set(active.map(\.name))
    for section in model.sections.indices { model.sections[section].items.removeAll { names.contains($0) } }
    let targets = active.compactMap { carry in carry.movement.targetIndexPath.map { (carry.name, $0) } }
    for (name, place) in targets.sorted(by: { $0.1 < $1.1 }) {
      guard model.sections.indices.contains(place.section),
        0...model.sections[place.section].items.count ~= place.item
      else {
        blame("movement: \(name) is shown at \(place), where there is no room")
        continue
      }
      model.sections[place.section].items.insert(name, at: place.item)
    }
    return model
  }

  func carry(at place: IndexPath) -> ThrashCarry? {
    guard !carried.isEmpty, let name = source.model.name(at: place) else { return nil }
    return carried.first { $0.name == name && $0.movement.isActive }
  }

  /// A cell that is carried is under its finger.
  func check(_ cell: UICollectionViewCell?, at place: IndexPath, _ carry: ThrashCarry) {
    guard let cell = cell as? ThrashCell else { return blame("movement: no cell for \(place)") }
    checkIdentity(of: cell, at: place)
    let (center, origin) = (cell.center, view.bounds.origin)
    if abs(center.x - origin.x - carry.hold.x) > 1e-6 || abs(center.y - origin.y - carry.hold.y) > 1e-6 {
      blame("finger: the cell of \(place) is at \(center) less \(origin), and held at \(carry.hold)")
    }
    if cell !== carry.movement.cell { blame("movement: \(place) has another cell than is carried") }
  }
}
