import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct CATextLayerTests {
  private let layer = CATextLayer()
  private let tree: LayerTree

  /// A layer that is as wide as about ten letters.
  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.fontSize = 20
    tree = LayerTree(root: layer)
  }

  private var runs: [TextRun] {
    tree.layoutAndDisplay()
    guard case .text(let runs) = layer.layerContents else { return [] }
    return runs
  }

  private func width(_ text: String) -> CGFloat { TextFont(size: 20).width(of: text) }

  @Test func `A new text layer is white, of 36 points, on one line`() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor.white)
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(!layer.allowsFontSubpixelQuantization)
    #expect(layer.properties.contents == .none)
  }

  @Test func `Text begins at the top left`() {
    layer.string = "Hello"
    #expect(runs.count == 1)
    #expect(runs.first?.string == "Hello")
    // The ascender of 20 points is 18.1, which the nearest pixel of one point rounds.
    #expect(runs.first?.origin == CGPoint(x: 0, y: 18))
    #expect(runs.first?.font == TextFont(size: 20))
    #expect(runs.first?.color == LayerColor(red: 1, green: 1, blue: 1))
  }

  @Test func `Lines end where the text says, and wrapped ones where the width ends`() {
    layer.string = "one two three\nfour"
    #expect(runs.map(\.string) == ["one two three", "four"])
    layer.isWrapped = true
    #expect(runs.map(\.string) == ["one two", "three", "four"])
  }

  @Test func `Wrapped text is set anew when the size changes`() {
    layer.isWrapped = true
    layer.string = "one two three"
    #expect(runs.count == 2)
    layer.bounds.size.width = 300
    #expect(runs.map(\.string) == ["one two three"])
  }

  @Test func `Text that does not fit is cut where the mode says`() {
    layer.string = "one two three four"
    layer.truncationMode = .end
    #expect(runs.map(\.string) == ["one two…"])
    layer.truncationMode = .start
    #expect(runs.first?.string.hasPrefix("…") == true)
    layer.truncationMode = .middle
    #expect(runs.first?.string.contains("…") == true)
    #expect(runs.count == 1)
  }

  @Test func `Wrapped text is cut on the last line that fits`() {
    layer.bounds.size.height = 50
    layer.isWrapped = true
    layer.truncationMode = .end
    layer.string = "one two three four five six seven"
    #expect(runs.count == 2)
    #expect(runs.last?.string.hasSuffix("…") == true)
  }

  @Test func `Lines below the bounds are left out`() {
    layer.bounds.size.height = 30
    layer.string = "1\n2\n3\n4"
    #expect(runs.map(\.string) == ["1", "2"])
  }

  @Test func `Lines stand on the side that is asked for`() {
    layer.string = "abc"
    layer.alignmentMode = .right
    #expect(runs.first?.origin.x == (100 - width("abc")).rounded())
    layer.alignmentMode = .center
    #expect(runs.first?.origin.x == ((100 - width("abc")) / 2).rounded())
    layer.alignmentMode = .justified
    #expect(runs.first?.origin.x == 0)
  }

  @Test func `Text moves with the origin of the bounds`() {
    layer.bounds.origin = CGPoint(x: 10, y: 20)
    layer.string = "a"
    #expect(runs.first?.origin == CGPoint(x: 10, y: 38))
  }

  @Test func `An attributed text has the font and colour of its start`() {
    layer.string = NSAttributedString(
      string: "ab",
      attributes: [
        NSAttributedString.Key("NSFont"): TextFont(size: 10, weight: .bold),
        NSAttributedString.Key("NSColor"): CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    #expect(runs.first?.font == TextFont(size: 10, weight: .bold))
    #expect(runs.first?.color == LayerColor(red: 1, green: 0, blue: 0))
    layer.string = NSAttributedString(string: "ab")
    #expect(runs.first?.color == .black)
  }

  @Test func `A font's name chooses bold and italic`() {
    layer.string = "a"
    layer.font = "Helvetica-BoldOblique"
    #expect(runs.first?.font == TextFont(size: 20, weight: .bold, isItalic: true))
    layer.font = TextFont(size: 7, weight: .bold)
    #expect(runs.first?.font == TextFont(size: 20, weight: .bold))
    layer.font = 17
    #expect(runs.first?.font == TextFont(size: 20))
  }

  @Test func `Nothing to show shows nothing`() {
    layer.string = "a"
    #expect(!runs.isEmpty)
    layer.string = 3
    #expect(layer.needsDisplay())
    #expect(runs.isEmpty)
    layer.string = ""
    #expect(runs.isEmpty)
    layer.string = "a"
    layer.foregroundColor = nil
    #expect(runs.isEmpty)
    layer.foregroundColor = .black
    layer.bounds.size = .zero
    #expect(runs.isEmpty)
  }

  @Test func `A size that is no size counts as 36`() {
    layer.string = "a"
    for size in [0, -1, .nan, .infinity] as [CGFloat] {
      layer.fontSize = size
      #expect(runs.first?.font.size == 36)
    }
  }

  @Test func `The size that suits is that of the text`() {
    #expect(layer.preferredFrameSize() == .zero)
    layer.string = "abc"
    #expect(layer.preferredFrameSize() == CGSize(width: width("abc").rounded(.up), height: 23))
  }
}
