/// The data of a field in a world.
struct Field: Equatable, Codable, Sendable {
  var description: FieldDescription
  /// The bodies that it acts on, in the order in which they were added.
  var bodies: [BodyID]
}
