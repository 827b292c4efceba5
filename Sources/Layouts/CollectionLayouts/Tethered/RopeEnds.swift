/// The two items that a rope ties, by their attributes.
struct RopeEnds: Hashable {
  var first: ObjectIdentifier
  var second: ObjectIdentifier
}
