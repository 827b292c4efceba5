/// The place of a body's centre of mass, and the turn of the body.
struct Place: Equatable, Codable, Sendable {
  var center = Vector.zero
  var angle = 0.0
  var rotation = Rotation.none
}
