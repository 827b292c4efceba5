import CollectionLayouts
import OpenCollectionView

/// An item that a finger drags in a layout of tethered items.
struct ThrashHaul {
  /// The name of the item.
  var name: Int
  let drag: ItemDrag
}

/// Layouts whose items swing.
extension ThrashWorld {
  /// Tells whether anything of the layout is on its way.
  var isSwinging: Bool {
    guard let layout = view.collectionViewLayout as? SpringyFlowLayout else { return false }
    return !layout.swingingElements(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)).isEmpty
  }

  /// Takes hold of an item, in or out of sight, beside those that are dragged, three at most; of one by two fingers, too.
  func grip(_ number: Int) {
    forgetOver()
    guard hauls.count < 3, carried.isEmpty, let layout = view.collectionViewLayout as? TetheredFlowLayout,
      let place = source.model.place(number), let name = source.model.name(at: place),
      let frame = view.layoutAttributesForItem(at: place)?.frame
    else { return }
    let grip = CGPoint(x: frame.minX + CGFloat(number % 5) / 4 * frame.width, y: frame.midY)
    guard let drag = layout.beginDragging(itemAt: place, from: grip) else {
      return blame("drag: nothing is dragged at \(place)")
    }
    hauls.append(ThrashHaul(name: name, drag: drag))
  }

  func haul(_ number: Int, to place: CGPoint) {
    forgetOver()
    guard !hauls.isEmpty else { return }
    let origin = view.bounds.origin
    hauls[number % hauls.count].drag.move(to: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
  }

  func release(_ number: Int, at velocity: CGPoint) {
    guard !hauls.isEmpty else { return }
    let drag = hauls.remove(at: number % hauls.count).drag
    drag.end(velocity: velocity)
    if drag.indexPath != nil { blame("drag: it goes on after its end") }
  }

  /// Nobody says how data came about that were reloaded: what is held is whatever has the number.
  func renameHauls() {
    view.layoutIfNeeded()
    for index in hauls.indices {
      if let name = hauls[index].drag.indexPath.flatMap(source.model.name(at:)) { hauls[index].name = name }
    }
  }

  private func forgetOver() { hauls.removeAll { $0.drag.indexPath == nil } }

  /// What is dragged is the item that was taken hold of, wherever it is among the others by now; only what is gone slips away.
  func checkHauls() {
    let places = Dictionary(
      uniqueKeysWithValues: source.model.places.compactMap { place in source.model.name(at: place).map { ($0, place) } }
    )
    for haul in hauls {
      guard let place = haul.drag.indexPath else { continue }
      if place != places[haul.name] {
        blame("drag: \(haul.name) is at \(String(describing: places[haul.name])), and is dragged at \(place)")
      }
    }
    forgetOver()
  }
}
