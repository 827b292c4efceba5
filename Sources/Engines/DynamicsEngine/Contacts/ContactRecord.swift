/// A contact as an event will tell of it.
struct ContactRecord: Equatable, Codable, Sendable {
  var a: Int32
  var b: Int32
  /// The place of a boundary, or -1.
  var boundary: Int32
  var point: Vector
  /// From a to b.
  var normal: Vector
}
