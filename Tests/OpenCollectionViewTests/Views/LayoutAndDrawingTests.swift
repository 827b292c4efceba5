import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct LayoutAndDrawingTests {
  private let screen = VirtualScreen(width: 100, height: 100)

  private class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `layout comes once per frame, however often it is asked for`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(view.layouts == 1)
    for _ in 0..<5 { view.setNeedsLayout() }
    view.frame.size.width = 20
    screen.runFrame()
    #expect(view.layouts == 2)
    screen.runFrame()
    #expect(view.layouts == 2)
  }

  @Test func `layoutIfNeeded lays out now, and not again in the frame`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    screen.runFrame()
    #expect(view.layouts == 2)
  }

  @Test func `a view that moves is not laid out, one that changes its size is`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    view.frame.origin.x = 5
    screen.runFrame()
    #expect(view.layouts == 1)
    view.bounds.size.height = 11
    screen.runFrame()
    #expect(view.layouts == 2)
  }

  @Test func `superviews are laid out before what is in them`() {
    let journal = Journal()
    final class Noting: UIView {
      var name = ""
      var journal: Journal?
      override func layoutSubviews() { journal?.note(name) }
    }
    let (outer, inner) = (Noting(), Noting())
    (outer.name, inner.name, outer.journal, inner.journal) = ("outer", "inner", journal, journal)
    outer.addSubview(inner)
    screen.show(outer)
    #expect(journal.text == "outer, inner")
  }

  private class Drawing: UIView {
    var draws = 0
    var rect = CGRect.null
    override func draw(_ rect: CGRect) {
      draws += 1
      self.rect = rect
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }

  private func contents(of view: UIView) -> LayerContents { view.layer.layerContents }

  private func isPicture(_ view: UIView) -> Bool {
    if case .picture = contents(of: view) { true } else { false }
  }

  @Test func `a view that draws is drawn once, and again when it is asked`() {
    let view = Drawing(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    screen.show(view)
    #expect(view.draws == 1)
    #expect(view.rect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(isPicture(view))
    screen.runFrame()
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    screen.runFrame()
    #expect(view.draws == 2)
    #expect(screen.mirror.nodes.values.contains { $0.properties.contents == view.layer.layerContents })
  }

  @Test func `a view on no screen is not drawn`() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.runFrame()
    #expect(view.draws == 0)
  }

  @Test func `a view that begins its drawing with super is drawn every time`() {
    final class Polite: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        draws += 1
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let first = Polite(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(first)
    let second = Polite(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(second)
    first.setNeedsDisplay()
    screen.runFrame()
    #expect(first.draws == 2)
    #expect(second.draws == 1)
    #expect(isPicture(first) && isPicture(second))
  }

  @Test func `a view that draws only sometimes is drawn when it is asked`() {
    final class Sometimes: UIView {
      var isOn = false
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard isOn else { return }
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(contents(of: view) == .none)
    view.isOn = true
    view.setNeedsDisplay()
    screen.runFrame()
    #expect(isPicture(view))
    view.isOn = false
    view.setNeedsDisplay()
    screen.runFrame()
    #expect(contents(of: view) == .none)
  }

  @Test func `of a class that does not draw one view is displayed, and no other`() {
    final class Plain: UIView {
      static var displays = 0
      override func display(_ layer: CALayer) {
        Self.displays += 1
        super.display(layer)
      }
    }
    for _ in 0..<5 { screen.show(Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    #expect(Plain.displays == 1)
  }

  @Test func `a view that had no size is drawn when it gets one`() {
    let view = Drawing()
    screen.show(view)
    #expect(view.draws == 0)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.runFrame()
    #expect(view.draws == 1)
  }

  @Test func `a view is drawn for each size only if it says so`() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    view.frame.size.width = 20
    screen.runFrame()
    #expect(view.draws == 1)
    view.contentMode = .redraw
    screen.runFrame()
    view.frame.size.width = 30
    screen.runFrame()
    #expect(view.draws == 3)
  }

  @Test func `another content mode lays what was drawn in otherwise, and draws nothing`() {
    final class Counting: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += 1
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .bottomRight
    screen.runFrame()
    #expect(view.layer.contentsGravity == .bottomRight)
    #expect(view.drawings == 1)
    view.contentMode = .redraw
    screen.runFrame()
    #expect(view.drawings == 2)
  }

  @Test func `drawing is in the coordinates of the bounds`() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 100, y: 200)
    screen.show(view)
    #expect(view.rect == CGRect(x: 100, y: 200, width: 10, height: 10))
  }

  @Test func `a layer class of one's own is used`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func `a layer class that is none traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: UIView {
          override class var layerClass: AnyClass { NSObject.self }
        }
        _ = Wrong()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "Wrong.layerClass is NSObject, which is no CALayer: answer with a subclass of CALayer."))
  }
}
