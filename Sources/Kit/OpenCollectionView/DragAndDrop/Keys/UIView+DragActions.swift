extension UIView {
  /// The actions of tools on the view in drags: to drag it, or to drop on it what is dragged. // N79
  var dragActions: [UIAccessibilityCustomAction] {
    if KeyedDrag.isUsed, let keyed = window?.windowScene?.drags?.keyed { return actions(during: keyed) }
    guard let descriptors = accessibilityDragSourceDescriptors else {
      guard let source = dragSource else { return [] }
      return [
        UIAccessibilityCustomAction(name: DragWords.drag) { [weak self, weak source] _ in
          guard let self, let source else { return false }
          return KeyedDrag.begin(source, at: accessibilityActivationPoint, named: spokenName)
        }
      ]
    }
    return descriptors.map { descriptor in
      UIAccessibilityCustomAction(name: descriptor.name) { _ in
        guard let view = descriptor.view, let source = view.dragSource else { return false }
        return KeyedDrag.begin(source, at: descriptor.placeOnScreen, named: view.spokenName)
      }
    }
  }

  private func actions(during keyed: KeyedDrag) -> [UIAccessibilityCustomAction] {
    var found: [UIAccessibilityCustomAction] = []
    if let descriptors = accessibilityDropPointDescriptors {
      for descriptor in descriptors {
        found.append(
          UIAccessibilityCustomAction(name: descriptor.name) { [weak keyed] _ in
            keyed?.drop(at: descriptor.placeOnScreen) ?? false
          })
      }
    } else if isInDropTarget {
      found.append(
        UIAccessibilityCustomAction(name: DragWords.dropHere) { [weak self, weak keyed] _ in
          guard let self, let keyed else { return false }
          return keyed.drop(at: self)
        })
    }
    if let source = dragSource {
      found.append(
        UIAccessibilityCustomAction(name: DragWords.addToDrag) { [weak self, weak keyed, weak source] _ in
          guard let self, let keyed, let source else { return false }
          return keyed.add(from: source, at: accessibilityActivationPoint)
        })
    }
    found.append(
      UIAccessibilityCustomAction(name: DragWords.cancel) { [weak self] _ in
        self?.window?.windowScene?.drags?.cancelByKey() ?? false
      })
    return found
  }

  /// Tells whether a drag that goes by keys makes the view an element, so that it can be reached: one that takes drops and has
  /// nothing in it that is one. // N79
  var isElementForDrag: Bool {
    guard KeyedDrag.isUsed, window?.windowScene?.drags?.keyed != nil, !dropInteractions.isEmpty else { return false }
    return !subviews.contains { $0.holdsElement }
  }

  private var holdsElement: Bool { !isHidden && (isAccessibilityElement || subviews.contains { $0.holdsElement }) }
}
