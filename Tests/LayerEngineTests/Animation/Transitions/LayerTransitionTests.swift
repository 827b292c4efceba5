import Foundation
import FrameClock
import PlaneGeometry
import Testing

@testable import LayerEngine

struct LayerTransitionTests {
  /// Where the new and the old look of a layer in the middle of the root are drawn at a quarter of the way, and in which
  /// order.
  private func quarter(_ effect: TransitionEffect) -> (places: [CGPoint], isNewAbove: Bool) {
    let stage = Stage()
    LayerTransition(of: stage.layer)?.begin(effect, duration: 1, timing: nil)
    stage.frame(at: 0.25)
    let children = stage.mirror.root.flatMap { stage.mirror.nodes[$0]?.children } ?? []
    guard let old = children.first(where: { $0 != stage.layer.identifier }) else { return ([], false) }
    let places = [stage.layer.identifier, old].map { stage.mirror.nodes[$0]?.properties.position ?? .zero }
    return (places, children.last == stage.layer.identifier)
  }

  @Test func `the new pushes the old out from each side`() {
    #expect(quarter(.push(.left)).places == [CGPoint(x: -25, y: 50), CGPoint(x: 75, y: 50)])
    #expect(quarter(.push(.right)).places == [CGPoint(x: 125, y: 50), CGPoint(x: 25, y: 50)])
    #expect(quarter(.push(.top)).places == [CGPoint(x: 50, y: -25), CGPoint(x: 50, y: 75)])
    #expect(quarter(.push(.bottom)).places == [CGPoint(x: 50, y: 125), CGPoint(x: 50, y: 25)])
  }

  @Test func `the new moves in over the old`() {
    let quarter = quarter(.moveIn(.left))
    #expect(quarter.places == [CGPoint(x: -25, y: 50), CGPoint(x: 50, y: 50)])
    #expect(quarter.isNewAbove)
  }

  @Test func `the old moves away from over the new`() {
    let quarter = quarter(.reveal(.left))
    #expect(quarter.places == [CGPoint(x: 50, y: 50), CGPoint(x: 75, y: 50)])
    #expect(!quarter.isNewAbove)
  }

  @Test func `the old look is the one from before the change`() {
    let stage = Stage()
    stage.context.disablesActions = true
    stage.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let transition = LayerTransition(of: stage.layer)
    stage.layer.refusesActions = true
    stage.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    transition?.begin(.push(.left), duration: 1, timing: nil)
    stage.frame(at: 0.5)
    let colors = stage.mirror.nodes.values.compactMap { node in
      node.properties.backgroundColor.map { (node.properties.position.x, $0.red) }
    }
    #expect(colors.sorted { $0.0 < $1.0 }.map { [Double($0.0), Double($0.1)] } == [[0, 1], [100, 0]])
  }

  @Test func `until the delay is over the old look stands`() {
    let stage = Stage()
    LayerTransition(of: stage.layer)?.begin(.push(.left), duration: 1, timing: nil, delay: 1)
    #expect(stage.shown(\.position.x, at: [0.5, 1, 1.5, 2]) == [-50, -50, 0, 50])
  }

  @Test func `a layer without a parent, or in no tree, has no transition`() {
    #expect(LayerTransition(of: Stage().root) == nil)
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    #expect(LayerTransition(of: child) == nil)
  }

  @Test func `a layer that leaves before the beginning does not begin`() {
    let stage = Stage()
    let transition = LayerTransition(of: stage.layer)
    stage.layer.removeFromSuperlayer()
    #expect(transition?.begin(.fade, duration: 1, timing: nil) == false)
    stage.frame(at: 1)
    #expect(stage.mirror.nodes.count == 1)
  }

  @Test func `a transition that is added to a layer shows what the layer shows next`() {
    let stage = Stage()
    let log = AnimationLog(stage.clock)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.delegate = log
    transition.setValue("push", forKey: "name")
    stage.layer.add(transition, forKey: "any")
    #expect(stage.layer.animationKeys()?.contains("transition") == true)
    #expect(stage.shown(\.position.x, at: [0, 0.5, 1]) == [150, 100, 50])
    #expect(log.lines == ["0: push starts", "1000: push ends"])
    #expect(stage.mirror.nodes.count == 2)
  }

  @Test func `a transition shows the part of the way that it is to`() {
    let stage = Stage()
    let transition = CATransition()
    transition.type = .push
    transition.duration = 1
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    stage.layer.add(transition, forKey: nil)
    #expect(stage.shown(\.position.x, at: [0, 0.5, 1]) == [0, 12.5, 50])
  }

  @Test(arguments: [(Float.nan, Float.nan), (-1, 7), (0.8, 0.2)])
  func `parts that make no sense are held within the whole`(start: Float, end: Float) {
    let stage = Stage()
    let transition = CATransition()
    transition.duration = 1
    transition.startProgress = start
    transition.endProgress = end
    stage.layer.add(transition, forKey: nil)
    stage.frame(at: 0.5)
    stage.frame(at: 1.5)
    #expect(stage.mirror.nodes.count == 2)
  }
}
