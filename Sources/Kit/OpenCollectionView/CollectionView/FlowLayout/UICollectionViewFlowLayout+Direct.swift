import CollectionEngine

extension UICollectionViewFlowLayout {
  /// The geometry, where it says all that attributes would say: no subclass has a say in them, and none of them holds
  /// anything but a frame. Nil where attributes have to be asked for.
  var directGeometry: FlowGeometry? {
    guard type(of: self) == UICollectionViewFlowLayout.self, !pinsAny, !asksForPreferredAttributes,
      !runsFromRight
    else { return nil }
    return geometry
  }
}
