/// Where a body's centre of mass is, and how it is turned.
struct Place: Equatable, Codable, Sendable {
  var center = Vector.zero
  var angle = 0.0
  var rotation = Rotation.none
}
