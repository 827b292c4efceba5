/// A contact whose bodies may bounce: with the row that holds it and the contact's elasticity.
struct Impact {
  var isDouble: Bool
  var row: Int32
  var elasticity: Double
  /// Tells whether they did.
  var isStruck = false
}
