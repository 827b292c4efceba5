import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A text of several lines: what a program is asked and told, and how large it is.
@MainActor struct TextViewTests {
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var change: ((UITextView, NSRange, String) -> Bool)?
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("shouldChange \(range.location),\(range.length) \(text == "\n" ? "Return" : text)")
      return change?(textView, range, text) ?? true
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
      return false
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
  private let log = Log()

  init() {
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    screen.window.addSubview(view)
    screen.runFrame()
  }

  private func begin() {
    view.becomeFirstResponder()
    screen.runFrame()
    log.lines = []
  }

  // X1, X6, X8
  @Test func `a tap begins editing, and the selection is told before the change`() {
    screen.play(.tap(at: CGPoint(x: 100, y: 60)))
    screen.type("a")
    view.resignFirstResponder()
    #expect(
      log.lines == ["shouldBegin", "didBegin", "shouldChange 0,0 a", "selection", "didChange", "shouldEnd", "didEnd"])
  }

  // X5
  @Test func `Return is a text that is asked about`() {
    begin()
    screen.type("a\nb")
    #expect(log.lines.contains("shouldChange 1,0 Return"))
    #expect(view.text == "a\nb")
  }

  // X9, X10
  @Test func `a text that the program sets is told by its selection only`() {
    begin()
    view.text = "abc"
    #expect(log.lines == ["selection"])
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  // X18
  @Test func `a selection beyond the text is cut to it`() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 2, length: 50)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
  }

  // X23
  @Test func `one that does not scroll is as high as its text with its insets`() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.isScrollEnabled = false
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - (line + 16)) < 0.6)
    view.text = "one\ntwo\nthree"
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - (line * 3 + 16)) < 0.6)
    view.text = "one\n"
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - (line * 2 + 16)) < 0.6)
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
  }

  // X23
  @Test func `one that does not scroll is no wider than its text, and as wide as it may be where that breaks`() {
    view.isScrollEnabled = false
    view.text = "one"
    let word = UILabel()
    word.font = view.font
    word.text = "one"
    let width = word.sizeThatFits(.zero).width
    // The insets of both ends, and the caret behind the last letter.
    #expect(abs(view.intrinsicContentSize.width - (width + 12)) <= 1)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)) == view.intrinsicContentSize)
    view.text = "one two three four five six seven eight nine ten"
    let broken = view.sizeThatFits(CGSize(width: 200, height: 1000))
    #expect(broken.width <= 200)
    #expect(broken.width > 150)
    #expect(broken.height > view.intrinsicContentSize.height + 15)
  }

  // X24
  @Test func `the caret is kept in sight while somebody types`() {
    begin()
    for _ in 0..<12 { screen.type("line\n") }
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGRect(x: caret.minX, y: caret.minY, width: 1, height: caret.height)))
    #expect(view.contentOffset.y > 100)
  }

  // X24
  @Test func `a text that only can be selected has no keyboard, and its links are asked about`() {
    let text = NSMutableAttributedString(string: "see here")
    text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    view.isEditable = false
    view.attributedText = text
    screen.runFrame()
    let place = view.firstRect(
      for: view.textRange(from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.endOfDocument)!)
    screen.play(.tap(at: view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)))
    #expect(log.lines.contains("link https://example.org 4,4"))
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  // X25
  @Test func `what typing has not touched keeps its attributes`() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    view.attributedText = text
    begin()
    screen.type("c")
    view.resignFirstResponder()
    #expect(view.attributedText.string == "abc")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  // X23
  @Test func `the element is as tall as the text, and stands still in what scrolls`() throws {
    view.text = String(repeating: "line\n", count: 20)
    screen.runFrame()
    screen.runFrame()
    let node = try #require(screen.mirror.nodes.values.first { $0.properties.field != nil })
    #expect(node.properties.field?.holdsLines == true)
    #expect(node.properties.bounds.height == view.contentSize.height)
    #expect(node.properties.field?.insets == UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    #expect(screen.picture().svg.contains("line"))
  }

  // X38
  @Test func `a cell grows with its text where its view looks at constraints`() throws {
    final class GrowingCell: UICollectionViewCell {
      let text = UITextView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        text.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(text)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: contentView.topAnchor),
          text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let stage = CellStage(
      0, layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { view, indexPath in view.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath) }
    stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "growing")
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    stage.count = 3
    stage.view.reloadData()
    stage.screen.advanceUntilRest()
    let cell = try #require(stage.cell(0) as? GrowingCell)
    let before = cell.frame.height
    cell.text.becomeFirstResponder()
    stage.screen.runFrame()
    stage.screen.type("one\ntwo\nthree")
    stage.screen.advanceUntilRest()
    #expect(cell.frame.height > before + 2 * 18)
    #expect(cell.text.isFirstResponder)
    #expect(stage.cell(1)?.frame.minY == cell.frame.maxY)
  }
}
