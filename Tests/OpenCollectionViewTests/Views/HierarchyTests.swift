import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct HierarchyTests {
  private let journal = Journal()

  private final class Noting: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
      journal.note("\(name) willMove(toSuperview: \(Self.name(of: newSuperview)))")
    }
    override func didMoveToSuperview() { journal.note("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      journal.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { journal.note("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { journal.note("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { journal.note("\(name) willRemoveSubview") }

    private static func name(of view: UIView?) -> String { (view as? Noting)?.name ?? (view == nil ? "nil" : "view") }
  }

  @Test func `a view that is added to a screen is told in order, and what is in it`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (outer, inner) = (Noting("outer", journal), Noting("inner", journal))
    outer.addSubview(inner)
    #expect(
      journal.text
        == "inner willMove(toSuperview: outer), inner didMoveToSuperview, outer didAddSubview")
    journal.clear()
    screen.show(outer)
    #expect(
      journal.text
        == "outer willMove(toSuperview: view), outer willMove(toWindow: window), inner willMove(toWindow: window), "
        + "outer didMoveToWindow, inner didMoveToWindow, outer didMoveToSuperview")
  }

  @Test func `a view that is removed from a screen is told in order`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (outer, inner) = (Noting("outer", journal), Noting("inner", journal))
    outer.addSubview(inner)
    screen.show(outer)
    journal.clear()
    inner.removeFromSuperview()
    #expect(
      journal.text
        == "outer willRemoveSubview, inner willMove(toSuperview: nil), inner willMove(toWindow: nil), "
        + "inner didMoveToWindow, inner didMoveToSuperview")
    #expect(inner.window == nil)
    #expect(inner.superview == nil)
  }

  @Test func `a view that changes its superview within a window does not hear of the window`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (first, second, inner) = (Noting("first", journal), Noting("second", journal), Noting("inner", journal))
    screen.show(first)
    screen.show(second)
    first.addSubview(inner)
    journal.clear()
    second.addSubview(inner)
    #expect(
      journal.text
        == "first willRemoveSubview, inner willMove(toSuperview: second), inner didMoveToSuperview, "
        + "second didAddSubview")
    #expect(first.subviews == [])
    #expect(second.subviews == [inner])
  }

  @Test func `subviews are inserted where it is said`() {
    let parent = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    func order() -> [Int] { parent.subviews.map(\.tag) }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(order() == [2, 4, 3, 1])
    parent.bringSubviewToFront(views[3])
    #expect(order() == [2, 3, 1, 4])
    parent.sendSubviewToBack(views[3])
    #expect(order() == [4, 2, 3, 1])
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(order() == [2, 3, 4, 1])
    parent.insertSubview(views[0], belowSubview: views[1])
    #expect(order() == [1, 2, 3, 4])
    parent.insertSubview(views[0], at: 99)
    #expect(order() == [2, 3, 4, 1])
    parent.insertSubview(views[0], at: -3)
    #expect(order() == [1, 2, 3, 4])
    parent.addSubview(views[1])
    #expect(order() == [1, 3, 4, 2])
    #expect(parent.layer.sublayers?.count == 4)
    #expect(zip(parent.layer.sublayers ?? [], parent.subviews).allSatisfy { $0 === $1.layer })
  }

  @Test func `a removed view with something in it hears from outside in, its own superview last`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (outer, inner) = (Noting("outer", journal), Noting("inner", journal))
    outer.addSubview(inner)
    screen.show(outer)
    journal.clear()
    outer.removeFromSuperview()
    #expect(
      journal.text
        == "outer willMove(toSuperview: nil), outer willMove(toWindow: nil), inner willMove(toWindow: nil), "
        + "outer didMoveToWindow, inner didMoveToWindow, outer didMoveToSuperview")
  }

  @Test func `a view that goes to another window hears of both windows' worth of moves once`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let other = UIWindow(windowScene: screen.scene)
    let view = Noting("view", journal)
    screen.show(view)
    journal.clear()
    other.addSubview(view)
    #expect(
      journal.text
        == "view willMove(toSuperview: view), view willMove(toWindow: window), view didMoveToWindow, "
        + "view didMoveToSuperview")
    #expect(view.window === other)
  }

  @Test func `two subviews change places, and hear nothing`() {
    let parent = Noting("parent", journal)
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    journal.clear()
    parent.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(parent.subviews == [views[0], views[3], views[2], views[1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.subviews == [views[3], views[0], views[2], views[1]])
    parent.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(zip(parent.layer.sublayers ?? [], parent.subviews).allSatisfy { $0 === $1.layer })
    #expect(journal.text == "")
  }

  @Test func `exchanging a subview that is not there stops the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 2) }
    }
    #expect(trapSentence(of: result).contains("it has 0 subviews"))
  }

  @Test func `views find each other`() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func `a view lives as long as its superview, and not longer`() {
    let outer = UIView()
    weak var inner: UIView?
    do {
      let view = UIView()
      outer.addSubview(view)
      inner = view
    }
    #expect(inner?.superview === outer)
    inner?.removeFromSuperview()
    #expect(inner == nil)
  }

  @Test func `a view whose superview is gone has none`() {
    let inner = UIView()
    do {
      let outer = UIView()
      outer.addSubview(inner)
    }
    #expect(inner.superview == nil)
    #expect(inner.layer.superlayer == nil)
  }

  @Test func `random edits keep views and layers alike`() {
    var random = SeededGenerator(seed: 3)
    let screen = VirtualScreen(width: 100, height: 100)
    let views = (0..<12).map { _ in UIView() }
    for _ in 0..<2_000 {
      let view = views.randomElement(using: &random)!
      let other = views.randomElement(using: &random)!
      switch Int.random(in: 0..<6, using: &random) {
      case 0: screen.window.addSubview(view)
      case 1: view.removeFromSuperview()
      case 2: if !other.isDescendant(of: view) { other.addSubview(view) }
      case 3: if !other.isDescendant(of: view) { other.insertSubview(view, at: .random(in: -1...4, using: &random)) }
      case 4: view.superview?.bringSubviewToFront(view)
      default: screen.runFrame()
      }
    }
    for view in views + [screen.window!] {
      let layers = view.layer.sublayers ?? []
      #expect(layers.count == view.subviews.count)
      #expect(zip(layers, view.subviews).allSatisfy { $0 === $1.layer })
      #expect(view.subviews.allSatisfy { $0.superview === view && $0.window === view.window })
    }
  }

  @Test(arguments: [true, false])
  func `a view cannot be put into itself`(directly: Bool) async {
    let result: ExitTest.Result?
    if directly {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let view = UIView()
          view.addSubview(view)
        }
      }
    } else {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (outer, inner) = (UIView(), UIView())
          outer.addSubview(inner)
          inner.addSubview(outer)
        }
      }
    }
    #expect(
      trapSentence(of: result).contains("A view cannot become a subview of itself or of a view that is in it:"))
  }
}
