/// The place of a joint in the world's arrays, and its description.
struct JointRecord: Equatable, Codable, Sendable {
  var description: JointDescription
  /// Tells whether it is in the array of springs or in that of other joints.
  var isSpring: Bool
  var index: Int32
}
