/// The states of the segments beside a divider.
struct DividerPlace: Hashable {
  var left: UInt
  var right: UInt

  /// The place of the picture where no other one is set.
  static let normal = DividerPlace(left: 0, right: 0)
}
