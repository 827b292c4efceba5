import OpenCollectionView
import Testing
import TouchTesting

/// What `layoutIfNeeded()` reaches, and what a view may do in its own layout.
@MainActor struct LayoutAtOnceTests {
  private let screen = VirtualScreen(width: 320, height: 480, scale: 1)

  private final class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  private let top = Counting()
  private let middle = Counting()
  private let leaf = Counting()

  init() {
    top.addSubview(middle)
    middle.addSubview(leaf)
    screen.show(top)
    screen.runFrame()
    for view in [top, middle, leaf] { view.layouts = 0 }
  }

  private var counts: [Int] { [top, middle, leaf].map(\.layouts) }

  // V53
  @Test func `the way up ends at the first view that needs no layout`() {
    top.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(counts == [0, 0, 1])
    screen.runFrame()
    #expect(counts == [1, 0, 1])
  }

  // V53
  @Test func `views that are marked one around the other are laid out from the outermost`() {
    for view in [top, middle, leaf] { view.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(counts == [1, 1, 1])
  }

  // V53
  @Test func `a view that asks what is in it for layout from its own layout is not laid out again for it`() {
    top.onLayout = { [middle, leaf] in
      middle.setNeedsLayout()
      leaf.setNeedsLayout()
      leaf.layoutIfNeeded()
    }
    top.setNeedsLayout()
    screen.runFrame()
    #expect(counts == [1, 1, 1])
  }

  // L32
  @Test func `constraints move what is in a view that is laid out at once, not the view itself`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    middle.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(inner)
    let width = middle.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, middle.topAnchor.constraint(equalTo: top.topAnchor), middle.leftAnchor.constraint(equalTo: top.leftAnchor),
      middle.heightAnchor.constraint(equalToConstant: 50), inner.leftAnchor.constraint(equalTo: middle.leftAnchor),
      inner.topAnchor.constraint(equalTo: middle.topAnchor), inner.widthAnchor.constraint(equalTo: middle.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.runFrame()
    #expect(middle.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    width.constant = 160
    middle.layoutIfNeeded()
    #expect(middle.frame.width == 100)
    #expect(inner.frame.width == 160)
    top.layoutIfNeeded()
    #expect(middle.frame.width == 160)
  }

  // L32
  @Test func `a constraint that is changed in a layout holds when the call for it returns`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    middle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.leftAnchor.constraint(equalTo: middle.leftAnchor),
      inner.topAnchor.constraint(equalTo: middle.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    middle.onLayout = { width.constant = 30 }
    middle.layoutIfNeeded()
    #expect(inner.frame.width == 30)
  }

  // L34
  @Test func `a view that takes a subview out and in again in its own layout comes to rest`() {
    middle.onLayout = { [middle, leaf] in
      leaf.removeFromSuperview()
      middle.addSubview(leaf)
    }
    middle.setNeedsLayout()
    screen.advanceUntilRest()
    #expect(middle.layouts == 1)
  }

  // L34
  @Test func `a view that makes its subviews anew in each layout comes to rest, and they are laid out`() {
    var made: [Counting] = []
    middle.onLayout = { [middle] in
      for view in middle.subviews { view.removeFromSuperview() }
      made.append(Counting())
      middle.addSubview(made[made.count - 1])
    }
    middle.setNeedsLayout()
    screen.advanceUntilRest()
    #expect(middle.layouts == 1)
    #expect(made.map(\.layouts) == [1])
  }

  // L34
  @Test func `a view that constrains its subview anew in each layout comes to rest`() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    middle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.onLayout = { [middle, leaf] in
      leaf.removeFromSuperview()
      middle.addSubview(leaf)
      NSLayoutConstraint.activate([
        leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 10.3),
        leaf.topAnchor.constraint(equalTo: middle.topAnchor),
        leaf.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 1 / 3),
        leaf.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    middle.setNeedsLayout()
    screen.advanceUntilRest()
    #expect(leaf.frame == CGRect(x: 10, y: 0, width: 34, height: 20))
    #expect(middle.layouts <= 3)
  }

  @Test func `a view that gets a subview from somebody else is laid out`() {
    middle.addSubview(UIView())
    screen.runFrame()
    #expect(counts == [0, 1, 0])
  }
}
