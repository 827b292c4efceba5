import Testing

@testable import OpenCollectionView

@MainActor struct MenuPanelContentTests {
  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { _ in }
  }

  /// The rows in words; a bar stands where a group begins.
  private func text(_ content: MenuPanelContent) -> String {
    content.rows.map { row in
      let word =
        switch row.kind {
        case .title(let title): "[\(title)]"
        case .back(let title): "‹\(title)"
        case .leaf(let leaf): leaf.title
        case .submenu(let menu): "\(menu.title)›"
        case .palette(let leaves, _): leaves.map(\.title).joined(separator: "+")
        case .loading: "…"
        }
      return (row.beginsGroup ? "| " : "") + word
    }.joined(separator: " ")
  }

  @Test func `inline menus are groups of their own`() {
    let menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("A"), action("B")]), action("C"),
      UIMenu(options: .displayInline, children: [action("D")]),
    ])
    #expect(text(MenuPanelContent(of: menu)) == "A B | C | D")
  }

  @Test func `a menu that is hidden altogether leaves no gap`() {
    let menu = UIMenu(children: [
      action("A"), UIMenu(options: .displayInline, children: [action("B", .hidden)]), action("C"),
      UIMenu(title: "Empty", children: []),
    ])
    #expect(text(MenuPanelContent(of: menu)) == "A | C")
  }

  @Test func `titles head menus and groups, and a submenu leads back`() {
    let inner = UIMenu(title: "Inner", children: [action("A")])
    let menu = UIMenu(title: "Menu", children: [UIMenu(title: "Group", options: .displayInline, children: [inner])])
    #expect(text(MenuPanelContent(of: menu)) == "[Menu] | [Group] Inner›")
    #expect(text(MenuPanelContent(of: inner, back: "Inner")) == "‹Inner | A")
  }

  @Test func `small elements stand beside each other, before the rows`() {
    let menu = UIMenu(
      preferredElementSize: .small, children: [action("A"), action("B"), UIMenu(title: "M", children: [action("C")])])
    #expect(text(MenuPanelContent(of: menu)) == "A+B M›")
  }

  @Test func `by priority the first element is at the bottom`() {
    let menu = UIMenu(
      title: "Menu",
      children: [UIMenu(options: .displayInline, children: [action("A"), action("B")]), action("C")])
    #expect(text(MenuPanelContent(of: menu, isReversed: true)) == "[Menu] | C | B A")
  }

  @Test func `deferred elements are waited for, and take their place`() {
    let deferred = UIDeferredMenuElement.uncached { _ in }
    let menu = UIMenu(children: [action("A"), deferred])
    let waiting = MenuPanelContent(of: menu)
    #expect(text(waiting) == "A …")
    #expect(waiting.pending.count == 1)
    let filled = MenuPanelContent(of: menu, filled: [ObjectIdentifier(deferred): [action("B")]])
    #expect(text(filled) == "A B")
    #expect(filled.pending.isEmpty)
  }
}
