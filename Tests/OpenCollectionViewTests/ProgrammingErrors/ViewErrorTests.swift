import OpenCollectionView
import Testing
import TouchTesting

@testable import LayerEngine

/// Errors about views that a program survives.
@MainActor @Suite struct ViewErrorTests {
  private let screen = VirtualScreen(width: 320, height: 480)

  @Test func `Geometry that is no number leaves a view where it was`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    screen.show(view)
    let remark =
      "The anchorPoint of UIView#1 cannot be (x inf, y 0.0), and stays what it was: all of its numbers must be finite, so "
      + "look for a division by zero in what it was computed from."
    let errors = screen.errors(remarks: [remark]) {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)
      view.center = CGPoint(x: 1, y: CGFloat.nan)
      view.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(
      errors.map { String($0.prefix(24)) } == [
        "A layer's frame cannot b", "A layer's bounds cannot ", "A layer's position canno",
      ])
    #expect(errors.last?.hasSuffix("Instead: its position stays as it was.") == true)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.frame.origin.x = 50
    screen.runFrame()
    #expect(screen.mirror.nodes[view.layer.identifier]?.properties.position == CGPoint(x: 65, y: 40))
  }

  @Test func `A frame whose middle is beyond all numbers changes nothing at all`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let huge = CGFloat.greatestFiniteMagnitude
    let errors = screen.errors { view.frame = CGRect(x: huge, y: 0, width: huge, height: 10) }
    #expect(errors.count == 1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `An alpha that is no number leaves the old one, and is no error, as in UIKit`() {
    let view = UIView()
    view.alpha = 0.25
    let remark =
      "The opacity of UIView#1 cannot be nan, and stays what it was: all of its numbers must be finite, so look for a "
      + "division by zero in what it was computed from."
    let errors = screen.errors(remarks: [remark]) { view.alpha = .nan }
    #expect(errors == [])
    #expect(view.alpha == 0.25)
  }

  @Test func `A view that is added to what is in it stays where it is`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    screen.show(outer)
    let errors = screen.errors {
      inner.addSubview(outer)
      outer.addSubview(outer)
      inner.insertSubview(outer, at: 0)
    }
    #expect(errors.count == 3)
    #expect(errors.first?.hasSuffix("Add it to a view outside of it. Instead: it stays where it is.") == true)
    #expect(outer.superview === screen.window)
    #expect(outer.subviews == [inner])
    #expect(inner.subviews == [])
    inner.removeFromSuperview()
    inner.addSubview(UIView())
    outer.addSubview(inner)
    screen.runFrame()
    #expect(inner.window === screen.window)
  }

  @Test func `A layer that is added to what is in it stays where it is, whatever the way`() {
    let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    let errors = screen.errors {
      inner.addSublayer(outer)
      inner.insertSublayer(outer, at: 0)
      inner.insertSublayer(outer, above: nil)
      inner.insertSublayer(outer, below: nil)
      inner.mask = outer
      mask.mask = mask
    }
    #expect(errors.count == 6)
    #expect(outer.sublayers == [inner])
    #expect(inner.sublayers == nil)
    #expect(inner.mask == nil)
    #expect(outer.superlayer == nil)
  }

  @Test func `A layer that would take the place of a sublayer and cannot leaves it there`() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    let errors = screen.errors { middle.replaceSublayer(inner, with: outer) }
    #expect(errors.count == 1)
    #expect(middle.sublayers == [inner])
  }

  @Test func `The root of a screen stays one`() {
    let layer = CALayer()
    let errors = screen.errors { layer.addSublayer(screen.window.layer.superlayer ?? screen.window.layer) }
    #expect(errors.count == 1)
    #expect(layer.sublayers == nil)
    screen.window.addSubview(UIView())
    screen.runFrame()
  }

  @Test func `Subviews that are not there are not exchanged`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    let errors = screen.errors { view.exchangeSubview(at: 0, withSubviewAt: 2) }
    #expect(
      errors == [
        "Subviews 0 and 2 of UIView cannot be exchanged: it has 2 subviews. Give two indexes of its subviews. "
          + "Instead: all stay where they are."
      ])
    #expect(view.subviews == [first, second])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews == [second, first])
  }

  @Test func `A view whose layer class is none has a plain layer`() {
    final class Misled: UIView {
      override class var layerClass: AnyClass { UIView.self }
    }
    var view: UIView?
    let errors = screen.errors { view = Misled(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    #expect(errors.count == 1)
    #expect(view.map { type(of: $0.layer) == CALayer.self } == true)
    #expect(view?.bounds.width == 9)
  }

  @Test func `A guide of a view's own stays with its view`() {
    let view = UIView()
    let errors = screen.errors { view.safeAreaLayoutGuide.owningView = UIView() }
    #expect(errors.count == 1)
    #expect(view.safeAreaLayoutGuide.owningView === view)
  }

  @Test func `A trait that is not overridden reads as its default`() {
    let view = UIView()
    var style: UIUserInterfaceStyle?
    let errors = screen.errors { style = view.traitOverrides.userInterfaceStyle }
    #expect(errors.count == 1)
    #expect(style == .unspecified)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.userInterfaceStyle == .dark)
  }
}
