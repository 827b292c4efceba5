import DecisionTrace
package import Foundation
import PlaneGeometry

extension CALayer {
  func mark(_ property: LayerPropertySet) {
    let wasClean = dirty.isEmpty
    dirty.formUnion(property)
    // Whoever hears of the first change may let the tree go: it does nothing after that.
    state.treeReference?._withUnsafeGuaranteedRef { tree in
      if wasClean { tree.noteChange(of: self) } else { tree.notePlacing(property) }
    }
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

  /// The same for numbers: one that is not a number is left out.
  @inline(__always)
  func set<Value: BinaryFloatingPoint>(
    _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ property: LayerPropertySet,
    _ key: AnimatedProperty? = nil
  ) {
    guard properties[keyPath: path] != value else { return }
    guard !value.isNaN else { return leaveOut("\(value)", key?.rawValue ?? "number") }
    let action = key.flatMap(actionForChange)
    properties[keyPath: path] = value
    mark(property)
    if let action, let key { action.run(forKey: key.rawValue, object: self, arguments: nil) }
  }

  // MARK: Numbers that are none

  // Core Animation raises CALayerInvalidGeometry for bounds and positions, and for nothing else: programs that divide by
  // zero on the way to a transform live with it there. So bounds, positions and frames are an error of the program, and of
  // all other values the last good one stays.

  /// Tells whether a layer may have these numbers; those that it may not have are told of.
  package func mayHave(_ rect: CGRect, as name: String) -> Bool {
    rect.origin.isFinite && rect.size.isFinite || refuse(rect.shortDescription, name)
  }

  func mayHave(_ point: CGPoint, as name: String) -> Bool {
    point.isFinite || refuse("(x \(point.x), y \(point.y))", name)
  }

  private func refuse(_ numbers: String, _ name: String) -> Bool {
    ProgrammingErrors.report(
      "A layer's \(name) cannot be \(numbers): all of its numbers must be finite, so look for a division by zero in "
        + "what it was computed from.", instead: "its \(name) stays as it was")
    return false
  }

  /// Tells whether a value can be taken over; one that cannot is told to the trace.
  func accepts(_ transform: CATransform3D, _ name: String) -> Bool {
    if transform.isFinite { return true }
    leaveOut("\(transform)", name)
    return false
  }

  func accepts(_ rect: CGRect, _ name: String) -> Bool {
    if rect.origin.isFinite, rect.size.isFinite { return true }
    leaveOut(rect.shortDescription, name)
    return false
  }

  func accepts(_ point: CGPoint, _ name: String) -> Bool {
    if point.isFinite { return true }
    leaveOut("(x \(point.x), y \(point.y))", name)
    return false
  }

  func accepts(_ number: CGFloat, _ name: String) -> Bool {
    if number.isFinite { return true }
    leaveOut("\(number)", name)
    return false
  }

  private func leaveOut(_ numbers: @autoclosure () -> String, _ name: String) {
    guard let trace = tree?.context.trace ?? actionGate?.trace(), trace.isListening else { return }
    let layer = trace.name(of: delegate ?? self)
    trace.record(
      .programmingError(
        message: "The \(name) of \(layer) cannot be \(numbers()), and stays what it was: all of its numbers must be "
          + "finite, so look for a division by zero in what it was computed from."))
  }

  func noteLayoutBelowAncestors() {
    var ancestor = state.parentReference
    while let layer = ancestor {
      ancestor = layer._withUnsafeGuaranteedRef { $0.noteLayoutBelow() }
    }
  }

  /// - Returns: the parent, where that has to be told, too.
  private func noteLayoutBelow() -> Unmanaged<CALayer>? {
    guard !isLayoutNeededBelow else { return nil }
    isLayoutNeededBelow = true
    return state.parentReference
  }

  /// Tells whether ``layoutSublayers()`` is running.
  package final var isBeingLaidOut: Bool { isLayingOut }

  /// The layer with which layout at once begins: the last one on the way up that is marked, as long as all are.
  package final var firstToBeLaidOut: CALayer {
    var first = self
    while first.isLayoutNeeded, let parent = first.parent, parent.isLayoutNeeded, !parent.isLayingOut { first = parent }
    return first
  }

  /// Lays out what is marked in the layer, and the layer where it is.
  package final func layoutMarked() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      let isNested = isLayingOut
      isLayingOut = true
      layoutSublayers()
      isLayingOut = isNested
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
