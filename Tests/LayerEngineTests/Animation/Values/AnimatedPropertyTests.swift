import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct AnimatedPropertyTests {
  private static let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private static let other = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)

  /// Properties that have a shape, a gradient and copies.
  private var properties: LayerProperties {
    var properties = LayerProperties()
    properties.shape = LayerShape(path: Self.path)
    properties.replication = .value(LayerReplication())
    properties.gradient = LayerGradient(
      kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
      stops: [LayerGradient.Stop(color: .black, location: 0), LayerGradient.Stop(color: .black, location: 1)])
    return properties
  }

  private func value(of kind: AnimationValue.Kind) -> AnimationValue {
    switch kind {
    case .number: .number(0.25)
    case .point: .point(CGPoint(x: 0.25, y: 0.75))
    case .size: .size(CGSize(width: 3, height: -4))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(LayerColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    case .transform: .transform(CATransform3DMakeRotation(1, 0, 1, 0))
    case .path: .path(Self.other)
    case .colors: .list([[1, 0, 0, 1], [0, 0, 1, 0.5]])
    case .numbers: .list([[0.25, 0, 0, 0], [0.75, 0, 0, 0]])
    case .flag: .flag(true)
    case .contents: .contents(.text([]))
    }
  }

  @Test(arguments: AnimatedProperty.allCases)
  func `a property answers what it was given, and a commit carries just that`(property: AnimatedProperty) {
    let key = AnimationKey(property)
    var changed = properties
    let new = value(of: property.kind)
    if property == .isDoubleSided { changed.isDoubleSided = false }
    changed.set(new, of: key)

    #expect(!changed.value(of: key).differs(from: new) || isSame(changed.value(of: key), new))
    #expect(property == .isDoubleSided || changed.differences(from: properties).subtracting(property.bits).isEmpty)
    #expect(property == .isDoubleSided || changed != properties)
    #expect(AnimationKey(path: property.rawValue) == key)
    let object = new.object(as: property.kind)
    let read = object.flatMap { AnimationValue($0, as: property.kind) }
    #expect(read.map { isSame($0, new) } == true)
  }

  private func isSame(_ first: AnimationValue, _ second: AnimationValue) -> Bool {
    switch (first, second) {
    case (.list(let first), .list(let second)): first == second
    case (.flag(let first), .flag(let second)): first == second
    case (.contents(let first), .contents(let second)): first == second
    default: !first.differs(from: second)
    }
  }

  @Test(arguments: AnimatedProperty.allCases)
  func `a value of another kind changes nothing`(property: AnimatedProperty) {
    for kind in [AnimationValue.Kind.number, .transform, .path, .colors, .flag, .contents] {
      let new = value(of: kind)
      switch (property.kind, new) {
      case (.transform, .transform), (.path, .path), (.colors, .list), (.numbers, .list), (.flag, .flag),
        (.contents, .contents), (.number, .vector), (.point, .vector), (.size, .vector), (.rect, .vector),
        (.color, .vector):
        continue
      default: break
      }
      var changed = properties
      changed.set(new, of: AnimationKey(property))
      #expect(changed == properties)
    }
  }

  @Test(arguments: AnimatedProperty.allCases)
  func `numbers that are none change nothing`(property: AnimatedProperty) {
    for number in [Double.nan, .infinity, -.infinity] {
      var changed = properties
      changed.set(.vector([0, number, 0, 0]), of: AnimationKey(property))
      var transform = CATransform3DIdentity
      transform.m13 = number
      changed.set(.transform(transform), of: AnimationKey(property))
      #expect(changed == properties)
    }
  }

  @Test(
    arguments: [
      "position.x", "position.y", "anchorPoint.x", "bounds.origin", "bounds.origin.x", "bounds.origin.y", "bounds.size",
      "bounds.size.width", "bounds.size.height", "contentsRect.size.width", "contentsCenter.origin.y",
      "shadowOffset.width", "shadowOffset.height", "startPoint.x", "endPoint.y", "transform.rotation",
      "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale", "transform.scale.x",
      "transform.scale.y", "transform.scale.z", "transform.translation", "transform.translation.x",
      "transform.translation.y", "transform.translation.z", "sublayerTransform.rotation.y",
      "sublayerTransform.translation.x",
    ])
  func `a part answers what it was given, and the rest stays`(path: String) throws {
    let key = try #require(AnimationKey(path: path))
    var changed = properties
    changed.bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
    let before = changed
    let new: AnimationValue = key.valueKind == .number ? .number(0.75) : .vector([0.75, 0.25, 0, 0])
    changed.set(new, of: key)
    let read = try #require(changed.value(of: key).size)
    #expect(abs(read.width - 0.75) < 1e-12)
    #expect(key.valueKind == .number || abs(read.height - 0.25) < 1e-12)
    #expect(changed.differences(from: before) == key.bits)
    if path == "bounds.size.width" { #expect(changed.bounds == CGRect(x: 5, y: 6, width: 0.75, height: 8)) }
  }

  @Test(
    arguments: [
      "", ".", "x", "frame", "position.z", "position.", "position.x.y", "opacity.x", "bounds.x", "transform.rotation.w",
      "transform.m34", "transform.", "backgroundColor.red", "Position", "shadow", "layerContents",
    ])
  func `a path that names nothing is none`(path: String) {
    #expect(AnimationKey(path: path) == nil)
    let layer = CALayer()
    let before = layer.properties
    layer.setValue(0.5, forKeyPath: path)
    #expect(layer.value(forKeyPath: path) == nil && layer.properties == before)
  }

  @Test func `values of layers are read and set by key paths`() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - 0.5) < 1e-12)
    layer.setValue(NSNumber(value: 3), forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 3, y: 0))
    layer.setValue(NSValue(size: NSSize(width: 9, height: 4)), forKeyPath: "bounds.size")
    #expect(layer.bounds.size == CGSize(width: 9, height: 4))
    layer.setValue(true, forKeyPath: "isHidden")
    #expect(layer.isHidden && layer.value(forKeyPath: "hidden") as? Bool == true)
    layer.setValue(CGColor.black, forKeyPath: "backgroundColor")
    layer.setValue(nil, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.shadowPath = Self.path
    layer.setValue(nil, forKeyPath: "shadowPath")
    #expect(layer.shadowPath == nil)
    layer.setValue("far", forKeyPath: "position")
    layer.setValue(nil, forKeyPath: "position")
    #expect(layer.position == CGPoint(x: 3, y: 0))
  }

  @Test func `boxed values of another kind count as missing`() {
    let boxes: [Any] = [
      NSNumber(value: 3), NSValue(range: NSRange(location: 1, length: 2)), NSValue(point: NSPoint(x: 1, y: 2)),
      NSValue(size: NSSize(width: 1, height: 2)), NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), NSNull(), "3",
    ]
    func count(_ kind: AnimationValue.Kind) -> Int { boxes.count { AnimationValue($0, as: kind) != nil } }
    #expect([.point, .size, .rect, .number, .color, .transform].map(count) == [1, 1, 1, 1, 1, 0])
  }
}
