import Foundation
import Testing

@testable import OpenCollectionView

@MainActor struct GeometryInValueTests {
  @Test func `casts put geometry into a value, and take it out of one`() {
    // V166
    let point: Any = CGPoint(x: 1, y: 2)
    #expect(CGPoint(x: 1, y: 2).inValue.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    let value: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let insets: Any = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets as? NSValue)?.uiEdgeInsetsValue.bottom == 3)
    let turn: Any = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2))
    #expect((turn as? CATransform3D)?.m11 == 2)
    let scale: Any = CGAffineTransform(scaleX: 2, y: 3)
    #expect((scale as? NSValue)?.cgAffineTransformValue.d == 3)
  }

  @Test func `other geometry is not taken out`() {
    let value: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
    #expect(value as? CGPoint == nil && value as? CGRect == nil)
    #expect(value as? CGSize == CGSize(width: 3, height: 4))
    #expect((CGPoint.zero as Any) as? NSNumber == nil)
  }

  @Test func `other geometry where it must be this one ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = CGPoint._unconditionallyBridgeFromObjectiveC(NSValue(cgSize: CGSize(width: 3, height: 4)))
    }
  }

  @Test func `geometry describes itself as on Apple's systems`() {
    #expect("\(CGRect(x: 0, y: 1, width: 2.5, height: 3))" == "(0.0, 1.0, 2.5, 3.0)")
    #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
    #expect(String(describing: CGPoint(x: 1, y: 2)) == "(1.0, 2.0)")
  }
}
