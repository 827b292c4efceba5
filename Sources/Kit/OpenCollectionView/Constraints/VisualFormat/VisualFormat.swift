/// A visual format taken apart: `V:|-[title]-8-[text(>=100@750)]|`.
struct VisualFormat {
  /// A relation to a number, a metric or another view.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
    /// The number of characters that stand before it.
    var column: Int
  }

  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate]
    var column: Int
  }

  /// The space between two views, or a view and the edge of the superview.
  enum Space: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  var isHorizontal = true
  /// The space between the superview's edge and the first view; nil where the format does not speak of the edge.
  var leading: Space?
  var views: [View] = []
  /// The spaces between each view and the next.
  var spaces: [Space] = []
  var trailing: Space?
}
