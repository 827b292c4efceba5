import Foundation
import PlaneGeometry

extension CALayer {
  func mark(_ property: LayerPropertySet) {
    let wasClean = dirty.isEmpty
    dirty.formUnion(property)
    if wasClean, let tree { tree.noteChange(of: self) }
  }

  @inline(__always)
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ property: LayerPropertySet,
    _ key: AnimatedProperty? = nil
  ) {
    guard properties[keyPath: path] != value else { return }
    let action = key.flatMap(actionForChange)
    properties[keyPath: path] = value
    mark(property)
    if let action, let key { action.run(forKey: key.rawValue, object: self, arguments: nil) }
  }

  func checkGeometry(_ rect: CGRect, _ name: String) {
    // One sum tells in the usual case; that of large numbers may be infinite, and then each is looked at.
    let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    if sum - sum == 0 || rect.origin.isFinite && rect.size.isFinite { return }
    refuseGeometry(rect.shortDescription, name)
  }

  func checkGeometry(_ point: CGPoint, _ name: String) {
    if point.isFinite { return }
    refuseGeometry("(x \(point.x), y \(point.y))", name)
  }

  func checkGeometry(_ number: CGFloat, _ name: String) {
    if number.isFinite { return }
    refuseGeometry("\(number)", name)
  }

  func checkGeometry(_ transform: CATransform3D, _ name: String) {
    if transform.isFinite { return }
    refuseGeometry("\(transform)", name)
  }

  private func refuseGeometry(_ numbers: String, _ name: String) -> Never {
    fatalError(
      "A layer's \(name) cannot be \(numbers): all of its numbers must be finite, so look for a division by zero in "
        + "what it was computed from.")
  }

  func noteLayoutBelowAncestors() {
    var ancestor = parent
    while let layer = ancestor, !layer.isLayoutNeededBelow {
      layer.isLayoutNeededBelow = true
      ancestor = layer.parent
    }
  }

  func layoutMarked() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for child in children where child.isLayoutNeeded || child.isLayoutNeededBelow {
      child.layoutMarked()
    }
    extras?.forEachLayer { layer in
      if layer.isLayoutNeeded || layer.isLayoutNeededBelow { layer.layoutMarked() }
    }
  }
}
