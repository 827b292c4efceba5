/// The motion that an attachment leaves free. // D11, D14
enum AttachmentKind {
  /// The distance between two points is kept, or springs back.
  case distance
  /// The distance is no longer than a rope.
  case limit
  /// Both keep their places towards each other.
  case fixed
  /// They turn about a point.
  case pin
  /// One slides along an axis.
  case sliding(CGVector)
}
