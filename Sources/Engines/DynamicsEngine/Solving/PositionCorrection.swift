/// How overlaps are taken back.
struct PositionCorrection {
  /// How deep two outlines may stay in each other, in points.
  var allowed = 0.05
  /// The part of the rest of an overlap that an iteration takes back.
  var share = 0.4
  /// The most that an iteration moves, in points.
  var most = 20.0
}
