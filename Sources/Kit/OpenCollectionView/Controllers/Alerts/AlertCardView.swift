/// An alert's card: text, and below it the actions, two side by side where they fit.
final class AlertCardView: AlertContentView {
  private let scroll = UIScrollView()
  private let line = UIView()

  override init(_ alert: UIAlertController) {
    super.init(alert)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    fillWithMaterial(AlertLook.material)
    layer.cornerRadius = AlertLook.cardRadius
    clipsToBounds = true
    scroll.showsHorizontalScrollIndicator = false
    addSubview(scroll)
    scroll.addSubview(titleLabel)
    scroll.addSubview(messageLabel)
    scroll.addSubview(alert.fields)
  }

  required init?(coder: NSCoder) { nil }

  private var textWidth: CGFloat { AlertLook.cardWidth - 2 * AlertLook.textInset }

  private var fullTextHeight: CGFloat {
    let height = textHeight(width: textWidth, gap: AlertLook.textGap)
    let text = height > 0 ? height + AlertLook.textTop + AlertLook.textBottom : 0
    return fieldsHeight > 0 ? fieldsTop + fieldsHeight + AlertLook.textBottom : text
  }

  private var fieldsHeight: CGFloat { alert?.fields.height ?? 0 }

  private var fieldsTop: CGFloat {
    let height = textHeight(width: textWidth, gap: AlertLook.textGap)
    return (height > 0 ? height + AlertLook.textTop : 0) + AlertLook.fieldGap
  }

  private var isSideBySide: Bool {
    rows.count == 2 && rows.allSatisfy { $0.titleWidth <= AlertLook.cardWidth / 2 - 16 }
  }

  private var rowsHeight: CGFloat {
    CGFloat(isSideBySide ? 1 : rows.count) * AlertLook.rowHeight
  }

  override func size(in container: CGSize, safeArea: UIEdgeInsets) -> CGSize {
    let room = container.height - safeArea.top - safeArea.bottom - 2 * AlertLook.margin
    return CGSize(width: AlertLook.cardWidth, height: min((fullTextHeight + rowsHeight).rounded(.up), max(room, 100)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = fullTextHeight
    let textRoom = max(min(text, bounds.height - rowsHeight), min(text, AlertLook.rowHeight * 2))
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: textRoom)
    scroll.contentSize = CGSize(width: bounds.width, height: text)
    scroll.isScrollEnabled = text > textRoom
    layoutText(x: AlertLook.textInset, top: AlertLook.textTop, width: textWidth, gap: AlertLook.textGap)
    alert?.fields.frame = CGRect(x: AlertLook.textInset, y: fieldsTop, width: textWidth, height: fieldsHeight)
    alert?.fields.isHidden = fieldsHeight == 0
    if isSideBySide {
      // The one that cancels stands before the other, in the direction of text.
      let isCancelLast = rows[1].action.style == .cancel
      var order = isCancelLast ? [rows[1], rows[0]] : rows
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { order.reverse() }
      let half = bounds.width / 2
      for (index, row) in order.enumerated() {
        row.isBeside = index == 1
        row.frame = CGRect(x: CGFloat(index) * half, y: textRoom, width: half, height: AlertLook.rowHeight)
      }
      addLine(at: textRoom)
    } else {
      line.removeFromSuperview()
      for (index, row) in rows.enumerated() {
        row.isBeside = false
        row.line.isHidden = index == 0 && text == 0
        row.frame = CGRect(
          x: 0, y: textRoom + CGFloat(index) * AlertLook.rowHeight, width: bounds.width, height: AlertLook.rowHeight)
      }
    }
  }

  private func addLine(at y: CGFloat) {
    if line.superview == nil { addSubview(line) }
    line.backgroundColor = AlertLook.hairline
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
    for row in rows { row.line.isHidden = !row.isBeside }
  }
}
