import GestureEngine
import LayerEngine
import OpenCollectionView
import TouchTesting

/// A screen of 300 by 400 points, and what a host would know of its elements.
@MainActor struct SpokenScreen {
  let screen = VirtualScreen(width: 300, height: 400)

  func show(_ view: UIView) { screen.show(view) }

  /// The descriptions in the tree, in the order of the layers.
  var told: [LayerAccessibility] {
    var found: [LayerAccessibility] = []
    func visit(_ layer: LayerID) {
      guard let node = screen.mirror.nodes[layer] else { return }
      if let accessibility = node.properties.accessibility { found.append(accessibility) }
      for child in node.children { visit(child) }
    }
    if let root = screen.mirror.root { visit(root) }
    return found
  }

  /// The layer with a label.
  func layer(_ label: String) -> UInt32 {
    screen.mirror.nodes.first { $0.value.properties.accessibility?.label == label }?.key.rawValue ?? 0
  }

  /// Does something with the element of a label.
  func act(_ kind: AccessibilityAction.Kind, on label: String, element: UInt32 = 0) {
    screen.receive(
      .accessibility(AccessibilityAction(time: screen.now, layer: layer(label), element: element, kind: kind)))
    screen.runFrame()
  }
}
