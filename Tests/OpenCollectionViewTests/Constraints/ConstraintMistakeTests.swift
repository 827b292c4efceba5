import OpenCollectionView
import Testing
import TouchTesting

/// What helps to find constraints that are missing, or too many.
@MainActor struct ConstraintMistakeTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  // L20
  @Test func `the constraints that decide a view's place and size are known, those of the views it depends on, too`() {
    let (first, second) = (Box(50, 20, in: root), Box(30, 20, in: root))
    let edge = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = first.widthAnchor.constraint(equalToConstant: 70)
    let after = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5)
    let limit = second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    let top = second.topAnchor.constraint(equalTo: root.topAnchor)
    activate(edge, width, after, limit, top)
    screen.runFrame()
    #expect(first.constraintsAffectingLayout(for: .horizontal) == [edge, width])
    #expect(second.constraintsAffectingLayout(for: .horizontal) == [edge, width, after])
    #expect(second.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(root.constraintsAffectingLayout(for: .vertical) == [])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let guideWidth = guide.widthAnchor.constraint(equalTo: second.widthAnchor)
    guideWidth.isActive = true
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [guideWidth])
  }

  // L20
  @Test func `a view whose place is open is shown elsewhere, and goes back`() {
    let open = Box(50, 20, in: root)
    let fixed = Box(50, 20, in: root)
    activate(
      open.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      open.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      fixed.topAnchor.constraint(equalTo: root.topAnchor),
      fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    screen.runFrame()
    #expect(open.frame == rect(10, 7, 50, 20))
    open.exerciseAmbiguityInLayout()
    fixed.exerciseAmbiguityInLayout()
    screen.runFrame()
    #expect(open.frame == rect(30, 7, 50, 20))
    #expect(fixed.frame == rect(0, 0, 50, 20))
    open.exerciseAmbiguityInLayout()
    screen.runFrame()
    #expect(open.frame == rect(10, 7, 50, 20))
    // One that goes meanwhile leaves nothing behind.
    open.exerciseAmbiguityInLayout()
    open.removeFromSuperview()
    screen.runFrame()
    #expect(fixed.frame == rect(0, 0, 50, 20))
  }

  // L4
  @Test
  func `a conflict is told once, however often sizes change meanwhile, and again when it was resolved in between`() {
    let wide = Box(UIView.noIntrinsicMetric, 20, in: root)
    let end = wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    let width = wide.widthAnchor.constraint(equalToConstant: 500)
    activate(
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor), wide.topAnchor.constraint(equalTo: root.topAnchor),
      end, width)
    func told(_ change: () -> Void) -> Int {
      let log = LinesOfLog()
      log.listen {
        change()
        screen.runFrame()
      }
      return log.lines.count
    }
    #expect(told {} == 1)
    #expect([300, 200, 400.5].map { width in told { root.frame.size.width = width } } == [0, 0, 0])
    #expect(told { root.frame.size.width = 600 } == 0)
    #expect(told { root.frame.size.width = 300 } == 1)
    // Another constant makes it no other conflict; one that went and came again does.
    #expect(told { width.constant = 450 } == 0)
    #expect(told { width.isActive = false } == 0)
    #expect(told { width.isActive = true } == 1)
    #expect(told { wide.widthAnchor.constraint(equalToConstant: 460).isActive = true } == 1)
  }

  /// Never content with its width.
  private final class Restless: UIView {
    var width: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      width?.constant += 1
    }
  }

  // L21
  @Test func `a layout that never comes to rest is told once, with who is to blame, and hangs nobody`() {
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(restless)
    let width = restless.widthAnchor.constraint(equalToConstant: 10)
    width.identifier = "growing"
    restless.width = width
    activate(
      width, restless.heightAnchor.constraint(equalToConstant: 10),
      restless.topAnchor.constraint(equalTo: root.topAnchor),
      restless.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    let log = LinesOfLog()
    log.listen {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("after 10 rounds the constraint 'growing' Restless") == true)
  }

  // L1
  @Test func `priorities between whole numbers are told apart`() {
    let view = Box(in: root)
    for (priority, width) in [(500.25, 30.0), (500.5, 40), (500, 50)] {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = UILayoutPriority(Float(priority))
      wish.isActive = true
    }
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    screen.runFrame()
    #expect(view.frame.width == 40)
  }
}
