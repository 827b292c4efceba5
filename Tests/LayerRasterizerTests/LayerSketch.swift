import Foundation
import LayerEngine
import PlaneGeometry

/// A tree of layers for a test, made by hand.
struct LayerSketch {
  private var commit = LayerCommit()
  private var next: UInt32 = 1
  private var counts: [LayerID: Int] = [:]
  let root: LayerID

  init(width: CGFloat, height: CGFloat, background: LayerColor? = .white) {
    root = LayerID(rawValue: 1)
    next = 2
    commit.created.append(LayerCreation(layer: root, kind: .plain))
    set(root, Self.box(CGRect(x: 0, y: 0, width: width, height: height)) + [.backgroundColor(background)])
  }

  var mirror: LayerMirror {
    var mirror = LayerMirror()
    do { try mirror.apply(commit) } catch { fatalError("\(error)") }
    return mirror
  }

  static func box(_ frame: CGRect) -> [LayerValue] {
    [.position(CGPoint(x: frame.midX, y: frame.midY)), .boundsSize(frame.size)]
  }

  mutating func set(_ layer: LayerID, _ values: [LayerValue]) {
    for value in values { commit.changed.append(LayerChange(layer: layer, value: value)) }
  }

  /// Adds a layer to another one, or to the root.
  @discardableResult mutating func add(
    _ frame: CGRect, to parent: LayerID? = nil, kind: LayerKind = .plain, _ values: LayerValue...
  ) -> LayerID {
    let layer = make(frame, kind, values)
    let parent = parent ?? root
    let index = counts[parent, default: 0]
    commit.placed.append(LayerPlacement(layer: layer, parent: parent, index: index))
    counts[parent] = index + 1
    return layer
  }

  /// Makes the mask of a layer.
  @discardableResult mutating func mask(_ masked: LayerID, _ frame: CGRect, _ values: LayerValue...) -> LayerID {
    let layer = make(frame, .plain, values)
    set(masked, [.mask(layer)])
    return layer
  }

  private mutating func make(_ frame: CGRect, _ kind: LayerKind, _ values: [LayerValue]) -> LayerID {
    let layer = LayerID(rawValue: next)
    next += 1
    commit.created.append(LayerCreation(layer: layer, kind: kind))
    set(layer, Self.box(frame) + values)
    return layer
  }
}

extension LayerColor {
  static let white = LayerColor(red: 1, green: 1, blue: 1)
  static let red = LayerColor(red: 1, green: 0, blue: 0)
  static let green = LayerColor(red: 0, green: 1, blue: 0)
  static let blue = LayerColor(red: 0, green: 0, blue: 1)
  static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

  func withAlpha(_ alpha: Float) -> LayerColor {
    var color = self
    color.alpha = alpha
    return color
  }
}

extension LayerColor {
  static func grey(_ value: Float) -> LayerColor { LayerColor(red: value, green: value, blue: value) }
}
