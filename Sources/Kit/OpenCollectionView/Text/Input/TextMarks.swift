import FrameClock

/// The caret or the selection of the text that is edited, where the host shows none by itself. // X59
///
/// They are layers above the text. The caret blinks by the clock, and nothing is done for that: whoever shows the screen asks
/// ``isCaretSeen(at:)`` when it does.
@MainActor final class TextMarks {
  /// How long a caret is seen, and then not seen, in seconds. Our choice.
  private static let blinkTime = 0.5
  /// How much of the tint is laid over what is selected. Our choice.
  private static let selectionAlpha: CGFloat = 0.2

  private struct Place: Equatable {
    var caret: CGRect?
    var selection: [CGRect] = []
    var color: LayerColor?
  }

  private weak var parent: CALayer?
  private var layers: [CALayer] = []
  private var place = Place()
  private var moved = 0.0

  /// The layer of the caret; nil where there is none.
  var caret: CALayer? { place.caret == nil ? nil : layers.first }

  /// Tells whether the caret is in the part of its blinking in which it is seen.
  func isCaretSeen(at time: Double) -> Bool {
    Int((max(time - moved, 0) / Self.blinkTime).rounded(.down)).isMultiple(of: 2)
  }

  /// Shows caret or selection of a text.
  func show(_ owner: any TextOwner, at time: Double) {
    let new = place(of: owner)
    let isElsewhere = parent !== owner.textLayer
    guard isElsewhere || new != place else { return }
    if isElsewhere { hide() }
    moved = time
    place = new
    parent = owner.textLayer
    let rects = new.caret.map { [$0] } ?? new.selection
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    while layers.count > rects.count { layers.removeLast().removeFromSuperlayer() }
    while layers.count < rects.count {
      let layer = CALayer()
      layers.append(layer)
      owner.textLayer.addSublayer(layer)
    }
    let color = new.color.map {
      CGColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.alpha))
    }
    for (layer, rect) in zip(layers, rects) {
      layer.frame = rect
      layer.backgroundColor = color
      layer.opacity = new.caret == nil ? Float(Self.selectionAlpha) : 1
    }
  }

  /// Takes everything away.
  func hide() {
    guard parent != nil || !layers.isEmpty else { return }
    for layer in layers { layer.removeFromSuperlayer() }
    layers = []
    place = Place()
    parent = nil
  }

  /// Tells where the program says that they stand, in the layer of the text.
  private func place(of owner: any TextOwner) -> Place {
    var place = Place()
    guard let selection = owner.selectedTextRange else { return place }
    let origin = owner.textOrigin
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }
    if selection.isEmpty {
      let rect = owner.caretRect(for: selection.start)
      if rect.width > 0, rect.height > 0 { place.caret = moved(rect) }
    } else {
      // Of a long text that is selected only what is seen has layers.
      let seen = owner.window.map { owner.convert($0.bounds, from: nil) }?.intersection(owner.bounds) ?? owner.bounds
      place.selection = owner.selectionRects(for: selection).map(\.rect).filter(seen.intersects).map(moved)
    }
    place.color = owner.traitCollection.performAsCurrent { owner.tintColor.cgColor.layerColor }
    return place
  }
}
