import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Lines of text that stand on one line, through stack views.
@MainActor struct StackBaselineTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  private func label(_ size: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = (0..<lines).map { _ in "Text" }.joined(separator: "\n")
    return label
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  private func show(_ stack: UIStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 40))
    screen.runFrame()
  }

  private func first(_ label: UILabel) -> CGFloat { label.convert(.zero, to: root).y + label.font.ascender }

  private func last(_ label: UILabel) -> CGFloat {
    label.convert(CGPoint(x: 0, y: label.bounds.height), to: root).y + label.font.descender
  }

  @Test func `first baselines of a row are one line, however large the letters`() {
    let labels = [label(17), label(34), label(12)]
    let stack = stack(.horizontal, labels)
    stack.alignment = .firstBaseline
    show(stack)
    #expect(abs(first(labels[0]) - first(labels[1])) <= 0.5)
    #expect(abs(first(labels[2]) - first(labels[1])) <= 0.5)
    #expect(labels[1].frame.minY == 0)
    #expect(labels[0].frame.minY > 5)
  }

  @Test func `last baselines of a row are one line, of texts of several lines, too`() {
    let labels = [label(17, lines: 3), label(34), label(17)]
    let stack = stack(.horizontal, labels)
    stack.alignment = .lastBaseline
    show(stack)
    #expect(abs(last(labels[0]) - last(labels[1])) <= 0.5)
    #expect(abs(last(labels[2]) - last(labels[1])) <= 0.5)
    #expect(labels[0].frame.minY == 0)
    #expect(labels[2].frame.minY > 30)
  }

  // L24
  @Test func `a column's baselines are those of its first and its last view, a row's those of its highest`() {
    let (small, large) = (label(12), label(34))
    let row = stack(.horizontal, [small, large])
    #expect(row.forFirstBaselineLayout === large)
    #expect(row.forLastBaselineLayout === large)
    let (top, bottom) = (label(17), Box(10, 10))
    let column = stack(.vertical, [top, row, bottom])
    #expect(column.forFirstBaselineLayout === top)
    #expect(column.forLastBaselineLayout === bottom)
    bottom.isHidden = true
    #expect(column.forLastBaselineLayout === large)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  // L24
  @Test func `columns in a row stand on the line of their first views, or on that of their last ones`() {
    let (title, value) = (label(34), label(17))
    let columns = [stack(.vertical, [title, label(12)]), stack(.vertical, [value, label(12), label(12)])]
    let row = stack(.horizontal, columns)
    row.alignment = .firstBaseline
    show(row)
    #expect(abs(first(title) - first(value)) <= 0.5)
    row.alignment = .lastBaseline
    screen.runFrame()
    let lasts = columns.compactMap { $0.arrangedSubviews.last as? UILabel }
    #expect(abs(last(lasts[0]) - last(lasts[1])) <= 0.5)
    #expect(abs(first(title) - first(value)) > 1)
  }

  // L24
  @Test func `another view at the front of a column is what others go by from then on`() {
    let (title, small, beside) = (label(34), label(12), label(17))
    let column = stack(.vertical, [title, small])
    show(column)
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(beside)
    beside.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor).isActive = true
    screen.runFrame()
    #expect(abs(first(beside) - first(title)) <= 0.5)
    title.isHidden = true
    screen.runFrame()
    #expect(abs(first(beside) - first(small)) <= 0.5)
  }

  @Test func `spaces of a column are between lines where that is asked for`() {
    let labels = [label(17), label(34)]
    let stack = stack(.vertical, labels)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 60
    show(stack)
    #expect(abs(first(labels[1]) - last(labels[0]) - 60) <= 0.5)
  }

  @Test func `five within each other, of all alignments, are where a calculation by hand has them`() {
    // From the inside: 30 x 10 and 10 x 20 beside each other, centred; then a spacer of 8 x 8 before, between, after.
    let (a, b) = (Box(30, 10), Box(10, 20))
    let first = stack(.horizontal, [a, b])
    first.alignment = .center
    let second = stack(.vertical, [Box(8, 8), first])
    second.alignment = .trailing
    let third = stack(.horizontal, [second, Box(8, 8)])
    third.alignment = .bottom
    third.spacing = 2
    let fourth = stack(.vertical, [third, Box(90, 8)])
    fourth.alignment = .leading
    let fifth = stack(.horizontal, [Box(8, 8), fourth])
    fifth.spacing = 4
    show(fifth)
    #expect(fifth.frame == rect(0, 40, 102, 36))
    #expect(fourth.frame == rect(12, 0, 90, 36))
    #expect(third.frame == rect(0, 0, 50, 28))
    #expect(second.frame == rect(0, 0, 40, 28))
    #expect(second.arrangedSubviews[0].frame == rect(32, 0, 8, 8))
    #expect(third.arrangedSubviews[1].frame == rect(42, 20, 8, 8))
    #expect(first.frame == rect(0, 8, 40, 20))
    #expect(a.frame == rect(0, 5, 30, 10))
    #expect(b.frame == rect(30, 0, 10, 20))
    // One that goes in the innermost is felt in the outermost.
    b.isHidden = true
    screen.runFrame()
    #expect(fifth.frame == rect(0, 40, 102, 26))
    #expect(first.frame == rect(0, 8, 30, 10))
  }
}
