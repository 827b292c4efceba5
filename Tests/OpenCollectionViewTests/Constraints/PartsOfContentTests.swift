import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Views whose size is made of that of their parts, among constraints: they hear of what a program changes of a part.
@MainActor struct PartsOfContentTests {
  private let screen = VirtualScreen(width: 320, height: 480, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func fittedHeight() -> CGFloat { root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.fill(root, inset: 0)
    button.setTitle(title, for: .normal)
    screen.show(root)
    return button
  }

  // L36
  @Test func `a button is higher once its title label has more lines`() {
    let button = button("Hello\nWorld")
    #expect(fittedHeight() == button.intrinsicContentSize.height)
    let one = fittedHeight()
    button.titleLabel?.numberOfLines = 0
    #expect(fittedHeight() > one + 15)
    #expect(fittedHeight() == button.intrinsicContentSize.height)
  }

  // L36
  @Test func `a button is as high as its title label's font makes it`() {
    let button = button("Hello")
    let small = fittedHeight()
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(fittedHeight() > small + 20)
    #expect(fittedHeight() == button.intrinsicContentSize.height)
  }

  // L36
  @Test func `a button that is shown gets its new place in the next frame, and then all is at rest`() {
    let (button, below) = (UIButton(type: .custom), Box(10, 10, in: root))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.setTitle("Hello", for: .normal)
    activate(
      button.topAnchor.constraint(equalTo: root.topAnchor), button.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.topAnchor.constraint(equalTo: button.bottomAnchor), below.leftAnchor.constraint(equalTo: root.leftAnchor))
    screen.show(root)
    screen.advanceUntilRest()
    let old = below.frame.minY
    button.titleLabel?.font = .systemFont(ofSize: 40)
    screen.advanceUntilRest()
    #expect(below.frame.minY > old + 20)
    #expect(below.frame.minY == button.frame.height)
  }

  // L36
  @Test func `a label hears of the width that its lines are to break at`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not all stand beside each other"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    activate(
      label.topAnchor.constraint(equalTo: root.topAnchor), label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor))
    screen.show(root)
    let one = fittedHeight()
    label.preferredMaxLayoutWidth = 100
    #expect(fittedHeight() > 2 * one)
    #expect(fittedHeight() == label.intrinsicContentSize.height)
  }

  // L36, L16
  @Test func `proportions in a stack view follow what its labels show`() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("wide", "wide")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillProportionally
    stack.frame = rect(0, 0, 200, 40)
    root.addSubview(stack)
    screen.show(root)
    #expect(first.frame.width == 100)
    first.text = "wide, wide and wider"
    screen.advanceUntilRest()
    #expect(first.frame.width > 130)
  }
}
