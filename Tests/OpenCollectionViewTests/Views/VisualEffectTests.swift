import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct VisualEffectTests {
  private let screen = VirtualScreen(width: 200, height: 200)

  private func backdrop(of view: UIVisualEffectView) -> LayerBackdrop? {
    view.subviews.compactMap(\.layer.backdrop).first
  }

  private func prefer(reducedTransparency: Bool) {
    screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 200, height: 200), scale: 2, prefersReducedTransparency: reducedTransparency)))
    screen.runFrame()
  }

  @Test func `a blur is told to the host, below the content`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentView.addSubview(label)
    screen.show(view)
    #expect(backdrop(of: view) == LayerBackdrop(blur: 30, saturation: 1.8))
    #expect(view.subviews.map(\.frame) == [view.bounds, view.bounds])
    #expect(view.subviews.last === view.contentView)
    #expect(view.subviews.first?.backgroundColor == UIColor(white: 0.97, alpha: 0.3))
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === label.superview)
    view.frame.size = CGSize(width: 60, height: 60)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func `a style that follows the surroundings is light or dark as they are`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    screen.show(view)
    view.overrideUserInterfaceStyle = .dark
    screen.runFrame()
    #expect(view.subviews.first?.layer.backgroundColor == CGColor(gray: 0.11, alpha: 0.7))
    view.overrideUserInterfaceStyle = .light
    screen.runFrame()
    #expect(view.subviews.first?.layer.backgroundColor == CGColor(gray: 0.97, alpha: 0.7))
    view.effect = UIBlurEffect(style: .systemMaterialDark)
    #expect(view.subviews.first?.layer.backgroundColor == CGColor(gray: 0.11, alpha: 0.7))
  }

  @Test func `who wants to see through nothing gets a plain colour`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    screen.show(view)
    #expect(backdrop(of: view) != nil)
    prefer(reducedTransparency: true)
    #expect(backdrop(of: view) == nil)
    #expect(view.subviews.first?.backgroundColor == UIColor(white: 0.11, alpha: 1))
    prefer(reducedTransparency: false)
    #expect(backdrop(of: view) == LayerBackdrop(blur: 20, saturation: 1.8))
  }

  @Test func `an effect fades in and out in an animation`() {
    let view = UIVisualEffectView(effect: nil)
    screen.show(view)
    #expect(view.subviews.first?.alpha == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    screen.advance(by: 0.5)
    #expect(backdrop(of: view) == LayerBackdrop(blur: 20, saturation: 1.8))
    let half = view.subviews.first?.layer.presentation()?.opacity ?? 0
    #expect(abs(half - 0.5) < 0.02)
    screen.advance(by: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    screen.advance(by: 0.5)
    #expect(backdrop(of: view) == LayerBackdrop(blur: 20, saturation: 1.8))
    screen.advance(by: 1)
    #expect(view.subviews.first?.alpha == 0)
  }
}
