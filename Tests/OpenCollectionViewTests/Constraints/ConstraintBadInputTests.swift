import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// What programs get wrong: a sentence or documented behaviour, and never a hang.
@MainActor struct ConstraintBadInputTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  private func lines(_ body: () -> Void) -> [String] {
    let log = LinesOfLog()
    log.listen(body)
    return log.lines
  }

  private func pinned(_ width: CGFloat = UIView.noIntrinsicMetric) -> Box {
    let view = Box(width, 20, in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    return view
  }

  // L15
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a constant that is no number is told, and the last one that was counts`(constant: CGFloat) {
    let view = pinned()
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    screen.runFrame()
    let told = lines {
      width.constant = constant
      screen.runFrame()
    }
    #expect(told.count == 1)
    #expect(view.frame == rect(0, 0, 70, 20))
  }

  // L15
  @Test(arguments: [-1, 1_001, Float.nan, .infinity])
  func `a priority that is none is told, and the constraint stays as it was`(priority: Float) {
    let view = pinned()
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.priority = UILayoutPriority(500)
    width.isActive = true
    let told = lines {
      width.priority = UILayoutPriority(priority)
      screen.runFrame()
    }
    #expect(told.count == 1)
    #expect(view.frame.width == 70)
    #expect(width.priority == UILayoutPriority(500))
  }

  // L15
  @Test func `what is active goes from required to optional and back`() {
    let view = pinned()
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    let other = view.widthAnchor.constraint(equalToConstant: 90)
    other.priority = .defaultLow
    activate(width, other)
    let told = lines {
      width.priority = UILayoutPriority(100)
      screen.runFrame()
      #expect(view.frame.width == 90)
      other.priority = .required
      width.priority = UILayoutPriority(999)
      screen.runFrame()
      #expect(view.frame.width == 90)
      other.priority = .defaultLow
      screen.runFrame()
      #expect(view.frame.width == 70)
    }
    #expect(told == [])
    #expect([width.priority, other.priority] == [UILayoutPriority(999), .defaultLow])
    #expect(width.isActive && other.isActive)
  }

  @Test func `lengths that go by each other in a circle are what holds, or a conflict in a sentence`() {
    let (first, second) = (pinned(), pinned())
    activate(
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2))
    #expect(lines { screen.runFrame() } == [])
    #expect(first.frame.width == 0 && second.frame.width == 0)
    let (third, fourth) = (pinned(), pinned())
    activate(
      third.widthAnchor.constraint(equalTo: fourth.widthAnchor, constant: 10),
      fourth.widthAnchor.constraint(equalTo: third.widthAnchor, constant: 10))
    #expect(lines { screen.runFrame() }.count == 1)
  }

  @Test func `a view that is to be wider than itself is told once`() {
    let view = pinned()
    view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10).isActive = true
    #expect(lines { screen.runFrame() }.count == 1)
    #expect(lines { screen.runFrame() } == [])
  }

  // L12
  @Test func `a view that goes while it is laid out takes its constraints with it`() {
    final class Leaving: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.removeFromSuperview()
      }
    }
    let outer = Leaving()
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    outer.fill(root, inset: 0)
    let inner = Box(20, 20, in: outer)
    inner.fill(outer, inset: 5)
    let told = lines {
      screen.runFrame()
      screen.runFrame()
    }
    #expect(told == [])
    #expect(outer.constraints == [])
    #expect(inner.superview == nil)
  }

  // L4
  @Test func `of a thousand widths that contradict one, each is told once and none hangs the frame`() {
    let view = pinned()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    // That more of them do not take longer each is counted in the engine's tests of bad input, for ten thousand.
    let others = (0..<1_000).map { view.widthAnchor.constraint(equalToConstant: CGFloat(100 + $0)) }
    let told = lines {
      NSLayoutConstraint.activate(others)
      screen.runFrame()
    }
    #expect(told.count == 1_000)
    #expect(view.frame.width == 50)
    NSLayoutConstraint.deactivate(others)
    width.constant = 60
    #expect(lines { screen.runFrame() } == [])
    #expect(view.frame.width == 60)
  }
}
