import Foundation

// Views that list their elements: parts that they draw themselves, or views in an order of their own.
extension UIResponder {
  func list(_ elements: [Any], in details: inout LayerAccessibility.Details) {
    guard let view = self as? UIView else { return }
    updateRanks(of: elements, in: view)
    var told: [UIAccessibilityElement] = []
    for case let element as UIAccessibilityElement in elements {
      element.listingView = view
      told.append(element)
      guard let accessibility = element.makeLayerAccessibility(), !accessibility.details.isHidden else { continue }
      details.elements.append(
        LayerAccessibility.Element(
          number: UInt32(told.count), frame: view.rectFromScreen(element.accessibilityFrame),
          accessibility: accessibility))
    }
    if accessibilityState != nil || !told.isEmpty {
      let state = accessibilityState ?? AccessibilityState()
      accessibilityState = state
      state.toldElements = told
    }
    details.listsElements = true
  }

  /// Gives listed elements their places, and marks what is not listed. Only what changes is told again.
  private func updateRanks(of elements: [Any], in view: UIView) {
    var listed: [ObjectIdentifier: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let responder = element as? UIResponder else { continue }
      listed[ObjectIdentifier(responder)] = index + 1
      if responder is UIAccessibilityElement {
        let state = responder.accessibilityState ?? AccessibilityState()
        responder.accessibilityState = state
        state.rank = index + 1
      }
    }
    for child in view.subviews { _ = child.settlePlace(among: listed) }
  }
}

extension UIView {
  /// Answers whether the view or something in it is listed.
  fileprivate func settlePlace(among listed: [ObjectIdentifier: Int]) -> Bool {
    let rank = listed[ObjectIdentifier(self)] ?? owner.flatMap { listed[ObjectIdentifier($0)] }
    var holdsListed = rank != nil
    if rank == nil {
      for child in subviews where child.settlePlace(among: listed) { holdsListed = true }
    }
    let isLeftOut = !holdsListed
    if accessibilityState?.rank != rank || accessibilityState?.isLeftOut ?? false != isLeftOut {
      updateAccessibility {
        $0.rank = rank
        $0.isLeftOut = isLeftOut
      }
    }
    return holdsListed
  }
}
