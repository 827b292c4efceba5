/// A force that goes on.
struct Push: Equatable, Codable, Sendable {
  var body: BodyID
  /// In newtons, in the world's directions.
  var force: Vector
  /// From the body's centre in its own directions.
  var offset: Vector
}
