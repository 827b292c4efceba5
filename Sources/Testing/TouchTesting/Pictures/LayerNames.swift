import Foundation
package import LayerEngine
import OpenCollectionView

/// The views that layers of a screen's copy belong to.
@MainActor package struct LayerNames {
  private(set) var views: [LayerID: UIView] = [:]

  /// Walks through the layers of the screen and those of its copy side by side. What has more layers in one of them than in
  /// the other - copies of replicators, what is on its way out - stays without a name.
  package init(_ screen: VirtualScreen) {
    guard let window = screen.window, let root = screen.mirror.root else { return }
    var top: CALayer = window.layer
    while let above = top.superlayer { top = above }
    var waiting = [(top, root)]
    while let (layer, number) = waiting.popLast() {
      if let view = layer.delegate as? UIView, view.layer === layer { views[number] = view }
      guard let children = screen.mirror.nodes[number]?.children, let sublayers = layer.sublayers,
        children.count == sublayers.count
      else { continue }
      waiting += zip(sublayers, children)
    }
  }

  func layer(of view: UIView) -> LayerID? { views.first { $0.value === view }?.key }

  /// A layer as a person would call it; nil for one that belongs to no view.
  package func name(of layer: LayerID) -> String? {
    guard let view = views[layer] else { return nil }
    if let cell = view as? UICollectionViewCell {
      var above = cell.superview
      while let current = above, !(current is UICollectionView) { above = current.superview }
      if let path = (above as? UICollectionView)?.indexPath(for: cell) {
        return "cell " + (path.section == 0 ? "\(path.item)" : "\(path.section)-\(path.item)")
      }
    }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return "\(type(of: view))"
  }
}
