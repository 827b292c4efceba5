/// The content of an alert: text, and rows of actions in groups. A finger may slide from row to row.
class AlertContentView: UIView {
  private(set) weak var alert: UIAlertController?
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private(set) var rows: [AlertRow] = []
  private var tracked: UITouch?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    titleLabel.accessibilityTraits = .header
    accessibilityViewIsModal = true
    updateAccessibility { $0.role = .alertDialog }
  }

  required init?(coder: NSCoder) { nil }

  /// The view that holds the rows; they scroll where there are too many.
  var rowHost: UIView { self }

  /// The size for a container.
  func size(in container: CGSize, safeArea: UIEdgeInsets) -> CGSize { .zero }

  /// Shows what the alert has anew.
  func reload() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.isHidden = alert.title?.isEmpty ?? true
    messageLabel.isHidden = alert.message?.isEmpty ?? true
    accessibilityLabel = alert.title ?? alert.message
    for row in rows { row.removeFromSuperview() }
    rows = Self.ordered(alert.actions).map { AlertRow($0, in: alert) }
    for row in rows {
      row.isSpringLoadedByActivation = alert.isSpringLoaded
      rowHost.addSubview(row)
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The action that cancels comes last.
  private static func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// The height of the text at a width, without anything around it.
  func textHeight(width: CGFloat, gap: CGFloat) -> CGFloat {
    let size = CGSize(width: width, height: 0)
    let title = titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(size).height
    let message = messageLabel.isHidden ? 0 : messageLabel.sizeThatFits(size).height
    return title + message + (title > 0 && message > 0 ? gap : 0)
  }

  /// Places the text from `top` down.
  func layoutText(x: CGFloat, top: CGFloat, width: CGFloat, gap: CGFloat) {
    var y = top
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
  }

  var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  // MARK: Touches

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.first else { return }
    tracked = touch
    light(row(under: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    light(row(under: tracked))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    self.tracked = nil
    let row = row(under: tracked)
    light(nil)
    if let row { alert?.choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    self.tracked = nil
    light(nil)
  }

  private func row(under touch: UITouch) -> AlertRow? {
    rows.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  private func light(_ row: AlertRow?) {
    for one in rows where one.isLit != (one === row) { one.isLit = one === row }
  }
}
