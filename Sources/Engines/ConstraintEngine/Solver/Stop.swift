/// The point at which a residual that moves with another one comes to zero.
struct Stop: Sendable {
  /// The residual that comes to zero.
  let owner: Int32
  /// After how long a way.
  let distance: Double
  /// How fast it comes.
  let rate: Double
  /// How much dearer it is to go on, at a level; infinite where nobody may.
  let rise: Double
  let level: Int32
  /// Tells whether it is dearer by the same at the lowest level, too.
  var isDrawn = false

  /// Near ones first; of those at one place the one that moves fastest, which divides best.
  static func comesFirst(_ first: Stop, _ second: Stop) -> Bool {
    if first.distance != second.distance { return first.distance < second.distance }
    if first.rate != second.rate { return first.rate > second.rate }
    return first.owner < second.owner
  }
}
