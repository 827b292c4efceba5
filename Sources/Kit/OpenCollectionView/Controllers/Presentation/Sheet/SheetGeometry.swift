/// The place of a sheet, and how far its presenter recedes.
struct SheetGeometry {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let isForm: Bool
  /// The size that the presented controller would like; zero for any.
  let preferred: CGSize
  /// Tells whether a sheet on a low screen lies at the lower edge, and does not cover it.
  var attachesWhereLow = false
  /// Tells whether a sheet at the lower edge is as wide as its controller would like.
  var followsPreferredWidth = false

  /// Screens below this width are narrow: in points, our choice between the widest phones and the narrowest tablets.
  static let wideWidth: CGFloat = 600
  /// Of a form, as on iPad since iOS 13.
  static let formSize = CGSize(width: 540, height: 620)
  /// Of a page on wide screens. Our choice, after iPadOS 17.
  static let pageWidth: CGFloat = 704
  /// Around a card on wide screens, at least. Our choice.
  static let margin: CGFloat = 24
  /// Between the safe area and the card on narrow screens. Our choice, after iOS 17.
  static let gap: CGFloat = 10
  /// The room at the sides of a presenter that recedes. Our choice, after iOS 17.
  static let recess: CGFloat = 16
  /// Of a card's corners. Our choice, after iOS 17.
  static let cornerRadius: CGFloat = 10

  var isWide: Bool { size.width >= Self.wideWidth }

  /// A screen on its side is too low for cards.
  var isLow: Bool { !isWide && size.height < 400 || isWide && size.height < 480 }

  /// Tells whether the sheet lies at the lower edge, as high as its detent says.
  var isEdgeAttached: Bool { isLow ? attachesWhereLow : !isWide }

  /// The height of a card at the lower edge that is as high as it can be, in points.
  var largeHeight: CGFloat {
    let top = isLow ? safeArea.top + Self.gap : max(safeArea.top, 20) + Self.gap
    return max(0, size.height - top)
  }

  /// A card at the lower edge.
  func card(height: CGFloat) -> CGRect {
    let room = isLow ? size.width - safeArea.left - safeArea.right : size.width
    let width = followsPreferredWidth && preferred.width > 0 ? min(preferred.width, room) : room
    return CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - height, width: width, height: height)
  }

  var card: CGRect {
    if isEdgeAttached { return card(height: largeHeight) }
    if isLow { return CGRect(origin: .zero, size: size) }
    var wanted =
      isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: size.height - 2 * Self.margin - safeArea.top)
    if preferred.width > 0, preferred.height > 0 { wanted = preferred }
    let fit = CGSize(
      width: max(0, min(wanted.width, size.width - 2 * Self.margin)),
      height: max(0, min(wanted.height, size.height - 2 * Self.margin - safeArea.top)))
    let room = size.height - safeArea.top
    return CGRect(
      x: ((size.width - fit.width) / 2).rounded(), y: safeArea.top + ((room - fit.height) / 2).rounded(),
      width: fit.width, height: fit.height)
  }

  /// How a view of the same width that presents a card recedes: smaller, with its top above the card's.
  ///
  /// - Parameter part: 0 for not at all, 1 for as far as it does.
  func recession(of frame: CGRect, part: CGFloat) -> CGAffineTransform {
    guard !isWide, !isLow, size.width > 2 * Self.recess else { return .identity }
    let full = (size.width - 2 * Self.recess) / size.width
    let scale = 1 + (full - 1) * part
    let top = size.height - largeHeight - Self.gap
    // About the middle of the view.
    let shift = top - (frame.midY - frame.height * full / 2)
    return CGAffineTransform(translationX: 0, y: shift * part).scaledBy(x: scale, y: scale)
  }
}
