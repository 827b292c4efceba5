import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Labels with attributed text, and text that is made to fit. At 10 points a digit is 5.56 points wide.
@MainActor struct AttributedLabelTests {
  private let screen = VirtualScreen(width: 400, height: 400, scale: 2)
  private let bold = UIFont.boldSystemFont(ofSize: 10)

  private func show<Label: UILabel>(_ label: Label, width: CGFloat = 100, height: CGFloat = 40) -> Label {
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    label.font = .systemFont(ofSize: 10)
    screen.show(label)
    return label
  }

  private func runs(_ label: UILabel) -> [TextRun] {
    screen.runFrame()
    guard case .text(let runs) = label.layer.layerContents else { return [] }
    return runs
  }

  private func attributed(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  // MARK: Attributed text

  @Test func `each part is shown in its own style, parts without one in the label's`() {
    let label = show(UILabel())
    label.textColor = .blue
    label.attributedText = attributed(("ab", [:]), ("cd", [.font: bold, .foregroundColor: UIColor.red]))
    let runs = runs(label)
    #expect(runs.map(\.string) == ["ab", "cd"])
    #expect(
      runs.map(\.font) == [
        TextFont(face: FontFace(heights: .system), size: 10),
        TextFont(face: FontFace(weight: .bold, heights: .system), size: 10),
      ])
    #expect(runs.map(\.color) == [UIColor.blue.cgColor.layerColor, UIColor.red.cgColor.layerColor])
    #expect(label.text == "abcd")
    #expect(label.layer.accessibility?.label == "abcd")
  }

  @Test func `a label takes over the style of the first character`() {
    let label = show(UILabel())
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    label.attributedText = attributed(
      ("a", [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style]), ("b", [:]))
    #expect(label.font == bold && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byCharWrapping)
  }

  @Test func `what is set afterwards changes all of the text`() {
    let label = show(UILabel())
    label.attributedText = attributed(("a", [.font: bold]), ("b", [.foregroundColor: UIColor.red]))
    label.textColor = .green
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .right
    let runs = runs(label)
    #expect(runs.map(\.string) == ["ab"])
    #expect(runs.map(\.font.size) == [12])
    #expect(runs.first?.color == UIColor.green.cgColor.layerColor)
    #expect((runs.first?.origin.x ?? 0) > 80)
  }

  @Test func `plain text drops the attributes, and is given back with the label's`() {
    let label = show(UILabel())
    label.attributedText = attributed(("a", [.underlineStyle: 1]))
    #expect(runs(label).first?.decoration?.underline != nil)
    label.text = "a"
    #expect(runs(label).first?.decoration == nil)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = nil
    #expect(label.text == nil && runs(label).isEmpty)
  }

  @Test func `a string that changes later does not change the label`() {
    let label = show(UILabel())
    let text = NSMutableAttributedString(string: "ab")
    label.attributedText = text
    text.append(NSAttributedString(string: "cd"))
    #expect(runs(label).map(\.string) == ["ab"])
  }

  @Test func `colours of parts follow the appearance`() {
    let label = show(UILabel())
    label.attributedText = attributed(("a", [.foregroundColor: UIColor.label]))
    #expect(runs(label).first?.color == UIColor.black.cgColor.layerColor)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 400, height: 400), scale: 2, prefersDark: true)))
    #expect(runs(label).first?.color == UIColor.white.cgColor.layerColor)
  }

  @Test func `links are blue and underlined unless they say otherwise`() {
    let label = show(UILabel())
    label.attributedText = attributed(
      ("a", [.link: "x"]), ("b", [.link: "y", .foregroundColor: UIColor.red, .underlineStyle: 0]))
    let runs = runs(label)
    #expect(runs.first?.color == UIColor.link.cgColor.layerColor)
    #expect(runs.first?.decoration?.underline != nil)
    #expect(runs.last?.color == UIColor.red.cgColor.layerColor && runs.last?.decoration == nil)
  }

  @Test func `lines by word leave spaces out`() {
    let label = show(UILabel())
    label.attributedText = attributed(("a b", [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue]))
    #expect(runs(label).map { $0.decoration?.underline != nil } == [true, false, true])
  }

  @Test func `highlighting and disabling change all colours`() {
    let label = show(UILabel())
    label.highlightedTextColor = .green
    label.attributedText = attributed(("a", [.foregroundColor: UIColor.red]), ("b", [.foregroundColor: UIColor.blue]))
    label.isHighlighted = true
    #expect(Set(runs(label).map(\.color)) == [UIColor.green.cgColor.layerColor])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(runs(label).map(\.color.alpha) == [0.3, 0.3])
  }

  // MARK: Natural sides

  @Test func `natural text stands at the right where content runs from the right`() {
    let label = show(UILabel())
    label.semanticContentAttribute = .forceRightToLeft
    label.text = "0123"
    #expect(abs((runs(label).first?.origin.x ?? 0) - 78) <= 0.25)
    label.attributedText = attributed(("0123", [:]))
    #expect(abs((runs(label).first?.origin.x ?? 0) - 78) <= 0.25)
    label.textAlignment = .left
    #expect(runs(label).first?.origin.x == 0)
  }

  @Test func `text that is read from the right tells the host so`() {
    let label = show(UILabel())
    label.text = "שלום"
    #expect(runs(label).first?.direction == .rightToLeft)
    #expect(runs(label).first?.origin.x == 0)
  }

  // MARK: Fitting

  @Test func `text shrinks to the width, down to the factor`() {
    let label = show(UILabel(), width: 55.6)
    label.text = "01234567890123456789"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    #expect(abs((runs(label).first?.font.size ?? 0) - 5) < 0.01)
    #expect(runs(label).first?.string == label.text)
    label.minimumScaleFactor = 0.8
    #expect(runs(label).first?.font.size == 8)
    #expect(runs(label).first?.string.hasSuffix("…") == true)
    label.minimumScaleFactor = 0
    label.text = "0123"
    #expect(runs(label).first?.font.size == 10)
  }

  @Test func `several lines shrink until all of the text has a place`() {
    let label = show(UILabel(), width: 60, height: 30)
    label.numberOfLines = 2
    label.text = "one two three four five six seven"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let runs = runs(label)
    #expect(runs.map(\.string).joined(separator: " ") == label.text)
    #expect((runs.first?.font.size ?? 10) < 10)
  }

  @Test(arguments: [
    (UIBaselineAdjustment.alignBaselines, 18.97), (.alignCenters, 16.73), (.none, 13.94),
  ])
  func `smaller text stands where the adjustment says`(adjustment: UIBaselineAdjustment, baseline: Double) {
    // A line of 10 points in 30 begins at 9.41; its baseline lies at 18.47, that of 5 points 4.53 below its top.
    let label = show(UILabel(), width: 55.6, height: 30)
    label.text = "01234567890123456789"
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    #expect(abs(Double(runs(label).first?.origin.y ?? 0) - baseline) <= 0.75)
  }

  @Test func `characters move together before text is cut`() {
    let label = show(UILabel(), width: 54)
    label.text = "0123456789"
    #expect(runs(label).first?.string.hasSuffix("…") == true)
    label.allowsDefaultTighteningForTruncation = true
    let run = runs(label).first
    #expect(run?.string == "0123456789")
    #expect((run?.decoration?.letterSpacing ?? 0) < 0 && (run?.decoration?.letterSpacing ?? -1) >= -0.5)
  }

  // MARK: Sizes

  @Test func `several lines are as wide as is preferred`() {
    let label = show(UILabel())
    label.text = "one two three four"
    label.preferredMaxLayoutWidth = 40
    let line = label.intrinsicContentSize.height
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height > 2.5 * line)
    #expect(label.intrinsicContentSize.width <= 40)
  }

  @Test func `a class that gives text other room has it in its sizes and in what is shown`() {
    let label = show(PaddedLabel())
    label.text = "0123"
    #expect(label.intrinsicContentSize.width == 22.5 + 20)
    #expect(runs(label).first?.origin.x == 10)
  }

  @Test func `a class may draw around its text`() {
    let label = show(MarkedLabel())
    label.text = "0123"
    screen.runFrame()
    guard case .picture(let picture) = label.layer.layerContents, case .drawn(let list) = picture.source else {
      Issue.record("not a drawing")
      return
    }
    #expect(list.commands.contains { if case .text(let run) = $0 { run.string == "0123" } else { false } })
    #expect(list.commands.count > 1)
  }

  @Test func `a shadow is hard and one point above, unless said otherwise`() {
    let label = show(UILabel())
    label.text = "a"
    label.shadowColor = .red
    let shadow = runs(label).first?.decoration?.shadow
    #expect(shadow?.offset == CGSize(width: 0, height: -1) && shadow?.blur == 0)
    #expect(shadow?.color == UIColor.red.cgColor.layerColor)
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      .inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class MarkedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    UIColor.yellow.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    super.draw(rect)
  }
}
