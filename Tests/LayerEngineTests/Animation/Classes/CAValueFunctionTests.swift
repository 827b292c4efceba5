import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct CAValueFunctionTests {
  let stage = Stage()

  @Test(
    arguments: [
      (.rotateZ, CATransform3DMakeRotation(2, 0, 0, 1)), (.rotateX, CATransform3DMakeRotation(2, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(2, 0, 1, 0)), (.scaleX, CATransform3DMakeScale(2, 1, 1)),
      (.scaleY, CATransform3DMakeScale(1, 2, 1)), (.scaleZ, CATransform3DMakeScale(1, 1, 2)),
      (.translateX, CATransform3DMakeTranslation(2, 0, 0)), (.translateY, CATransform3DMakeTranslation(0, 2, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, 2)),
    ] as [(CAValueFunctionName, CATransform3D)])
  func `numbers become transforms`(name: CAValueFunctionName, expected: CATransform3D) {
    let animation = basic("transform", from: 1, to: 3)
    animation.valueFunction = CAValueFunction(name: name)
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0.5)
    let shown = stage.shown(stage.layer).transform
    for entry in [\CATransform3D.m11, \.m12, \.m13, \.m22, \.m23, \.m33, \.m41, \.m42, \.m43] {
      #expect(abs(shown[keyPath: entry] - expected[keyPath: entry]) < 1e-12)
    }
  }

  @Test func `an end that is missing is that part of what the layer has`() {
    stage.context.disablesActions = true
    stage.layer.transform = CATransform3DMakeTranslation(10, 0, 0)
    let animation = basic("transform", from: 0)
    animation.valueFunction = CAValueFunction(name: .translateX)
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).transform.m41 == 5)
  }

  @Test func `a function of anything but a transform shows nothing, and there are no others`() {
    for key in ["opacity", "position", "position.x", "path", "hidden"] {
      let animation = basic(key, from: 1, to: 3)
      animation.valueFunction = CAValueFunction(name: .scaleX)
      stage.layer.add(animation, forKey: nil)
    }
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "scale")) == nil)
  }
}
