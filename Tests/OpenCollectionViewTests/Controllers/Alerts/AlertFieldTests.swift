import OpenCollectionView
import Testing
import TouchTesting

/// Alerts that ask for text.
@MainActor struct AlertFieldTests {
  private let screen = VirtualScreen(width: 390, height: 844)

  private func show(_ alert: UIAlertController) -> UIViewController {
    let root = UIViewController()
    screen.show(root)
    root.present(alert, animated: true)
    screen.advance(by: 1)
    return root
  }

  // V164
  @Test func `the first field is edited at once, and what was typed is there for the action`() throws {
    let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var named: String?
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Create", style: .default) { [unowned alert] _ in named = alert.textFields?.first?.text })
    let root = show(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    #expect(field.placeholder == "Name")
    #expect(alert.view.bounds.contains(field.convert(field.bounds, to: alert.view)))
    screen.type("Summer\n")
    screen.advance(by: 1)
    #expect(named == "Summer")
    #expect(root.presentedViewController == nil)
  }

  // V164
  @Test func `Return goes on to the next field before it answers`() throws {
    let alert = UIAlertController(title: "Sign in", message: "To go on.", preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField { $0.isSecureTextEntry = true }
    var entered = ""
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        entered = (alert.textFields ?? []).compactMap(\.text).joined(separator: "/")
      })
    _ = show(alert)
    let fields = try #require(alert.textFields)
    let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(frames[1].minY == frames[0].maxY)
    screen.type("ann\n")
    #expect(fields[1].isFirstResponder)
    screen.type("secret\n")
    screen.advance(by: 1)
    #expect(entered == "ann/secret")
  }

  // V164
  @Test func `the alert stands in the middle of what a keyboard leaves`() {
    screen.keyboard = .onScreen(height: 300)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    _ = show(alert)
    #expect(abs(alert.view.frame.midY - 272) <= 0.5)
  }

  // V164
  @Test func `a sheet of actions has no fields`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let errors = screen.errors { sheet.addTextField() }
    #expect(
      errors == [
        "A field was added to a sheet of actions, which has none: make an alert with preferredStyle .alert. "
          + "Instead: no field is added."
      ])
    #expect(sheet.textFields == nil)
  }
}
