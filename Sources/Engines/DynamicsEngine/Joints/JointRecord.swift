/// Where a joint is kept, and what it was described with.
struct JointRecord: Equatable, Codable, Sendable {
  var description: JointDescription
  /// Tells whether it is in the array of springs or in that of other joints.
  var isSpring: Bool
  var index: Int32
}
