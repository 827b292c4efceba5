#if BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

extension InBrowser {
  /// What text measures here, against what the page draws.
  @MainActor @Suite struct TextAgreementTests {
    private static let sizes = [10.0, 11, 12, 13, 15, 17, 20, 22, 24, 28, 34]

    /// Strings of the scripts that the measured font has.
    private static let own: [(group: String, strings: [String])] = [
      ("Latin", ["Hello, World!", "The quick brown fox jumps over the lazy dog.", "i l I | 1 W M @ m w"]),
      ("Accents", ["Übergröße ÄÖÜ ß naïve café", "Æsir Øre Ångström þorn ð", "Příliš žluťoučký kůň"]),
      ("Polish", ["Zażółć gęślą jaźń", "Łódź, Kraków, Gdańsk"]),
      ("Russian", ["Съешь ещё этих мягких французских булок", "Привет, мир!"]),
      ("Greek", ["Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "Καλημέρα κόσμε"]),
      ("Digits", ["0123456789", "1,234.56 € −12 %"]),
      ("Punctuation", ["(a) [b] {c} “d” ‘e’ – f — g…", "user@example.com/~path?x=1&y=[2]"]),
      ("Ligature bait", ["office fi fl ffi ffl", "affluent fjord final flat"]),
      ("Kerning bait", ["AVATAR Type To. WAVE LTd", "AV Ty Yo Wa P. T."]),
    ]

    /// Strings that other fonts have to draw, which differ from machine to machine.
    private static let other: [(group: String, strings: [String])] = [
      ("Emoji", ["😀👍🏽🎉", "👩‍👩‍👧‍👦🇵🇱"]), ("Japanese", ["日本語のテキスト", "「吾輩は猫である。」"]), ("Chinese", ["中文文本测试"]),
      ("Korean", ["모든 인간은"]), ("Hebrew", ["שלום עולם"]), ("Arabic", ["مرحبا بالعالم"]), ("Thai", ["สวัสดีชาวโลก"]),
    ]

    /// A module of the page's sources that imports no other, as an expression.
    private static func module(_ name: String) throws -> String {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = root.appending(path: "Sources/Hosts/PageSources/Page/\(name).js")
      let source = try String(contentsOf: file, encoding: .utf8)
      let names = source.matches(of: #/(?m)^export (?:function|const|class) (\w+)/#).map { String($0.1) }
      return
        "(() => {\n\(source.replacing(#/(?m)^export /#, with: ""))\nreturn { \(names.joined(separator: ", ")) };\n})()"
    }

    /// How far apart the two are, for all sizes and two weights, in points.
    private func differences(_ strings: [String], on page: Page) async throws -> [Double] {
      let data = try JSONEncoder().encode(strings)
      let sizes = Self.sizes.map { "\($0)" }.joined(separator: ",")
      let widths = try await page.evaluate(
        """
        (async () => {
          const { showRuns } = \(try Self.module("text"));
          const element = document.createElement("div");
          document.body.append(element);
          const runs = [];
          for (const string of \(String(decoding: data, as: UTF8.self)))
            for (const size of [\(sizes)])
              for (const weight of [400, 700])
                runs.push({ string, size, weight, origin: { x: 0, y: 0 }, width: 0, color: null, decoration: null });
          showRuns(element, runs);
          const widths = [...element.children].map((child) => {
            const range = document.createRange();
            range.selectNodeContents(child);
            return range.getBoundingClientRect().width;
          });
          element.remove();
          return widths.join(",");
        })()
        """)
      let shown = (widths.string ?? "").split(separator: ",").compactMap { Double($0) }
      var measured: [Double] = []
      for string in strings {
        for size in Self.sizes {
          for weight in [UIFont.Weight.regular, .bold] {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            measured.append(string.size(withAttributes: [.font: font]).width)
          }
        }
      }
      try #require(shown.count == measured.count)
      return zip(shown, measured).map { $0 - $1 }
    }

    private func line(_ group: String, _ differences: [Double]) -> String {
      let sorted = differences.map(abs).sorted()
      let name = group.padding(toLength: 14, withPad: " ", startingAt: 0)
      return String(format: "\(name) max %7.3f  median %7.3f", sorted[sorted.count - 1], sorted[sorted.count / 2])
    }

    @Test func `text of the measured font is as wide as it is drawn, to half a point`() async throws {
      let grid = try await GridPage.open()
      let count = Self.own.reduce(0) { $0 + $1.strings.count }
      #expect(count == 20)
      for (group, strings) in Self.own {
        let found = try await differences(strings, on: grid.page)
        print(line(group, found))
        let greatest = found.map(abs).max() ?? 1
        #expect(greatest <= 0.5, "\(group)")
      }
      await grid.close()
    }

    @Test func `text that other fonts draw is measured near enough to be read`() async throws {
      let grid = try await GridPage.open()
      for (group, strings) in Self.other {
        let found = try await differences(strings, on: grid.page)
        print(line(group, found))
        // Which fonts there are is the machine's matter: what is asserted is that both sides know every string.
        let isKnown = found.allSatisfy { $0.isFinite }
        #expect(isKnown, "\(group)")
      }
      await grid.close()
    }
  }
}
#endif
