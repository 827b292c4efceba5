/// A sheet of actions: a group of rows with text above them, and the action that cancels apart.
final class ActionSheetView: AlertContentView {
  private let group = UIView()
  private lazy var material = group.fillWithMaterial(AlertLook.material)
  private let cancelGroup = UIView()
  private let scroll = UIScrollView()

  /// Tells whether a popover is around the rows: it has corners and a ground of its own, and a tap beside it cancels.
  var isInPopover = false {
    didSet {
      guard isInPopover != oldValue else { return }
      material.isHidden = isInPopover
      group.layer.cornerRadius = isInPopover ? 0 : AlertLook.sheetRadius
      reload()
    }
  }

  override init(_ alert: UIAlertController) {
    super.init(alert)
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = .secondaryLabel
    messageLabel.textColor = .secondaryLabel
    material.isHidden = isInPopover
    cancelGroup.backgroundColor = AlertLook.cancelBackground
    for view in [group, cancelGroup] {
      view.layer.cornerRadius = AlertLook.sheetRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    group.addSubview(titleLabel)
    group.addSubview(messageLabel)
    group.addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override var rowHost: UIView { scroll }

  private var mainRows: [AlertRow] { rows.filter { $0.action.style != .cancel } }
  private var cancelRow: AlertRow? { rows.first { $0.action.style == .cancel } }

  override func reload() {
    super.reload()
    if let cancelRow { cancelGroup.addSubview(cancelRow) }
    cancelGroup.isHidden = cancelRow == nil || isInPopover
  }

  private func fullTextHeight(width: CGFloat) -> CGFloat {
    let height = textHeight(width: width - 2 * AlertLook.textInset, gap: 8)
    return height > 0 ? (height + 2 * AlertLook.sheetTextInset).rounded(.up) : 0
  }

  private var cancelHeight: CGFloat {
    cancelRow == nil || isInPopover ? 0 : AlertLook.sheetRowHeight + AlertLook.sheetMargin
  }

  override func size(in container: CGSize, safeArea: UIEdgeInsets) -> CGSize {
    let width =
      isInPopover
      ? AlertLook.popoverWidth : min(container.width, AlertLook.sheetWidth) - 2 * AlertLook.sheetMargin
    let height =
      fullTextHeight(width: width) + CGFloat(mainRows.count) * AlertLook.sheetRowHeight + cancelHeight
    let room = container.height - max(safeArea.top, AlertLook.margin) - max(safeArea.bottom, AlertLook.sheetMargin)
    return CGSize(width: width, height: min(height, max(room, 100)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let text = fullTextHeight(width: width)
    let groupHeight = max(bounds.height - cancelHeight, 0)
    group.isHidden = groupHeight == 0
    group.frame = CGRect(x: 0, y: 0, width: width, height: groupHeight)
    layoutText(x: AlertLook.textInset, top: AlertLook.sheetTextInset, width: width - 2 * AlertLook.textInset, gap: 8)
    let room = max(groupHeight - text, 0)
    scroll.frame = CGRect(x: 0, y: text, width: width, height: room)
    scroll.contentSize = CGSize(width: width, height: CGFloat(mainRows.count) * AlertLook.sheetRowHeight)
    scroll.isScrollEnabled = scroll.contentSize.height > room
    for (index, row) in mainRows.enumerated() {
      row.line.isHidden = index == 0 && text == 0
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * AlertLook.sheetRowHeight, width: width, height: AlertLook.sheetRowHeight)
    }
    cancelGroup.frame = CGRect(
      x: 0, y: bounds.height - AlertLook.sheetRowHeight, width: width, height: AlertLook.sheetRowHeight)
    if let cancelRow {
      cancelRow.frame = cancelGroup.bounds
      cancelRow.line.isHidden = true
    }
  }
}
