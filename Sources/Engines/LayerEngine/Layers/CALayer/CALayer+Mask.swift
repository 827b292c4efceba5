import Foundation

extension CALayer {
  /// The layer whose opacity multiplies that of this layer with everything in it; nil for none.
  ///
  /// The mask stands in this layer's coordinates, as a sublayer would, and may have sublayers; only how opaque it is
  /// counts, not its colours. A layer is a sublayer of one layer or the mask of one layer: setting it here takes it from
  /// where it was, and adding it as a sublayer takes it from here. Its ``superlayer`` is this layer.
  ///
  /// Setting an ancestor, or a layer itself, is an error of the program.
  public var mask: CALayer? {
    get { extras?.mask }
    set {
      guard newValue !== extras?.mask else { return }
      if let newValue, !mayAdopt(newValue, as: "a mask") { return }
      extras?.mask?.removeFromSuperlayer()
      guard let newValue else { return }
      newValue.removeFromSuperlayer()
      newValue.giveUpNumbers()
      requireExtras().mask = newValue
      mark(.mask)
      didAdopt(newValue)
    }
  }

  /// Forgets the numbers of the layer, which is in no tree, and of everything in it.
  ///
  /// A mask has a number of its own: what a host made of it is neither a sublayer before nor after.
  func giveUpNumbers() {
    numberingTree?.noteMovedAway(self)
    forEachAttached { $0.giveUpNumbers() }
  }

  /// Notes the number that the mask has in the commit that is being made.
  func setMaskNumber(_ number: LayerID?) {
    properties.mask = number
    animations?.presented.mask = number
  }
}
