import CollectionEngine
import LayerEngine

/// Finds the item in front at a point: in the order of depth by which views are drawn and touched. // C44
extension UICollectionView {
  /// An item that contains the point.
  private struct Contender {
    var path: IndexPath
    var depth: CGFloat
    /// Its view; nil out of sight.
    var view: UIView?
  }

  /// The item that a person means who touches a point: none where a header, or another view of the layout that takes
  /// touches, lies over it. // C51
  func touchedItem(at point: CGPoint) -> ElementKey? {
    guard let item = frontItem(at: point) else { return nil }
    guard let cell = shownCell(of: item), let depth = layer.depth(of: cell.layer, at: point) else { return item }
    let touched = Contender(path: item.indexPath, depth: depth, view: cell)
    for slot in elements.slots where slot.key?.category != .cell {
      guard let view = slot.view, let depth = layer.depth(of: view.layer, at: point),
        lies(Contender(path: IndexPath(), depth: depth, view: view), above: touched),
        view.hitTest(convert(point, to: view), with: nil) != nil
      else { continue }
      return nil
    }
    return item
  }

  /// The item in front at a point, whatever else lies over it.
  func frontItem(at point: CGPoint) -> ElementKey? {
    guard point.isFinite else { return nil }
    prepareLayoutIfNeeded()
    var front: Contender?
    func meet(_ attributes: UICollectionViewLayoutAttributes, _ view: UIView?) {
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        let depth = depth(of: attributes, view, at: point)
      else { return }
      let contender = Contender(path: attributes.indexPath, depth: depth, view: view)
      if front.map({ lies(contender, above: $0) }) ?? true { front = contender }
    }
    if pass.scope.isEmpty, pass.tile.map({ $0.contains(point) }) ?? false {
      for slot in elements.slots where slot.key?.category == .cell {
        if let attributes = slot.attributes { meet(attributes, slot.view) }
      }
    } else {
      let place = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
      for attributes in answer(of: collectionViewLayout, touching: place) {
        let view = elements.shownSlot(of: elements.key(of: attributes)).flatMap { elements.slots[Int($0)].view }
        meet(attributes, view)
      }
    }
    // Who was asked may have changed the data.
    guard let item = front?.path, currentCounts.contains(section: item.section, item: item.item) else { return nil }
    let key = ElementKey.cell(section: item.section, item: item.item)
    return isPlaceholder(key) ? nil : key
  }

  /// How near an item is to the viewer at a point; nil where the point does not lie in it. Under a transform the point is
  /// tested in the item's own space.
  ///
  /// Where the layout has put the item decides whether it is met. How near it is its view says, as it is drawn.
  private func depth(of attributes: UICollectionViewLayoutAttributes, _ view: UIView?, at point: CGPoint) -> CGFloat? {
    let zPosition = depth(of: attributes)
    let shift = rowShift(of: attributes)
    let center = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
    guard
      let met = layer.meeting(
        point, sublayerAt: center, zPosition: zPosition,
        transform: attributes.isTransformed ? attributes.transform3D : nil)
    else { return nil }
    let size = attributes.size
    guard met.point.x >= -size.width / 2, met.point.x < size.width / 2, met.point.y >= -size.height / 2,
      met.point.y < size.height / 2
    else { return nil }
    // What is in a row lies as deep as its row.
    return view.flatMap { $0.superview === self ? layer.depth(of: $0.layer, at: point) : nil } ?? met.depth
  }

  private func lies(_ item: Contender, above other: Contender) -> Bool {
    if item.depth != other.depth { return item.depth > other.depth }
    // Views of one depth are drawn in the order of subviews, which need not be that of the items.
    if let view = item.view, let otherView = other.view {
      let (z, otherZ) = (view.layer.zPosition, otherView.layer.zPosition)
      if z != otherZ { return z > otherZ }
      if let index = subviews.firstIndex(of: view), let otherIndex = subviews.firstIndex(of: otherView) {
        return index > otherIndex
      }
    }
    return item.path > other.path
  }
}
