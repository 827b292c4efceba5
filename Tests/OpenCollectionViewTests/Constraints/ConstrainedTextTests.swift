import OpenCollectionView
import Testing
import TouchTesting

/// Labels in constraints are as large as they would be if they had never shown anything else.
@MainActor struct ConstrainedTextTests {
  nonisolated private static let words =
    "Words that are many more than a line has room for, so that they need several of them"

  /// A bubble as chats have them: at most 200 points wide, as narrow as its text lets it.
  @MainActor private final class Bubble {
    let screen = VirtualScreen(width: 320, height: 480)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UILabel()
    let limit: NSLayoutConstraint

    init(_ text: String, limit: CGFloat = 200) {
      label.numberOfLines = 0
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      self.limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: limit)
      activate(
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), self.limit)
      screen.show(root)
      screen.runFrame()
    }
  }

  // L11
  @Test(arguments: [
    ("Hi", Self.words), (Self.words, "Hi"), ("Hi", "Hi there"), ("Two\nlines", "One"), ("", Self.words),
    (Self.words, ""),
  ])
  func `a text that takes the place of another is as large as if it had been the first`(old: String, new: String) {
    let bubble = Bubble(old)
    bubble.label.text = new
    bubble.screen.runFrame()
    #expect(bubble.label.frame == Bubble(new).label.frame)
  }

  // L11
  @Test func `room that grows is used, and room that shrinks breaks lines again`() {
    let bubble = Bubble(Self.words, limit: 100)
    for limit: CGFloat in [200, 60, 300, 100] {
      bubble.limit.constant = limit
      bubble.screen.runFrame()
      #expect(bubble.label.frame == Bubble(Self.words, limit: limit).label.frame)
    }
  }
}
