import OpenCollectionView
import Testing

@MainActor struct MotionEffectTests {
  private func effect(
    _ least: Any?, _ most: Any?, _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
  )
    -> UIInterpolatingMotionEffect
  {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: type)
    effect.minimumRelativeValue = least
    effect.maximumRelativeValue = most
    return effect
  }

  @Test func `a value lies between two as far as the device is tilted along the axis`() {
    let horizontal = effect(-10, 30)
    let offset = UIOffset(horizontal: 0.5, vertical: -1)
    #expect(horizontal.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat == 20)
    let vertical = effect(-10, 30, .tiltAlongVerticalAxis)
    #expect(vertical.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat == -10)
    #expect(horizontal.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? CGFloat == 10)
    let beyond = UIOffset(horizontal: 3, vertical: 0)
    #expect(horizontal.keyPathsAndRelativeValues(forViewerOffset: beyond)?["center.x"] as? CGFloat == 30)
  }

  @Test func `points, sizes, transforms and values with them lie between, too`() {
    func middle(_ least: Any?, _ most: Any?) -> Any? {
      effect(least, most).keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"]
    }
    #expect(middle(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 4)) as? CGPoint == CGPoint(x: 2, y: 3))
    #expect(
      middle(NSValue(cgSize: CGSize(width: -4, height: 2)), NSValue(cgSize: CGSize(width: 4, height: 4))) as? CGSize
        == CGSize(width: 0, height: 3))
    #expect(
      middle(UIOffset(horizontal: 1, vertical: 1), UIOffset(horizontal: 3, vertical: 1)) as? UIOffset
        == UIOffset(horizontal: 2, vertical: 1))
    #expect(
      middle(CGAffineTransform.identity, CGAffineTransform(translationX: 6, y: 0)) as? CGAffineTransform
        == CGAffineTransform(translationX: 3, y: 0))
    #expect(middle(NSNumber(value: 1), 2.0) as? CGFloat == 1.5)
    #expect(middle(1, CGPoint.zero) == nil)
    #expect(middle(nil, 1) == nil)
    #expect(middle("a", "b") == nil)
  }

  @Test func `a group adds what all of its effects add`() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let other = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    (other.minimumRelativeValue, other.maximumRelativeValue) = (-8, 8)
    group.motionEffects = [effect(-10, 10), other]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
    #expect(values?["center.x"] as? CGFloat == 10)
    #expect(values?["center.y"] as? CGFloat == -8)
  }

  @Test func `a view keeps an effect once, until it is taken away, and nothing of it changes`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let effect = effect(5, 15)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects.count == 1)
    #expect(view.center == CGPoint(x: 5, y: 5))
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `a copy is an effect of its own with the same values`() throws {
    let copy = try #require(effect(-10, 10).copy() as? UIInterpolatingMotionEffect)
    #expect(copy.keyPath == "center.x")
    #expect(copy.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? CGFloat == 0)
  }
}
