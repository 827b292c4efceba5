import Foundation
import PlaneGeometry

extension CALayer {
  func mark(_ property: LayerPropertySet) {
    if dirty.isEmpty, let tree { tree.noteChange(of: self) }
    dirty.formUnion(property)
  }

  @inline(__always)
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ property: LayerPropertySet
  ) {
    guard properties[keyPath: path] != value else { return }
    properties[keyPath: path] = value
    mark(property)
  }

  func updateShadow() {
    var shadow: LayerShadow?
    if shadowOpacity > 0, var color = shadowColor?.layerColor {
      color.alpha *= min(shadowOpacity, 1)
      shadow = LayerShadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }
    set(\.shadow, shadow, .shadow)
  }

  func checkGeometry(_ rect: CGRect, _ name: String) {
    let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    guard sum - sum != 0 else { return }
    preconditionFailure(
      "A layer's \(name) cannot be \(rect): all of its numbers must be finite. "
        + "Check the values from which it was computed for a division by zero.")
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
  }
}
