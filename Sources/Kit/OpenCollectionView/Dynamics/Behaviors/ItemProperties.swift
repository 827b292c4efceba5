import DynamicsEngine

/// The properties that a program has set of an item; nil for the others. // D7
struct ItemProperties {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  func apply(to properties: inout BodyProperties) {
    if let elasticity { properties.elasticity = elasticity }
    if let friction { properties.friction = friction }
    if let density { properties.density = density }
    if let resistance { properties.resistance = resistance }
    if let angularResistance { properties.angularResistance = angularResistance }
    if let charge { properties.charge = charge }
    if let isAnchored { properties.isAnchored = isAnchored }
    if let allowsRotation { properties.allowsRotation = allowsRotation }
  }
}
