import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct CABasicAnimationTests {
  let stage = Stage()

  @Test func `it goes from one value to the other and then shows the property`() {
    stage.layer.add(basic("opacity", from: 0, to: 0.5), forKey: "fade")

    #expect(stage.shown(\.opacity, at: [0, 0.25, 0.5, 0.75, 1, 1.25]) == [0, 0.125, 0.25, 0.375, 1, 1])
  }

  @Test func `the property itself does not change meanwhile`() {  // A3
    stage.layer.add(basic("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 100)), forKey: nil)
    stage.frame(at: 0.5)

    #expect(stage.shown(stage.layer).position == CGPoint(x: 50, y: 50))
    stage.frame(at: 0.9)
    #expect(stage.shown(stage.layer).position == CGPoint(x: 90, y: 90))
    #expect(stage.layer.position == CGPoint(x: 50, y: 50))
    #expect(stage.root.hitTest(CGPoint(x: 1, y: 1)) === stage.layer)
  }

  @Test(
    arguments: [
      (10.0, 20.0, nil, [10.0, 15, 20]), (10, nil, 4, [10, 12, 14]), (nil, 20, 4, [16, 18, 20]),
      (10, nil, nil, [10, 30, 50]), (nil, 20, nil, [50, 35, 20]), (nil, nil, 4, [50, 52, 54]),
      (nil, nil, nil, [50, 50, 50]), (10, 20, 4, [10, 15, 20]),
    ] as [(Double?, Double?, Double?, [Double])])
  func `from, to and by are read as documented`(from: Double?, to: Double?, by: Double?, expected: [Double]) {
    let animation = basic("position.x", from: from, to: to, by: by)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)

    #expect(stage.shown(\.position.x, at: [0, 0.5, 1]) == expected.map { CGFloat($0) })
  }

  @Test func `additive animations add up`() {  // A7
    for (start, distance) in [(0.0, 100.0), (0.5, 40)] {
      stage.frame(at: start)
      let animation = basic("position.x", from: distance, to: 0)
      animation.isAdditive = true
      stage.layer.add(animation, forKey: nil)
    }

    #expect(stage.shown(\.position.x, at: [0.5, 0.75, 1, 1.25, 1.5]) == [140, 105, 70, 60, 50])
  }

  // A7
  @Test(arguments: [[-30, 25], [25, -30]] as [[CGFloat]])
  func `a size that one added way takes below nothing is there again with the next`(ways: [CGFloat]) {
    stage.context.disablesActions = true
    stage.layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    stage.layer.cornerRadius = 10
    stage.layer.borderWidth = 10
    stage.layer.shadowRadius = 10
    for key in ["bounds.size.height", "cornerRadius", "borderWidth", "shadowRadius"] {
      for way in ways {
        let animation = basic(key, from: way, to: way)
        animation.isAdditive = true
        stage.layer.add(animation, forKey: nil)
      }
    }
    stage.frame(at: 0.5)
    let shown = stage.shown(stage.layer)
    #expect(shown.bounds.size == CGSize(width: 100, height: 5))
    #expect(shown.cornerRadius == 5 && shown.borderWidth == 5 && shown.shadow.radius == 5)
    #expect(stage.layer.presentation()?.bounds.size == CGSize(width: 100, height: 5))
    // A sum below nothing is nothing.
    let last = basic("bounds.size.height", from: -8, to: -8)
    last.isAdditive = true
    stage.layer.add(last, forKey: nil)
    stage.frame(at: 0.6)
    #expect(stage.shown(stage.layer).bounds.size == CGSize(width: 100, height: 0))
  }

  @Test func `additive transforms are multiplied, the added one first`() {
    stage.layer.transform = CATransform3DMakeTranslation(10, 0, 0)
    stage.context.disablesActions = true
    let animation = basic(
      "transform", from: CATransform3DMakeScale(2, 2, 1), to: CATransform3DMakeScale(2, 2, 1))
    animation.isAdditive = true
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0.5)

    let expected = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0))
    #expect(CATransform3DEqualToTransform(stage.shown(stage.layer).transform, expected))
  }

  @Test func `a cumulative animation begins each run where the one before ended`() {
    let animation = basic("position.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    stage.layer.add(animation, forKey: nil)

    #expect(stage.shown(\.position.x, at: [0.5, 1, 1.5, 2.5, 3]) == [5, 10, 15, 25, 50])
  }

  @Test func `rotations go all the way round`() {
    stage.layer.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    stage.frame(at: 0.25)

    let shown = stage.shown(stage.layer).transform
    #expect(abs(shown.m11) < 1e-12 && abs(shown.m12 - 1) < 1e-12)
    stage.frame(at: 0.5)
    #expect(abs(stage.shown(stage.layer).transform.m11 + 1) < 1e-12)
  }

  @Test func `a colour goes component by component`() {
    stage.layer.add(
      basic(
        "backgroundColor", from: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        to: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)), forKey: nil)
    stage.frame(at: 0.5)

    #expect(stage.shown(stage.layer).backgroundColor == LayerColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test func `values of another kind, key paths of nothing and numbers that are none show nothing`() {
    stage.layer.add(basic("opacity", from: "half", to: Double.nan), forKey: nil)
    stage.layer.add(basic("frame", from: CGRect.zero, to: CGRect.zero), forKey: nil)
    stage.layer.add(basic("position.z", from: 0, to: 1), forKey: nil)
    stage.layer.add(CABasicAnimation(), forKey: nil)
    stage.frame(at: 0.5)

    #expect(stage.shown(stage.layer) == stage.layer.properties)
  }
}
