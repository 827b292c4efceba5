import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct VisualFormatTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  private func activate(
    _ formats: [String], _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    screen.runFrame()
  }

  @Test func `spaces, lengths and edges`() {
    // L19
    let (a, b) = (Box(in: root), Box(in: root))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    activate(["H:|-[a(100)]-[b]-|", "V:|[a(==44)]-10-[b(a)]", "H:|-(>=7)-[b]"], ["a": a, "b": b])
    #expect(a.frame == rect(20, 0, 100, 44))
    #expect(b.frame == rect(128, 54, 232, 44))
  }

  @Test func `metrics, priorities and several relations`() {
    let (a, b) = (Box(in: root), Box(in: root))
    activate(
      ["H:|-gap-[a(>=min,<=200,==300@high)][b]-gap-|"], ["a": a, "b": b], metrics: ["gap": 5, "min": 50.0, "high": 900])
    #expect(a.frame == rect(5, 0, 200, 0))
    #expect(b.frame == rect(205, 0, 190, 0))
  }

  @Test func `views are aligned as options say`() {
    let (a, b) = (Box(10, 20, in: root), Box(10, 40, in: root))
    activate(["H:|[a]-[b]"], ["a": a, "b": b], options: [.alignAllCenterY])
    activate(["V:|-30-[b]"], ["b": b])
    #expect(a.frame == rect(0, 40, 10, 20))
    #expect(b.frame == rect(18, 30, 10, 40))
  }

  @Test func `from right to left by hand`() {
    let (a, b) = (Box(10, 20, in: root), Box(10, 40, in: root))
    activate(["H:|-5-[a]-7-[b]"], ["a": a, "b": b], options: [.directionRightToLeft])
    #expect(a.frame.minX == 385)
    #expect(b.frame.minX == 368)
  }

  @Test(arguments: [
    ("H:|-[a", 7, "] is missing"), ("[a(]", 4, "a number or a name is missing"), ("[a]-8[a]", 6, "- is missing"),
    ("H:[b]", 3, "there is no view of the name b"), ("[a]-gap-[a]", 5, "there is no metric of the name gap"),
    ("", 1, "a view in [ ] is missing"), ("[a]|[a]", 5, "nothing can come after the superview's edge"),
    ("[a(10@2000)]", 4, "2000.0 is no priority: those are more than 0 and at most 1000"),
  ])
  func `mistakes are told with their column`(format: String, column: Int, problem: String) {
    // L19
    let view = Box(in: root)
    let log = LinesOfLog()
    log.listen {
      #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view]).isEmpty)
    }
    #expect(
      log.lines == [
        "The visual format \"\(format)\" is wrong at column \(column): \(problem). Instead: there are no constraints."
      ])
  }
}
