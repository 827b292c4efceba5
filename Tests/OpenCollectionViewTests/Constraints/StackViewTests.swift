import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Frames worked out by hand.
@MainActor struct StackViewTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  private func stack(_ sizes: [CGSize], width: CGFloat? = nil, height: CGFloat? = nil) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { Box($0.width, $0.height) })
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    screen.runFrame()
    return stack.arrangedSubviews.map(\.frame)
  }

  private let three = [CGSize(width: 50, height: 20), CGSize(width: 100, height: 40), CGSize(width: 30, height: 30)]

  @Test func `a row is as wide as its views and their spaces, and as high as the highest`() {
    let stack = stack(three)
    stack.spacing = 10
    #expect(frames(stack) == [rect(0, 0, 50, 40), rect(60, 0, 100, 40), rect(170, 0, 30, 40)])
    #expect(stack.frame == rect(0, 0, 200, 40))
    stack.axis = .vertical
    #expect(frames(stack) == [rect(0, 0, 100, 20), rect(0, 30, 100, 40), rect(0, 80, 100, 30)])
    #expect(stack.frame == rect(0, 0, 100, 110))
  }

  @Test func `a view that comes in an animation comes from between its neighbours`() {
    // L60
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = stack(three)
      stack.spacing = 10
      stack.axis = axis
      let comes = stack.arrangedSubviews[1]
      comes.isHidden = true
      screen.runFrame()
      UIView.animate(withDuration: 1) {
        comes.isHidden = false
        self.root.layoutIfNeeded()
      }
      screen.runFrame()
      #expect(comes.layer.presentation()?.frame == (axis == .vertical ? rect(0, 30, 50, 0) : rect(60, 0, 0, 30)))
      screen.advance(by: 2)
      #expect(comes.frame == (axis == .vertical ? rect(0, 30, 100, 40) : rect(60, 0, 100, 40)))
      stack.removeFromSuperview()
    }
  }

  @Test func `fill gives what is left to the one that hugs its content least`() {
    let stack = stack(three, width: 400)
    for (view, priority) in zip(stack.arrangedSubviews, [251.0, 250, 252]) {
      view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    #expect(frames(stack) == [rect(0, 0, 50, 40), rect(50, 0, 320, 40), rect(370, 0, 30, 40)])
  }

  @Test func `fillEqually makes all equally long`() {
    let stack = stack(three, width: 320, height: 50)
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(frames(stack) == [rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50)])
  }

  @Test func `fillProportionally makes each long in proportion to its content`() {
    // L16
    let stack = stack(three, width: 380, height: 50)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    #expect(frames(stack) == [rect(0, 0, 100, 50), rect(110, 0, 200, 50), rect(320, 0, 60, 50)])
  }

  @Test func `equalSpacing makes the spaces equal, and at least as wide as asked`() {
    let stack = stack(three, width: 240, height: 40)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(frames(stack) == [rect(0, 0, 50, 40), rect(80, 0, 100, 40), rect(210, 0, 30, 40)])
  }

  @Test func `equalCentering makes the ways between middles equal`() {
    // L16
    let stack = stack(three, width: 400, height: 40)
    stack.distribution = .equalCentering
    // Middles at 25 and 385: the one between is at 205.
    #expect(frames(stack) == [rect(0, 0, 50, 40), rect(155, 0, 100, 40), rect(370, 0, 30, 40)])
  }

  @Test func `views stand where the alignment says, across the axis`() {
    // L16
    let stack = stack(three)
    stack.alignment = .center
    #expect(frames(stack) == [rect(0, 10, 50, 20), rect(50, 0, 100, 40), rect(150, 5, 30, 30)])
    #expect(stack.frame.height == 40)
    stack.alignment = .top
    #expect(frames(stack) == [rect(0, 0, 50, 20), rect(50, 0, 100, 40), rect(150, 0, 30, 30)])
    stack.alignment = .bottom
    #expect(frames(stack) == [rect(0, 20, 50, 20), rect(50, 0, 100, 40), rect(150, 10, 30, 30)])
  }

  @Test func `spaces of their own, and the usual one`() {
    let stack = stack(three)
    stack.spacing = 10
    stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    #expect(frames(stack).map(\.minX) == [0, 75, 183])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(frames(stack).map(\.minX) == [0, 60, 168])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `margins are kept where that is asked for`() {
    let stack = stack(three)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames(stack) == [rect(2, 1, 50, 40), rect(52, 1, 100, 40), rect(152, 1, 30, 40)])
    #expect(stack.frame == rect(0, 0, 186, 44))
  }

  @Test func `a hidden view takes no room, smoothly in an animation, and comes back`() {
    // L17
    let stack = stack(three)
    stack.spacing = 10
    #expect(frames(stack)[2].minX == 170)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[1].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(stack.arrangedSubviews[2].frame == rect(60, 0, 30, 30))
    screen.advance(by: 0.5)
    #expect(stack.arrangedSubviews[2].layer.presentation()?.frame.minX.rounded() == 115)
    stack.arrangedSubviews[1].isHidden = false
    #expect(frames(stack)[2].minX == 170)
  }

  @Test func `what is arranged is a subview, and no longer arranged once it is none`() {
    let stack = stack(three)
    let views = stack.arrangedSubviews
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(frames(stack) == [rect(0, 0, 50, 30), rect(50, 0, 30, 30)])
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(frames(stack) == [rect(0, 0, 30, 30), rect(30, 0, 50, 30)])
  }

  @Test func `five within each other are as large as what is in them`() {
    var inner: UIView = Box(40, 10)
    for level in 0..<5 {
      let stack = UIStackView(arrangedSubviews: [inner, Box(10, 10)])
      stack.axis = level % 2 == 0 ? .horizontal : .vertical
      stack.spacing = 5
      inner = stack
    }
    // Across, down, across, down, across: 15 points wider or higher each time.
    #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 85, height: 40))
  }

  // L12
  @Test func `cards go from columns that are thrown away to other columns, and stay as high as what is in them`() {
    let cards = [30.0, 50, 70].map { height in
      let card = UIStackView(arrangedSubviews: [Box(30, 20), Box(30, height)])
      card.axis = .vertical
      return card
    }
    let columns = stack([], width: 300)
    columns.distribution = .fillEqually
    columns.alignment = .top
    for count in [1, 2, 1, 3, 2] {
      for column in columns.arrangedSubviews { column.removeFromSuperview() }
      for number in 0..<count {
        let column = UIStackView(arrangedSubviews: cards.indices.filter { $0 % count == number }.map { cards[$0] })
        column.axis = .vertical
        columns.addArrangedSubview(column)
      }
      screen.runFrame()
      #expect(cards.map(\.frame.height) == [50, 70, 90])
      #expect(cards.map { $0.arrangedSubviews[1].frame.minY } == [20, 20, 20])
      #expect(cards.map(\.frame.width) == [300 / CGFloat(count), 300 / CGFloat(count), 300 / CGFloat(count)])
      #expect(columns.frame.height == [1: 210, 2: 140, 3: 90][count])
    }
  }

  // L13
  @Test func `what waits for an update of its constraints waits for it elsewhere, too`() {
    let stack = stack(three)
    #expect(frames(stack)[1].minX == 50)
    stack.spacing = 10
    stack.removeFromSuperview()
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 40))
    let other = UIView(frame: root.bounds)
    stack.spacing = 20
    other.addSubview(stack)
    stack.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 70, 190])
  }

  @Test func `from right to left a row begins at the right`() {
    root.semanticContentAttribute = .forceRightToLeft
    let stack = stack(three)
    for view in [stack] + stack.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
    #expect(frames(stack) == [rect(130, 0, 50, 40), rect(30, 0, 100, 40), rect(0, 0, 30, 40)])
    #expect(stack.frame.maxX == 400)
  }
}
