import DecisionTrace
import Foundation
import LayerEngine
import PlaneGeometry
import Testing

/// Core Animation stops at bounds and positions that are no numbers, and at nothing else.
struct LayerNumberTests {
  private let layer = CALayer()
  private let recorder = TraceRecorder()
  private let tree: LayerTree

  init() {
    let trace = DecisionTrace { 0 }
    trace.add(recorder)
    tree = LayerTree(root: layer, context: AnimationContext(trace: trace, animatesImplicitly: false))
  }

  private var sentences: [String] { recorder.events.map(\.description) }

  @Test func `a transform that is not finite leaves the last good one, and the trace says so`() {
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(layer.transform.m11 == 2)
    layer.transform = CATransform3DMakeTranslation(.infinity, 0, 0)
    #expect(layer.transform.m11 == 2 && layer.transform.m41 == 0)
    #expect(sentences.count == 2)
    #expect(sentences.first?.contains("The transform of CALayer#1 cannot be CATransform3D(m11: nan") == true)
    #expect(sentences.first?.contains("and stays what it was: all of its numbers must be finite") == true)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    #expect(layer.transform.m11 == 3 && sentences.count == 2)
  }

  @Test func `a perspective from a distance of nothing is left out`() {
    // -1 / 0 is what it comes to.
    layer.sublayerTransform.m34 = -0.5
    layer.sublayerTransform.m34 = -CGFloat.infinity
    #expect(layer.sublayerTransform.m34 == -0.5)
    #expect(sentences.first?.contains("The sublayerTransform of CALayer#1 cannot be") == true)
  }

  @Test func `anchor points, depths and parts of contents that are no numbers leave the last good ones`() {
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    layer.anchorPointZ = .nan
    layer.zPosition = 4
    layer.zPosition = .nan
    layer.contentsRect = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    #expect(layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(layer.anchorPointZ == 0)
    #expect(layer.zPosition == 4)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(sentences.count == 5)
    #expect(sentences.first?.contains("The anchorPoint of CALayer#1 cannot be (x inf, y 0.0)") == true)
  }

  @Test func `numbers of the look that are none leave the last good ones`() {
    layer.opacity = 0.5
    layer.opacity = .nan
    layer.cornerRadius = 7
    layer.cornerRadius = .nan
    layer.borderWidth = .nan
    layer.shadowRadius = .nan
    layer.shadowOpacity = .nan
    layer.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
    #expect(layer.opacity == 0.5)
    #expect(layer.cornerRadius == 7)
    #expect(layer.borderWidth == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(sentences.count == 6)
    #expect(sentences[1].contains("The cornerRadius of CALayer#1 cannot be nan"))
  }

  @Test func `what is left out reaches no host`() {
    _ = tree.commit()
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    layer.opacity = .nan
    #expect(tree.commit().isEmpty)
  }

  @Test func `an animation to what is no number shows nothing`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = CGFloat.nan
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentation()?.opacity == 1)
  }
}
