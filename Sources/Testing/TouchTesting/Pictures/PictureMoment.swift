package import Foundation
package import LayerEngine
import PlaneGeometry

/// The look of a screen, or of a part of it, at an instant.
package struct PictureMoment: Sendable {
  package var mirror: LayerMirror
  /// The layer that is drawn; nil for all of them.
  package var layer: LayerID?
  /// The rectangle that is shown; nil for the layer's bounds.
  package var rect: CGRect?
  /// The place in the picture.
  package var origin = CGPoint.zero
  /// The pixels per point of the screen.
  package var scale: CGFloat
}

extension LayerMirror {
  /// The same tree without a layer.
  func hiding(_ layer: LayerID) -> LayerMirror {
    guard nodes[layer] != nil else { return self }
    var commit = LayerCommit()
    commit.changed.append(LayerChange(layer: layer, value: .isHidden(true)))
    var hidden = self
    do { try hidden.apply(commit) } catch { return self }
    return hidden
  }

  /// The same tree with discs of the size of a contact where fingers touch it.
  func touched(by places: [CGPoint]) -> LayerMirror {
    guard let root, !places.isEmpty, let count = nodes[root]?.children.count else { return self }
    var commit = LayerCommit()
    for (index, place) in places.enumerated() {
      // Numbers that are given out only after four thousand million layers.
      let disc = LayerID(rawValue: .max - UInt32(index))
      commit.created.append(LayerCreation(layer: disc, kind: .plain))
      commit.placed.append(LayerPlacement(layer: disc, parent: root, index: count + index))
      let values: [LayerValue] = [
        .position(place), .boundsSize(CGSize(width: 44, height: 44)), .zPosition(1e9), .cornerRadius(22),
        .borderWidth(2), .borderColor(LayerColor(red: 1, green: 1, blue: 1)),
        .backgroundColor(LayerColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45)),
      ]
      commit.changed += values.map { LayerChange(layer: disc, value: $0) }
    }
    var touched = self
    do { try touched.apply(commit) } catch { return self }
    return touched
  }
}
