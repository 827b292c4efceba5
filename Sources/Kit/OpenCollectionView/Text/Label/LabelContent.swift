/// The text of a label, and the layouts that it was set in last.
struct LabelContent {
  var text: String?
  /// The text with attributes, if it was given that way.
  var attributed: NSAttributedString?
  /// Tells whether the label is taking over attributes of its text, so that these do not change the text.
  var isAdopting = false

  private var layouts: [Layout] = []

  private struct Layout {
    var size: CGSize
    var lines: Int
    var text: SetText
  }

  /// How the text was set in a size. A label is measured, placed and displayed: two sizes are kept.
  func layout(in size: CGSize, lines: Int) -> SetText? {
    layouts.first { $0.size == size && $0.lines == lines }?.text
  }

  mutating func keep(_ text: SetText, in size: CGSize, lines: Int) {
    if layouts.count > 1 { layouts.removeFirst() }
    layouts.append(Layout(size: size, lines: lines, text: text))
  }

  mutating func forgetLayouts() { layouts.removeAll() }
}
