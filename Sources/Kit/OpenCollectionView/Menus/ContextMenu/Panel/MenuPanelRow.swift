/// One row of a menu panel.
struct MenuPanelRow {
  enum Kind {
    /// Words that head a menu or a group.
    case title(String)
    /// The way back to the menu around a submenu.
    case back(String)
    /// Something to be chosen.
    case leaf(any UIMenuLeaf)
    /// A menu that opens.
    case submenu(UIMenu)
    /// Several leaves beside each other, as pictures or with titles below them.
    case palette([any UIMenuLeaf], showsTitles: Bool)
    /// Elements that are on their way.
    case loading
  }

  var kind: Kind
  /// Tells whether a wide gap separates the row from the one before it.
  var beginsGroup = false
}

/// The rows of a menu.
@MainActor struct MenuPanelContent {
  private(set) var rows: [MenuPanelRow] = []
  /// The elements that must be filled before all is known.
  private(set) var pending: [UIDeferredMenuElement] = []
  private var isGroupDue = false

  /// Tells whether some row has a mark, so that all titles stand further in.
  var hasMarks: Bool {
    rows.contains { row in
      if case .leaf(let leaf) = row.kind { leaf.state != .off } else { false }
    }
  }

  /// The rows of a menu.
  ///
  /// - Parameters:
  ///   - back: the title of the row that leads back; nil for the outermost menu.
  ///   - isReversed: whether the groups and the rows in them stand the other way round.
  ///   - filled: what deferred elements have been filled with for this showing.
  init(
    of menu: UIMenu, back: String? = nil, isReversed: Bool = false,
    filled: [ObjectIdentifier: [UIMenuElement]] = [:]
  ) {
    if let back {
      rows.append(MenuPanelRow(kind: .back(back)))
      isGroupDue = true
    } else if !menu.title.isEmpty {
      rows.append(MenuPanelRow(kind: .title(menu.title)))
    }
    let head = rows.count
    add(menu.children, of: menu, filled: filled)
    if isReversed { reverse(from: head) }
  }

  private mutating func add(
    _ elements: [UIMenuElement], of menu: UIMenu, filled: [ObjectIdentifier: [UIMenuElement]]
  ) {
    let size = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
    if size == .small || size == .medium {
      let leaves = elements.compactMap { $0 as? any UIMenuLeaf }.filter { !$0.attributes.contains(.hidden) }
      if !leaves.isEmpty { append(.palette(leaves, showsTitles: size == .medium)) }
      return add(elements.filter { !($0 is any UIMenuLeaf) }, filled: filled)
    }
    add(elements, filled: filled)
  }

  private mutating func add(_ elements: [UIMenuElement], filled: [ObjectIdentifier: [UIMenuElement]]) {
    for element in elements {
      switch element {
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { append(.leaf(leaf)) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        isGroupDue = !rows.isEmpty
        if !menu.title.isEmpty { append(.title(menu.title)) }
        add(menu.children, of: menu, filled: filled)
        isGroupDue = true
      case let menu as UIMenu:
        if !menu.children.isEmpty { append(.submenu(menu)) }
      case let deferred as UIDeferredMenuElement:
        if let elements = deferred.provided ?? filled[ObjectIdentifier(deferred)] {
          add(elements, filled: filled)
        } else {
          pending.append(deferred)
          append(.loading)
        }
      default: break
      }
    }
  }

  private mutating func append(_ kind: MenuPanelRow.Kind) {
    rows.append(MenuPanelRow(kind: kind, beginsGroup: isGroupDue && !rows.isEmpty))
    isGroupDue = false
  }

  private mutating func reverse(from head: Int) {
    var groups: [[MenuPanelRow]] = []
    for row in rows[head...] {
      if row.beginsGroup || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(row)
    }
    var reversed: [MenuPanelRow] = []
    for group in groups.reversed() {
      for (index, row) in group.reversed().enumerated() {
        reversed.append(MenuPanelRow(kind: row.kind, beginsGroup: index == 0 && !(head == 0 && reversed.isEmpty)))
      }
    }
    rows.replaceSubrange(head..., with: reversed)
  }
}
