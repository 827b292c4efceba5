import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct ViewAnimationTests {
  @Test func `a view has its new place at once and shows the way there`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) { stage.view.center.x = 150 }
    #expect(stage.view.center.x == 150)  // A3
    #expect(stage.shownX == 50)
    #expect(stage.shownX(after: [0.25, 0.5, 0.75, 1]) == [63, 100, 137, 150])  // A1
  }

  /// Samples of the curves, computed from their control points; rendered frames of iOS 26.1 agreed to 0.1 points.
  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.1, 0.0197224535), (.curveEaseInOut, 0.25, 0.129161931),
    (.curveEaseInOut, 0.4, 0.3318838701), (.curveEaseInOut, 0.5, 0.5), (.curveEaseInOut, 0.75, 0.870838069),
    (.curveEaseInOut, 0.9, 0.9802775465), (.curveEaseIn, 0.25, 0.0934646507), (.curveEaseIn, 0.5, 0.3153568126),
    (.curveEaseOut, 0.25, 0.3781381308), (.curveEaseOut, 0.5, 0.6846431874), (.curveLinear, 0.25, 0.25),
  ]) func `the pace follows the curve`(options: UIView.AnimationOptions, time: Double, part: Double) {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.center.x = 150 }
    stage.screen.advance(by: time)
    #expect(abs(stage.shownX - (50 + 100 * part)) < 0.1)  // A2
  }

  @Test func `the host is shown what the layer presents`() {
    let stage = AnimationStage()
    stage.view.bounds.size = CGSize(width: 77, height: 100)
    stage.screen.runFrame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 150 }
    stage.screen.advance(by: 0.5)
    let nodes = stage.screen.mirror.nodes.values.filter { $0.properties.bounds.width == 77 }
    #expect(nodes.map { $0.properties.position.x.rounded() } == [100])
  }

  @Test func `a touch goes by the new place, not by the shown one`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.center.x = 350 }
    stage.screen.advance(by: 0.1)
    #expect(stage.screen.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === stage.view)  // A3
    #expect(stage.screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.screen.window)
  }

  @Test func `a frame is animated as a position and a size`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    #expect(stage.view.layer.animationKeys() == ["bounds.size", "position"])
    stage.screen.advance(by: 0.5)
    let shown = stage.shown(stage.view)
    #expect(shown.position.x.rounded() == 125)
    #expect(shown.bounds.width.rounded() == 150)
  }

  @Test func `what is set to what it has is not animated`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 50
      stage.view.alpha = 1
    }
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func `opacity and corners go straight`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.alpha = 0
      stage.view.layer.cornerRadius = 40
      stage.view.layer.borderWidth = 8
    }
    stage.screen.advance(by: 0.25)
    let shown = stage.shown(stage.view)
    #expect(shown.opacity == 0.75)
    #expect(shown.cornerRadius == 10)
    #expect(shown.borderWidth == 2)
  }

  @Test func `a background fades in from none, without turning dark`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  }

  @Test func `a background fades out to none`() {
    let stage = AnimationStage()
    stage.view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.backgroundColor = nil }
    stage.screen.advance(by: 0.75)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    stage.screen.advance(by: 0.25)
    #expect(stage.shown(stage.view).backgroundColor == nil)
  }

  @Test func `a background that depends on the appearance goes to the colour of the present one`() {
    let stage = AnimationStage()
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .red : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      }
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test(arguments: [(1.0, 0.0, 0.75), (0, 1, 0.25), (1, 3, 1.5)])
  func `a scale goes straight, also from and to nothing`(from: Double, to: Double, quarter: Double) {
    let stage = AnimationStage()
    stage.view.transform = CGAffineTransform(scaleX: from, y: from)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: to, y: to)
    }
    stage.screen.advance(by: 0.25)
    #expect(abs(stage.shown(stage.view).transform.m11 - quarter) < 1e-9)
    stage.screen.advance(by: 0.75)
    #expect(Double(stage.shown(stage.view).transform.m11) == to)
  }

  @Test func `a rotation by a quarter passes its half on the way`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.screen.advance(by: 0.5)
    let shown = stage.shown(stage.view).transform
    #expect(abs(shown.m11 - 0.7071) < 1e-4)
    #expect(abs(shown.m12 - 0.7071) < 1e-4)
  }

  @Test func `a content offset is animated, and the delegate hears of it once, at once`() {
    let stage = AnimationStage()
    final class Delegate: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let delegate = Delegate()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = delegate
    stage.screen.show(scrollView)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scrollView.contentOffset.y = 100 }
    #expect(delegate.offsets == [100])
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(scrollView).bounds.origin.y.rounded() == 50)
    #expect(scrollView.contentOffset.y == 100)
    #expect(delegate.offsets == [100])
  }

  @Test func `nothing is animated without an animation, nor is the view asked`() {
    let stage = AnimationStage()
    final class Asked: UIView {
      var keys: [String] = []
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        keys.append(event)
        return super.action(for: layer, forKey: event)
      }
    }
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.screen.show(view)
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.alpha = 0.5
    #expect(view.keys.isEmpty)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(view.keys == ["opacity"])
    view.alpha = 0
    #expect(view.keys == ["opacity"])
  }

  @Test func `a view may answer with an action of its own, or with none`() {
    let stage = AnimationStage()
    final class Other: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return NSNull() }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.duration = 2
        return animation
      }
    }
    let view = Other(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.screen.show(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      view.center.x = 100
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
  }

  @Test func `a transaction without actions leaves views where they are`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      stage.view.center.x = 150
      CATransaction.commit()
      stage.view.alpha = 0
    }
    #expect(stage.view.layer.animationKeys() == ["opacity"])
  }

  @Test func `the screen rests before and after, and asks for frames in between only`() {
    let stage = AnimationStage()
    stage.screen.advance(by: 1)
    let before = stage.screen.frameCount
    UIView.animate(withDuration: 0.5) { stage.view.center.x = 150 }
    #expect(stage.screen.advanceUntilRest(limit: 5))
    #expect((30...33).contains(stage.screen.frameCount - before))
    #expect(abs(stage.screen.now - 1.5) < 0.05)
  }
}
