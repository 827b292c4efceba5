/// Says which headers and footers a flow layout keeps in sight, and where.
struct FlowPins {
  /// The part of the content that can be seen, without what the content's inset covers.
  var visible: CGRect
  var headers: Bool
  var footers: Bool

  /// Pinned views stand above the cells that they cover. Our choice: UIKit's number is not measured.
  static let zIndex = 10
}
