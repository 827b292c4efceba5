/// The rows of a menu panel, below each other, and the finger on them.
final class MenuPanelList: UIView {
  /// A place that can be reached and chosen.
  private struct Stop {
    var view: UIView
    var choice: MenuPanelRowView.Choice
  }

  private var views: [(view: UIView, height: CGFloat, beginsGroup: Bool)] = []
  private var lines: [UIView] = []
  private var stops: [Stop] = []
  private(set) var highlighted: Int?
  private weak var touch: UITouch?

  /// Something was chosen.
  var onChoose: ((MenuPanelRowView.Choice) -> Void)?

  /// Shows other rows.
  func show(_ content: MenuPanelContent, width: CGFloat) {
    for entry in views { entry.view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    (views, lines, stops, highlighted) = ([], [], [], nil)
    let isIndented = content.hasMarks
    for row in content.rows {
      if case .palette(let leaves, let showsTitles) = row.kind {
        let palette = MenuPaletteView(leaves, showsTitles: showsTitles)
        add(palette, height: palette.naturalHeight, beginsGroup: row.beginsGroup)
        for cell in palette.cells where !cell.leaf.attributes.contains(.disabled) {
          stops.append(Stop(view: cell, choice: .leaf(cell.leaf)))
        }
        continue
      }
      let view = MenuPanelRowView(row, isIndented: isIndented)
      add(view, height: view.naturalHeight(width: width), beginsGroup: row.beginsGroup)
      if let choice = view.choice { stops.append(Stop(view: view, choice: choice)) }
    }
    setNeedsLayout()
  }

  private func add(_ view: UIView, height: CGFloat, beginsGroup: Bool) {
    if !views.isEmpty {
      let line = UIView()
      line.backgroundColor = beginsGroup ? MenuStyle.gap : .separator
      lines.append(line)
      addSubview(line)
    }
    view.isUserInteractionEnabled = false
    views.append((view, height, beginsGroup))
    addSubview(view)
  }

  /// The height of all rows.
  var naturalHeight: CGFloat {
    let gaps = views.dropFirst().filter(\.beginsGroup).count
    return views.reduce(0) { $0 + $1.height } + CGFloat(gaps) * MenuPanelRowView.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    let hairline = MenuStyle.hairline(in: self)
    for (index, entry) in views.enumerated() {
      if index > 0 {
        let gap = entry.beginsGroup ? MenuPanelRowView.gap : 0
        let line = lines[index - 1]
        line.frame = CGRect(
          x: 0, y: entry.beginsGroup ? top : top - hairline, width: bounds.width, height: max(gap, hairline))
        top += gap
      }
      entry.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: entry.height)
      top += entry.height
    }
  }

  // MARK: The finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touch == nil, let first = touches.inOrder.first else { return }
    touch = first
    highlight(at: first.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    highlight(at: touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    highlight(at: touch.location(in: self))
    chooseHighlighted()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = nil
    setHighlighted(nil)
  }

  /// Highlights what is at a point; nothing for nil.
  func highlight(at point: CGPoint?) {
    setHighlighted(
      point.flatMap { point in
        stops.firstIndex { stop in stop.view.bounds.contains(convert(point, to: stop.view)) }
      })
  }

  /// Chooses what is highlighted, if anything is.
  func chooseHighlighted() {
    guard let index = highlighted else { return }
    setHighlighted(nil)
    onChoose?(stops[index].choice)
  }

  // MARK: Keys

  /// Moves the highlight up or down, from end to end.
  ///
  /// - Returns: the rectangle of what is highlighted.
  func moveHighlight(by step: Int) -> CGRect? {
    guard !stops.isEmpty else { return nil }
    let next = highlighted.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    return moveHighlight(to: next)
  }

  /// Moves the highlight to an end.
  func moveHighlight(toEnd: Bool) -> CGRect? { stops.isEmpty ? nil : moveHighlight(to: toEnd ? stops.count - 1 : 0) }

  /// Tells whether a submenu is highlighted.
  var highlightsSubmenu: Bool {
    guard let highlighted, case .submenu = stops[highlighted].choice else { return false }
    return true
  }

  private func moveHighlight(to index: Int) -> CGRect {
    setHighlighted(index)
    let view = stops[index].view
    // A reader hears where keys have led.
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    return convert(view.bounds, from: view)
  }

  private func setHighlighted(_ index: Int?) {
    guard highlighted != index else { return }
    mark(highlighted, false)
    highlighted = index
    mark(index, true)
  }

  private func mark(_ index: Int?, _ isHighlighted: Bool) {
    guard let index, stops.indices.contains(index) else { return }
    (stops[index].view as? MenuPanelRowView)?.isHighlighted = isHighlighted
    (stops[index].view as? MenuPaletteCell)?.isHighlighted = isHighlighted
  }
}
