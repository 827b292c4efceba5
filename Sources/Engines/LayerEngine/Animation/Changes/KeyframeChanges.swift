import Foundation

/// Changes of layers' properties that are made one after the other in the course of one animation.
///
/// Describe them all first, each just after it has been made; they become one keyframe animation for each layer and
/// property.
package final class KeyframeChanges {
  /// The frames of one property of one layer, in the order in which they were described.
  private struct Line {
    var change: PropertyChange
    var frames: [[Keyframe]]
  }

  private var lines: [Line] = []

  /// No changes.
  package init() {}

  /// Tells whether no change has been described.
  package var isEmpty: Bool { lines.isEmpty }

  /// Notes a change that has just been made.
  ///
  /// - Parameters:
  ///   - start: when it begins, as a part of the whole; less than 0 and what is not a number count as 0, more than 1 as 1.
  ///   - duration: how long it takes, as a part of the whole; it ends at 1 at the latest.
  package func add(_ change: PropertyChange, start: Double, duration: Double) {
    let start = Self.part(start)
    let end = Self.part(start + Self.part(duration))
    let index =
      lines.firstIndex { $0.change.layer === change.layer && $0.change.property == change.property } ?? lines.count
    if index == lines.count { lines.append(Line(change: change, frames: change.keys.map { _ in [] })) }
    for (place, path) in change.keys.enumerated() {
      guard let key = AnimationKey(path: path) else { continue }
      lines[index].frames[place].append(
        Keyframe(start: start, end: end, value: change.layer.properties.value(of: key)))
    }
  }

  /// Animates all the changes. Each property's animation is added to what the layer has, as those of single changes.
  ///
  /// - Parameters:
  ///   - replaces: whether what runs is replaced in any case, and the way begins at what is shown.
  ///   - make: makes an animation of a layer with its timing and its mode, but without values.
  ///   - whenStopped: called for each animation that is begun.
  /// - Returns: the first change of each property, from which it can be taken back, with its animations.
  package func animate(
    replacing replaces: Bool, driver: (any AnimationDriver)? = nil, delay: Double = 0, group: CompletionGroup?,
    make: (CALayer) -> CAKeyframeAnimation, whenStopped: @escaping (CALayer) -> Void
  ) -> [(change: PropertyChange, running: [RunningAnimation])] {
    let described = lines
    lines.removeAll()
    return described.map { line in
      let change = line.change
      guard change.layer.tree != nil else { return (change, []) }
      var running: [RunningAnimation] = []
      for (path, frames) in zip(change.keys, line.frames) {
        guard let key = AnimationKey(path: path) else { continue }
        let animation = make(change.layer)
        animation.keyPath = path
        let track = KeyframeLine(
          from: change.part(of: replaces ? change.presented : change.old, key), frames: frames,
          mode: animation.calculationMode)
        let end = change.layer.properties.value(of: key)
        guard track.values.contains(where: { $0.differs(from: end) }) || replaces && change.isRunning(path) else {
          continue
        }
        let isAdded = !replaces && track.give(animation, addedTo: end, as: key.valueKind)
        if !isAdded {
          guard track.give(animation, as: key.valueKind) else { continue }
          change.removeRunning(path, for: group)
        }
        running.append(
          change.layer.begin(
            animation, forKey: isAdded ? change.freeKey(path) : path, driver: driver, delay: delay, group: group
          ) { [layer = change.layer] _ in whenStopped(layer) })
      }
      return (change, running)
    }
  }

  private static func part(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
}
