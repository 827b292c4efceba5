import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// A size that is asked for again is found from what was known, and is what somebody who asks for the first time gets.
@MainActor struct WarmSizeTests {
  /// A card as lists have them: a picture, texts in a stack, a button's height.
  @MainActor private final class Card: UIView {
    let (picture, title, text, stack) = (Box(40, 40), UILabel(), UILabel(), UIStackView())
    let gap: NSLayoutConstraint
    var extra: NSLayoutConstraint?

    init() {
      gap = stack.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8)
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
      stack.axis = .vertical
      for label in [title, text] {
        label.numberOfLines = 0
        stack.addArrangedSubview(label)
      }
      for part in [picture, stack] {
        part.translatesAutoresizingMaskIntoConstraints = false
        addSubview(part)
      }
      activate(
        picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        picture.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor), gap,
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor))
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }

    func size(in width: CGFloat) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// One of the things that happen to cards.
    func change(_ random: inout SeededGenerator) {
      let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in "word" }.joined(separator: " ")
      switch Int.random(in: 0..<11, using: &random) {
      case 0: title.text = words
      case 1, 2: text.text = words
      case 3: picture.content.height = CGFloat(Int.random(in: 10...200, using: &random))
      case 4: gap.constant = CGFloat(Int.random(in: 0...60, using: &random))
      case 5: title.isHidden.toggle()
      case 6:
        layoutMargins = UIEdgeInsets(top: 3, left: CGFloat(Int.random(in: 0...30, using: &random)), bottom: 9, right: 4)
      case 7:
        extra?.isActive = false
        extra = text.heightAnchor.constraint(greaterThanOrEqualToConstant: 77)
        extra?.isActive = Bool.random(using: &random)
      case 8: stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
      case 9:
        text.setContentHuggingPriority(
          UILayoutPriority(Float(Int.random(in: 200...800, using: &random))), for: .vertical)
      default:
        if title.superview == nil { stack.insertArrangedSubview(title, at: 0) } else { title.removeFromSuperview() }
      }
    }
  }

  // L14
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever was asked before, and whatever has changed since, changes nothing`(seed: UInt64) {
    let warm = Card()
    var random = SeededGenerator(seed: seed)
    var widths = SeededGenerator(seed: seed + 1000)
    for step in 1...15 {
      let width = CGFloat(Int.random(in: 100...400, using: &widths))
      warm.change(&random)
      let cold = Card()
      var again = SeededGenerator(seed: seed)
      for _ in 1...step { cold.change(&again) }
      #expect(warm.size(in: width) == cold.size(in: width), "step \(step)")
    }
  }

  // L14
  @Test func `cards in a window and out of it have one size, before and after they are laid out`() {
    let screen = VirtualScreen(width: 320, height: 480, scale: 1)
    let (card, other) = (Card(), Card())
    for one in [card, other] { one.text.text = "Some words that need more than a single line to be shown as a whole" }
    let before = card.size(in: 200)
    screen.show(card)
    screen.runFrame()
    card.title.text = "A title"
    other.title.text = "A title"
    screen.runFrame()
    #expect(before.height < card.size(in: 200).height)
    #expect(card.size(in: 200) == other.size(in: 200))
  }
}
