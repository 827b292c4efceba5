import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Constraints that change while something moves.
@MainActor struct ConstraintMotionTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  private func view(_ left: CGFloat) -> (view: Box, left: NSLayoutConstraint) {
    let view = Box(50, 20, in: root)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: left)
    activate(left, view.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    return (view, left)
  }

  private func seen(_ view: UIView) -> CGFloat? { view.layer.presentation().map { $0.frame.minX.rounded() } }

  @Test func `constraints that take each other's place in an animation move the view smoothly`() {
    let (view, left) = view(0)
    let right = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 150)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      left.isActive = false
      NSLayoutConstraint.activate([right, width])
      root.layoutIfNeeded()
    }
    #expect(view.frame == rect(250, 0, 150, 20))
    screen.advance(by: 0.5)
    #expect(seen(view) == 125)
    #expect(view.layer.presentation()?.frame.width.rounded() == 100)
    screen.advanceUntilRest()
    #expect(seen(view) == 250)
  }

  @Test func `a constraint that changes while it is animated goes on from where the view is seen`() {
    let (view, left) = view(0)
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    screen.advance(by: 0.5)
    left.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 0)
    screen.advance(by: 0.5)
    #expect(seen(view) == 50)
    screen.advanceUntilRest()
    #expect(seen(view) == 0)
  }

  @Test func `a property animator scrubs what constraints do, and takes it back`() {
    let (view, left) = view(0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 200
      root.layoutIfNeeded()
    }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    screen.runFrame()
    #expect(seen(view) == 50)
    animator.fractionComplete = 0.75
    screen.runFrame()
    #expect(seen(view) == 150)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.advanceUntilRest()
    #expect(seen(view) == 0)
    // UIKit's way, too: who takes an animation back takes the constraint back with it.
    left.constant = 0
    screen.runFrame()
    #expect(view.frame.minX == 0)
  }

  @Test func `an animator that ends at its end leaves the view where its constraints say`() {
    let (view, left) = view(0)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {
      left.constant = 200
      root.layoutIfNeeded()
    }
    animator.startAnimation()
    screen.advanceUntilRest()
    #expect(view.frame.minX == 200)
    #expect(seen(view) == 200)
    root.setNeedsLayout()
    screen.runFrame()
    #expect(view.frame.minX == 200)
  }

  /// A box at the left edge that goes to the right one while the controller is presented.
  private final class Presented: UIViewController {
    let box = Box(50, 20)
    private(set) var left: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      activate(left, box.topAnchor.constraint(equalTo: view.topAnchor))
      self.left = left
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.layoutIfNeeded()
      transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
        self?.left?.constant = 200
        self?.view.layoutIfNeeded()
      })
    }
  }

  @Test func `constraints that change along with a transition move with it`() {
    let (under, presented) = (UIViewController(), Presented())
    screen.show(under)
    screen.runFrame()
    presented.modalPresentationStyle = .fullScreen
    under.present(presented, animated: true)
    screen.runFrame()
    #expect(presented.box.frame.minX == 200)
    screen.advance(by: 0.1)
    let x = presented.box.layer.presentation()?.frame.minX ?? -1
    #expect(x > 1 && x < 199)
    screen.advanceUntilRest()
    #expect(presented.box.layer.presentation()?.frame.minX == 200)
  }

  /// Beside the screen's edges, upright and on its side.
  private final class Turning: UIViewController {
    let (bar, side) = (Box(UIView.noIntrinsicMetric, 44), Box(60, UIView.noIntrinsicMetric))
    private(set) var wide: NSLayoutConstraint?
    private(set) var sizes: [CGSize] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for box in [bar, side] { view.addSubview(box) }
      let guide = view.keyboardLayoutGuide
      let wide = side.widthAnchor.constraint(equalToConstant: 120)
      activate(
        bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        side.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        side.topAnchor.constraint(equalTo: view.topAnchor), side.bottomAnchor.constraint(equalTo: bar.topAnchor))
      self.wide = wide
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      wide?.isActive = size.width > size.height
    }
  }

  // L22
  @Test func `on a screen that is turned a bar above the keyboard's guide stays at the lower edge`() {
    let controller = Turning()
    controller.additionalSafeAreaInsets.bottom = 20
    screen.show(controller)
    screen.runFrame()
    #expect(controller.bar.frame == rect(0, 736, 400, 44))
    #expect(controller.side.frame == rect(0, 0, 60, 736))
    screen.resize(width: 800, height: 400)
    screen.advanceUntilRest()
    #expect(controller.sizes == [CGSize(width: 800, height: 400)])
    #expect(controller.bar.frame == rect(0, 336, 800, 44))
    #expect(controller.side.frame == rect(0, 0, 120, 336))
    screen.resize(width: 400, height: 800)
    screen.advanceUntilRest()
    #expect(controller.bar.frame == rect(0, 736, 400, 44))
    #expect(controller.side.frame == rect(0, 0, 60, 736))
  }
}
