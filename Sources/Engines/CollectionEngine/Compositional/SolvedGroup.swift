import PlaneGeometry

/// The places of a group's items, from its own corner.
struct SolvedGroup: Equatable, Sendable {
  /// The place of one item.
  struct Cell: Equatable, Sendable {
    var frame: CompositionalFrame
    var zIndex: Int
  }

  /// The place of a view at an item or at a group.
  struct Tie: Equatable, Sendable {
    var kind: String
    var frame: CompositionalFrame
    var zIndex: Int
  }

  var size: CompositionalBox
  var cells: [Cell] = []
  var ties: [Tie] = []
  /// Tells whether it holds fewer items than there is room for.
  var isPartial = false
  /// The far edge of what it holds, and of what it would hold, along the axis along which groups follow each other.
  var heldEnd = 0.0
  var wholeEnd = 0.0
  /// Its length along that axis when it is the last of its section. // P35
  var trimmed = 0.0

  /// How many views of a kind there are.
  func count(ofKind kind: String) -> Int { ties.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) } }
}
