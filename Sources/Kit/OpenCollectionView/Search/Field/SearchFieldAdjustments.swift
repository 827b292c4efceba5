/// The distances of the parts of a field for a search from their places, in points.
struct SearchFieldAdjustments: Equatable {
  var text = UIOffset.zero
  var glass = UIOffset.zero
  var clear = UIOffset.zero
  var side = UIOffset.zero
}

extension CGRect {
  /// The rectangle further to the right and below.
  func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
