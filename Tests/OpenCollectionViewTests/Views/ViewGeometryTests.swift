import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ViewGeometryTests {
  @Test func `frame, bounds and centre are views of one geometry`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 80, height: 30)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 80, height: 30))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -40, y: -15, width: 80, height: 30))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.center == CGPoint(x: 2.5, y: 4))
  }

  // V52
  @Test func `a frame that is set on a scaled view is what is seen of it`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  // V52
  @Test func `a scaled view follows its superview by its mask as it is seen`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = outer.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(view)
    outer.frame.size = CGSize(width: 300, height: 160)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 160))
    #expect(view.bounds.size == CGSize(width: 150, height: 80))
  }

  @Test func `the frame of a turned view is the rectangle around it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.transform3D.m12 == view.transform.b)
  }

  @Test func `points and rectangles are converted through offsets and transforms`() {
    let screen = VirtualScreen(width: 400, height: 400)
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    screen.show(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 23))
    #expect(inner.convert(CGPoint(x: 16, y: 23), from: nil) == CGPoint(x: 1, y: 1))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: -45, y: -45, width: 200, height: 200))
    #expect(inner.convert(CGRect(x: -45, y: -45, width: 200, height: 200), from: outer) == inner.bounds)
  }

  @Test func `sizeToFit takes the size that suits the view`() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Sized(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `sizeToFit asks for the size within the present one, and keeps the corner`() {
    final class Halved: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
    }
    let view = Halved(frame: CGRect(x: 10, y: 20, width: 40, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let corner = view.frame.origin
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.frame.origin == corner)
  }

  @Test func `a frame and the part of it that is aligned tell each other`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Shadowed()
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 2, y: 1, width: 14, height: 16))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  @Test func `a mask is the layer's mask until it goes somewhere else`() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    #expect(view.mask === mask)
    #expect(mask.superview == nil)
    view.addSubview(mask)
    #expect(view.mask == nil)
    view.mask = mask
    #expect(view.subviews == [])
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `the content scale is the screen's unless set, before the view is in a window, too`() {
    let screen = VirtualScreen(width: 10, height: 10, scale: 3)
    let view = UIView()
    #expect(view.contentScaleFactor == 3)
    screen.show(view)
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = 2
    #expect(view.contentScaleFactor == 2)
  }

  @Test func `the alpha is kept between 0 and 1`() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `a frame that is no number traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    }
    #expect(trapSentence(of: result).contains("A layer's frame cannot be"))
    #expect(trapSentence(of: result).contains("all of its numbers must be finite"))
  }

  @Test func `an infinite centre traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center.x = .infinity }
    }
    #expect(trapSentence(of: result).contains("A layer's position cannot be"))
  }

  @Test func `a transform or an alpha that is no number leaves the last good one, and the trace says so`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let recorder = TraceRecorder()
    screen.application.trace.add(recorder)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    screen.window.addSubview(view)
    let part: CGFloat = 0
    view.transform = CGAffineTransform(rotationAngle: part / part)
    view.transform3D.m34 = -1 / part
    view.alpha = part / part
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.alpha == 0.5)
    let sentences = recorder.events.map(\.description).filter { $0.contains("programming error") }
    #expect(sentences.count == 3)
    #expect(sentences.first?.contains("The transform of UIView#1 cannot be") == true)
    #expect(sentences.last?.contains("The opacity of UIView#1 cannot be") == true)
  }

  @Test func `a view in no window keeps its transform as well, and the trace of the application says so`() {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.application.becomeShared()
    let recorder = TraceRecorder()
    screen.application.trace.add(recorder)
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    #expect(view.transform == .identity)
    #expect(recorder.events.map(\.description).contains { $0.contains("The transform of UIView#1 cannot be") })
  }
}
