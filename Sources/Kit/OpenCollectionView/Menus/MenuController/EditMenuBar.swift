/// A row of commands with an arrow that points at what they are for. Where they are too many it is turned like pages.
final class EditMenuBar: UIView {
  private enum Entry: Equatable {
    case item(Int)
    case previous
    case next
  }

  private let shape = MenuShapeView()
  private let row = UIView()
  private var items: [EditMenuItem] = []
  private var pages: [[Int]] = []
  private var page = 0
  private var entries: [(entry: Entry, view: EditMenuEntryView)] = []
  private weak var touch: UITouch?
  private(set) var highlighted: Int?

  /// An entry was chosen.
  var onChoose: ((EditMenuItem) -> Void)?
  /// The bar wants another size, because it shows other entries.
  var onResize: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    shape.fillColor = MenuStyle.material
    addSubview(shape)
    row.isUserInteractionEnabled = false
    row.clipsToBounds = true
    row.layer.cornerRadius = MenuStyle.barRadius
    addSubview(row)
    updateAccessibility { $0.role = .menu }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Entries

  /// Shows other entries, from the first on, in bars no wider than `width`.
  func show(_ items: [EditMenuItem], width: CGFloat) {
    self.items = items
    let widths = items.map { EditMenuEntryView.width(of: $0, in: self) }
    pages = EditMenuPages.pages(of: widths, in: width, buttonWidth: MenuStyle.pageButtonWidth)
    page = 0
    fill()
  }

  /// The entries by their titles, as they stand beside each other now.
  var shownTitles: [String] { entries.map(\.view.title) }

  private func fill() {
    for (_, view) in entries { view.removeFromSuperview() }
    entries = []
    highlighted = nil
    if page > 0 { add(.previous, .page(.back, title: "Previous")) }
    for index in pages.indices.contains(page) ? pages[page] : [] { add(.item(index), .item(items[index])) }
    if page < pages.count - 1 { add(.next, .page(.forward, title: "Next")) }
    for index in entries.indices { entries[index].view.hasSeparator = index > 0 }
  }

  private func add(_ entry: Entry, _ content: EditMenuEntryView.Content) {
    let view = EditMenuEntryView(content, in: self)
    row.addSubview(view)
    entries.append((entry, view))
  }

  // MARK: Place

  /// The size of the row, without the arrow.
  var rowSize: CGSize {
    CGSize(width: entries.reduce(0) { $0 + $1.view.naturalWidth }, height: MenuStyle.barHeight)
  }

  /// Stands where it was placed.
  func place(_ placement: EditMenuPlacement) {
    frame = placement.frame
    let body: CGRect
    let length = MenuStyle.arrow.height
    switch placement.arrow {
    case .up: body = CGRect(x: 0, y: length, width: bounds.width, height: bounds.height - length)
    case .down: body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - length)
    case .left: body = CGRect(x: length, y: 0, width: bounds.width - length, height: bounds.height)
    case .right: body = CGRect(x: 0, y: 0, width: bounds.width - length, height: bounds.height)
    }
    shape.frame = bounds
    let outline = Self.outline(body, placement.arrow, tip: placement.tip)
    shape.path = outline
    MenuStyle.castShadow(layer, path: outline)
    row.frame = body
    var left: CGFloat = 0
    for (_, view) in readsRightToLeft ? entries.reversed() : entries {
      view.frame = CGRect(x: left, y: 0, width: view.naturalWidth, height: body.height)
      view.separatorSide = readsRightToLeft ? .right : .left
      left += view.naturalWidth
    }
  }

  private static func outline(_ body: CGRect, _ arrow: EditMenuPlacement.Arrow, tip: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: MenuStyle.barRadius)
    let half = MenuStyle.arrow.width / 2
    let length = MenuStyle.arrow.height
    switch arrow {
    case .up:
      path.move(to: CGPoint(x: tip - half, y: body.minY))
      path.addLine(to: CGPoint(x: tip, y: body.minY - length))
      path.addLine(to: CGPoint(x: tip + half, y: body.minY))
    case .down:
      path.move(to: CGPoint(x: tip + half, y: body.maxY))
      path.addLine(to: CGPoint(x: tip, y: body.maxY + length))
      path.addLine(to: CGPoint(x: tip - half, y: body.maxY))
    case .left:
      path.move(to: CGPoint(x: body.minX, y: tip + half))
      path.addLine(to: CGPoint(x: body.minX - length, y: tip))
      path.addLine(to: CGPoint(x: body.minX, y: tip - half))
    case .right:
      path.move(to: CGPoint(x: body.maxX, y: tip - half))
      path.addLine(to: CGPoint(x: body.maxX + length, y: tip))
      path.addLine(to: CGPoint(x: body.maxX, y: tip + half))
    }
    path.close()
    return path
  }

  // MARK: Choosing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touch == nil, let first = touches.inOrder.first else { return }
    touch = first
    highlight(entryIndex(under: first))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    highlight(entryIndex(under: touch))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    let index = entryIndex(under: touch)
    highlight(nil)
    if let index { choose(index) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = nil
    highlight(nil)
  }

  /// Moves the highlight with the arrow keys, past the ends to the next page.
  func moveHighlight(by step: Int) {
    guard !entries.isEmpty else { return }
    let wanted = highlighted.map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
    highlight(max(0, min(wanted, entries.count - 1)))
  }

  /// Moves the highlight to an end.
  func moveHighlight(toEnd: Bool) { highlight(toEnd ? entries.count - 1 : 0) }

  /// Chooses what the keys have reached.
  func chooseHighlighted() {
    if let highlighted { choose(highlighted) }
  }

  private func entryIndex(under touch: UITouch) -> Int? {
    let point = touch.location(in: row)
    guard row.bounds.contains(point) else { return nil }
    return entries.firstIndex { $0.view.frame.contains(point) }
  }

  private func highlight(_ index: Int?) {
    guard highlighted != index else { return }
    if let highlighted, entries.indices.contains(highlighted) { entries[highlighted].view.isHighlighted = false }
    highlighted = index.flatMap { entries.indices.contains($0) ? $0 : nil }
    if let highlighted { entries[highlighted].view.isHighlighted = true }
  }

  private func choose(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    switch entries[index].entry {
    case .previous: turn(by: -1)
    case .next: turn(by: 1)
    case .item(let item):
      guard items[item].isEnabled else { return }
      onChoose?(items[item])
    }
  }

  private func turn(by step: Int) {
    let isByKeys = highlighted != nil
    page += step
    fill()
    onResize?()
    if isByKeys { highlight(step > 0 ? 0 : entries.count - 1) }
  }
}
