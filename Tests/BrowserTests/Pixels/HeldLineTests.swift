#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a page has of lines of words that are used again, which is to be what a page has that comes anew.
  @MainActor @Suite struct HeldLineTests {
    /// A box with a view in it that shows nothing, and in that a label, whose line stands in the box.
    @MainActor private final class Cell {
      let box: UIView
      let content = UIView(frame: CGRect(x: 4, y: 6, width: 120, height: 28))
      let label = UILabel(frame: CGRect(x: 3, y: 5, width: 100, height: 18))

      init(in view: UIView) {
        box = UIView(frame: CGRect(x: 10, y: 20, width: 140, height: 36))
        box.backgroundColor = .white
        label.text = "Item 1"
        label.font = .systemFont(ofSize: 13)
        content.addSubview(label)
        box.addSubview(content)
        view.addSubview(box)
      }
    }

    /// A way in which a cell is used again: what is shown of it first, and then.
    private struct Use: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// The words that it shows in the end.
      var words = "Item 1"
      /// Tells whether the line stands in the box in the end, and not in the label's own.
      var isHeld = true
      var first: @MainActor @Sendable (Cell) -> Void = { _ in }
      var then: @MainActor @Sendable (Cell) -> Void = { _ in }
    }

    nonisolated private static let uses = [
      Use(testDescription: "other words", words: "Item 27", then: { $0.label.text = "Item 27" }),
      Use(
        testDescription: "other words that begin elsewhere", words: "A longer item",
        first: { $0.label.textAlignment = .center }, then: { $0.label.text = "A longer item" }),
      Use(
        testDescription: "another place, between pixels",
        then: { $0.label.frame = CGRect(x: 8, y: 7.25, width: 90, height: 20) }),
      Use(
        testDescription: "another place of what is between",
        then: { $0.content.frame.origin = CGPoint(x: 1, y: 2.5) }),
      Use(testDescription: "no words for a while", first: { $0.label.text = "" }, then: { $0.label.text = "Item 1" }),
      Use(
        testDescription: "larger letters, then other words", words: "Large",
        first: { $0.label.font = .boldSystemFont(ofSize: 20) }, then: { $0.label.text = "Large" }),
      Use(
        testDescription: "another colour after it was faint", first: { $0.label.alpha = 0.5 },
        then: { ($0.label.alpha, $0.label.textColor) = (1, .blue) }),
      Use(
        testDescription: "a ground between for a while", first: { $0.content.backgroundColor = .red },
        then: { $0.content.backgroundColor = nil }),
      Use(
        testDescription: "something before it for a while",
        first: {
          let view = UIView(frame: $0.content.frame)
          view.backgroundColor = .red
          $0.box.insertSubview(view, at: 0)
        }, then: { $0.box.subviews[0].removeFromSuperview() }),
      Use(
        testDescription: "something before it from then on", isHeld: false,
        then: {
          let view = UIView(frame: $0.content.frame)
          view.backgroundColor = .yellow
          $0.box.insertSubview(view, at: 0)
        }),
      Use(
        testDescription: "away for a while", first: { $0.label.removeFromSuperview() },
        then: { $0.content.addSubview($0.label) }),
    ]

    /// The page's elements of the scene, a line each: what they are, their styles and letters, but not what moves, and no
    /// places of what has no box.
    private func elements() async throws -> [Substring] {
      let page = try await Stage.shared().page
      try await page.waitUntil("__ocv.isAtRest && __ocv.isOrderSettled")
      let text = try await page.evaluate(
        """
        [...document.querySelectorAll('[aria-label^="Scene"] *')].map((element) => [
          element.localName,
          [...element.classList].filter((name) => name !== "moving").sort().join("."),
          element.style.cssText.split(";").map((one) => one.trim())
            .filter((one) => one !== "" && !(element.matches(".boxless") && one.startsWith("transform"))).sort().join("; "),
          element.getAttributeNames().filter((name) => !["class", "style", "id"].includes(name)).sort()
            .map((name) => `${name}=${element.getAttribute(name)}`).join(" "),
          element.firstElementChild === null ? element.textContent : "",
        ].join(" | ")).join("\\n")
        """)
      return try #require(text.string).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test(arguments: uses)
    private func `what a page has of a cell that is used again is what a page has that comes anew`(use: Use)
      async throws
    {
      var cell: Cell?
      try await Stage.show { cell = Cell(in: $0) }
      let stage = try await Stage.shared()
      let used = try #require(cell)
      use.first(used)
      try await stage.next()
      // What moves in two commits running would keep a box from then on.
      try await stage.next()
      use.then(used)
      try await stage.next()
      let again = try await elements()
      #expect(again.contains { $0.hasPrefix("span | run | ") && $0.hasSuffix(" | \(use.words)") })
      let own = try await stage.page.evaluate("document.querySelectorAll('.layer:not(.boxless) > .flowing').length")
      #expect(own.integer == (use.isHeld ? 0 : 1))
      try await Stage.show {
        let fresh = Cell(in: $0)
        use.first(fresh)
        use.then(fresh)
      }
      #expect(try await elements() == again)
    }
  }
}
#endif
