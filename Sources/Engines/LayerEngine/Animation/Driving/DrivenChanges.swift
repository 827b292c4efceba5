package import Foundation
import FrameClock

/// The changes of an animator: its animations, the values that it began with, and those that it leads to.
package struct DrivenChanges {
  private struct Entry {
    let layer: CALayer
    let property: AnimatedProperty
    var running: [RunningAnimation]
    /// The value that the layer showed when the animator took hold of the property.
    let start: AnimationValue
    /// The value that the layer had when the changes were frozen.
    var end: AnimationValue?

    /// Tells whether the property is still the animator's: another animation that takes it over has removed these. A
    /// layer that is on no screen any longer has lost its animations, but nobody has taken anything over.
    var isOurs: Bool {
      guard layer.tree != nil else { return true }
      return layer.animations?.running.contains { one in running.contains { $0 === one } } ?? false
    }
  }

  private var entries: [Entry] = []

  /// Gives a layer bounds: who scrolls keeps track of them.
  private let setBounds: (CALayer, CGRect) -> Void

  /// Nothing is changed.
  package init(setBounds: @escaping (CALayer, CGRect) -> Void = { $0.bounds = $1 }) { self.setBounds = setBounds }

  /// Takes in a change and the animations that it has become.
  package mutating func append(_ change: PropertyChange, _ running: [RunningAnimation]) {
    let index = entries.firstIndex { $0.layer === change.layer && $0.property == change.property }
    if let index {
      entries[index].running += running
    } else if !running.isEmpty {
      entries.append(Entry(layer: change.layer, property: change.property, running: running, start: change.presented))
    }
  }

  /// Has everything shown anew in the next frame, because the animations are elsewhere on their way.
  package func setNeedsFrame() {
    for entry in entries { entry.layer.tree?.setNeedsCommit() }
  }

  // MARK: Ends

  /// Gives the layers what they show, and ends the animations. What they had is kept for ``goToEnd()``.
  package mutating func freeze() {
    entries.removeAll { !$0.isOurs }
    // All values are read first: those of one layer may hang together.
    let shown = entries.map { $0.layer.presentedValue(of: $0.property) }
    for index in entries.indices { entries[index].end = entries[index].layer.value(of: entries[index].property) }
    let removed = removeAnimations()
    for (entry, value) in zip(entries, shown) { give(value, to: entry) }
    for running in removed { running.stop(finished: false) }
  }

  /// Gives the layers back what they showed when the animator took hold of them, and ends the animations.
  ///
  /// - Parameter finished: whether this is their natural end.
  package mutating func goToStart(finished: Bool) {
    entries.removeAll { $0.end == nil && !$0.isOurs }
    let removed = removeAnimations()
    for entry in entries { give(entry.start, to: entry) }
    for running in removed { running.stop(finished: finished) }
  }

  /// Lets the layers show what they have, or had before they were frozen, and ends the animations.
  ///
  /// - Parameter finished: whether this is their natural end.
  package mutating func goToEnd(finished: Bool) {
    let removed = removeAnimations()
    for entry in entries { if let end = entry.end { give(end, to: entry) } }
    for running in removed { running.stop(finished: finished) }
  }

  /// The layers and properties that got values by the last of these calls.
  package var restored: [(layer: CALayer, property: AnimatedProperty)] { entries.map { ($0.layer, $0.property) } }

  private func give(_ value: AnimationValue, to entry: Entry) {
    if entry.property == .bounds, let rect = value.rect {
      setBounds(entry.layer, rect)
    } else {
      entry.layer.restore(value, of: entry.property)
    }
  }

  private mutating func removeAnimations() -> [RunningAnimation] {
    var removed: [RunningAnimation] = []
    for index in entries.indices {
      removed += entries[index].layer.takeAway(entries[index].running)
      entries[index].running = []
    }
    return removed
  }
}

extension CALayer {
  fileprivate func value(of property: AnimatedProperty) -> AnimationValue {
    properties.value(of: AnimationKey(property))
  }

  fileprivate func presentedValue(of property: AnimatedProperty) -> AnimationValue {
    guard let clock = tree?.context.clock else { return value(of: property) }
    return presentedProperties(at: clock.now).value(of: AnimationKey(property))
  }

  /// Removes those of some animations that the layer has, and answers them; nobody is told yet.
  fileprivate func takeAway(_ running: [RunningAnimation]) -> [RunningAnimation] {
    guard let animations else { return [] }
    var removed: [RunningAnimation] = []
    animations.running.removeAll { one in
      guard running.contains(where: { $0 === one }) else { return false }
      removed.append(one)
      trace(one, "ends", "its animator is done")
      return true
    }
    guard !removed.isEmpty else { return [] }
    animations.needsUpdate = true
    tree?.setNeedsCommit()
    return removed
  }
}
